/** A card to read: beside the pointer or the focus while it rests there, or in a dialog. */

import { dialog, h, put } from "../dom.js";
import { cardFace } from "./face.js";

/** @typedef {import("../protocol.js").CardView} CardView */

const REST = 350;
const GAP = 12;

/** @type {HTMLElement | null} */
let panel = null;
let timer = 0;
/** @type {Element | null} */
let over = null;
/** Where the pointer was last. A page that is drawn anew under it is not the pointer coming to rest on a card. */
let lay = "";

/** @param {PointerEvent} event */
const where = (event) => `${event.screenX} ${event.screenY}`;
addEventListener("pointermove", (event) => (lay = where(event)), { capture: true, passive: true });

/**
 * Show a card in a dialog.
 * @param {string} rules @param {CardView} card @param {...import("../dom.js").Children} more
 * @returns {HTMLDialogElement}
 */
export function showCard(rules, card, ...more) {
  hideCard();
  const box = dialog(
    card.name || "A hidden card",
    cardFace(card, { rules, size: "large" }),
    ...more,
    h("div", { class: "row end" }, h("button", { class: "button", autofocus: true, on: { click: () => box.close() } }, "Close")),
  );
  box.classList.add("card-dialog");
  return box;
}

/**
 * Show a large card while the pointer or the focus rests on an element.
 * @template {Element} E
 * @param {E} element @param {string} rules @param {CardView | (() => CardView | null)} card
 * @returns {E}
 */
export function hoverable(element, rules, card) {
  const show = (/** @type {Event} */ event) => {
    if (event instanceof PointerEvent && event.pointerType === "touch") return;
    if (event instanceof PointerEvent && event.type === "pointerenter" && lay === where(event))
      return element.addEventListener("pointermove", show, { once: true });
    if (event.type === "focus" && !element.matches(":focus-visible")) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const found = typeof card === "function" ? card() : card;
      if (found?.name && element.isConnected) place(element, rules, found);
    }, REST);
  };
  for (const kind of ["pointerenter", "focus"]) element.addEventListener(kind, show);
  for (const kind of ["pointerleave", "pointerdown", "blur"]) element.addEventListener(kind, hideCard);
  return element;
}

/** Take the large card away. */
export function hideCard() {
  clearTimeout(timer);
  over = null;
  if (panel?.isConnected) panel.remove();
}

/** Show a large card beside an element until it is taken away. @param {Element} element @param {string} rules @param {CardView} card */
export function place(element, rules, card) {
  panel ??= h("div", { class: "card-zoom", popover: "manual", "aria-hidden": "true" });
  put(panel, cardFace(card, { rules, size: "large" }));
  over = element;
  document.body.append(panel);
  panel.showPopover?.(); // above an open dialog
  move();
  requestAnimationFrame(move); // facts that came meanwhile make it taller
}

/** Beside the element, where there is room. */
function move() {
  if (!panel || !over?.isConnected) return hideCard();
  const target = over.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const right = target.right + GAP;
  const left = target.left - GAP - width;
  const x = right + width <= innerWidth - 8 ? right : left >= 8 ? left : Math.max(8, (innerWidth - width) / 2);
  const y = Math.min(Math.max(8, target.top + target.height / 2 - height / 2), Math.max(8, innerHeight - height - 8));
  panel.style.setProperty("left", `${Math.round(x)}px`);
  panel.style.setProperty("top", `${Math.round(y)}px`);
}

addEventListener("scroll", hideCard, { capture: true, passive: true });
addEventListener("keydown", (event) => event.key === "Escape" && hideCard());
addEventListener("hashchange", hideCard);
