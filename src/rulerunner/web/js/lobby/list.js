/** A deck as a list of cards to read. */

import { cardFace, looseCard } from "../card/face.js";
import { factOf, factsOf } from "../card/facts.js";
import { hoverable, showCard } from "../card/zoom.js";
import { dialog, h, put } from "../dom.js";
import { api, query } from "../net.js";
import { reportView } from "./report.js";
import { planOf, sideName } from "./words.js";

/** @typedef {import("../protocol.js").CardFace} CardFace */
/** @typedef {import("../protocol.js").DeckInfo} DeckInfo */
/** @typedef {import("../protocol.js").DeckReport} DeckReport */

const ORDER = ["agenda", "asset", "upgrade", "operation", "ice", "event", "hardware", "resource", "program"];

/**
 * The report of a deck that the server has.
 * @param {string} rules @param {DeckInfo} deck
 * @returns {Promise<DeckReport>}
 */
export function reportOf(rules, deck) {
  return api.get(query(`/api/decks/${encodeURIComponent(deck.id)}`, { rules }));
}

/** Show the cards of a deck in a dialog. @param {string} rules @param {DeckInfo} deck */
export async function lookAt(rules, deck) {
  const body = h("div", { class: "list-body" }, h("p", { class: "muted", role: "status" }, "One moment…"));
  const box = dialog(
    deck.name,
    h("h2", null, deck.name),
    h("p", { class: "muted" }, planOf(deck)),
    body,
    h("div", { class: "row end" }, h("button", { class: "button", type: "button", autofocus: true, on: { click: () => box.close() } }, "Close")),
  );
  box.classList.add("list-dialog");
  try {
    const report = await reportOf(rules, deck);
    put(body, await cardList(rules, report), report.problems.length > 0 && reportView(report));
  } catch (error) {
    put(body, h("p", { role: "alert" }, error instanceof Error ? error.message : String(error)));
  }
}

/** @param {string} rules @param {DeckReport} report */
export async function cardList(rules, report) {
  const side = report.side ?? "corp";
  const asked = report.cards.map(async ([count, name]) => ({ count, name, face: await factsOf(rules, name).catch(() => null) }));
  const cards = await Promise.all(asked);
  const kinds = new Map(cards.map(({ face }) => [face?.kind ?? "", face?.type ?? "cards"]));
  const groups = [...kinds].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return h(
    "div",
    { class: "list" },
    report.identity &&
      h("div", { class: "list-identity" }, hoverable(cardFace(looseCard(report.identity, side, "identity"), { rules, size: "small" }), rules, looseCard(report.identity, side, "identity"))),
    h(
      "div",
      { class: "list-groups" },
      groups.map(([kind, type]) => {
        const own = cards.filter(({ face }) => (face?.kind ?? "") === kind).sort((a, b) => a.name.localeCompare(b.name));
        const total = own.reduce((sum, { count }) => sum + count, 0);
        return h("section", null, h("h3", null, type, h("span", { class: "muted" }, ` ${total}`)), h("ul", null, own.map((card) => line(rules, side, card))));
      }),
      !report.identity && !cards.length && h("p", { class: "muted" }, `No cards of the ${sideName(side)}.`),
    ),
  );
}

/** @param {string} rules @param {string} side @param {{count: number, name: string, face: CardFace | null}} card */
function line(rules, side, { count, name, face }) {
  const card = looseCard(name, side, face?.kind);
  const button = h(
    "button",
    { class: "list-card faction", type: "button", dataset: { faction: face?.faction || side, kind: face?.kind ?? "" }, on: { click: () => showCard(rules, card) } },
    h("span", { class: "list-count" }, `${count}×`),
    h("span", { class: "list-name" }, name),
    face && factOf(face, "cost") && h("span", { class: "list-cost", title: "Cost" }, factOf(face, "cost")),
  );
  return h("li", null, hoverable(button, rules, card));
}
