// The options of a decision, sorted by where they can be chosen: on a card, on a server, or as a button.

import { boardOrder, ranked } from "./ranking.js";

/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {import("../protocol.js").OptionView} OptionView */
/** @typedef {import("../protocol.js").DecisionView} DecisionView */
/** @typedef {import("../protocol.js").PlanInfo} PlanInfo */
/** One thing that can be done with a click. `then` answers the decision that follows; a `plan` answers several.
 * @typedef {{index: number, label: string, then?: import("../store.js").Intent, plan?: number, faint?: boolean}} Doing
 * What is `faint` may be done, but is of no help now: its card does not shine. */
/**
 * @typedef {{
 *   cards: Map<string, Doing[]>,
 *   servers: Map<number, Doing[]>,
 *   buttons: number[],
 *   away: number,
 *   pass: number,
 *   plans: readonly PlanInfo[],
 *   behind: number[],
 *   steps: number[],
 *   places: ReadonlyMap<string, number>,
 * }} Plan
 * `buttons` are the options shown in the prompt; `away` says how many others are only on cards or servers;
 * `pass` is the option that lets the moment go by, or -1; `plans` do several things with one choice;
 * `behind` are those of them that are on their cards, and in the prompt only for who asks for all;
 * `steps` are single steps of what they do, which are on the stage, too; `places` are where the board shows cards.
 */

/** The server that does not exist yet. */
export const NEW_REMOTE = -2;
/** So many options are all shown as buttons, too; of servers, whose names are short, more. */
const FEW = 6;
const FEW_SERVERS = 12;
/** So many plans that only save clicks are shown as buttons; the others are on their cards. */
const FEW_PLANS = 2;

/** Nothing can be chosen. @type {Plan} */
export const NOTHING = { cards: new Map(), servers: new Map(), buttons: [], away: 0, pass: -1, plans: [], behind: [], steps: [], places: new Map() };

/**
 * @param {View} view
 * @param {DecisionView | null} decision
 * @param {Set<string>} visible the handles of the cards on the table
 * @param {readonly PlanInfo[]} [plans]
 * @returns {Plan}
 */
export function planOf(view, decision, visible, plans = []) {
  /** @type {Plan} */
  const plan = { cards: new Map(), servers: new Map(), buttons: [], away: 0, pass: -1, plans, behind: [], steps: [], places: boardOrder(view) };
  if (!decision) return { ...plan, plans: [] };
  const options = decision.options;
  const few = options.length <= (decision.kind === "choose server" ? FEW_SERVERS : FEW);
  // What a card asks one by one is one choice of all.
  const chosen = plans.some(({ kind }) => kind === "choose");
  const breaking = plans.some(({ kind }) => kind === "break");
  let room = FEW_PLANS;
  plans.forEach(({ card, text, kind, whole }, index) => {
    const saving = kind === "use" || kind === "repeat";
    const crowded = saving && --room < 0;
    if (!card || !visible.has(card)) return;
    // What could have been done before this action is on its card, and not pressed on anybody.
    const before = kind === "before";
    add(plan.cards, card, { index: -1, label: text, plan: index, faint: before && !whole });
    if (!before && !crowded) return;
    plan.behind.push(index);
    plan.away += 1;
  });
  options.forEach((option, index) => {
    if (option.kind === "pass" || (option.kind === "done" && plan.pass < 0)) plan.pass = index;
    let placed = false;
    if (option.card && visible.has(option.card)) {
      const faint = breaking && option.kind === "use" && !plans.some(({ card }) => card === option.card);
      add(plan.cards, option.card, { index, label: short(option), faint });
      placed = true;
    } else if (option.server !== null) {
      add(plan.servers, option.server, { index, label: option.text });
      placed = true;
    }
    // While a plan breaks the ice, the single steps of it are behind "more".
    const step = breaking && option.kind === "use";
    if (step || chosen) plan.steps.push(index);
    if (!step && !chosen && (!placed || few)) plan.buttons.push(index);
    else plan.away += 1;
  });
  plan.buttons = ranked(options, plan.buttons, decision.about, plan.places);
  offers(view, options, plan);
  twins(view, plan);
  return plan;
}

/**
 * Of equal cards in the hand only one is offered; any of them may be pressed.
 * @param {View} view
 * @param {Plan} plan
 */
function twins(view, plan) {
  for (const card of view.hand) {
    if (plan.cards.has(card.handle) || !card.name) continue;
    const twin = view.hand.find((each) => each.name === card.name && plan.cards.has(each.handle));
    const doings = twin && plan.cards.get(twin.handle);
    if (doings) plan.cards.set(card.handle, doings);
  }
}

/**
 * What a click on a server means though the option does not name one yet: a run on it.
 * @param {View} view
 * @param {readonly OptionView[]} options
 * @param {Plan} plan
 */
function offers(view, options, plan) {
  const run = options.findIndex((option) => option.kind === "run");
  if (run < 0) return;
  for (const server of view.servers) {
    add(plan.servers, server.id, { index: run, label: `Run ${server.name}`, then: { server: server.id } });
  }
}

/**
 * @template K
 * @param {Map<K, Doing[]>} map
 * @param {K} key
 * @param {Doing} doing
 */
function add(map, key, doing) {
  const there = map.get(key);
  if (there) there.push(doing);
  else map.set(key, [doing]);
}

/**
 * An option's words where its card is seen anyway: without the name and the place.
 * @param {OptionView} option
 */
export function short({ verb, price, body, text }) {
  if (body) return priced(sentence(body), price);
  return verb ? priced(verb, price) : text;
}

/**
 * An option or a plan in two parts: what it is, and the fine print under it.
 * @param {Pick<OptionView, "verb" | "what" | "price" | "body">} option
 * @returns {[string, string]}
 */
export function parts({ verb, what, price, body }) {
  const head = sentence(`${verb} ${what}`.trim());
  return body ? [priced(head, price), sentence(body)] : [head, price];
}

/**
 * @param {string} text
 * @param {string} price
 */
function priced(text, price) {
  return price ? `${text} (${price})` : text;
}

/** @param {string} text */
export function sentence(text) {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/**
 * Every card of a view that has a place, hosted ones too.
 * @param {View} view
 * @returns {Generator<CardView>}
 */
export function* cardsOf(view) {
  const zones = [
    view.hand,
    view.identities,
    ...view.servers.flatMap((server) => [server.ice, server.root]),
    view.rig,
    view.archives,
    view.heap,
    view.corp_score,
    view.runner_score,
    view.play,
    view.aside,
    view.removed,
    view.outside ?? [],
    view.shown,
    view.accessing ? [view.accessing] : [],
  ];
  for (const zone of zones) for (const card of zone) yield* withHosted(card);
}

/**
 * @param {CardView} card
 * @returns {Generator<CardView>}
 */
function* withHosted(card) {
  yield card;
  for (const hosted of card.hosted) yield* withHosted(hosted);
}

/**
 * @param {View} view
 * @param {string} handle
 * @returns {CardView | undefined}
 */
export function cardAt(view, handle) {
  for (const card of cardsOf(view)) if (card.handle === handle) return card;
  return undefined;
}
