/** What a deck is made of, drawn: costs as a curve, types and strengths as counts. */

import { h, s } from "../dom.js";

/** @typedef {import("../protocol.js").DeckStudy} DeckStudy */
/** @typedef {import("../protocol.js").CardRow} CardRow */

/** @param {DeckStudy} study */
export function curves(study) {
  const costs = tally(study, ({ kind, cost }) => (kind === "agenda" || cost === null ? null : Math.min(cost, 9)));
  const ice = tally(study, ({ kind, strength }) => (kind === "ice" && strength !== null ? Math.min(strength, 9) : null));
  const kinds = new Map();
  for (const { count, card } of study.cards) kinds.set(card.type, (kinds.get(card.type) ?? 0) + count);
  const subtypes = new Map();
  for (const { count, card } of study.cards) for (const each of card.subtypes) if (["barrier", "code gate", "sentry", "fracter", "decoder", "killer", "ai"].includes(each)) subtypes.set(each, (subtypes.get(each) ?? 0) + count);
  return h(
    "div",
    { class: "curves" },
    bars("What cards cost", costs),
    ice.some(Boolean) && bars("How strong the ice is", ice),
    h("figure", null, h("figcaption", null, "Types"), h("ul", { class: "tallies" }, [...kinds, ...subtypes].map(([kind, n]) => h("li", null, h("span", { style: { "--n": n / Math.max(1, study.size) } }), h("b", null, String(n)), ` ${kind}`)))),
  );
}

/** @param {DeckStudy} study @param {(card: CardRow) => number | null} value */
function tally(study, value) {
  const found = Array.from({ length: 10 }, () => 0);
  for (const { count, card } of study.cards) {
    const at = value(card);
    if (at !== null) found[at] += count;
  }
  return found;
}

/** @param {string} title @param {readonly number[]} counts */
function bars(title, counts) {
  const most = Math.max(1, ...counts);
  const words = counts.map((n, at) => (n ? `${n} at ${at}${at === 9 ? " or more" : ""}` : "")).filter(Boolean).join(", ");
  return h(
    "figure",
    null,
    h("figcaption", null, title),
    s(
      "svg",
      { class: "bars", viewBox: "0 0 200 76", role: "img", "aria-label": `${title}: ${words || "nothing"}` },
      counts.flatMap((n, at) => {
        const tall = (n / most) * 48;
        const x = at * 20 + 3;
        return [
          s("rect", { x, y: 60 - tall, width: 14, height: Math.max(tall, 1), rx: 2, class: n ? "bar-full" : "bar-empty" }),
          s("text", { x: x + 7, y: 73, class: "curve-label" }, at === 9 ? "9+" : String(at)),
          ...(n ? [s("text", { x: x + 7, y: 56 - tall, class: "bar-count" }, String(n))] : []),
        ];
      }),
    ),
  );
}
