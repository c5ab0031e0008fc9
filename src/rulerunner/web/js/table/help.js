// What the keys do, and what the marks mean.

import { dialog, h } from "../dom.js";
import { LEVELS, TELLS } from "../asking.js";
import { keysOn, setKeys } from "../shortcuts.js";

/** @type {[string, string][]} */
const KEYS = [
  ["1 – 9, 0", "choose an option by its number"],
  ["Space or P", "pass, or done"],
  ["Arrows", "go from card to card"],
  ["Enter", "do what the card can do; otherwise look at it"],
  ["G, Shift+G", "to the next or last card that can act"],
  ["H, S, R", "to your hand, the servers, the rig"],
  ["O, K, L", "to the options, the chart, the log"],
  ["I", "look at the card closely; why it can or cannot act"],
  ["W", "what is this window?"],
  ["U, Y", "undo, redo (also Ctrl+Z, Ctrl+Shift+Z)"],
  ["C, T", "chart on or off; text mode on or off"],
  ["Esc", "close what is open; skip ahead"],
];

export function showHelp() {
  const toggle = h("input", { type: "checkbox", checked: keysOn(), on: { change: () => setKeys(toggle.checked) } });
  const box = dialog(
    "Keys and help",
    h("h2", { tabindex: -1, autofocus: true }, "Keys"),
    h(
      "dl",
      { class: "keys" },
      KEYS.map(([key, says]) => h("div", null, h("dt", null, h("kbd", null, key)), h("dd", null, says))),
    ),
    h("label", { class: "row" }, toggle, "Single keys do something (turn off if they get in the way)"),
    h("h2", null, "When you are asked"),
    h(
      "dl",
      { class: "levels" },
      LEVELS.map(([, label, says]) => h("div", null, h("dt", null, label), h("dd", null, says))),
    ),
    h("p", { class: "muted" }, `${TELLS} Hold Shift while you choose to be asked everything up to your next action.`),
    h("h2", null, "With the mouse"),
    h(
      "p",
      { class: "muted" },
      "Cards with a green outline and a star can act: click one, or drag it from your hand to where it goes. Rest on any card to read it; click one that does not glow, or right-click any, to see what it could do and why not now.",
    ),
    h(
      "div",
      { class: "row end" },
      h("button", { type: "button", class: "button primary", on: { click: () => box.close() } }, "Done"),
    ),
  );
  box.classList.add("help-dialog");
}
