/** Setting up a table: edition, side, deck, opponent, their deck. */

import { h, put } from "../dom.js";
import { api } from "../net.js";
import { lookAt } from "./list.js";
import { addDeck } from "./paste.js";
import { USUAL, termsForm } from "../people/terms.js";
import { busy, sitDown } from "./start.js";
import { deckTile, tile } from "./tiles.js";
import { FIRST_OPPONENT, FIRST_RULES, bookOf, decksFor, editionWords, firstDeck, houseOf, opponentName, otherSide, rulesName, sentence, sideName, sideSays } from "./words.js";

/** @typedef {import("../protocol.js").Lobby} Lobby */
/** @typedef {import("../protocol.js").Seat} Seat */
/** @typedef {{rules: string, side: Seat, deck: string, opponent: string, theirs: string, terms: import("../protocol.js").Terms, listed: boolean}} Wish */

const KEPT = "rulerunner.table";
const SIDES = /** @type {const} */ (["runner", "corp"]);

/** What was chosen last time, as far as it is still there. @param {Lobby} lobby @returns {Wish} */
function remembered(lobby) {
  /** @type {Wish} */
  const wish = { rules: FIRST_RULES, side: "runner", deck: "", opponent: FIRST_OPPONENT, theirs: "", terms: { ...USUAL }, listed: false };
  try {
    Object.assign(wish, JSON.parse(localStorage.getItem(KEPT) ?? "{}"));
  } catch {
    localStorage.removeItem(KEPT);
  }
  wish.rules = known(lobby, wish.rules);
  if (wish.opponent !== "friend" && !lobby.opponents.some(({ name }) => name === wish.opponent)) wish.opponent = lobby.opponents[0]?.name ?? "friend";
  return wish;
}

/** Rules as far as there are such: an edition, and its house rules in their order. @param {Lobby} lobby @param {string} rules */
function known(lobby, rules) {
  const edition = lobby.editions.find(({ id }) => id === bookOf(rules)) ?? lobby.editions[0];
  const wanted = houseOf(rules);
  return [edition?.id ?? "", ...(edition?.house ?? []).map(({ name }) => name).filter((name) => wanted.includes(name))].join("+");
}

/** @param {Lobby} lobby */
export function setup(lobby) {
  const wish = remembered(lobby);
  const house = h("div", { class: "house" });
  const decks = h("div", { class: "tiles decks" });
  const sides = h("div", { class: "tiles sides" });
  const theirs = h("select", { class: "field", id: "their-deck", on: { change: () => change({ theirs: theirs.value }) } });
  const theirDeck = h("label", { class: "labelled", for: "their-deck" }, h("span", null, "Their deck"), theirs);
  const terms = h("div", { class: "terms" });
  const summary = h("p", { class: "start-words", "aria-live": "polite" });
  const start = h("button", { class: "button primary grand", type: "button", dataset: { testid: "start-game" } }, "Start");
  start.addEventListener("click", () =>
    busy(start, () => sitDown({ rules: wish.rules, side: wish.side, deck: wish.deck, opponent: wish.opponent, opponent_deck: wish.theirs, ...(wish.opponent === "friend" ? { terms: wish.terms, listed: wish.listed } : {}) })),
  );

  /** @param {Partial<Wish>} news */
  function change(news) {
    Object.assign(wish, news);
    if ("rules" in news || "side" in news) drawDecks();
    if ("rules" in news) drawSides();
    if ("rules" in news) drawHouse();
    if ("rules" in news || "opponent" in news) drawTerms();
    localStorage.setItem(KEPT, JSON.stringify(wish));
    summarise();
  }

  /** The house rules of the edition, each to be played with or not. */
  function drawHouse() {
    const edition = lobby.editions.find(({ id }) => id === bookOf(wish.rules));
    if (house.dataset.edition === edition?.id) return; // who ticks a box keeps the focus there
    house.dataset.edition = edition?.id ?? "";
    const chosen = houseOf(wish.rules);
    const one = (/** @type {import("../protocol.js").HouseRule} */ { name, says }) => {
      const box = h("input", { type: "checkbox", name: `house-${name}`, checked: chosen.includes(name), dataset: { house: name } });
      box.addEventListener("change", () => {
        const now = houseOf(wish.rules).filter((each) => each !== name);
        change({ rules: known(lobby, [bookOf(wish.rules), ...now, ...(box.checked ? [name] : [])].join("+")) });
      });
      return h("label", { class: "switch" }, box, h("span", null, says));
    };
    if (!edition?.house?.length) return put(house);
    put(
      house,
      h(
        "details",
        { open: chosen.length > 0, dataset: { testid: "house-rules" } },
        h("summary", null, "House rules"),
        h("p", { class: "muted small" }, "Some tables play a few things otherwise. Tick what you agree on; without a tick the rulebook and its chart decide."),
        edition.house.map(one),
      ),
    );
  }

  function drawSides() {
    const points = lobby.editions.find(({ id }) => id === bookOf(wish.rules))?.points ?? 7;
    put(
      sides,
      SIDES.map((side) =>
        tile(
          { group: "side", value: side, chosen: wish.side === side, choose: () => change({ side }), class: side, dataset: { side } },
          h("b", null, sideName(side)),
          h("span", { class: "muted small" }, sideSays(side, points)),
        ),
      ),
    );
  }

  function drawDecks() {
    const own = decksFor(lobby, wish.rules, wish.side);
    if (!own.some(({ id }) => id === wish.deck)) wish.deck = firstDeck(lobby, wish.rules, wish.side)?.id ?? own[0]?.id ?? "";
    put(
      decks,
      own.map((deck) => deckTile(deck, { chosen: deck.id === wish.deck, choose: (id) => change({ deck: id }), look: (each) => lookAt(bookOf(wish.rules), each) })),
      h("button", { class: "tile-add", type: "button", dataset: { testid: "add-deck" }, on: { click: () => add() } }, h("b", null, "Your own deck"), h("span", { class: "muted small" }, "Paste a list or choose a file")),
      lobby.editions.find(({ id }) => id === bookOf(wish.rules))?.family === "classic" && sealed(),
    );
    const others = decksFor(lobby, wish.rules, otherSide(wish.side));
    if (!others.some(({ id }) => id === wish.theirs)) wish.theirs = "";
    put(theirs, h("option", { value: "" }, "Any: a surprise"), others.map((deck) => h("option", { value: deck.id, selected: deck.id === wish.theirs }, deck.name)));
  }

  function drawTerms() {
    const friend = wish.opponent === "friend";
    theirDeck.hidden = friend;
    const formats = lobby.editions.find(({ id }) => id === bookOf(wish.rules))?.formats ?? [];
    if (!formats.includes(wish.terms.format ?? "")) wish.terms.format = "";
    if (!friend || bookOf(wish.rules) !== "classic-1996") wish.terms.sealed = null;
    put(terms, friend ? termsForm(wish, formats, change) : null);
  }

  /** Packs of the 1996 game, and what is in them as a deck to edit. */
  function sealed() {
    const button = h("button", { class: "tile-add", type: "button", dataset: { testid: "open-packs" } }, h("b", null, "Open sealed packs"), h("span", { class: "muted small" }, "A starter and two boosters by chance, to play as they come or to rebuild"));
    button.addEventListener("click", () =>
      busy(button, async () => {
        /** @type {import("../protocol.js").WrittenDeck} */
        const list = await api.post("/api/decks/open", { side: wish.side, seed: wish.terms.sealed ?? null });
        await add(list.text);
        if (wish.opponent !== "friend") return;
        change({ terms: { ...wish.terms, sealed: list.seed } });
        drawTerms();
      }),
    );
    return button;
  }

  /** @param {string} [given] */
  async function add(given) {
    const deck = await addDeck(lobby, bookOf(wish.rules), given);
    if (!deck) return;
    lobby.decks = [...lobby.decks.filter(({ id }) => id !== deck.id), deck];
    change({ side: deck.side, deck: deck.id });
    drawSides();
  }

  function summarise() {
    const name = lobby.decks.find(({ id }) => id === wish.deck)?.name ?? "any deck";
    const against = wish.opponent === "friend" ? "a person" : opponentName(wish.opponent);
    put(summary, h("b", { class: wish.side }, sideName(wish.side)), ` with ${name}, against ${against}, under ${rulesName(wish.rules)}.`);
  }

  drawHouse();
  drawSides();
  drawDecks();
  drawTerms();
  summarise();
  return h(
    "section",
    { class: "setup", id: "setup", tabindex: -1, "aria-labelledby": "setup-title" },
    h("h2", { id: "setup-title" }, "Set up a table"),
    part("1", "The rules", h("div", { class: "tiles editions" }, lobby.editions.map((edition) => editionTile(edition, wish, change))), house),
    part("2", "Your side", sides),
    part("3", "Your deck", decks),
    part("4", "Your opponent", h("div", { class: "tiles opponents" }, opponentTiles(lobby, wish, change)), theirDeck, terms),
    h("div", { class: "start" }, summary, start),
  );
}

/** @param {string} number @param {string} title @param {...import("../dom.js").Children} body */
function part(number, title, ...body) {
  return h("fieldset", { class: "part" }, h("legend", null, h("span", { class: "mono", "aria-hidden": "true" }, number), title), ...body);
}

/** @param {import("../protocol.js").Words} edition @param {Wish} wish @param {(news: Partial<Wish>) => void} change */
function editionTile(edition, wish, change) {
  const { name, year, says } = editionWords(edition);
  return tile(
    { group: "edition", value: edition.id, chosen: bookOf(wish.rules) === edition.id, choose: (rules) => change({ rules }), dataset: { edition: edition.id } },
    h("b", null, name, year && h("span", { class: "mono year" }, year)),
    h("span", { class: "muted small" }, says),
  );
}

/** @param {Lobby} lobby @param {Wish} wish @param {(news: Partial<Wish>) => void} change */
function opponentTiles(lobby, wish, change) {
  const one = (/** @type {string} */ name, /** @type {string} */ title, /** @type {string} */ says) =>
    tile(
      { group: "opponent", value: name, chosen: wish.opponent === name, choose: (opponent) => change({ opponent }), dataset: { opponent: name } },
      h("b", null, title),
      h("span", { class: "muted small" }, says),
    );
  return [
    ...lobby.opponents.map(({ name, says }) => one(name, opponentName(name), sentence(says))),
    one("friend", "A person", "Send a link, read a code aloud, or let anyone in the open lobby sit down."),
  ];
}
