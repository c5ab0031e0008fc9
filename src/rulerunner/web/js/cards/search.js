/** The search for cards: a field, filters to click, and what is found. The page of cards and the deck builder use it. */

import { h, put } from "../dom.js";
import { api, once, query } from "../net.js";
import { later } from "../pages/common.js";
import { trouble } from "../pages/trouble.js";
import { chips } from "./filters.js";
import { within } from "./terms.js";

/** @typedef {import("../protocol.js").CardList} CardList */
/** @typedef {import("../protocol.js").CardRow} CardRow */
/** @typedef {import("../protocol.js").CardFields} CardFields */
/**
 * @typedef {{text?: string, family?: string, page?: number, side?: string, faces?: () => boolean,
 *   draw: (list: CardList) => import("../dom.js").Children, changed?: (asked: {text: string, page: number}) => void,
 *   enter?: (list: CardList) => void}} Options
 */

const PAUSE = 180;

export class Search {
  /** @param {Options} options */
  constructor(options) {
    this.options = options;
    this.page = options.page ?? 1;
    this.turn = 0;
    /** What was asked for last: who types on may be ahead of it. */
    this.asked = "";
    /** @type {CardList | null} */
    this.list = null;
    this.field = h("input", {
      class: "field search-field", type: "search", id: "card-search", value: options.text ?? "", maxlength: 400, autocomplete: "off",
      spellcheck: false, placeholder: 't:ice f:jinteki cost<3 "net damage"', "aria-describedby": "search-said", dataset: { testid: "card-search" },
      on: {
        input: later(PAUSE, () => this.text !== this.asked && this.element.isConnected && void this.ask(1)),
        keydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
      },
    });
    this.said = h("div", { class: "search-said muted small", id: "search-said", role: "status", dataset: { testid: "search-said" } });
    this.found = h("div", { class: "search-found" });
    this.filters = h("div", { class: "chips", role: "group", "aria-label": "Filters" });
    this.pages = h("nav", { class: "pager", "aria-label": "Pages of results" });
    this.help = h("details", { class: "search-help" }, h("summary", null, "What can be asked"));
    this.element = h(
      "search",
      { class: "search" },
      h("div", { class: "search-line" }, h("label", { class: "hidden-words", for: "card-search" }, "Search cards"), this.field),
      this.filters,
      this.help,
      this.said,
      this.found,
      this.pages,
    );
  }

  /** Begin: what can be asked, then what was asked. */
  async open() {
    /** @type {CardFields} */
    const fields = await once("/api/cards/fields");
    this.fields = fields;
    this.#helps(fields);
    this.#chips();
    await this.ask(this.page);
  }

  get text() {
    return this.field.value.trim();
  }

  /** @param {string} text */
  set(text) {
    this.field.value = text;
    return this.ask(1);
  }

  /** @param {number} page */
  async ask(page) {
    const mine = ++this.turn;
    const { text } = this;
    this.asked = text;
    const faces = this.options.faces?.() ? "yes" : "";
    const asked = within(this.options.side ?? "", text);
    try {
      /** @type {CardList} */
      const list = await api.get(query("/api/cards", { q: asked, family: this.options.family ?? "", page: String(page), faces }));
      if (mine !== this.turn || !this.element.isConnected) return;
      this.list = list;
      this.page = list.page;
      this.#draw(list);
      this.options.changed?.({ text, page: list.page });
    } catch (error) {
      if (mine === this.turn) put(this.said, trouble(error, () => this.ask(page)));
    }
  }

  /** @param {CardList} list */
  #draw(list) {
    this.#chips();
    this.field.setAttribute("aria-invalid", String(Boolean(list.said)));
    const near = list.near.map((name) => h("button", { class: "linklike", type: "button", on: { click: () => void this.set(`name:"${name}"`) } }, name));
    put(
      this.said,
      list.said
        ? `${list.said[0].toUpperCase()}${list.said.slice(1)}`
        : list.total
          ? `${list.total} ${list.total === 1 ? "card" : "cards"}, ${list.playable} playable`
          : h("span", null, "No card is all of that. ", near.length > 0 && h("span", null, "Near it: ", ...near.flatMap((each, at) => (at ? [", ", each] : [each])))),
    );
    put(this.found, this.options.draw(list));
    put(this.pages, list.pages > 1 && this.#pager(list));
  }

  /** Another page of what was found, from its first card. @param {number} to */
  async #turn(to) {
    await this.ask(to);
    this.element.scrollIntoView();
    /** @type {HTMLElement | null} */ (this.found.querySelector("[data-row]"))?.focus({ preventScroll: true });
  }

  /** @param {CardList} list */
  #pager({ page, pages }) {
    const turn = (/** @type {number} */ to, /** @type {string} */ words) =>
      h("button", { class: "button", type: "button", disabled: to < 1 || to > pages, on: { click: () => void this.#turn(to) } }, words);
    return h("div", { class: "row" }, turn(page - 1, "Back"), h("span", { class: "muted small" }, `Page ${page} of ${pages}`), turn(page + 1, "On"));
  }

  #chips() {
    const held = document.activeElement;
    const term = held instanceof HTMLElement && this.filters.contains(held) ? held.dataset.term : undefined;
    if (this.fields) put(this.filters, chips(this.fields, this.text, { family: this.options.family ?? "modern", side: this.options.side ?? "", now: () => this.text, change: (text) => void this.set(text) }));
    if (term) /** @type {HTMLElement | null} */ (this.filters.querySelector(`[data-term="${CSS.escape(term)}"]`))?.focus();
  }

  /** @param {CardFields} fields */
  #helps(fields) {
    const row = (/** @type {import("../protocol.js").QueryField} */ field) =>
      h(
        "li",
        null,
        h("code", null, field.names.join(" ")),
        h("span", null, field.says),
        h("button", { class: "linklike mono", type: "button", on: { click: () => void this.set(`${this.text} ${field.example}`.trim()) } }, field.example),
      );
    put(
      this.help,
      h("summary", null, "What can be asked"),
      h("p", { class: "muted small" }, "Words are looked for on the whole card, “phrases” as they stand. -word leaves out, or and ( ) combine, a|b means either."),
      h("ul", { class: "help-fields" }, fields.fields.map(row)),
    );
  }

  /** @param {KeyboardEvent} event */
  async #key(event) {
    if (event.key === "Enter" && this.list) {
      event.preventDefault();
      if (this.text !== this.asked) await this.ask(1);
      this.options.enter?.(this.list);
    } else if (event.key === "ArrowDown") {
      const first = this.found.querySelector("[data-row]");
      if (first instanceof HTMLElement) {
        event.preventDefault();
        first.focus();
      }
    }
  }
}

/** Up and down through rows. @param {KeyboardEvent} event @param {HTMLElement} field where Up leads from the first */
export function walk(event, field) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return;
  const row = at.closest("[data-row]");
  const rows = [...(row?.parentElement?.closest(".search-found")?.querySelectorAll("[data-row]") ?? [])];
  const next = rows[rows.indexOf(/** @type {Element} */ (row)) + (event.key === "ArrowDown" ? 1 : -1)];
  event.preventDefault();
  if (next instanceof HTMLElement) next.focus();
  else if (event.key === "ArrowUp") field.focus();
}
