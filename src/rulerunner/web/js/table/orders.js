// What hidden cards are to do that may act unseen: said beforehand, since a pause at their moment would tell.

import { h } from "../dom.js";

/** @typedef {import("../protocol.js").Standing} Standing */
/** @typedef {import("../protocol.js").Order} Order */

/** @type {readonly (readonly [Order, string])[]} */
const WORDS = [
  ["stay", "stays hidden"],
  ["act", "acts as soon as it may"],
  ["ask", "asks me (a pause may tell)"],
];

const WHY =
  "It may act while your opponent does not know which card it is. You are not asked at that moment, because the pause would give it away: say here, at any time, what it does.";

/**
 * A line with a choice for each card, cards of one name together; null if there are none.
 * @param {readonly Standing[]} orders
 * @param {(card: string, order: Order) => void} give
 */
export function drawOrders(orders, give) {
  if (!orders.length) return null;
  /** @type {Map<string, Standing[]>} */
  const named = new Map();
  for (const each of orders) named.set(each.name, [...(named.get(each.name) ?? []), each]);
  return h(
    "div",
    { class: "orders", role: "group", "aria-label": "Cards that may act unseen", title: WHY, dataset: { testid: "orders" } },
    [...named].map(([name, cards]) =>
      h(
        "label",
        { class: "order" },
        h("span", null, name),
        h(
          "select",
          {
            dataset: { focus: `order ${name}` },
            on: {
              change: (/** @type {Event} */ event) => {
                const order = /** @type {Order} */ (/** @type {HTMLSelectElement} */ (event.target).value);
                for (const { card } of cards) give(card, order);
              },
            },
          },
          WORDS.map(([order, words]) => h("option", { value: order, selected: cards[0].order === order }, words)),
        ),
      ),
    ),
  );
}
