// What changed, seen changing: cards move from where they were, numbers say by how much, a rezzed card turns over.

import { h } from "../dom.js";
import { motionAllowed } from "../settings.js";

/** Where a card was, on the screen and in its zone: a zone that moved as a whole moves none of its cards.
 * @typedef {{rect: DOMRect, zone: string, origin: DOMRect, up: boolean, ghost: HTMLElement | null}} Was */
/** @typedef {import("../protocol.js").Frame} Frame */

const MOVE = 340;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const ZONES = ".hand, .servers, .rig, .strip";

export class Motion {
  /** @param {HTMLElement} board */
  constructor(board) {
    this.board = board;
  }

  /**
   * Call something when the board changes its size.
   * @param {() => void} placed
   */
  watch(placed) {
    const watcher = new ResizeObserver(placed);
    watcher.observe(this.board);
    return () => watcher.disconnect();
  }

  /**
   * Draw a frame and show the way from what was there before.
   * @param {Frame} frame
   * @param {() => void} draw
   */
  moving(frame, draw) {
    if (frame.fresh || !motionAllowed() || !this.board.childElementCount) return draw();
    const cards = this.#cards();
    const numbers = this.#numbers();
    draw();
    this.#move(frame, cards);
    this.#count(numbers);
    if (frame.log.some((line) => line.kind === "damage")) this.#hurt();
  }

  /** @returns {Map<string, Was>} */
  #cards() {
    const found = new Map();
    for (const each of this.#keyed()) {
      const ghost = each.classList.contains("card-button") ? each : null;
      found.set(each.dataset.key, { ...placeOf(each), up: each.dataset.up === "1", ghost });
    }
    return found;
  }

  #keyed() {
    return [...this.board.querySelectorAll("[data-key]")].filter((each) => each instanceof HTMLElement);
  }

  #numbers() {
    return new Map(
      [...this.board.querySelectorAll("[data-stat]")]
        .filter((each) => each instanceof HTMLElement)
        .map((each) => [each.dataset.stat ?? "", Number.parseInt(each.dataset.value ?? "0", 10)]),
    );
  }

  /**
   * @param {Frame} frame
   * @param {Map<string, Was>} before
   */
  #move(frame, before) {
    for (const each of this.#keyed()) {
      const key = each.dataset.key ?? "";
      // A hidden card that becomes known gets an id: it is found by its place.
      const place = `at ${each.dataset.handle ?? ""}`;
      const was = before.get(key) ?? before.get(place);
      before.delete(before.has(key) ? key : place);
      const to = placeOf(each);
      if (!to.rect.width) continue;
      if (!was) this.#enter(each, to.rect);
      else {
        this.#slide(each, was.zone === to.zone ? shifted(was, to) : was.rect, to.rect);
        if (!was.up && each.dataset.up === "1") this.#turn(each);
      }
    }
    for (const [key, was] of before) this.#leave(frame, key, was);
  }

  /**
   * @param {HTMLElement} element
   * @param {DOMRect} from
   * @param {DOMRect} to
   */
  #slide(element, from, to) {
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 3 || !from.width) return;
    element.style.setProperty("z-index", "6");
    const way = element.animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${from.height / to.height})` }, { transform: "none" }],
      { duration: MOVE + Math.min(200, Math.hypot(dx, dy) / 5), easing: EASE },
    );
    way.finished.finally(() => element.style.removeProperty("z-index")).catch(() => undefined);
  }

  /** @param {HTMLElement} element */
  #turn(element) {
    element.animate([{ transform: "perspective(600px) rotateY(80deg)" }, { transform: "none" }], {
      duration: MOVE,
      easing: EASE,
    });
    element.classList.add("just-rezzed");
    setTimeout(() => element.classList.remove("just-rezzed"), 1200);
  }

  /**
   * @param {HTMLElement} element
   * @param {DOMRect} to
   */
  #enter(element, to) {
    const hand = element.closest(".hand");
    const side = element.closest("[data-seat]")?.getAttribute("data-seat") ?? "";
    const pile = hand && this.#pile(`${side} deck`);
    if (pile) this.#slide(element, pile, to);
    element.animate(
      [
        { opacity: 0, scale: 0.9 },
        { opacity: 1, scale: 1 },
      ],
      { duration: MOVE, easing: EASE },
    );
  }

  /**
   * A card that is gone from the board: it flies to the pile it went to, or fades.
   * @param {Frame} frame
   * @param {string} key
   * @param {Was} was
   */
  #leave(frame, key, was) {
    if (!was.ghost || !was.rect.width) return;
    const id = Number(key.replace("card ", ""));
    const there = frame.view.archives.some((card) => card.id === id)
      ? "corp discard"
      : frame.view.heap.some((card) => card.id === id)
        ? "runner discard"
        : "";
    const pile = there ? this.#pile(there) : null;
    const ghost = /** @type {HTMLElement} */ (was.ghost.cloneNode(true));
    ghost.classList.add("ghost-card");
    ghost.setAttribute("aria-hidden", "true");
    for (const name of ["data-handle", "data-testid", "data-key", "data-nav"]) ghost.removeAttribute(name);
    ghost.style.setProperty("left", `${was.rect.left}px`);
    ghost.style.setProperty("top", `${was.rect.top}px`);
    const scale = getComputedStyle(was.ghost.isConnected ? was.ghost : this.board).getPropertyValue("--card-scale");
    if (scale) ghost.style.setProperty("--card-scale", scale);
    document.body.append(ghost);
    const dx = pile ? pile.left + pile.width / 2 - was.rect.left - was.rect.width / 2 : 0;
    const dy = pile ? pile.top + pile.height / 2 - was.rect.top - was.rect.height / 2 : -8;
    ghost
      .animate(
        [
          { opacity: 1 },
          { opacity: pile ? 0.4 : 0, transform: `translate(${dx}px, ${dy}px) scale(${pile ? 0.6 : 0.96})` },
        ],
        { duration: MOVE + 80, easing: EASE },
      )
      .finished.finally(() => ghost.remove())
      .catch(() => undefined);
  }

  /** @param {string} name */
  #pile(name) {
    return this.board.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect() ?? null;
  }

  /** @param {Map<string, number>} before */
  #count(before) {
    for (const each of this.board.querySelectorAll("[data-stat]")) {
      if (!(each instanceof HTMLElement)) continue;
      const was = before.get(each.dataset.stat ?? "");
      const by = Number.parseInt(each.dataset.value ?? "0", 10) - (was ?? 0);
      if (was === undefined || !by) continue;
      const note = h(
        "span",
        { class: ["delta", by > 0 ? "up" : "down"], "aria-hidden": "true" },
        by > 0 ? `+${by}` : `−${-by}`,
      );
      each.append(note);
      setTimeout(() => note.remove(), 1400);
    }
  }

  #hurt() {
    const panel = this.board.querySelector(".player.runner");
    panel?.animate([{ boxShadow: "inset 0 0 0 2px var(--danger)" }, { boxShadow: "inset 0 0 0 0 transparent" }], {
      duration: 900,
      easing: "ease-out",
    });
  }
}

/** @param {HTMLElement} element */
function placeOf(element) {
  const zone = element.closest(ZONES);
  const rect = element.getBoundingClientRect();
  return { rect, zone: zone?.className.split(" ")[0] ?? "", origin: zone?.getBoundingClientRect() ?? rect };
}

/**
 * Where a card was, had its zone been where it is now.
 * @param {Was} was
 * @param {ReturnType<typeof placeOf>} now
 */
function shifted(was, now) {
  const { rect, origin } = was;
  return new DOMRect(rect.x + now.origin.x - origin.x, rect.y + now.origin.y - origin.y, rect.width, rect.height);
}
