/** Every card there is: searched, filtered, looked at. */

import { cardFace, looseCard } from "../card/face.js";
import { rememberFacts } from "../card/facts.js";
import { h } from "../dom.js";
import { address, asked, frame, offer, remember, remembered, styles, waiting } from "../pages/common.js";
import { Search, walk } from "./search.js";
import { EDITION, cardHref, cardLine } from "./rows.js";

/** @typedef {import("../protocol.js").CardList} CardList */
/** @typedef {import("../protocol.js").CardRow} CardRow */

/** @param {HTMLElement} root @param {Record<string, string>} params */
export async function open(root, params) {
  waiting(root, "cards", "Cards");
  await styles("cards");
  const query = asked(params.query);
  let faces = remembered("cards.faces", true);
  const family = query.get("family") ?? "modern";
  const search = new Search({
    text: query.get("q") ?? "",
    family,
    page: Number(query.get("page") ?? 1) || 1,
    faces: () => faces,
    draw: (list) => (faces ? grid(list) : lines(list)),
    changed: ({ text, page }) => address("/cards", { q: text, family: family === "modern" ? "" : family, page: page > 1 ? String(page) : "" }),
    enter: (list) => {
      if (list.cards[0]) location.hash = cardHref(list.cards[0]);
    },
  });
  const look = h(
    "button",
    {
      class: "button", type: "button", "aria-pressed": String(faces), dataset: { testid: "faces" },
      on: {
        click: () => {
          faces = !faces;
          remember("cards.faces", faces);
          look.setAttribute("aria-pressed", String(faces));
          void search.ask(search.page);
        },
      },
    },
    "Faces",
  );
  const games = h(
    "select",
    { class: "field", "aria-label": "Which game", on: { change: () => (location.hash = `#/cards?${new URLSearchParams({ q: search.text, family: games.value })}`) } },
    h("option", { value: "modern", selected: family === "modern" }, "Modern"),
    h("option", { value: "classic", selected: family === "classic" }, "1996"),
  );

  /** @param {CardList} list */
  const lines = (list) => h("ul", { class: "card-lines", on: { keydown: (/** @type {KeyboardEvent} */ event) => walk(event, search.field) } }, list.cards.map((card) => h("li", null, cardLine(card))));

  frame(root, "cards", "Cards", h("div", { class: "page-head" }, h("h1", null, "Cards"), games, look), search.element);
  await search.open();
  offer(search.field);
  return { close() {} };
}

/** @param {CardList} list */
function grid(list) {
  for (const rules of new Set(list.cards.map((card) => EDITION[card.family]))) rememberFacts(rules, list.faces);
  return h("ul", { class: "card-grid" }, list.cards.map((card) => h("li", null, tile(card))));
}

/** @param {CardRow} card */
function tile(card) {
  const face = cardFace(looseCard(card.name, card.side, card.kind), { rules: EDITION[card.family], size: "small" });
  return h(
    "a",
    { class: ["card-tile", !card.playable && "waits"], href: cardHref(card), dataset: { row: "", testid: "card-tile" } },
    h("span", { "aria-hidden": "true" }, face, !card.playable && h("small", { class: "card-waits" }, "waiting")),
    h("span", { class: "hidden-words" }, `${card.name}, ${card.type}${card.playable ? "" : ", cannot be played yet"}`),
  );
}
