/** The deck builder: search on one side, the deck on the other, and at every change what the rules say. */

import { confirm, h, put, toast } from "../dom.js";
import { Refusal, api, query } from "../net.js";
import { Search, walk } from "../cards/search.js";
import { problemList } from "../lobby/report.js";
import { busy, complain, sitDown } from "../lobby/start.js";
import { FIRST_OPPONENT, formatName, rulesName } from "../lobby/words.js";
import { frame, later, remember, remembered, styles, waiting } from "../pages/common.js";
import { curves } from "./curves.js";
import { Draft } from "./draft.js";
import { exportDeck, importDeck, testHand } from "./files.js";
import { deckList, resultLine } from "./list.js";

/** @typedef {import("../protocol.js").CardRow} CardRow */
/** @typedef {import("../protocol.js").CardList} CardList */
/** @typedef {import("../protocol.js").DeckReport} DeckReport */
/** @typedef {import("../protocol.js").DeckStudy} DeckStudy */
/** @typedef {import("../protocol.js").Lobby} Lobby */

const PAUSE = 150;

/** @param {HTMLElement} root @param {Record<string, string>} params */
export async function open(root, { id }) {
  waiting(root, "decks", "Deck builder");
  const [lobby] = await Promise.all([/** @type {Promise<Lobby>} */ (api.get("/api/lobby")), styles("cards", "builder")]);
  const draft = id ? await opened(lobby, id) : Draft.from(remembered("deck.draft", null));
  if (id) history.replaceState(null, "", "#/deck");
  const builder = new Builder(root, lobby, draft);
  await builder.open();
  return { close() {} };
}

/** A deck of the server's as a draft. @param {Lobby} lobby @param {string} id */
async function opened(lobby, id) {
  const info = lobby.decks.find((deck) => deck.id === id);
  const rules = lobby.editions.find((edition) => edition.family === info?.family)?.id ?? "nisei-1.4";
  /** @type {DeckReport} */
  const report = await api.get(query(`/api/decks/${encodeURIComponent(id)}`, { rules }));
  const draft = new Draft(rules, info?.sample ? `${report.name} (mine)` : report.name, report.identity);
  for (const [count, name] of report.cards) draft.cards[name] = count;
  return draft;
}

class Builder {
  /** @param {HTMLElement} root @param {Lobby} lobby @param {Draft} draft */
  constructor(root, lobby, draft) {
    this.root = root;
    this.lobby = lobby;
    this.draft = draft;
    this.turn = 0;
    /** @type {DeckStudy | null} */
    this.study = null;
    this.side = h("section", { class: "builder-deck", "aria-label": "The deck" });
    this.say = h("p", { class: "hidden-words", role: "status" });
    this.check = later(PAUSE, () => void this.#study());
    this.search = this.#search();
  }

  async open() {
    this.#frame();
    await Promise.all([this.search.open(), this.#study()]);
    if (!matchMedia("(pointer: coarse)").matches) this.search.field.focus();
  }

  #search() {
    const search = new Search({
      text: remembered("deck.search", "is:playable"),
      family: this.draft.family,
      draw: (list) => this.#results(list),
      changed: ({ text }) => remember("deck.search", text),
      enter: (list) => list.cards[0] && this.change(list.cards[0], 1),
    });
    return search;
  }

  #frame() {
    const { lobby, draft } = this;
    const rules = h(
      "select",
      { class: "field", "aria-label": "Rules", on: { change: () => this.#rules(rules.value) } },
      lobby.editions.map((edition) => h("option", { value: edition.id, selected: edition.id === draft.rules }, rulesName(edition.id))),
    );
    const formats = lobby.editions.find((edition) => edition.id === draft.rules)?.formats ?? [];
    const format = h(
      "select",
      { class: "field", "aria-label": "Format", on: { change: () => this.#format(format.value) } },
      h("option", { value: "" }, "No format"),
      formats.map((name) => h("option", { value: name, selected: name === draft.format }, formatName(name))),
    );
    const name = h("input", { class: "field deck-name", value: draft.name, maxlength: 200, placeholder: "A name for it", "aria-label": "Name of the deck", autocomplete: "off", on: { input: () => this.#name(name.value) } });
    frame(
      this.root,
      "decks",
      "Deck builder",
      h(
        "div",
        { class: "page-head builder-head" },
        h("h1", null, "Deck builder"),
        name,
        rules,
        format,
        h("button", { class: "button", type: "button", on: { click: () => void this.#new() } }, "New"),
        h("button", { class: "button", type: "button", dataset: { testid: "import" }, on: { click: () => void this.#import() } }, "Import…"),
        h("a", { class: "button", href: "#/decks" }, "All decks"),
      ),
      h("div", { class: "builder" }, h("section", { class: "builder-search", "aria-label": "Cards to add" }, this.search.element), this.side),
      this.say,
    );
  }

  /** @param {CardList} list */
  #results(list) {
    return h(
      "ul",
      { class: "builder-results", on: { keydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) } },
      list.cards.map((card) => h("li", null, resultLine(card, this.draft, (by) => this.change(card, by)))),
    );
  }

  /** + and - change the card that has the focus. @param {KeyboardEvent} event */
  #key(event) {
    walk(event, this.search.field);
    const row = event.target instanceof HTMLElement ? event.target.closest("[data-row]") : null;
    const name = row instanceof HTMLElement ? row.dataset.row : "";
    const card = this.search.list?.cards.find((each) => each.name === name);
    if (!card || !["+", "-", "=", "Enter"].includes(event.key)) return;
    if (event.key === "Enter" && event.target !== row) return;
    event.preventDefault();
    this.change(card, event.key === "-" ? -1 : 1);
  }

  /** @param {CardRow} card @param {number} by */
  change(card, by) {
    const now = this.draft.change(card, by);
    this.say.textContent = card.kind === "identity" ? `${card.name} is the identity.` : `${card.name}: ${now}.`;
    this.#changed();
  }

  #changed() {
    remember("deck.draft", this.draft);
    this.root.querySelectorAll("[data-count-of]").forEach((each) => {
      const name = /** @type {HTMLElement} */ (each).dataset.countOf ?? "";
      const count = this.draft.cards[name] ?? (this.draft.identity === name ? 1 : 0);
      each.textContent = count ? `${count}×` : "";
    });
    this.check();
  }

  async #study() {
    const mine = ++this.turn;
    try {
      /** @type {DeckStudy} */
      const study = await api.post("/api/decks/study", { rules: this.draft.rules, text: this.draft.text(), format: this.draft.format });
      if (mine !== this.turn) return;
      this.study = study;
      const side = study.report.side ?? "";
      if (this.search.options.side !== side && this.draft.family === "modern") {
        this.search.options.side = side;
        void this.search.ask(1);
      }
      this.#draw(study);
    } catch (error) {
      if (mine !== this.turn) return;
      const problems = error instanceof Refusal ? error.problems : [];
      put(this.side, h("div", { class: "report is-illegal" }, h("p", null, error instanceof Error ? error.message : String(error)), problemList(problems)));
    }
  }

  /** @param {DeckStudy} study */
  #draw(study) {
    const { report } = study;
    const legal = !report.problems.length;
    const save = h("button", { class: "button", type: "button", disabled: !legal, dataset: { testid: "save-deck" } }, "Save");
    save.addEventListener("click", () => busy(save, () => this.#save()));
    const play = h("button", { class: "button primary", type: "button", disabled: !legal, dataset: { testid: "play-deck" } }, "Play it now");
    play.addEventListener("click", () => busy(play, () => this.#play(study)));
    const focus = document.activeElement instanceof HTMLElement && this.side.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
    put(
      this.side,
      h(
        "div",
        { class: "builder-sum", dataset: { testid: "deck-legal", legal: String(legal) } },
        meter("cards", study.size, study.least || null, null),
        study.identity && meter("influence", study.influence, null, study.influence_limit),
        study.band && meter("agenda points", study.points, study.band[0], study.band[1]),
        h("b", { class: legal ? "good" : "bad" }, legal ? "Legal" : `${report.problems.length} to mend`),
      ),
      h(
        "div",
        { class: "row" },
        play,
        save,
        h("button", { class: "button", type: "button", dataset: { testid: "export" }, disabled: !study.size, on: { click: () => void exportDeck(this.draft) } }, "Export…"),
        h("button", { class: "button", type: "button", dataset: { testid: "hand" }, disabled: !study.size, on: { click: () => testHand(study) } }, "Test hand"),
      ),
      deckList(study, this.draft, (card, by) => this.change(card, by)),
      !legal && h("details", { class: "builder-problems", open: true }, h("summary", null, "What is to mend"), problemList(report.problems)),
      study.size > 0 && curves(study),
    );
    if (focus) /** @type {HTMLElement | null} */ (this.side.querySelector(`[data-key="${CSS.escape(focus)}"]`))?.focus();
  }

  async #save() {
    if (!this.draft.name.trim()) this.draft.name = this.draft.identity.split(":")[0] || "A deck";
    await api.post("/api/decks", { rules: this.draft.rules, name: this.draft.name, text: this.draft.text() });
    toast(`${this.draft.name} is kept with your decks.`, "good");
  }

  /** @param {DeckStudy} study */
  async #play(study) {
    const side = study.report.side ?? "runner";
    await sitDown({ rules: this.draft.rules, side, text: this.draft.text(), opponent: FIRST_OPPONENT });
  }

  async #new() {
    if (this.study?.size && !(await confirm("Begin a new deck?", { yes: "Begin", says: "The one at hand is gone unless you saved or exported it.", danger: true }))) return;
    this.draft = new Draft(this.draft.rules);
    this.#again();
  }

  async #import() {
    const read = await importDeck(this.draft.rules).catch((error) => (complain(error), null));
    if (!read) return;
    this.draft = read;
    this.#again();
  }

  /** @param {string} rules */
  #rules(rules) {
    const other = new Draft(rules, this.draft.name, "", "");
    const same = other.family === this.draft.family;
    this.draft = same ? Object.assign(other, { identity: this.draft.identity, cards: this.draft.cards }) : other;
    this.#again();
  }

  /** @param {string} format */
  #format(format) {
    this.draft.format = format;
    // Who builds for a format looks for what is legal in it.
    const { text: typed } = this.search;
    const asked = typed.replace(/(^|\s)legal:\S+/g, "").trim();
    void this.search.set([asked, format && `legal:${format}`].filter(Boolean).join(" "));
    this.#changed();
  }

  /** @param {string} name */
  #name(name) {
    this.draft.name = name;
    remember("deck.draft", this.draft);
  }

  #again() {
    remember("deck.draft", this.draft);
    this.search = this.#search();
    void this.open();
  }
}

/** @param {string} what @param {number} has @param {number | null} least @param {number | null} most */
function meter(what, has, least, most) {
  const good = (least === null || has >= least) && (most === null || has <= most);
  const of = least !== null && most !== null ? `${least} or ${most}` : least !== null ? `at least ${least}` : most !== null ? `at most ${most}` : "";
  return h("span", { class: ["sum-meter", good ? "good" : "bad"] }, h("b", null, String(has)), ` ${what}`, of && h("small", { class: "muted" }, ` ${of}`));
}
