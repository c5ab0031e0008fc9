// What a press means: on a card, on a server, on a name in the log.

import { looseCard } from "../card/face.js";
import { hideCard, place } from "../card/zoom.js";
import { hideMenu, showMenu } from "./menu.js";
import { cardAt, cardsOf } from "./options.js";

/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {import("./options.js").Doing} Doing */
/**
 * @typedef {{
 *   root: HTMLElement,
 *   parts: {board: HTMLElement},
 *   rules: string,
 *   game: import("../store.js").Game,
 *   plan: import("./options.js").Plan,
 *   inspector: import("./inspector.js").Inspector,
 * }} Pressed
 */

/** How long a finger rests on a card to look at it, in milliseconds; and what says that it does not. */
const HOLD = 480;
const LIFTED = ["pointerup", "pointercancel"];
const ENDS = [...LIFTED, "scroll"];
/** A finger is never quite still: so many pixels are no movement. */
const STILL = 10;

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

export class Pressing {
  /** @param {Pressed} table */
  constructor(table) {
    this.table = table;
    /** Whether the last press was a finger's. */
    this.touched = false;
    /** The handle of the card that was lifted by a first tap; a second one plays it. */
    this.lifted = "";
  }

  /**
   * The first tap lifts a card and shows it, so that nothing is played by mistake.
   * @param {CardView} card
   * @param {HTMLElement} element
   */
  #lift(card, element) {
    this.#drop();
    this.lifted = card.handle;
    element.classList.add("lifted");
    if (card.name) place(element, this.table.rules, card);
  }

  #drop() {
    this.lifted = "";
    hideCard();
    this.table.parts.board.querySelector(".lifted")?.classList.remove("lifted");
  }

  /** @param {Doing} doing */
  act(doing) {
    if (doing.plan !== undefined) this.table.game.follow(doing.plan);
    else this.table.game.answer(doing.index, doing.then ?? null);
  }

  /**
   * A card was pressed: its one option, a menu of several, or what it is and why it can do nothing.
   * @param {CardView} card
   * @param {HTMLElement} element
   */
  card(card, element) {
    const doings = this.#doings(card);
    if (this.touched && doings.length && this.lifted !== card.handle) return this.#lift(card, element);
    this.#drop();
    if (doings.length === 1) this.act(doings[0]);
    else if (doings.length) this.#menu(element, card.name || "This card", doings, card);
    else this.inspect(card);
  }

  /**
   * A card as it is now, and what it can do.
   * @param {string} handle
   */
  again(handle) {
    const view = this.table.game.view;
    const card = view ? cardAt(view, handle) : undefined;
    return card ? { card, doings: this.#doings(card) } : null;
  }

  /** @param {CardView} card */
  inspect(card) {
    hideCard();
    this.table.inspector.card(card, this.#doings(card));
  }

  /**
   * @param {number} id
   * @param {HTMLElement} element
   */
  server(id, element) {
    const doings = this.table.plan.servers.get(id) ?? [];
    const name = this.table.game.view?.servers.find((server) => server.id === id)?.name ?? "A new server";
    if (doings.length === 1) this.act(doings[0]);
    else if (doings.length) this.#menu(element, name, doings);
  }

  /** @param {string} name a card the log names, wherever it is now */
  named(name) {
    const view = this.table.game.view;
    const here = view && [...cardsOf(view)].find((card) => card.name === name);
    this.inspect(here || looseCard(name, ""));
  }

  /**
   * Show on the table which card an option is about.
   * @param {number | null} index
   */
  point(index) {
    const { game, parts } = this.table;
    parts.board.querySelectorAll(".pointed").forEach((each) => each.classList.remove("pointed"));
    const handle = index === null ? "" : game.decision?.options[index]?.card;
    if (handle)
      parts.board.querySelector(`.card-button[data-handle="${CSS.escape(handle)}"]`)?.classList.add("pointed");
  }

  /** A press anywhere on the board skips ahead; a right click or a long press looks at a card. */
  listen() {
    const { game, parts, root } = this.table;
    let pressed = "";
    const down = (/** @type {PointerEvent} */ event) => {
      pressed = `${event.clientX} ${event.clientY}`;
      this.touched = event.pointerType === "touch";
      if (this.touched) this.#holding(event, look);
      if (!game.looking) game.skip();
    };
    // After a press the board is drawn anew under the pointer: that is not the pointer coming to rest on a card.
    const enter = (/** @type {PointerEvent} */ event) => {
      if (pressed === `${event.clientX} ${event.clientY}`) event.stopImmediatePropagation();
    };
    const look = (/** @type {MouseEvent} */ event) => {
      const button = event.target instanceof Element ? event.target.closest("[data-handle]") : null;
      const handle = button instanceof HTMLElement ? button.dataset.handle : "";
      const card = handle && game.view ? cardAt(game.view, handle) : undefined;
      if (!card) return;
      event.preventDefault();
      hideMenu();
      this.inspect(card);
    };
    parts.board.addEventListener("pointerdown", down);
    parts.board.addEventListener("pointerenter", enter, { capture: true });
    root.addEventListener("contextmenu", look);
    return () => root.removeEventListener("contextmenu", look);
  }

  /**
   * A long press looks at a card on every phone, also on those that have no menu for it.
   * @param {PointerEvent} event
   * @param {(event: MouseEvent) => void} look
   */
  #holding(event, look) {
    const stop = () => {
      clearTimeout(timer);
      for (const kind of ENDS) document.removeEventListener(kind, stop);
      document.removeEventListener("pointermove", moved);
    };
    const moved = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      if (Math.hypot(clientX - event.clientX, clientY - event.clientY) > STILL) stop();
    };
    const timer = setTimeout(() => {
      stop();
      look(event);
      // The finger that rests does not press the card, too, as it is lifted, however late that is.
      document.addEventListener("click", swallow, { capture: true, once: true });
      const lifted = () => {
        for (const kind of LIFTED) document.removeEventListener(kind, lifted);
        setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 600);
      };
      for (const kind of LIFTED) document.addEventListener(kind, lifted);
    }, HOLD);
    for (const kind of ENDS) document.addEventListener(kind, stop);
    document.addEventListener("pointermove", moved);
  }

  /**
   * @param {HTMLElement} element
   * @param {string} title
   * @param {Doing[]} doings
   * @param {CardView} [card]
   */
  #menu(element, title, doings, card) {
    const items = doings.map((doing) => ({ label: doing.label, act: () => this.act(doing), quiet: false }));
    if (card?.name) items.push({ label: "Look closer", act: () => this.inspect(card), quiet: true });
    showMenu(element, title, items);
  }

  /** @param {CardView} card */
  #doings(card) {
    return this.table.plan.cards.get(card.handle) ?? [];
  }
}
