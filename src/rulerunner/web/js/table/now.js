// What is happening now: the step in words, the encounter with its subroutines, the accessed card, the trace.

import { cardFace } from "../card/face.js";
import { h, put } from "../dom.js";
import { faceOf } from "./card.js";
import { icon } from "./icons.js";
import { ruleTag } from "./inspector.js";
import { short } from "./options.js";
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
  const parts = [run(view), encounter(view, on), access(view, on), trace(view, on), others(view, on)].filter(Boolean);
  root.classList.toggle("busy", parts.length > 0);
  put(root, step(view, on), ...parts);
}

/**
 * @param {View} view
 * @param {Stage} on
 */
function step(view, on) {
  const at = view.step;
  if (!at) return h("div", { class: "now-step" }, h("h2", null, view.result ? "The game is over" : "Setting up"));
  return h(
    "div",
    { class: "now-step" },
    h("p", { class: "now-where" }, h("span", null, at.what), at.phase && h("span", null, at.phase)),
    h("p", { class: "now-says" }, at.says),
    h(
      "div",
      { class: "row" },
      ruleTag(at.rule, on.explain),
      h(
        "button",
        {
          type: "button",
          class: "button quiet",
          dataset: { testid: "what-window" },
          on: { click: () => on.explain(at.rule) },
        },
        "What is this?",
      ),
    ),
  );
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
function encounter(view, on) {
  const met = view.encounter;
  if (!met) return null;
  const options = on.decision?.options ?? [];
  return h(
    "section",
    {
      class: "encounter",
      "aria-label": `Encounter with ${met.ice.name || "the ice"}`,
      dataset: { testid: "encounter" },
    },
    h(
      "header",
      null,
      h(
        "button",
        { type: "button", class: "encounter-ice", on: { click: () => on.look(met.ice) } },
        h("b", { class: "strength", title: "strength" }, met.ice.strength ?? "–"),
        h("span", null, met.ice.name || "Ice"),
      ),
      met.cut_short && h("span", { class: "chip-note" }, "bypassed"),
    ),
    h(
      "ol",
      { class: "subroutines" },
      met.subroutines.map((sub, index) => {
        const option = options.findIndex((each) => each.kind === "subroutine" && each.number === index);
        const state = sub.broken ? "broken" : sub.resolved ? "resolved" : "";
        const label = `Subroutine ${index + 1}${state ? `, ${state}` : ""}: ${sub.text}`;
        const text = [
          h(
            "span",
            { class: "sub-mark", "aria-hidden": "true" },
            sub.broken ? icon("close") : sub.resolved ? icon("check") : icon("redo"),
          ),
          h(sub.broken ? "s" : "span", { class: "sub-text" }, sub.text),
          state && h("span", { class: "sub-state" }, state),
        ];
        return h(
          "li",
          { class: ["subroutine", state], dataset: { testid: "subroutine", state }, "aria-label": label },
          option >= 0
            ? h(
                "button",
                { type: "button", class: "legal", on: { click: () => on.choose(option) } },
                h("span", { class: "hidden-words" }, "Break: "),
                text,
              )
            : h("div", null, text),
        );
      }),
      !met.subroutines.length && h("li", { class: "muted small" }, "It has no subroutines."),
    ),
  );
}

/**
 * @param {View} view
 * @param {Stage} on
 */
function access(view, on) {
  const card = view.accessing;
  if (!card) return null;
  const about =
    on.decision && (on.decision.card === card.handle || on.decision.options.some((each) => each.card === card.handle));
  const options = about ? (on.decision?.options ?? []) : [];
  return h(
    "section",
    { class: "access", "aria-label": `Accessing ${card.name || "a card"}`, dataset: { testid: "access" } },
    h("h3", { class: "zone-title" }, icon("eye"), view.seat === "runner" ? "You access" : "The Runner accesses"),
    cardFace(card, { size: "large", rules: on.rules }),
    options.length > 0 &&
      options.length <= 5 &&
      h(
        "div",
        { class: "access-options" },
        options.map((option, index) =>
          h(
            "button",
            {
              type: "button",
              class: ["button", option.kind !== "pass" && option.kind !== "no" && "primary"],
              dataset: { choice: index },
              on: { click: () => on.choose(index) },
            },
            short(option),
          ),
        ),
      ),
  );
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

/**
 * Cards that are shown, being played or set aside.
 * @param {View} view
 * @param {Stage} on
 */
function others(view, on) {
  const rows = /** @type {[string, readonly CardView[]][]} */ ([
    ["Being played", view.play],
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
