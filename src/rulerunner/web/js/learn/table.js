/** A table to learn at: the board, what is asked, and what happened. Lessons, puzzles and the lab are played on it. */

import { looseCard } from "../card/face.js";
import { bringHomemade } from "../card/facts.js";
import { hideCard, showCard } from "../card/zoom.js";
import { h, put } from "../dom.js";
import { ruleLink } from "../pages/common.js";
import { glossed, settleTip } from "../pages/glossary.js";
import { drawBoard } from "../table/board.js";
import { parts, planOf, cardsOf } from "../table/options.js";
import { showPile } from "../table/pile.js";
import { placeRails } from "../table/rail.js";
import { drawStage } from "../table/stage.js";
import { brief } from "../table/strip.js";
import { PLAIN, wordsOf } from "../table/words.js";
import { accessedSince, cardsToShow, placeOfRun } from "./shown.js";

/** @typedef {import("../protocol.js").StudyMoment} StudyMoment */
/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {import("../table/options.js").Plan} Plan */
/** @typedef {{choose: (index: number) => void, both?: boolean, seat?: () => "corp" | "runner" | "", open?: (rule: string) => void}} On */

const LOG = 60;

export class StudyTable {
  /** @param {On} on */
  constructor(on) {
    this.on = on;
    this.words = PLAIN;
    this.rules = "";
    /** @type {StudyMoment | null} */
    this.moment = null;
    /** @type {Plan} */
    this.plan = { cards: new Map(), servers: new Map(), buttons: [], away: 0, pass: -1, plans: [], behind: [], steps: [], places: new Map() };
    /** What the next decision is to be answered with: a server that was pressed. @type {number | null} */
    this.then = null;
    /** The accessed cards that are shown large until they have been seen, the present one last. @type {CardView[]} */
    this.shown = [];
    /** Where they were accessed. */
    this.place = "";
    this.stage = h("div", { class: "stage study-stage", hidden: true, dataset: { testid: "stage" } });
    this.board = h("section", { class: "table-board study-board", "aria-label": "The table", dataset: { testid: "study-board" } });
    this.strip = h("p", { class: "study-strip", role: "status", dataset: { testid: "study-strip" } });
    this.prompt = h("section", { class: "study-prompt", "aria-label": "Your choice", hidden: true, dataset: { testid: "study-prompt" } });
    this.log = h("ol", { class: "study-log", tabindex: 0, role: "log", "aria-label": "What happened" });
    this.watcher = new ResizeObserver(() => placeRails(this.board));
    this.watcher.observe(this.board);
    this.press = (/** @type {KeyboardEvent} */ event) => this.#key(event);
    document.addEventListener("keydown", this.press);
  }

  close() {
    hideCard();
    this.watcher.disconnect();
    document.removeEventListener("keydown", this.press);
  }

  /** An answer is on its way, or has come. @param {boolean} waits */
  waits(waits) {
    this.prompt.classList.toggle("sent", waits);
    this.prompt.setAttribute("aria-busy", String(waits));
  }

  /** The view that is shown. @returns {View | null} */
  get view() {
    const { moment } = this;
    if (!moment) return null;
    const { corp, runner } = /** @type {{corp: View | null, runner: View | null}} */ (moment);
    if (!corp || !runner) return corp ?? runner;
    const seat = this.on.seat ? this.on.seat() : "";
    if (seat) return seat === "corp" ? corp : runner;
    // Everything lies open: each player's cards as that player sees them, and who decides sits below.
    const own = (this.on.both ? moment.deciding || moment.side : moment.side) === "corp" ? corp : runner;
    return { ...own, servers: corp.servers, archives: corp.archives, rig: runner.rig };
  }

  /** Whoever decides: their decision, as far as it may be made here. */
  get decision() {
    const { moment } = this;
    if (!moment || !moment.deciding || (!this.on.both && moment.deciding !== moment.side)) return null;
    return /** @type {View | null} */ (moment[/** @type {"corp" | "runner"} */ (moment.deciding)])?.decision ?? null;
  }

  /** @param {StudyMoment} moment */
  async show(moment) {
    const before = this.moment;
    const from = placeOfRun(this.view);
    this.moment = moment;
    const view = this.view;
    this.shown = before && view ? cardsToShow(view, accessedSince(moment.log, before.log.length)) : [];
    this.place = placeOfRun(view) || from;
    bringHomemade(moment.rules, /** @type {View | null} */ (moment.corp ?? moment.runner)?.homemade);
    if (this.rules !== moment.rules) {
      this.rules = moment.rules;
      this.words = await wordsOf(moment.rules).catch(() => PLAIN);
    }
    const { decision } = this;
    const then = this.then;
    this.then = null;
    const meant = then === null || decision?.kind !== "choose server" ? -1 : decision.options.findIndex((option) => option.server === then);
    if (meant >= 0) return this.on.choose(meant);
    this.draw();
  }

  draw() {
    const { view, moment } = this;
    if (!view || !moment) return;
    hideCard();
    const { decision } = this;
    const own = view.deciding === view.seat ? decision : null;
    this.plan = planOf(view, own, new Set([...cardsOf(view)].map((card) => card.handle)));
    const other = /** @type {View | null} */ (view.seat === "corp" ? moment.runner : moment.corp);
    drawBoard(this.board, view, {
      rules: this.rules,
      words: this.words,
      glow: this.plan.cards,
      servers: this.plan.servers,
      otherHand: this.on.seat?.() ? undefined : other?.hand,
      onCard: (_, card) => this.#card(card),
      onServer: (id) => this.#server(id),
      onPile: (title, cards) => showPile(title, cards, { rules: this.rules, plan: this.plan, press: (card) => this.#card(card) }),
    });
    placeRails(this.board);
    this.#stage(view);
    this.#strip(moment);
    this.#prompt(moment, decision);
    put(this.log, moment.log.slice(-LOG).map((line) => h("li", { dataset: { kind: line.kind } }, h("span", null, line.text), line.rule && ruleLink(this.rules, line.rule))));
    this.log.scrollTop = this.log.scrollHeight;
  }

  /** The accessed card large in the middle, until it has been seen. @param {View} view */
  #stage(view) {
    const card = this.shown.at(-1) ?? null;
    drawStage(this.stage, { ...view, accessing: card, encounter: null }, {
      rules: this.rules,
      decision: null,
      plans: [],
      accessed: this.shown,
      place: this.place,
      seen: card && (() => this.#seen()),
      choose: () => undefined,
      follow: () => undefined,
      look: (each) => void showCard(this.rules, each),
    });
  }

  #seen() {
    this.shown = [];
    if (this.view) this.#stage(this.view);
  }

  /** Where the game stands, in one line. @param {StudyMoment} moment */
  #strip(moment) {
    const view = /** @type {View | null} */ (moment.corp ?? moment.runner);
    const step = view?.step;
    put(
      this.strip,
      step && [
        h("span", { class: ["side-tag", view.active] }, view.active === "corp" ? "Corp’s turn" : "Runner’s turn"),
        h("b", null, step.phase || step.what),
        h("span", { class: "muted strip-says" }, brief(step.says)),
        step.rule && ruleLink(this.rules, step.rule),
      ],
    );
  }

  /** @param {StudyMoment} moment @param {import("../protocol.js").DecisionView | null} decision */
  #prompt(moment, decision) {
    const had = this.prompt.contains(document.activeElement);
    this.prompt.hidden = false;
    if (!decision) {
      put(this.prompt, h("p", { class: "muted" }, moment.state === "going" ? "Nobody is asked here." : "This is the end of it."));
      return;
    }
    const who = this.on.both ? h("span", { class: ["side-tag", moment.deciding] }, moment.deciding === "corp" ? "Corp" : "Runner") : null;
    const order = decision.options.map((_, index) => index).sort((a, b) => Number(moment.points.includes(b)) - Number(moment.points.includes(a)) || a - b);
    put(
      this.prompt,
      h("div", { class: "row" }, who, h("h2", { class: "study-asked" }, glossed(decision.prompt)), ruleLink(this.rules, decision.rule)),
      h(
        "div",
        { class: "study-options", role: "group", "aria-label": "Options" },
        order.map((index, place) => this.#option(decision.options[index], index, place, moment.points.includes(index))),
      ),
    );
    settleTip();
    if (had) /** @type {HTMLElement | null} */ (this.prompt.querySelector(".study-option"))?.focus();
  }

  /** @param {import("../protocol.js").OptionView} option @param {number} index @param {number} place @param {boolean} pointed */
  #option(option, index, place, pointed) {
    const [label, fine] = parts(option);
    return h(
      "button",
      {
        class: ["study-option", pointed && "coached", option.kind === "pass" && "is-pass"], type: "button", dataset: { testid: "study-option", option: index, kind: option.kind },
        on: { click: () => this.on.choose(index) },
      },
      place < 9 && h("kbd", { "aria-hidden": "true" }, String(place + 1)),
      h("span", null, label, fine && h("small", null, fine)),
      pointed && h("span", { class: "pointer" }, "the coach’s choice"),
    );
  }

  /** @param {CardView} card */
  #card(card) {
    const doings = /** @type {import("../table/options.js").Doing[]} */ (this.plan.cards.get(card.handle) ?? []);
    if (doings.length === 1) return this.#do(doings[0]);
    if (!card.name && !doings.length) return;
    const box = showCard(
      this.rules,
      card.name ? card : looseCard("", card.side),
      doings.length > 0 &&
        h("div", { class: "doings" }, doings.map((doing) => h("button", { class: "button primary", type: "button", on: { click: () => (box.close(), this.#do(doing)) } }, doing.label))),
    );
  }

  /** @param {number} id */
  #server(id) {
    const doings = this.plan.servers.get(id) ?? [];
    if (doings.length === 1) this.#do(doings[0]);
  }

  /** @param {import("../table/options.js").Doing} doing */
  #do(doing) {
    this.then = doing.then?.server ?? null;
    this.on.choose(doing.index);
  }

  /** Digits choose; a card that is shown has been seen. @param {KeyboardEvent} event */
  #key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select")) return;
    if (event.key === " " && this.shown.length && !(event.target instanceof HTMLElement && event.target.closest("button, a, summary"))) {
      event.preventDefault();
      return this.#seen();
    }
    if (!/^[1-9]$/.test(event.key)) return;
    const button = this.prompt.querySelectorAll("[data-option]")[Number(event.key) - 1];
    if (button instanceof HTMLElement) {
      event.preventDefault();
      button.click();
    }
  }
}
