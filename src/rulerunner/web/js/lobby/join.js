/** An invitation: the other seat of a friend's game. */

import { h, put } from "../dom.js";
import { bar } from "./bar.js";

/** @param {HTMLElement} root @param {Record<string, string>} params */
export function open(root, { token }) {
  document.title = "An invitation · Rulerunner";
  root.classList.add("lobby");
  put(
    root,
    bar(),
    h(
      "section",
      { class: "invited" },
      h("p", { class: "hero-over mono" }, "An invitation"),
      h("h1", null, "A seat is kept for you."),
      h("p", { class: "hero-says" }, "Someone asked you to a game of Netrunner. The table shows what you may do at every step, and why, so you can play even if it is your first time."),
      h("p", null, h("a", { class: "button primary grand", href: `#/game/${encodeURIComponent(token)}`, dataset: { testid: "take-seat" } }, "Take the seat")),
      h("p", { class: "muted small" }, "This link is your seat: whoever has it can play for you."),
    ),
  );
  return { close() {} };
}
