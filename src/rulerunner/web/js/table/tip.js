// A few words for someone who sits here for the first time.

import { h, put } from "../dom.js";
import { icon } from "./icons.js";

const SEEN = "rulerunner.tip";
const TIPS = [
  ["spark", "What glows and has a star can act: click it, or drag it to where it goes."],
  ["chart", "The strip on top says which step the game is at. Click it for the whole chart."],
  ["eye", "Click a card that does not glow to see what it could do, and why not now."],
  ["help", "Every number such as 6.9.3 is a rule: click it. Press ? for the keys."],
];

/** @param {HTMLElement} root */
export function showTip(root) {
  if (localStorage.getItem(SEEN)) return;
  const done = () => {
    localStorage.setItem(SEEN, "seen");
    root.hidden = true;
  };
  put(
    root,
    h("h2", null, "New here?"),
    h(
      "ul",
      null,
      TIPS.map(([picture, says]) => h("li", null, icon(picture), h("span", null, says))),
    ),
    h("button", { type: "button", class: "button", dataset: { testid: "tip-done" }, on: { click: done } }, "Got it"),
  );
  root.hidden = false;
}
