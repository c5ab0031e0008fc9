// What is happening now: the run, the trace, cards that are shown. The step is on the strip, encounters and accesses
// are on the stage.

import { h, put } from "../dom.js";
import { faceOf } from "./card.js";
import { icon } from "./icons.js";
import { standingWords } from "./rail.js";

/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {import("../protocol.js").DecisionView} DecisionView */
/** @typedef {import("./card.js").Drawing} Drawing */
/**
 * @typedef {{
 *   rules: string,
 *   words: import("./words.js").Lexicon,
 *   decision: DecisionView | null,
 *   choose: (index: number) => void,
 *   explain: (rule: string) => void,
 *   look: (card: CardView) => void,
 * }} Stage
 */

/**
 * @param {HTMLElement} root
 * @param {View} view
 * @param {Stage} on
 */
export function drawNow(root, view, on) {
  const parts = [run(view), trace(view, on), others(view, on)].filter(Boolean);
  root.classList.toggle("busy", parts.length > 0);
  root.hidden = parts.length === 0;
  put(root, ...parts);
}

/** @param {View} view */
function run(view) {
  const server = view.run && view.servers.find((each) => each.id === view.run?.server);
  if (!server) return null;
  return h("p", { class: "now-run" }, icon("run"), standingWords(view, server));
}

/**
 * @param {View} view
 * @param {Stage} on
 */
function trace(view, on) {
  const now = view.trace;
  if (!now) return null;
  const fact = (/** @type {string} */ label, /** @type {number | null} */ value) =>
    h("div", null, h("dt", null, label), h("dd", null, value ?? "?"));
  const classic = on.words.edition?.family === "classic";
  return h(
    "section",
    { class: "trace", "aria-label": "Trace", dataset: { testid: "trace" } },
    h("h3", { class: "zone-title" }, icon("tag"), "Trace"),
    h("dl", null, fact(classic ? "Limit" : "Base", now.base), fact("Strength", now.strength), fact("Link", now.link)),
  );
}

/** Cards that are played; the others are installed. */
const ONCE = new Set(["event", "operation", "prep"]);

/**
 * Cards that are shown, being played or set aside.
 * @param {View} view
 * @param {Stage} on
 */
function others(view, on) {
  const rows = /** @type {[string, readonly CardView[]][]} */ ([
    ["Being played", view.play.filter((card) => ONCE.has(card.type))],
    ["Being installed", view.play.filter((card) => !ONCE.has(card.type))],
    ["Shown to you", view.shown.filter((card) => card.handle !== view.accessing?.handle)],
    ["Set aside", view.aside],
  ]).filter(([, cards]) => cards.length > 0);
  if (!rows.length) return null;
  return h(
    "div",
    { class: "now-cards" },
    rows.map(([title, cards]) =>
      h(
        "section",
        { "aria-label": title },
        h("h3", { class: "zone-title" }, title),
        h(
          "div",
          { class: "cards" },
          cards.map((card) => {
            const option = on.decision?.options.findIndex((each) => each.card === card.handle) ?? -1;
            const press = () => (option >= 0 ? on.choose(option) : on.look(card));
            return h(
              "button",
              {
                type: "button",
                class: ["card-button", option >= 0 && "legal"],
                dataset: { testid: "card", handle: card.handle },
                on: { click: press },
              },
              faceOf(card, { size: "small", rules: on.rules }),
              option >= 0 && h("span", { class: "legal-mark", "aria-hidden": "true" }, icon("spark")),
              h("span", { class: "hidden-words" }, card.name || "a card"),
            );
          }),
        ),
      ),
    ),
  );
}
