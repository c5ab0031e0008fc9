/** Designing cards: plain English on the left, the card as it was understood on the right, and play. */

import { cardFace, looseCard } from "../card/face.js";
import { rememberFacts } from "../card/facts.js";
import { h, put, toast } from "../dom.js";
import { draftFor } from "../decks/losing.js";
import { busy } from "../lobby/start.js";
import { api } from "../net.js";
import { copyText, count, frame, later, remember, remembered, saveFile, styles, waiting } from "../pages/common.js";
import { trouble } from "../pages/trouble.js";
import { lineOf, pieces, place, words } from "./spots.js";

/** @typedef {import("../protocol.js").DesignReport} DesignReport */
/** @typedef {import("../protocol.js").DesignedCard} DesignedCard */
/** @typedef {import("./spots.js").Spot} Spot */

const LONGEST = 20_000;
const PAUSE = 250;
const FIRST = `# Change anything: the card is drawn as you type.
Toll Gate
type: ice
subtypes: code gate
faction: nbn
cost: 3
strength: 4
influence: 2

Subroutine The Corp gains 1 credit.
Subroutine End the run unless the Runner pays 2 credits.
`;

/** @param {HTMLElement} root */
export async function open(root) {
  waiting(root, "design", "Design");
  const [lobby] = await Promise.all([api.get("/api/lobby"), styles("cards", "design")]);
  const page = new Designing(root, lobby.opponents.map((/** @type {{name: string}} */ each) => each.name));
  await page.ask();
  return { close: () => page.close() };
}

class Designing {
  /** @param {HTMLElement} root @param {string[]} opponents */
  constructor(root, opponents) {
    this.turn = 0;
    this.closed = false;
    /** @type {DesignReport} */
    this.report = { cards: [] };
    this.opponent = opponents[0] ?? "thumb";
    this.under = h("pre", { class: "design-under", "aria-hidden": "true" });
    this.area = h("textarea", { class: "field design-text", rows: 20, spellcheck: false, value: remembered("design", FIRST), "aria-label": "The card file", "aria-describedby": "design-faults", dataset: { testid: "design-text" } });
    this.faults = h("ol", { class: "design-faults", id: "design-faults", "aria-label": "What is in the way", dataset: { testid: "design-faults" } });
    this.cards = h("div", { class: "design-cards", dataset: { testid: "design-cards" } });
    const soon = later(PAUSE, () => void this.ask());
    this.area.addEventListener("input", () => {
      remember("design", this.area.value);
      this.#underline([]);
      soon();
    });
    this.area.addEventListener("scroll", () => (this.under.scrollTop = this.area.scrollTop));
    const file = h("input", { type: "file", class: "hidden-words", id: "design-file", accept: ".txt,text/plain", on: { change: () => void this.#take(file.files?.[0]) } });
    const foe = h("select", { class: "field", "aria-label": "Opponent", dataset: { testid: "design-opponent" }, on: { change: () => (this.opponent = foe.value) } }, opponents.map((name) => h("option", { value: name }, name)));
    frame(
      root,
      "design",
      "Design",
      h("div", { class: "page-head" }, h("h1", null, "Design"), h("p", { class: "muted" }, "A card of your own in plain English: a title, its facts, an empty line, and its text. What it does is said back to you from what would be played.")),
      h(
        "div",
        { class: "design" },
        h(
          "section",
          { class: "design-left", "aria-label": "The card in words" },
          h("div", { class: "design-paper" }, this.under, this.area),
          h("div", { role: "status" }, this.faults),
          h("div", { class: "row wrap" }, h("button", { class: "button", type: "button", dataset: { testid: "design-save" }, on: { click: () => saveFile("my-cards.txt", this.area.value) } }, "Share as a file"), file, h("label", { class: "button", for: "design-file" }, "Open a file…"), h("button", { class: "button", type: "button", on: { click: () => this.#add() } }, "One more card"), h("label", { class: "row small" }, "Play against", foe)),
          help(),
        ),
        h("section", { class: "design-right", "aria-label": "The card as it was understood" }, this.cards),
      ),
    );
    root.classList.add("design-page");
  }

  close() {
    this.closed = true;
  }

  /** Have the text read. */
  async ask() {
    const mine = ++this.turn;
    const text = this.area.value;
    try {
      /** @type {DesignReport} */
      const report = await api.post("/api/design", { text });
      if (mine !== this.turn || this.closed) return;
      this.report = report;
      this.#show(text);
    } catch (error) {
      if (mine !== this.turn || this.closed) return;
      put(this.faults, h("li", { class: "bad" }, trouble(error, () => this.ask())));
    }
  }

  /** @param {string} text */
  #show(text) {
    const spots = this.report.cards.flatMap((card) => [...card.wrong]);
    this.#underline(spots);
    put(this.faults, spots.map((spot) => this.#fault(text, spot)));
    put(this.cards, this.report.cards.length ? this.report.cards.map((card) => this.#card(card)) : h("p", { class: "muted" }, "There is no card yet: write its title into the first line."));
  }

  /** Lines under the very words. @param {readonly Spot[]} spots */
  #underline(spots) {
    put(this.under, pieces(this.area.value, spots).map(({ text, spot }) => (spot ? h("mark", { dataset: { testid: "design-mark" } }, text) : text)), "\n ");
    this.under.scrollTop = this.area.scrollTop;
  }

  /** @param {string} text @param {Spot} spot */
  #fault(text, spot) {
    const select = () => {
      this.area.focus();
      this.area.setSelectionRange(...place(text, spot));
    };
    const at = words(text, spot);
    return h("li", null, h("button", { class: "linklike design-words", type: "button", on: { click: select } }, `Line ${lineOf(text, spot)}`), at && h("q", { class: "design-said" }, at), h("span", null, ` ${spot.says}`));
  }

  /** @param {DesignedCard} card */
  #card(card) {
    if (!card.face) return h("article", { class: "design-card is-open" }, h("h2", null, card.title || "A card without a title"), h("p", { class: "muted" }, `${count(card.wrong.length, "thing is", "things are")} in the way.`), card.readings.map((reading, at) => h("section", null, h("h3", null, `Reading ${at + 1}`), reading.map((line) => h("p", null, line)))));
    rememberFacts(card.rules, [card.face]);
    const play = h("button", { class: "button primary", type: "button", dataset: { testid: "design-play" }, on: { click: () => void busy(play, () => this.#play(card)) } }, "Play it now");
    return h(
      "article",
      { class: "design-card", dataset: { testid: "design-card" } },
      h("h2", { class: "hidden-words" }, card.title),
      cardFace(looseCard(card.title, card.face.side, card.face.kind), { rules: card.rules, size: "large" }),
      h(
        "div",
        { class: "design-about" },
        card.like && h("section", null, h("h3", null, `Compared with ${card.like}`), h("ul", { class: "plain-list" }, card.differences.length ? card.differences.map((line) => h("li", null, line)) : h("li", null, "nothing differs"))),
        card.warnings.length > 0 && h("section", null, h("h3", null, "To be wary of"), h("ul", { class: "plain-list", dataset: { testid: "design-warnings" } }, card.warnings.map((line) => h("li", null, line)))),
        h("div", { class: "row wrap" }, play, h("a", { class: "button", href: `#/lab?text=${encodeURIComponent(card.bench)}`, dataset: { testid: "design-lab" } }, "Try it in the lab"), h("button", { class: "button", type: "button", dataset: { testid: "design-deck" }, on: { click: () => void this.#intoDeck(card) } }, "Add to the deck"), h("button", { class: "button", type: "button", on: { click: () => void copyText(`card ${card.data}`, toast) } }, "Copy for a deck list")),
      ),
    );
  }

  /** @param {DesignedCard} card */
  async #play(card) {
    const game = await api.post("/api/design/play", { text: this.area.value, title: card.title, rules: card.rules, opponent: this.opponent });
    location.hash = `#/game/${game.id}`;
  }

  /** Put it into the deck that is being built, in the place of an earlier card of its name. @param {DesignedCard} card */
  async #intoDeck(card) {
    const draft = await draftFor(card.rules.startsWith("classic") ? "classic" : "modern");
    if (!draft || !card.face) return;
    draft.bring(card.title, card.data, card.face.kind);
    draft.keep();
    location.hash = "#/deck";
  }

  #add() {
    this.#set(`${this.area.value.trimEnd()}\n\n---\n\nNew Card\nlike: Ice Wall, but strength 2\n`);
    this.area.scrollTop = this.area.scrollHeight;
  }

  /** @param {string} text */
  #set(text) {
    this.area.value = text;
    remember("design", text);
    void this.ask();
  }

  /** @param {File | undefined} chosen */
  async #take(chosen) {
    if (!chosen) return;
    if (chosen.size > LONGEST) return put(this.faults, h("li", { class: "bad" }, `${chosen.name} is too large for a card file.`));
    this.#set(await chosen.text());
  }
}

function help() {
  return h(
    "details",
    { class: "design-help" },
    h("summary", null, "How to write a card"),
    h("p", null, "The first line is the title. Lines of facts follow: type, subtypes, faction, cost, strength, memory, trash, advancement, points, link, influence, unique: yes. Behind an empty line stands the text, as printed cards say it. A line of dashes comes between two cards; # begins a comment."),
    h("p", null, "A real card can be the start: like: Ice Wall, but strength 3. Then without: 2 leaves out its second ability, and also: in place of the empty line adds to it."),
    h("p", null, "Home-made cards travel in decks as data. At a table between people they may be played if who opened it says so. You can read those of your opponent as soon as you have seen them."),
  );
}
