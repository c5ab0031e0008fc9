/** An invitation: the other seat of a friend's game. */

import { h, put } from "../dom.js";
import { api } from "../net.js";
import { bar } from "./bar.js";
import { scene } from "./scene.js";
import { busy } from "./start.js";

/** @typedef {import("../protocol.js").GameInfo} GameInfo */

/** @param {HTMLElement} root @param {Record<string, string>} params */
export function open(root, { token }) {
  document.title = "An invitation · Rulerunner";
  root.classList.add("lobby");
  const take = h("button", { class: "button primary grand", type: "button", dataset: { testid: "take-seat" } }, "Take the seat");
  take.addEventListener("click", () =>
    busy(take, async () => {
      /** @type {GameInfo} */
      const game = await api.post("/api/join", { token });
      location.replace(`#/game/${game.token}`);
    }),
  );
  put(
    root,
    bar(),
    h(
      "section",
      { class: "hero" },
      h(
        "div",
        { class: "hero-words" },
        h("p", { class: "hero-over mono" }, "An invitation"),
        h("h1", null, "A seat is kept for you."),
        h("p", { class: "hero-says" }, "Someone asked you to a game of Netrunner. The table shows what you may do at every step, and why, so you can play even if it is your first time."),
        h("div", { class: "hero-doing" }, take),
        h("p", { class: "muted small" }, "The link works once: the seat is then kept for this browser."),
      ),
      scene(),
    ),
  );
  return { close() {} };
}
