/** The bar over the pages around the table: name, pages, settings. */

import { h, s } from "../dom.js";
import { openSettings } from "../settings.js";

/** @typedef {"play" | "people" | "learn" | "cards" | "decks" | "rules" | "lab" | "design" | ""} Here */

/** The pages there are. @type {readonly (readonly [Here, string, string])[]} */
const PAGES = [
  ["play", "#/", "Play"],
  ["people", "#/people", "People"],
  ["learn", "#/learn", "Learn"],
  ["cards", "#/cards", "Cards"],
  ["decks", "#/decks", "Decks"],
  ["rules", "#/rules", "Rules"],
  ["lab", "#/lab", "Lab"],
  ["design", "#/design", "Design"],
];

/** @param {Here} [here] */
export function bar(here = "") {
  const link = (/** @type {Here} */ page, /** @type {string} */ href, /** @type {string} */ words) =>
    h("a", { class: "lobby-link", href, "aria-current": here === page ? "page" : undefined }, words);
  const pages = h("nav", { class: "lobby-pages", "aria-label": "Pages" }, PAGES.map(([page, href, words]) => link(page, href, words)));
  requestAnimationFrame(() => bringIntoView(pages));
  return h(
    "header",
    { class: "lobby-bar" },
    h("a", { class: "lobby-name", href: "#/", "aria-label": "Rulerunner, to the front page" }, mark(), h("span", null, "Rulerunner")),
    pages,
    h(
      "button",
      { class: "button quiet icon", type: "button", "aria-label": "Settings", dataset: { testid: "settings" }, on: { click: openSettings } },
      gear(),
    ),
  );
}

/** Where not all pages fit, as on a phone, the one that is open is among those that show. @param {HTMLElement} pages */
function bringIntoView(pages) {
  const here = pages.querySelector("[aria-current]");
  if (!here || pages.scrollWidth <= pages.clientWidth) return;
  const [all, one] = [pages.getBoundingClientRect(), here.getBoundingClientRect()];
  pages.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
}

/** A path that enters a server. */
export function mark() {
  return s(
    "svg",
    { class: "mark-sign", viewBox: "0 0 32 32", "aria-hidden": "true", focusable: "false" },
    s("path", { class: "mark-corp", d: "M6 5H26M6 11H26M6 17H26" }),
    s("path", { class: "mark-runner", d: "M16 29V13" }),
    s("path", { class: "mark-tip", d: "M16 7.5 20.5 14H11.5Z" }),
  );
}

function gear() {
  const teeth = Array.from({ length: 8 }, (_, i) => {
    const at = (/** @type {number} */ r) => `${12 + Math.cos((i * Math.PI) / 4) * r} ${12 + Math.sin((i * Math.PI) / 4) * r}`;
    return `M${at(7)}L${at(10)}`;
  });
  return s(
    "svg",
    { class: "line-sign", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    s("circle", { cx: 12, cy: 12, r: 7 }),
    s("circle", { cx: 12, cy: 12, r: 2.6 }),
    s("path", { d: teeth.join("") }),
  );
}
