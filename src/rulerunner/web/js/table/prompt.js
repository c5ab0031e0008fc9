// The decision at hand: what is asked, under which rule, and what can be answered.

import { h, put } from "../dom.js";
import { icon } from "./icons.js";
import { ruleTag } from "./inspector.js";
import { parts } from "./options.js";

/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").DecisionView} DecisionView */
/** @typedef {import("./options.js").Plan} Plan */
/**
 * @typedef {{
 *   choose: (index: number) => void,
 *   explain: (rule: string) => void,
 *   all: boolean,
 *   unfold: ((all: boolean) => void) | null,
 *   chosen: string[],
 *   waiting: string,
 *   skip: (() => void) | null,
 *   over: (() => void) | null,
 *   hover: (index: number | null) => void,
 * }} Asking
 */

/**
 * @param {HTMLElement} root
 * @param {DecisionView | null} decision
 * @param {Plan} plan
 * @param {Asking} on
 */
export function drawPrompt(root, decision, plan, on) {
  const at = document.activeElement;
  const had = at instanceof HTMLElement && root.contains(at);
  root.classList.toggle("asking", decision !== null);
  if (!decision) {
    put(
      root,
      h(
        "div",
        { class: "prompt-words" },
        !on.over && h("span", { class: "thinking", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
        h("p", { class: "waiting" }, on.waiting),
        on.over && h("button", { type: "button", class: "button", on: { click: on.over } }, "Show the result"),
        on.skip && h("button", { type: "button", class: "button quiet", on: { click: on.skip } }, "Skip ahead"),
      ),
    );
    return;
  }
  const shown = shownOptions(decision, plan, on.all);
  const numbers = isNumbers(decision);
  const pass = shown.includes(plan.pass) ? plan.pass : -1;
  put(
    root,
    h(
      "div",
      { class: "prompt-words" },
      h("h2", { class: "prompt-text", dataset: { testid: "prompt-text" } }, decision.prompt),
      ruleTag(decision.rule, on.explain),
    ),
    on.chosen.length > 0 &&
      h("p", { class: "chosen" }, icon("check"), h("span", null, `So far: ${on.chosen.join("; ")}`)),
    h(
      "div",
      { class: ["options", numbers && "numbers"], role: "group", "aria-label": "Options" },
      shown
        .filter((index) => index !== pass)
        .map((index) => button(decision, index, shown.indexOf(index), numbers, on)),
      plan.away > 0 && on.unfold && foldButton(plan, on.all, on.unfold),
      pass >= 0 && passButton(decision, pass, on),
    ),
  );
  if (had) focusFirst(root);
}

/**
 * The options that are buttons now, in the order of their keys.
 * @param {DecisionView} decision
 * @param {Plan} plan
 * @param {boolean} all
 */
export function shownOptions(decision, plan, all) {
  return all ? decision.options.map((_, index) => index) : plan.buttons;
}

/** @param {DecisionView} decision */
export function isNumbers(decision) {
  return (
    decision.kind === "choose number" &&
    decision.options.length > 3 &&
    decision.options.every((each) => each.number !== null)
  );
}

/**
 * The option a digit stands for, or -1: the number itself where numbers are chosen.
 * @param {DecisionView} decision
 * @param {Plan} plan
 * @param {boolean} all
 * @param {number} digit
 */
export function optionOfKey(decision, plan, all, digit) {
  if (isNumbers(decision)) return decision.options.findIndex((each) => each.number === digit);
  const shown = shownOptions(decision, plan, all).filter((index) => index !== plan.pass);
  return shown[digit === 0 ? 9 : digit - 1] ?? -1;
}

/**
 * @param {DecisionView} decision
 * @param {number} index
 * @param {number} place
 * @param {boolean} numbers
 * @param {Asking} on
 */
function button(decision, index, place, numbers, on) {
  const option = decision.options[index];
  const [label, fine] = numbers ? [String(option.number), ""] : parts(option);
  const key = numbers ? "" : place < 9 ? String(place + 1) : place === 9 ? "0" : "";
  return h(
    "button",
    {
      type: "button",
      class: ["option", `kind-${option.kind.replaceAll(" ", "-")}`],
      title: option.text,
      "aria-label": numbers ? option.text : null,
      dataset: { testid: "option", option: index, kind: option.kind },
      on: {
        click: () => on.choose(index),
        pointerenter: () => on.hover(index),
        pointerleave: () => on.hover(null),
        focus: () => on.hover(index),
        blur: () => on.hover(null),
      },
    },
    key && h("kbd", { "aria-hidden": "true" }, key),
    h("span", { class: "option-label" }, label),
    fine && h("small", null, fine),
  );
}

/**
 * @param {DecisionView} decision
 * @param {number} index
 * @param {Asking} on
 */
function passButton(decision, index, on) {
  const text = decision.options[index].text;
  return h(
    "button",
    {
      type: "button",
      class: "option pass",
      "aria-keyshortcuts": "P Space",
      dataset: { testid: "option", option: index, kind: decision.options[index].kind },
      on: { click: () => on.choose(index) },
    },
    h("span", { class: "option-label" }, text),
    h("kbd", { "aria-hidden": "true" }, "space"),
  );
}

/**
 * @param {Plan} plan
 * @param {boolean} all
 * @param {(all: boolean) => void} unfold
 */
function foldButton({ away, buttons, pass }, all, unfold) {
  const only = buttons.every((index) => index === pass);
  const [label, fine] = all
    ? ["Fewer", "only what is not on the table"]
    : only
      ? ["Choose what is marked", `or show the ${away} options here`]
      : [`${away} more`, "on what is marked; show them here"];
  return h(
    "button",
    {
      type: "button",
      class: "option more",
      dataset: { testid: "show-all" },
      "aria-expanded": all,
      on: { click: () => unfold(!all) },
    },
    h("span", { class: "option-label" }, label),
    h("small", null, fine),
  );
}

/** @param {HTMLElement} root */
export function focusFirst(root) {
  const first = root.querySelector(".option");
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}
