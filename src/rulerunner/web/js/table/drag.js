// Dragging a card of the hand to where it goes: into a server, into the rig, into play, away.

import { h } from "../dom.js";

/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").OptionView} OptionView */
/** What a drop means.
 * @typedef {{index: number, then: import("../store.js").Intent | null}} Dropped */

const FAR = 9;

/**
 * @param {HTMLElement} board
 * @param {{game: import("../store.js").Game}} table
 * @returns {() => void} stop
 */
export function dragging(board, table) {
  const begin = (/** @type {PointerEvent} */ event) => {
    const card = event.target instanceof Element ? event.target.closest(".hand .card-button") : null;
    if (!(card instanceof HTMLElement) || event.button !== 0 || !table.game.decision) return;
    follow(board, card, event, (zone) => dropped(table.game, card.dataset.handle ?? "", zone), table.game);
  };
  board.addEventListener("pointerdown", begin);
  return () => board.removeEventListener("pointerdown", begin);
}

/**
 * The option that dropping a card on a zone stands for, if it is clear.
 * @param {import("../store.js").Game} game
 * @param {string} handle
 * @param {string} zone
 * @returns {Dropped | null}
 */
export function dropped(game, handle, zone) {
  const options = game.decision?.options ?? [];
  const hand = game.view?.hand ?? [];
  const name = hand.find((card) => card.handle === handle)?.name;
  const same = new Set(hand.filter((card) => card.name === name).map((card) => card.handle));
  const own = options.some((option) => option.card === handle);
  const mine = options.flatMap((option, index) =>
    option.card === handle || (!own && same.has(option.card)) ? [{ option, index }] : [],
  );
  const one = (/** @type {string[]} */ kinds) => {
    const fits = mine.filter(({ option }) => kinds.includes(option.kind));
    return fits.length === 1 ? fits[0].index : -1;
  };
  const server = /^server (-?\d+)$/.exec(zone);
  if (server && game.view?.seat === "corp") {
    const install = one(["install"]);
    if (install >= 0) return { index: install, then: { server: Number(server[1]) } };
    if (Number(server[1]) === 2 && one(["discard"]) >= 0) return { index: one(["discard"]), then: null };
  }
  if (zone === "rig" && game.view?.seat === "runner" && one(["install"]) >= 0)
    return { index: one(["install"]), then: null };
  if (zone === "heap" && one(["discard", "trash"]) >= 0) return { index: one(["discard", "trash"]), then: null };
  return zone && one(["play"]) >= 0 ? { index: one(["play"]), then: null } : null;
}

/**
 * @param {HTMLElement} board
 * @param {HTMLElement} card
 * @param {PointerEvent} start
 * @param {(zone: string) => Dropped | null} meaning
 * @param {import("../store.js").Game} game
 */
function follow(board, card, start, meaning, game) {
  /** @type {HTMLElement | null} */
  let ghost = null;
  const zones = [...board.querySelectorAll("[data-drop]")].filter((each) => each instanceof HTMLElement);
  const zoneAt = (/** @type {PointerEvent} */ event) => {
    const under = document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest("[data-drop]"));
    const zone = under.find((each) => each instanceof HTMLElement && board.contains(each));
    if (zone instanceof HTMLElement) return zone;
    const field = board.querySelector(".playfield")?.getBoundingClientRect();
    return field && event.clientY < field.bottom && event.clientY > field.top ? zones[0] : null;
  };
  const move = (/** @type {PointerEvent} */ event) => {
    const dx = event.clientX - start.clientX;
    const dy = event.clientY - start.clientY;
    if (!ghost && Math.hypot(dx, dy) > FAR) {
      if (start.pointerType === "touch" && Math.abs(dx) > Math.abs(dy)) return end();
      ghost = lift(card);
      for (const zone of zones) zone.classList.toggle("can-drop", meaning(zone.dataset.drop ?? "") !== null);
    }
    if (!ghost) return;
    ghost.style.setProperty("transform", `translate(${dx}px, ${dy}px) rotate(-2deg)`);
    const over = zoneAt(event);
    for (const zone of zones)
      zone.classList.toggle("drop-here", zone === over && meaning(zone.dataset.drop ?? "") !== null);
  };
  const up = (/** @type {PointerEvent} */ event) => {
    const zone = ghost ? zoneAt(event) : null;
    const doing = zone ? meaning(zone.dataset.drop ?? "") : null;
    if (ghost) swallowClick();
    end();
    if (doing) game.answer(doing.index, doing.then);
  };
  const end = () => {
    ghost?.remove();
    card.classList.remove("lifted");
    for (const zone of zones) zone.classList.remove("can-drop", "drop-here");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
}

/** @param {HTMLElement} card */
function lift(card) {
  const at = card.getBoundingClientRect();
  const ghost = h("div", {
    class: "dragged",
    "aria-hidden": "true",
    style: {
      left: `${at.left}px`,
      top: `${at.top}px`,
      "--card-scale": getComputedStyle(card).getPropertyValue("--card-scale") || "1",
    },
  });
  ghost.append(card.querySelector(".face")?.cloneNode(true) ?? "");
  document.body.append(ghost);
  card.classList.add("lifted");
  return ghost;
}

/** The click that ends a drag is no click. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}
