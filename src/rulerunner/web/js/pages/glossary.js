/** Words of the game that explain themselves: a point or a tap shows what they mean. */

import { h, put } from "../dom.js";
import { once } from "../net.js";

/** @type {Map<string, [string, string]>} each form, with its word and what it means */
const known = new Map();
/** @type {RegExp | null} */
let pattern = null;
/** @type {HTMLElement | null} */
let tip = null;
/** @type {HTMLElement | null} The word whose meaning is shown. */
let explained = null;
/** Where that word stood as it was explained: what scrolls it away hides the tip, other scrolling does not. */
let stoodAt = 0;

/** Read the glossary, once. */
export async function glossary() {
  if (pattern) return;
  /** @type {import("../protocol.js").Course} */
  const course = await once("/api/learn");
  for (const [word, means, forms] of course.glossary) for (const form of [word, ...forms]) known.set(form.toLowerCase(), [word, means]);
  const forms = [...known.keys()].sort((a, b) => b.length - a.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  pattern = new RegExp(`(?<![\\w&])(${forms.join("|")})(?![\\w&])`, "gi");
}

/**
 * A text whose words explain themselves, each the first time it occurs. Before the glossary is read: the text.
 * @param {string} text @param {Set<string>} [told] words that were explained before
 * @returns {(Node | string)[]}
 */
export function glossed(text, told = new Set()) {
  if (!pattern) {
    void glossary();
    return [text];
  }
  /** @type {(Node | string)[]} */
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const [word, means] = /** @type {[string, string]} */ (known.get(match[0].toLowerCase()));
    if (told.has(word)) continue;
    told.add(word);
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
    // A comma belongs to its word, also where a line ends.
    const sign = /^[,.;:!?)]/.exec(text.slice(from))?.[0] ?? "";
    from += sign.length;
    parts.push(sign ? h("span", { class: "unbroken" }, term(match[0], word, means), sign) : term(match[0], word, means));
  }
  parts.push(text.slice(from));
  return parts;
}

/** For a text in several parts, in which each word explains itself once. @returns {(text: string) => (Node | string)[]} */
export function glosser() {
  const told = new Set();
  return (text) => glossed(text, told);
}

/** @param {string} form @param {string} word @param {string} means */
function term(form, word, means) {
  const button = h("button", { class: "term", type: "button", "aria-description": means, dataset: { word } }, form);
  const show = () => place(button, word, means);
  button.addEventListener("pointerenter", (event) => event.pointerType !== "touch" && show());
  button.addEventListener("focus", () => button.matches(":focus-visible") && show());
  button.addEventListener("click", (event) => {
    event.preventDefault();
    event.stopPropagation();
    show();
  });
  for (const kind of ["pointerleave", "blur"]) button.addEventListener(kind, hide);
  return button;
}

function hide() {
  tip?.remove();
}

/** What explains a word that is no longer there goes with it. */
export function settleTip() {
  if (!explained?.isConnected) hide();
}

/** @param {HTMLElement} at @param {string} word @param {string} means */
function place(at, word, means) {
  tip ??= h("div", { class: "term-tip", popover: "manual", role: "tooltip" });
  put(tip, h("b", null, word), h("p", null, means));
  document.body.append(tip);
  explained = at;
  tip.showPopover?.();
  const box = at.getBoundingClientRect();
  stoodAt = box.top;
  const { offsetWidth: width, offsetHeight: height } = tip;
  const below = box.bottom + height + 12 < innerHeight;
  tip.style.setProperty("left", `${Math.round(Math.max(8, Math.min(box.left, innerWidth - width - 8)))}px`);
  tip.style.setProperty("top", `${Math.round(below ? box.bottom + 6 : Math.max(8, box.top - height - 6))}px`);
}

addEventListener("scroll", () => explained?.getBoundingClientRect().top !== stoodAt && hide(), {
  capture: true,
  passive: true,
});
addEventListener("hashchange", hide);
addEventListener("keydown", (event) => event.key === "Escape" && hide());
