// A small menu beside a card or a server: what can be done with it.

import { h } from "../dom.js";

/** @typedef {import("./options.js").Doing} Doing */

/** @type {HTMLElement | null} */
let open = null;

/**
 * @param {HTMLElement} anchor
 * @param {string} title
 * @param {{label: string, act: () => void, quiet?: boolean}[]} items
 */
export function showMenu(anchor, title, items) {
  hideMenu();
  const menu = h(
    "div",
    { class: "menu", role: "menu", "aria-label": title, dataset: { testid: "menu" }, on: { keydown: steer } },
    h("p", { class: "menu-title", "aria-hidden": "true" }, title),
    items.map((item) =>
      h(
        "button",
        {
          type: "button",
          role: "menuitem",
          tabindex: -1,
          class: item.quiet ? "quiet" : "",
          on: {
            click: () => {
              hideMenu();
              item.act();
            },
          },
        },
        item.label,
      ),
    ),
  );
  document.body.append(menu);
  place(menu, anchor);
  open = menu;
  const back = document.activeElement;
  menu.addEventListener("leave", () => back instanceof HTMLElement && back.isConnected && back.focus());
  first(menu)?.focus();
  setTimeout(() => addEventListener("pointerdown", outside), 0);
}

/** Whether a menu was there. */
export function hideMenu() {
  if (!open) return false;
  removeEventListener("pointerdown", outside);
  open.remove();
  open = null;
  return true;
}

/** @param {PointerEvent} event */
function outside(event) {
  if (open && event.target instanceof Node && !open.contains(event.target)) hideMenu();
}

/** @param {HTMLElement} menu */
function first(menu) {
  return /** @type {HTMLElement | null} */ (menu.querySelector("[role=menuitem]"));
}

/** @param {KeyboardEvent} event */
function steer(event) {
  const menu = /** @type {HTMLElement} */ (event.currentTarget);
  const items = /** @type {HTMLElement[]} */ ([...menu.querySelectorAll("[role=menuitem]")]);
  const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to !== undefined) items.at(to % items.length)?.focus();
  else if (event.key === "Escape" || event.key === "Tab") {
    menu.dispatchEvent(new CustomEvent("leave"));
    hideMenu();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * @param {HTMLElement} menu
 * @param {HTMLElement} anchor
 */
function place(menu, anchor) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const x = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), innerWidth - width - 8);
  const above = at.top - height - 8;
  const y = above >= 8 ? above : Math.min(at.bottom + 8, innerHeight - height - 8);
  menu.style.setProperty("left", `${Math.round(x)}px`);
  menu.style.setProperty("top", `${Math.round(Math.max(8, y))}px`);
}
