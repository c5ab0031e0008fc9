// The table: one seat of one game, put together from its parts.

import { Log } from "../log/log.js";
import { FlowChart } from "../chart/chart.js";
import { hideCard } from "../card/zoom.js";
import { h, put, toast } from "../dom.js";
import { keys } from "../keys.js";
import { changeSettings, onSettings, openSettings, settings } from "../settings.js";
import { Game } from "../store.js";
import { drawText } from "../text/text.js";
import { drawBoard } from "./board.js";
import { Bar } from "./controls.js";
import { dragging } from "./drag.js";
import { showHelp } from "./help.js";
import { Inspector } from "./inspector.js";
import { hideMenu, showMenu } from "./menu.js";
import { Motion } from "./motion.js";
import { drawNow } from "./now.js";
import { cardAt, cardsOf, planOf } from "./options.js";
import { showPile } from "./pile.js";
import { drawPrompt } from "./prompt.js";
import { placeRails } from "./rail.js";
import { drawResult } from "./result.js";
import { layout } from "./layout.js";
import { waitingWords, placeWords } from "./said.js";
import { PLAIN, wordsOf } from "./words.js";

/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {import("./options.js").Doing} Doing */

/**
 * @param {HTMLElement} root
 * @param {Record<string, string>} params
 */
export function open(root, { token }) {
  const page = new Table(root, token);
  return { close: () => page.close() };
}

class Table {
  /**
   * @param {HTMLElement} root
   * @param {string} token
   */
  constructor(root, token) {
    this.root = root;
    this.words = PLAIN;
    this.rules = "";
    this.all = false;
    this.seen = false;
    this.parts = layout(root);
    const { parts } = this;
    const explain = (/** @type {string} */ rule) => void this.inspector.rule(rule);
    this.explain = explain;
    this.inspector = new Inspector(parts.inspector, {
      rules: () => this.rules,
      why: (handle) => this.game.why(handle),
      choose: (doing) => this.#do(doing),
      changed: (reading) => root.classList.toggle("reading", reading),
    });
    this.chart = new FlowChart(parts.chart, explain);
    this.log = new Log(parts.log, { explain, card: (name) => this.#named(name) });
    this.bar = new Bar(parts.bar, {
      undo: () => this.game.undo(),
      redo: () => this.game.redo(),
      ask: (asking) => {
        this.game.ask(asking);
        // A quiet spell ends by itself; the other two are what this person likes.
        if (asking !== "quiet") void changeSettings({ asking });
      },
      text: () => void changeSettings({ text_mode: !settings.text_mode }),
      chart: () => void changeSettings({ chart: !settings.chart }),
      help: showHelp,
      settings: () => void openSettings(),
      concede: () => this.game.concede(),
    });
    this.motion = new Motion(parts.board);
    /** @type {import("./options.js").Plan} */
    this.plan = { cards: new Map(), servers: new Map(), buttons: [], away: 0, pass: -1 };
    this.game = new Game(token, {
      welcome: (welcome) => void this.#welcome(welcome),
      frame: (frame, lines) => this.#frame(frame, lines),
      link: (link) => this.bar.linked(link),
      because: (because) => this.inspector.because(because),
      refused: (refused) => {
        this.inspector.unanswered();
        toast(refused.why, "bad");
      },
      waiting: () => this.#ask(),
    });
    this.forget = [
      onSettings(() => this.#settled()),
      keys(this),
      dragging(parts.board, this),
      this.motion.watch(() => placeRails(parts.board)),
      this.#pointing(),
    ];
    this.#settled();
  }

  close() {
    hideMenu();
    hideCard();
    for (const forget of this.forget) forget();
    this.chart.close();
    this.log.close();
    this.game.close();
    document.title = "Rulerunner";
  }

  /** @param {import("../protocol.js").Welcome} welcome */
  async #welcome(welcome) {
    if (this.rules === welcome.rules) return;
    this.rules = welcome.rules;
    this.root.dataset.seat = welcome.seat;
    document.title = `${welcome.title} · Rulerunner`;
    await Promise.allSettled([
      wordsOf(welcome.rules).then((words) => (this.words = words)),
      this.chart.load(welcome.rules),
    ]);
    this.draw();
  }

  /**
   * @param {import("../protocol.js").Frame} frame
   * @param {readonly import("../protocol.js").LogLine[]} lines
   */
  #frame(frame, lines) {
    this.all = false;
    if (frame.fresh) this.log.fill(this.game.log);
    else this.log.add(lines);
    if (!frame.view.result) this.seen = false;
    hideMenu();
    hideCard();
    this.motion.moving(frame, () => this.draw());
  }

  /** Draw everything from the frame that is shown. */
  draw() {
    const { frame, view } = this.game;
    if (!frame || !view) return;
    const decision = this.game.decision;
    this.plan = planOf(view, decision, new Set([...cardsOf(view)].map((card) => card.handle)));
    this.bar.show(frame, { place: placeWords(view, this.words), text: settings.text_mode, chart: settings.chart });
    this.chart.show(frame.trail);
    this.parts.notice.hidden = !frame.notice;
    put(this.parts.notice, frame.notice);
    if (settings.text_mode) {
      drawText(this.parts.text, view, { words: this.words, plan: this.plan, act: (doing) => this.#do(doing), explain: this.explain, look: (card) => this.inspect(card) });
    } else {
      drawBoard(this.parts.board, view, {
        rules: this.rules, words: this.words, glow: this.plan.cards, servers: this.plan.servers,
        onCard: (handle, card, element) => this.press(card, element),
        onServer: (id, element) => this.#server(id, element),
        onPile: (title, cards) => showPile(title, cards, this),
      });
      placeRails(this.parts.board);
      drawNow(this.parts.now, view, { rules: this.rules, words: this.words, decision, choose: (i) => this.choose(i), explain: this.explain, look: (card) => this.inspect(card) });
    }
    this.#ask();
    drawResult(this.parts.result, this.seen ? { ...view, result: null } : view, this.game.log, {
      token: this.game.token, welcome: this.game.welcome, points: this.words.points, explain: this.explain,
      close: () => this.#result(true),
    });
  }

  /** @param {boolean} seen whether the end has been read, and the table is to be looked at */
  #result(seen) {
    this.seen = seen;
    this.draw();
  }

  #ask() {
    const decision = this.game.decision;
    if (!decision) this.plan = planOf(/** @type {any} */ (this.game.view), null, new Set());
    this.root.classList.toggle("deciding", decision !== null);
    this.parts.prompt.dataset.at = String(this.game.frame?.at ?? "");
    drawPrompt(this.parts.prompt, decision, this.plan, {
      choose: (index) => this.choose(index),
      explain: this.explain,
      all: this.all || settings.text_mode,
      showAll: (all) => {
        this.all = all;
        this.#ask();
      },
      chosen: this.game.chosen,
      waiting: waitingWords(this.game),
      skip: this.game.playing ? () => void this.game.skip() : null,
      over: this.game.view?.result && !this.game.playing ? () => this.#result(false) : null,
      hover: (index) => this.#hover(index),
    });
  }

  /** @param {number} index */
  choose(index) {
    this.game.answer(index);
  }

  /** @param {Doing} doing */
  #do(doing) {
    this.game.answer(doing.index, doing.then ?? null);
  }

  /**
   * A card was pressed: its one option, a menu of several, or what it is and why it can do nothing.
   * @param {CardView} card
   * @param {HTMLElement} element
   */
  press(card, element) {
    const doings = this.plan.cards.get(card.handle) ?? [];
    if (doings.length === 1) this.#do(doings[0]);
    else if (doings.length) this.#menu(element, card.name || "This card", doings, card);
    else this.inspect(card);
  }

  /** @param {CardView} card */
  inspect(card) {
    hideCard();
    this.inspector.card(card, this.plan.cards.get(card.handle) ?? []);
  }

  /**
   * @param {number} id
   * @param {HTMLElement} element
   */
  #server(id, element) {
    const doings = this.plan.servers.get(id) ?? [];
    const name = this.game.view?.servers.find((server) => server.id === id)?.name ?? "A new server";
    if (doings.length === 1) this.#do(doings[0]);
    else if (doings.length) this.#menu(element, name, doings);
  }

  /**
   * @param {HTMLElement} element
   * @param {string} title
   * @param {Doing[]} doings
   * @param {CardView} [card]
   */
  #menu(element, title, doings, card) {
    const items = doings.map((doing) => ({ label: doing.label, act: () => this.#do(doing), quiet: false }));
    if (card?.name) items.push({ label: "Look closer", act: () => this.inspect(card), quiet: true });
    showMenu(element, title, items);
  }

  /** @param {string} name */
  #named(name) {
    const view = this.game.view;
    const here = view && [...cardsOf(view)].find((card) => card.name === name);
    this.inspect(here || { handle: "", side: "", id: null, name, type: "", faceup: true, strength: null, counters: [], hosted: [] });
  }

  /** A press anywhere on the table skips ahead; a right click or a long press looks at a card. */
  #pointing() {
    const skip = () => void this.game.skip();
    const look = (/** @type {MouseEvent} */ event) => {
      const button = event.target instanceof Element ? event.target.closest("[data-handle]") : null;
      const handle = button instanceof HTMLElement ? button.dataset.handle : "";
      const card = handle && this.game.view ? cardAt(this.game.view, handle) : undefined;
      if (!card) return;
      event.preventDefault();
      hideMenu();
      this.inspect(card);
    };
    this.parts.board.addEventListener("pointerdown", skip);
    this.root.addEventListener("contextmenu", look);
    return () => this.root.removeEventListener("contextmenu", look);
  }

  /** @param {number | null} index */
  #hover(index) {
    this.parts.board.querySelectorAll(".pointed").forEach((each) => each.classList.remove("pointed"));
    const option = index === null ? null : this.game.decision?.options[index];
    const card = option?.card && this.game.view && cardAt(this.game.view, option.card);
    if (card) this.parts.board.querySelector(`.card-button[data-handle="${CSS.escape(card.handle)}"]`)?.classList.add("pointed");
  }

  #settled() {
    this.root.classList.toggle("text-mode", settings.text_mode);
    this.root.classList.toggle("no-chart", !settings.chart);
    put(settings.text_mode ? this.parts.board : this.parts.text);
    this.draw();
  }
}
