/** The deck builder: search on one side, the deck on the other, and at every change what the rules say. */

import { bringHomemade } from "../card/facts.js";
import { h, put, toast } from "../dom.js";
import { api, query } from "../net.js";
import { EDITION } from "../cards/rows.js";
import { Search, walk } from "../cards/search.js";
import { problemList } from "../lobby/report.js";
import { busy, complain, sitDown } from "../lobby/start.js";
import { FIRST_OPPONENT, formatName, rulesName } from "../lobby/words.js";
import { address, frame, later, offer, remember, remembered, styles, waiting } from "../pages/common.js";
import { trouble } from "../pages/trouble.js";
import { curves } from "./curves.js";
import { Draft } from "./draft.js";
import { exportDeck, importDeck, testHand } from "./files.js";
import { deckList, resultLine } from "./list.js";
import { givesUp } from "./losing.js";

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
  const last = Draft.last();
  const draft = id && id !== last.id && (await givesUp(last)) ? await opened(lobby, id) : last;
  draft.keep();
  address("/deck");
  const builder = new Builder(root, lobby, draft);
  await builder.open();
  return { close: () => builder.close() };
}

/** A deck of the server's as a draft. @param {Lobby} lobby @param {string} id */
async function opened(lobby, id) {
  const info = lobby.decks.find((deck) => deck.id === id);
  const rules = lobby.editions.find((edition) => edition.family === info?.family)?.id ?? "nisei-1.4";
  /** @type {DeckReport} */
  const report = await api.get(query(`/api/decks/${encodeURIComponent(id)}`, { rules }));
  const draft = Draft.of(rules, report, formatsOf(lobby, rules));
  if (info?.sample) draft.name = `${report.name} (mine)`;
  draft.saved(info?.sample ? "" : id);
  return draft;
}

/** @param {Lobby} lobby @param {string} rules */
function formatsOf(lobby, rules) {
  return lobby.editions.find((edition) => edition.id === rules)?.formats ?? [];
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
    this.wrong = h("div", { class: "builder-wrong", role: "status" });
    this.deck = h("div", { class: "builder-said" }, h("p", { class: "muted", role: "status" }, "One moment…"));
    this.side = h("section", { class: "builder-deck", "aria-label": "The deck" }, this.wrong, this.deck);
    this.box = h("div", { class: "builder" });
    this.parts = h("div", { class: "builder-parts row", role: "group", "aria-label": "What is shown" });
    this.say = h("p", { class: "hidden-words", role: "status" });
    this.check = later(PAUSE, () => void this.#study());
    this.search = this.#search();
  }

  close() {
    this.turn++;
  }

  async open() {
    this.#frame();
    this.#part(Object.keys(this.draft.cards).length ? "deck" : "search");
    await Promise.all([this.search.open(), this.#study()]);
    offer(this.search.field);
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
      { class: "field", "aria-label": "Rules", on: { change: () => void this.#rules(rules.value) } },
      lobby.editions.map((edition) => h("option", { value: edition.id, selected: edition.id === draft.rules }, rulesName(edition.id))),
    );
    const formats = formatsOf(lobby, draft.rules);
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
      this.parts,
      this.box,
      this.say,
    );
    put(this.box, h("section", { class: "builder-search", "aria-label": "Cards to add" }, this.search.element), this.side);
  }

  /** Where there is room for one of the two only: which. @param {"search" | "deck"} part */
  #part(part) {
    this.box.dataset.part = part;
    const size = Object.values(this.draft.cards).reduce((sum, count) => sum + count, 0);
    const button = (/** @type {"search" | "deck"} */ name, /** @type {string} */ words) => h("button", { class: "button", type: "button", "aria-pressed": String(name === part), dataset: { testid: `part-${name}` }, on: { click: () => this.#part(name) } }, words);
    put(this.parts, button("search", "Find cards"), button("deck", `The deck (${size})`));
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
    this.draft.keep();
    this.#part(this.box.dataset.part === "deck" ? "deck" : "search");
    this.root.querySelectorAll("[data-count-of]").forEach((each) => {
      const name = /** @type {HTMLElement} */ (each).dataset.countOf ?? "";
      const count = (this.draft.cards[name] ?? 0) + Number(this.draft.identity === name);
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
      bringHomemade(EDITION[this.draft.family], study.report.homemade);
      put(this.wrong);
      const side = study.report.side ?? "";
      if (this.search.options.side !== side && this.draft.family === "modern") {
        this.search.options.side = side;
        void this.search.ask(1);
      }
      this.#draw(study);
    } catch (error) {
      if (mine !== this.turn) return;
      put(this.wrong, trouble(error, () => this.#study()));
    }
  }

  /** @param {DeckStudy} study */
  #draw(study) {
    const { report } = study;
    const legal = !report.problems.length;
    const keep = (/** @type {string} */ words, /** @type {string} */ testid, /** @type {string} */ id) => {
      const button = h("button", { class: "button", type: "button", disabled: !legal, title: legal ? "" : "Only a deck without faults is kept: until then it stays here, and can be exported.", dataset: { testid }, on: { click: () => void busy(button, () => this.#save(id)) } }, words);
      return button;
    };
    const play = h("button", { class: "button primary", type: "button", disabled: !legal, dataset: { testid: "play-deck" } }, "Play it now");
    play.addEventListener("click", () => busy(play, () => this.#play(study)));
    const focus = document.activeElement instanceof HTMLElement && this.deck.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
    put(
      this.deck,
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
        keep("Save", "save-deck", this.draft.id),
        this.draft.id && keep("Save as a new one", "save-as-new", ""),
        h("button", { class: "button", type: "button", dataset: { testid: "export" }, disabled: !study.size, on: { click: () => void exportDeck(this.draft) } }, "Export…"),
        h("button", { class: "button", type: "button", dataset: { testid: "hand" }, disabled: !study.size, on: { click: () => testHand(study) } }, "Test hand"),
      ),
      !legal && h("details", { class: "builder-problems", open: true }, h("summary", null, "What is to mend"), problemList(report.problems)),
      deckList(study, this.draft, { change: (card, by) => this.change(card, by), leave: (name) => (this.draft.leave(name), this.#changed()) }),
      study.size > 0 && curves(study),
    );
    if (focus) /** @type {HTMLElement | null} */ (this.deck.querySelector(`[data-key="${CSS.escape(focus)}"]`))?.focus();
  }

  /** Keep the deck, in the place of one that is kept or beside them. @param {string} id */
  async #save(id) {
    if (!this.draft.name.trim()) this.draft.name = this.draft.identity.split(":")[0] || "A deck";
    const { draft } = this;
    /** @type {import("../protocol.js").DeckInfo} */
    const kept = await api.post("/api/decks", { rules: draft.rules, name: draft.name, text: draft.text(), id });
    draft.saved(kept.id);
    draft.keep();
    toast(`${draft.name} is kept with your decks.`, "good");
    if (draft === this.draft) this.#frame();
    if (draft === this.draft && this.study) this.#draw(this.study);
  }

  /** @param {DeckStudy} study */
  async #play(study) {
    const side = study.report.side ?? "runner";
    await sitDown({ rules: this.draft.rules, side, text: this.draft.text(), opponent: FIRST_OPPONENT });
  }

  async #new() {
    if (await givesUp(this.draft)) this.#begin(new Draft(this.draft.rules));
  }

  async #import() {
    const { rules } = this.draft;
    const read = await importDeck(rules, formatsOf(this.lobby, rules)).catch((error) => (complain(error), null));
    if (read && (await givesUp(this.draft))) this.#begin(read);
  }

  /** @param {string} rules */
  async #rules(rules) {
    const other = new Draft(rules);
    if (other.family === this.draft.family) return this.#begin(Object.assign(this.draft, { rules, format: "" }));
    if (await givesUp(this.draft)) this.#begin(other);
    else this.#frame();
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
    this.draft.keep();
  }

  /** Go on with another deck. @param {Draft} draft */
  #begin(draft) {
    this.draft = draft;
    draft.keep();
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
