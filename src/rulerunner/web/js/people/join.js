/** An invitation, a code, or a table of the open lobby: who asks, under which terms, and with which deck you come. */

import { h, put } from "../dom.js";
import { bar } from "../lobby/bar.js";
import { lookAt } from "../lobby/list.js";
import { addDeck } from "../lobby/paste.js";
import { busy } from "../lobby/start.js";
import { deckTile } from "../lobby/tiles.js";
import { bookOf, decksFor, firstDeck, rulesName, sideName } from "../lobby/words.js";
import { api, nonce } from "../net.js";
import { termsWords } from "./terms.js";

/** @typedef {import("../protocol.js").GameInfo} GameInfo */
/** @typedef {import("../protocol.js").Lobby} Lobby */
/** @typedef {import("../protocol.js").TableInfo} TableInfo */

/** @param {HTMLElement} root @param {Record<string, string>} params */
export async function open(root, { invite, code, table: id }) {
  document.title = "An invitation · Rulerunner";
  root.classList.add("lobby");
  put(root, bar("people"), h("p", { class: "loading", role: "status" }, "One moment…"));
  const how = invite ? { invite } : code ? { code } : { table: id };
  /** @type {[Lobby, TableInfo]} */
  const [lobby, table] = await Promise.all([
    api.get("/api/lobby"),
    id ? api.get(`/api/tables/${encodeURIComponent(id)}`) : api.post("/api/tables/find", how),
  ]);
  if (table.yours) {
    location.replace(table.free ? `#/table/${table.id}` : `#/game/${table.id}`);
    return { close() {} };
  }
  put(root, bar("people"), table.free ? invitation(lobby, table, how) : taken(table));
  return { close() {} };
}

/** @param {TableInfo} table */
function taken(table) {
  return h(
    "section",
    { class: "people invitation" },
    h("h1", null, "This seat is taken"),
    h("p", null, `${table.players.corp} and ${table.players.runner} play here already.`),
    h("p", null, table.terms.spectators && h("a", { class: "button", href: `#/game/${table.id}` }, "Watch them"), " ", h("a", { class: "button", href: "#/" }, "To the lobby")),
  );
}

/** @param {Lobby} lobby @param {TableInfo} table @param {Record<string, string | undefined>} how */
function invitation(lobby, table, how) {
  const side = table.free || "runner";
  const decks = [...decksFor(lobby, table.rules, side)];
  const tiles = h("div", { class: "tiles decks" });
  let deck = firstDeck(lobby, table.rules, side)?.id ?? decks[0]?.id ?? "";
  const take = h("button", { class: "button primary grand", type: "button", dataset: { testid: "take-seat" } }, "Sit down");
  take.addEventListener("click", () =>
    busy(take, async () => {
      /** @type {GameInfo} */
      const game = await api.post("/api/join", { ...how, deck, nonce: nonce() });
      location.replace(`#/game/${game.id}`);
    }),
  );
  const draw = () =>
    put(
      tiles,
      decks.map((each) => deckTile(each, { chosen: each.id === deck, choose: (chosen) => (deck = chosen), look: (which) => lookAt(table.rules, which) })),
      table.terms.sealed != null && packs(),
    );
  /** What was opened for the free seat of a sealed table. */
  const packs = () => {
    const button = h("button", { class: "tile-add", type: "button", dataset: { testid: "open-packs" } }, h("b", null, "Open your packs"), h("span", { class: "muted small" }, "This table is sealed: a starter and two boosters are yours, to play as they come or to rebuild"));
    button.addEventListener("click", () =>
      busy(button, async () => {
        /** @type {import("../protocol.js").WrittenDeck} */
        const list = await api.post("/api/decks/open", { side, seed: table.terms.sealed });
        const made = await addDeck(lobby, bookOf(table.rules), list.text);
        if (!made) return;
        decks.push(made);
        deck = made.id;
        draw();
      }),
    );
    return button;
  };
  draw();
  return h(
    "section",
    { class: "people invitation", dataset: { testid: "invitation-page" } },
    h("p", { class: "hero-over mono" }, "An invitation"),
    h("h1", null, `${table.host} asks you to a game`),
    h("p", null, "You play the ", h("b", { class: side }, sideName(side)), ` under ${rulesName(table.rules)}. The table shows what you may do at every step, and why, so you can play even if it is your first time.`),
    h("ul", { class: "terms-words" }, termsWords(table.terms).map((each) => h("li", null, each))),
    h("h2", null, "Your deck"),
    tiles,
    h("div", { class: "start" }, h("p", { class: "muted small" }, "Nothing is dealt before you sit down. The deal is promised: ", h("code", { class: "mono", title: "The commitment: after the game the replay proves that the deal follows from it" }, table.commitment.slice(0, 16)), "…"), take),
  );
}
