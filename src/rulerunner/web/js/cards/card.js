/** The page of one card: its face, its text, its rules, where it may be played, and its neighbours. */

import { cardFace, looseCard } from "../card/face.js";
import { rememberFacts } from "../card/facts.js";
import { h } from "../dom.js";
import { api, query } from "../net.js";
import { count, frame, ruleLink, styles, waiting } from "../pages/common.js";
import { glossary, glossed } from "../pages/glossary.js";
import { draftFor } from "../decks/losing.js";
import { cardLine } from "./rows.js";

/** @typedef {import("../protocol.js").CardPage} CardPage */

/** @param {HTMLElement} root @param {Record<string, string>} params */
export async function open(root, { family, slug }) {
  waiting(root, "cards", "Card");
  /** @type {[CardPage, void, void]} */
  const [page] = await Promise.all([api.get(query("/api/cards/page", { family, slug })), styles("cards"), glossary()]);
  const { row, face, rules } = page;
  rememberFacts(rules, [face]);
  frame(
    root,
    "cards",
    row.name,
    h("p", { class: "crumbs" }, h("a", { href: family === "modern" ? "#/cards" : "#/cards?family=classic" }, "Cards"), " / ", row.type),
    h(
      "article",
      { class: "card-page faction", dataset: { faction: row.faction || row.side, kind: row.kind } },
      h("div", { class: "card-page-face" }, cardFace(looseCard(row.name, row.side, row.kind), { rules, size: "large" })),
      h(
        "div",
        { class: "card-page-words" },
        h("h1", null, row.name),
        h("p", { class: "muted" }, [row.side === "corp" ? "Corp" : "Runner", row.type, ...row.subtypes, row.faction_name].filter(Boolean).join(" · ")),
        h("dl", { class: "facts" }, face.facts.map(([called, value]) => h("div", null, h("dt", null, called), h("dd", null, value)))),
        h("section", { class: "card-words" }, h("h2", null, "What it does, in our words"), face.text.length ? face.text.map((line) => h("p", null, glossed(line))) : h("p", { class: "muted" }, "It has no text.")),
        standing(page),
        h("div", { class: "row" }, addTo(page), !page.missing.length && h("a", { class: "button", href: labHref(page) }, "Try it in the lab")),
      ),
    ),
    rulesOf(page),
    h(
      "div",
      { class: "two" },
      h("section", null, h("h2", null, "Formats"), h("ul", { class: "standings" }, page.formats.map((each) => h("li", { class: each.legal ? "good" : "bad" }, h("b", null, each.name), h("span", { class: "muted" }, each.says))))),
      h("section", null, h("h2", null, "Printings"), h("ul", { class: "plain-list" }, page.printings.map(({ set, code }) => h("li", null, set, family === "modern" && h("span", { class: "muted mono" }, ` ${code}`))))),
      page.decks.length > 0 && h("section", null, h("h2", null, "Decks that play it"), h("ul", { class: "plain-list" }, page.decks.map(([id, name]) => h("li", null, h("a", { href: `#/deck/${id}` }, name))))),
    ),
    page.neighbours.map(([why, cards]) => h("section", { class: "neighbours" }, h("h2", null, why.replace(/^./, (letter) => letter.toUpperCase())), h("ul", { class: "card-lines" }, cards.map((card) => h("li", null, cardLine(card)))))),
  );
  return { close() {} };
}

/** @param {CardPage} page */
function standing({ missing }) {
  if (!missing.length) return h("p", { class: "status good" }, "Playable: every sentence of the card is written.");
  return h("div", { class: "status waits" }, h("p", null, h("b", null, "It waits: "), `${count(missing.length, "thing")} missing.`), h("ul", null, missing.map((reason) => h("li", null, reason))));
}

/** @param {CardPage} page */
function rulesOf({ governs, rules }) {
  if (!governs.length) return null;
  return h("section", { class: "governs" }, h("h2", null, "Rules it is played under"), h("ul", null, governs.map(([rule, title, why]) => h("li", null, ruleLink(rules, rule), h("span", null, title), h("small", { class: "muted" }, why)))));
}

/** Put it into the deck that is being built. @param {CardPage} page */
function addTo({ row }) {
  const add = async () => {
    const draft = await draftFor(row.family);
    if (!draft) return;
    draft.change(row, 1);
    draft.keep();
    location.hash = "#/deck";
  };
  return h("button", { class: "button primary", type: "button", on: { click: () => void add() } }, row.kind === "identity" ? "Build a deck with it" : "Add to the deck");
}

/** A position with the card in its player's hand. @param {CardPage} page */
function labHref({ row, rules }) {
  const other = row.side === "corp" ? "runner" : "corp";
  const place = row.kind === "identity" ? "identity" : "hand";
  const text = `rules ${rules}\nturn ${row.side}\n\n[${row.side}]\ncredits 10\n${place} ${row.name}\n\n[${other}]\ncredits 5\n`;
  return `#/lab?${new URLSearchParams({ text })}`;
}
