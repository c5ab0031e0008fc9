// Which of the Runner's cards can do something about the encountered ice, and for how much.

/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {import("../protocol.js").PlanInfo} PlanInfo */
/** @typedef {import("../protocol.js").DecisionView} DecisionView */
/**
 * @typedef {{
 *   card: CardView,
 *   plans: {plan: PlanInfo, index: number}[],
 *   steps: number[],
 *   gap: number,
 * }} Breaker
 * `plans` break something with one choice, `steps` are single options of the card, `gap` is how much strength it lacks.
 */

/**
 * Every icebreaker of the rig, those that break most for least first; those that cannot help last.
 * @param {View} view
 * @param {DecisionView | null} decision
 * @param {readonly PlanInfo[]} plans
 * @returns {Breaker[]}
 */
export function breakersOf(view, decision, plans) {
  const ice = view.encounter?.ice;
  if (!ice) return [];
  const found = [...rigOf(view)]
    .map((card) => ({
      card,
      plans: plans.flatMap((plan, index) => (plan.kind === "break" && plan.card === card.handle ? [{ plan, index }] : [])),
      steps: (decision?.options ?? []).flatMap((option, index) => (option.card === card.handle ? [index] : [])),
      gap: card.strength === null ? 0 : Math.max(0, (ice.strength ?? 0) - card.strength),
    }))
    .filter(({ card, steps, plans: own }) => card.strength !== null || own.length > 0 || steps.length > 0);
  return found.sort((a, b) => worth(a) - worth(b));
}

/** @param {Breaker} breaker */
function worth({ plans, steps }) {
  if (plans.length) return (plans[0].plan.whole ? 0 : 1000) + (plans[0].plan.credits ?? 0);
  return steps.length ? 5000 : 9000;
}

/**
 * The Runner's installed cards, hosted ones too, wherever their host is.
 * @param {View} view
 * @returns {Generator<CardView>}
 */
function* rigOf(view) {
  const places = [view.rig, ...view.servers.flatMap((server) => [server.ice, server.root])];
  for (const place of places) for (const card of place) yield* own(card);
}

/**
 * @param {CardView} card
 * @returns {Generator<CardView>}
 */
function* own(card) {
  if (card.side === "runner") yield card;
  for (const guest of card.hosted) yield* own(guest);
}
