/** The cards of a deck that is being built, and the cards that could go into it. */

import { looseCard } from "../card/face.js";
import { hoverable, showCard } from "../card/zoom.js";
import { EDITION, numbers } from "../cards/rows.js";
import { h } from "../dom.js";

/** @typedef {import("../protocol.js").CardRow} CardRow */
/** @typedef {import("../protocol.js").DeckCard} DeckCard */
/** @typedef {import("../protocol.js").DeckStudy} DeckStudy */
/** @typedef {import("./draft.js").Draft} Draft */

const ORDER = ["agenda", "asset", "upgrade", "operation", "ice", "event", "hardware", "resource", "program"];

/** A card that was found. @param {CardRow} card @param {Draft} draft @param {(by: number) => void} change */
export function resultLine(card, draft, change) {
  const count = card.kind === "identity" ? Number(draft.identity === card.name) : (draft.cards[card.name] ?? 0);
  const row = h(
    "div",
    { class: "found-row faction", tabindex: 0, role: "group", "aria-label": `${card.name}, ${card.type}`, dataset: { row: card.name, faction: card.faction || card.side, kind: card.kind } },
    h("span", { class: "found-count mono", dataset: { countOf: card.name } }, count ? `${count}×` : ""),
    h("span", { class: "line-name" }, card.unique && "◆ ", card.name, !card.playable && h("small", { class: "line-waits" }, " waiting")),
    h("span", { class: "line-type muted" }, [card.type, ...card.subtypes.slice(0, 2)].join(" · ")),
    h("span", { class: "line-numbers mono" }, numbers(card)),
    h("button", { class: "button icon stepper", type: "button", tabindex: -1, "aria-label": `One ${card.name} less`, on: { click: () => change(-1) } }, "−"),
    h("button", { class: "button icon stepper", type: "button", "aria-label": `Add ${card.name}`, dataset: { testid: "add-card" }, on: { click: () => change(1) } }, "+"),
  );
  return hoverable(row, EDITION[card.family], looseCard(card.name, card.side, card.kind));
}

/**
 * @param {DeckStudy} study @param {Draft} draft
 * @param {{change: (card: CardRow, by: number) => void, leave: (name: string) => void}} on
 */
export function deckList(study, draft, { change, leave }) {
  const { identity } = study;
  const kinds = [...new Set(study.cards.map(({ card }) => card.kind))].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return h(
    "div",
    { class: "builder-list", dataset: { testid: "deck-list" } },
    identity
      ? h("div", { class: "builder-identity faction", dataset: { faction: identity.faction } }, name(identity), h("button", { class: "button quiet", type: "button", on: { click: () => change(identity, -1) } }, "Take out"))
      : draft.family === "modern" && h("p", { class: "muted" }, "No identity yet. Search for one: ", h("code", null, "t:identity")),
    kinds.map((kind) => {
      const own = study.cards.filter(({ card }) => card.kind === kind).sort((a, b) => a.card.name.localeCompare(b.card.name));
      const total = own.reduce((sum, { count }) => sum + count, 0);
      return h("section", null, h("h3", null, own[0].card.type, h("span", { class: "muted" }, ` ${total}`)), h("ul", null, own.map((each) => h("li", null, line(each, change)))));
    }),
    draft.outside.length > 0 && outside(draft, leave),
    !study.cards.length && h("p", { class: "muted" }, "Search for cards, and add them with + or with Enter."),
  );
}

/** What is brought along. @param {Draft} draft @param {(name: string) => void} leave */
function outside(draft, leave) {
  return h(
    "section",
    null,
    h("h3", null, "Brought along, outside the game"),
    h("ul", { class: "plain-list" }, draft.outside.map((each) => h("li", { class: "row between" }, each, h("button", { class: "button quiet", type: "button", "aria-label": `Leave ${each} at home`, on: { click: () => leave(each) } }, "Take out")))),
  );
}

/** @param {DeckCard} entry @param {(card: CardRow, by: number) => void} change */
function line({ count, card, influence, homemade }, change) {
  return h(
    "div",
    { class: "builder-line faction", dataset: { faction: card.faction || card.side, kind: card.kind } },
    h("button", { class: "button icon stepper", type: "button", "aria-label": `One ${card.name} less`, dataset: { key: `less ${card.name}` }, on: { click: () => change(card, -1) } }, "−"),
    h("b", { class: "mono" }, String(count)),
    h("button", { class: "button icon stepper", type: "button", "aria-label": `One ${card.name} more`, dataset: { key: `more ${card.name}` }, disabled: count >= card.limit, on: { click: () => change(card, 1) } }, "+"),
    name(card, homemade),
    influence > 0 && h("span", { class: "influence-pips", title: `${influence} influence`, "aria-label": `${influence} influence` }, "•".repeat(Math.min(influence, 15))),
    homemade && h("small", { class: "muted" }, "home-made"),
    !card.playable && h("small", { class: "line-waits" }, "waiting"),
  );
}

/** @param {CardRow} card @param {boolean} [homemade] */
function name(card, homemade = false) {
  const rules = EDITION[card.family];
  const loose = looseCard(card.name, card.side, card.kind);
  return hoverable(h("button", { class: "linklike builder-name", type: "button", on: { click: () => showCard(rules, loose, !homemade && h("p", null, h("a", { href: `#/card/${card.family}/${card.slug}` }, "The page of this card"))) } }, card.name), rules, loose);
}
