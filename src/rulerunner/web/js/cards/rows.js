/** A card in a line. */

import { looseCard } from "../card/face.js";
import { hoverable } from "../card/zoom.js";
import { h } from "../dom.js";

/** @typedef {import("../protocol.js").CardRow} CardRow */

/** The edition whose words a family of cards is told in. @type {Record<string, string>} */
export const EDITION = { modern: "nisei-1.4", classic: "classic-1996" };

/** @param {{family: string, slug: string}} card */
export function cardHref({ family, slug }) {
  return `#/card/${family}/${slug}`;
}

/** @param {CardRow} card */
export function cardLine(card) {
  const line = h(
    "a",
    { class: "card-line-row faction", href: cardHref(card), dataset: { row: "", faction: card.faction || card.side, kind: card.kind } },
    h("span", { class: "line-name" }, card.unique && "◆ ", card.name),
    h("span", { class: "line-type muted" }, [card.type, ...card.subtypes].join(" · ")),
    h("span", { class: "line-numbers mono" }, numbers(card)),
    !card.playable && h("small", { class: "line-waits" }, "waiting"),
  );
  return hoverable(line, EDITION[card.family], looseCard(card.name, card.side, card.kind));
}

/** @param {CardRow} card */
export function numbers(card) {
  return [
    card.kind === "agenda" ? `${card.requirement ?? "X"}/${card.points}` : card.cost_text,
    card.strength !== null ? `str ${card.strength}` : "",
    card.trash !== null ? `trash ${card.trash}` : "",
    card.influence ? "•".repeat(card.influence) : "",
  ]
    .filter(Boolean)
    .join("  ");
}
