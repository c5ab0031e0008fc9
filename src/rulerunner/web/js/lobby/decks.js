/** The page of decks: own ones to check and forget, samples to read. */

import { confirm, h, put, toast } from "../dom.js";
import { api } from "../net.js";
import { bar } from "./bar.js";
import { lookAt, reportOf } from "./list.js";
import { addDeck } from "./paste.js";
import { reportView } from "./report.js";
import { busy } from "./start.js";
import { deckWords, emblem } from "./tiles.js";
import { FIRST_RULES, decksFor, editionWords } from "./words.js";

/** @typedef {import("../protocol.js").Lobby} Lobby */
/** @typedef {import("../protocol.js").DeckInfo} DeckInfo */

/** @param {HTMLElement} root */
export async function open(root) {
  document.title = "Decks · Rulerunner";
  root.classList.add("lobby");
  put(root, bar("decks"), h("p", { class: "loading", role: "status" }, "One moment…"));
  /** @type {Lobby} */
  const lobby = await api.get("/api/lobby");
  let rules = lobby.editions.some(({ id }) => id === FIRST_RULES) ? FIRST_RULES : (lobby.editions[0]?.id ?? "");
  const body = h("div", { class: "deck-page" });
  const edition = h(
    "select",
    { class: "field", id: "decks-rules", on: { change: () => draw(edition.value) } },
    lobby.editions.map((each) => h("option", { value: each.id, selected: each.id === rules }, editionWords(each).name)),
  );
  const add = h("button", { class: "button primary", type: "button", dataset: { testid: "add-deck" } }, "Add a deck");
  const build = h("a", { class: "button", href: "#/deck", dataset: { testid: "build-deck" } }, "Build a deck");
  add.addEventListener("click", async () => {
    const deck = await addDeck(lobby, rules);
    if (!deck) return;
    lobby.decks = [...lobby.decks.filter(({ id }) => id !== deck.id), deck];
    draw(rules);
    toast(`${deck.name} is kept.`, "good");
  });

  /** @param {DeckInfo} deck */
  const forget = async (deck) => {
    if (!(await confirm(`Forget ${deck.name}?`, { yes: "Forget it", says: "Games that were played with it stay.", danger: true }))) return;
    await api.delete(`/api/decks/${encodeURIComponent(deck.id)}`);
    lobby.decks = lobby.decks.filter(({ id }) => id !== deck.id);
    draw(rules);
  };

  /** @param {string} chosen */
  function draw(chosen) {
    rules = chosen;
    const all = [...decksFor(lobby, rules, "runner"), ...decksFor(lobby, rules, "corp")];
    const own = all.filter(({ sample }) => !sample);
    const rows = (/** @type {readonly DeckInfo[]} */ decks) => h("ul", { class: "deck-rows" }, decks.map((deck) => row(rules, deck, forget)));
    put(
      body,
      h("section", null, h("h2", null, "Your decks"), own.length ? rows(own) : h("p", { class: "muted" }, "None under these rules yet. Paste a list or choose a file, and it is kept here.")),
      h("section", null, h("h2", null, "Runner decks to play with"), rows(all.filter(({ sample, side }) => sample && side === "runner"))),
      h("section", null, h("h2", null, "Corp decks to play with"), rows(all.filter(({ sample, side }) => sample && side === "corp"))),
    );
  }

  draw(rules);
  put(root, bar("decks"), h("div", { class: "page-head" }, h("h1", null, "Decks"), h("label", { class: "row", for: "decks-rules" }, "Under", edition), build, add), body);
  return { close() {} };
}

/** @param {string} rules @param {DeckInfo} deck @param {(deck: DeckInfo) => Promise<void>} forget */
function row(rules, deck, forget) {
  const said = h("div", { class: "deck-said", "aria-live": "polite" });
  const check = h("button", { class: "button", type: "button" }, "Check");
  check.addEventListener("click", () => busy(check, async () => put(said, reportView(await reportOf(rules, deck)))));
  const remove = h("button", { class: "button quiet", type: "button", "aria-label": `Forget ${deck.name}` }, "Forget");
  remove.addEventListener("click", () => busy(remove, () => forget(deck)));
  return h(
    "li",
    { class: ["deck-row", "faction", deck.side], dataset: { deck: deck.id, faction: deck.faction || deck.side } },
    emblem(deck),
    deckWords(deck),
    h("div", { class: "row" }, h("button", { class: "button", type: "button", "aria-label": `The ${deck.cards} cards of ${deck.name}`, on: { click: () => lookAt(rules, deck) } }, `${deck.cards} cards`), check, h("a", { class: "button", href: `#/deck/${deck.id}`, "aria-label": `Edit ${deck.name}` }, "Edit"), !deck.sample && remove),
    said,
  );
}
