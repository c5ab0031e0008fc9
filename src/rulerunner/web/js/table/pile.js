// A pile to look through: every card of it, and what can be done with each.

import { dialog, h } from "../dom.js";
import { faceOf } from "./card.js";
import { icon } from "./icons.js";

/** @typedef {import("../protocol.js").CardView} CardView */

/**
 * @param {string} title
 * @param {readonly CardView[]} cards
 * @param {{rules: string, plan: import("./options.js").Plan, press: (card: CardView, element: HTMLElement) => void}} table
 */
export function showPile(title, cards, table) {
  const box = dialog(
    title,
    h(
      "div",
      { class: "row" },
      h("h2", null, title),
      h("span", { class: "muted" }, `${cards.length} cards, the latest last`),
    ),
    h(
      "div",
      { class: "pile-cards" },
      cards.map((card) => {
        const legal = (table.plan.cards.get(card.handle)?.length ?? 0) > 0;
        const button = h(
          "button",
          {
            type: "button",
            class: ["card-button", legal && "legal"],
            dataset: { testid: "card", handle: card.handle },
            on: {
              click: () => {
                box.close();
                table.press(card, button);
              },
            },
          },
          faceOf(card, { size: "small", rules: table.rules }),
          legal && h("span", { class: "legal-mark", "aria-hidden": "true" }, icon("spark")),
          h("span", { class: "hidden-words" }, `${card.name || "a face-down card"}${legal ? ", can act now" : ""}`),
        );
        return button;
      }),
    ),
    h(
      "div",
      { class: "row end" },
      h("button", { type: "button", class: "button", autofocus: true, on: { click: () => box.close() } }, "Close"),
    ),
  );
  box.classList.add("pile-dialog");
}
