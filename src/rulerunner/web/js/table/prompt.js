// The decision at hand: what is asked, under which rule, and what can be answered.

import { h, put } from "../dom.js";
import { glossed, settleTip } from "../pages/glossary.js";
import { icon } from "./icons.js";
import { ruleTag } from "./inspector.js";
import { nameBox } from "./naming.js";
import { FIRST, choicesOf, isNumbers } from "./choices.js";
import { parts, sentence } from "./options.js";
import { saidAlready, toldApart } from "./ranking.js";

/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").DecisionView} DecisionView */
/** @typedef {import("./options.js").Plan} Plan */
/**
 * @typedef {{
 *   choose: (index: number, slowly?: boolean) => void,
 *   follow: (plan: number) => void,
 *   explain: (rule: string) => void,
 *   rules: string,
 *   all: boolean,
 *   unfold: ((all: boolean) => void) | null,
 *   chosen: string[],
 *   waiting: string,
 *   skip: (() => void) | null,
 *   seen: (() => void) | null,
 *   over: (() => void) | null,
 *   hover: (index: number | null) => void,
 *   hint: HTMLElement,
 *   orders: HTMLElement | null,
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
  const was = had ? (at.dataset.focus ?? "") : "";
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
        on.seen &&
          h(
            "button",
            { type: "button", class: "button primary", dataset: { testid: "seen", focus: "seen" }, on: { click: on.seen } },
            "Go on",
          ),
        on.skip &&
          h("button", { type: "button", class: "button quiet", dataset: { testid: "skip" }, on: { click: on.skip } }, "Skip ahead"),
        on.orders,
      ),
    );
    if (was) focusAgain(root, was);
    return;
  }
  put(
    root,
    h(
      "div",
      { class: "prompt-words" },
      h("h2", { class: "prompt-text", dataset: { testid: "prompt-text" } }, glossed(decision.prompt)),
      ruleTag(decision.rule, on.explain),
      on.hint,
      on.chosen.length > 0 &&
        h("p", { class: "chosen" }, icon("check"), h("span", null, `So far: ${on.chosen.join("; ")}`)),
      on.orders,
    ),
    h(
      "div",
      { class: "prompt-row" },
      decision.names ? nameBox(decision, on.rules, on.choose) : buttons(decision, plan, on),
      plan.pass >= 0 && passButton(decision, plan.pass, on),
    ),
  );
  settleTip();
  if (had && !(was && focusAgain(root, was))) focusFirst(root);
}

/**
 * What had the focus before the prompt was drawn anew has it again, if it is still there.
 * @param {HTMLElement} root @param {string} was
 */
function focusAgain(root, was) {
  const again = root.querySelector(`[data-focus="${CSS.escape(was)}"]`);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  return again !== null;
}

/**
 * @param {DecisionView} decision
 * @param {Plan} plan
 * @param {Asking} on
 */
function buttons(decision, plan, on) {
  const numbers = isNumbers(decision);
  const apart = toldApart(decision.options);
  const said = saidAlready(decision);
  const choices = choicesOf(decision, plan, on.all);
  return h(
    "div",
    { class: ["options", numbers && "numbers", choices.length <= FEW && "roomy"], role: "group", "aria-label": "Options" },
    choices.map((choice, place) =>
      choice.plan !== undefined
        ? planButton(plan.plans[choice.plan], choice.plan, place, on)
        : button(decision, choice.index, place, { numbers, apart: apart[choice.index], said }, on),
    ),
    plan.away > 0 && on.unfold && foldButton(plan, on.all, on.unfold),
  );
}

/** So few options have room for all their words. */
const FEW = 3;

/** Plans whose words do not say by themselves that they are several steps. */
const STEPPED = ["break", "score", "advance"];

/** @param {number} place */
function keyOf(place) {
  return place < 9 ? String(place + 1) : place === 9 ? "0" : "";
}

/**
 * @param {import("../protocol.js").PlanInfo} plan
 * @param {number} index
 * @param {number} place
 * @param {Asking} on
 */
function planButton(plan, index, place, on) {
  // A plan that breaks ice says with what; the others say what they do, and in small letters for how much.
  const [label, fine] = plan.kind === "break" ? [plan.text, plan.body] : parts(plan);
  const steps = STEPPED.includes(plan.kind) && plan.steps > 1 ? `${plan.steps} steps in one` : "";
  const note = plan.kind === "before" ? `${fine ? `${fine}, ` : ""}before this action` : fine || steps;
  return h(
    "button",
    {
      type: "button",
      class: ["option", "plan", plan.whole && FIRST.includes(plan.kind) && "whole", `plan-${plan.kind}`],
      title: plan.text,
      dataset: { testid: "plan", plan: index, kind: plan.kind },
      on: { click: () => on.follow(index) },
    },
    keyOf(place) && h("kbd", { "aria-hidden": "true" }, keyOf(place)),
    h("span", { class: "option-label" }, label),
    note && h("small", null, note),
  );
}

/**
 * @param {DecisionView} decision
 * @param {number} index
 * @param {number} place
 * @param {{numbers: boolean, apart: string, said: string}} how `apart`: which of several in the same words it is;
 *   `said`: words with which it begins, and which the question has said
 * @param {Asking} on
 */
function button(decision, index, place, { numbers, apart, said }, on) {
  const option = decision.options[index];
  const [whole, fine] = numbers ? [String(option.number), ""] : parts(option);
  const name = said && whole.startsWith(said) ? sentence(whole.slice(said.length)) : whole;
  const label = apart ? `${name} (${apart})` : name;
  const key = numbers ? "" : keyOf(place);
  return h(
    "button",
    {
      type: "button",
      class: ["option", `kind-${option.kind.replaceAll(" ", "-")}`],
      title: option.text,
      "aria-label": numbers ? option.text : null,
      dataset: { testid: "option", option: index, kind: option.kind },
      on: {
        click: (/** @type {MouseEvent} */ event) => on.choose(index, event.shiftKey),
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
    ? ["Fewer", "without what glows on the table"]
    : only
      ? ["Press what glows on the table", away === 1 ? "or have it here" : `or list the ${away} choices here`]
      : [`${away} more, on what glows`, `press there, or list ${away === 1 ? "it" : "them"} here`];
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
  const first = root.querySelector(".name-field, .option");
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}
