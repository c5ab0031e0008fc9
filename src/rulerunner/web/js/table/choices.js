// What can be chosen in the prompt, in which order, and with which key.

import { ranked } from "./ranking.js";

/** @typedef {import("../protocol.js").DecisionView} DecisionView */
/** @typedef {import("./options.js").Plan} Plan */
/** An option by its index, or a plan. @typedef {{index: number, plan?: number}} Choice */

/** Plans that are usually what is meant. The others save clicks, and come after the options. */
export const FIRST = ["break", "choose", "score", "advance"];

/** What is hardly ever meant comes after everything. */
const LAST = new Set(["purge"]);

/**
 * What can be chosen with a button, in the order of the keys. Passing has its own place.
 * @param {DecisionView} decision
 * @param {Plan} plan
 * @param {boolean} all
 * @returns {Choice[]}
 */
export function choicesOf(decision, plan, all) {
  const every = decision.options.map((_, index) => index).filter((index) => !plan.steps.includes(index));
  const indexes = all ? ranked(decision.options, every, decision.about, plan.places) : plan.buttons;
  const plans = plan.plans.flatMap(({ kind }, index) =>
    all || !plan.behind.includes(index) ? [{ index: -1, plan: index, first: FIRST.includes(kind) }] : [],
  );
  const others = indexes.filter((index) => index !== plan.pass).map((index) => ({ index }));
  const rare = others.filter(({ index }) => LAST.has(decision.options[index]?.kind ?? ""));
  return [...plans.filter(({ first }) => first), ...others.filter((each) => !rare.includes(each)), ...plans.filter(({ first }) => !first), ...rare];
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
 * What a digit stands for: the number itself where numbers are chosen.
 * @param {DecisionView} decision
 * @param {Plan} plan
 * @param {boolean} all
 * @param {number} digit
 * @returns {Choice | undefined}
 */
export function choiceOfKey(decision, plan, all, digit) {
  if (isNumbers(decision)) {
    const index = decision.options.findIndex((each) => each.number === digit);
    return index < 0 ? undefined : { index };
  }
  return choicesOf(decision, plan, all)[digit === 0 ? 9 : digit - 1];
}
