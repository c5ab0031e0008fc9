/** A deck that is being built: kept in this browser at every change. */

import { rememberHere, rememberedHere } from "../pages/common.js";

/** @typedef {import("../protocol.js").CardRow} CardRow */
/** @typedef {import("../protocol.js").DeckReport} DeckReport */

const KEY = "deck.draft";
const MOST = 99;

export class Draft {
  /** @param {string} rules @param {string} [name] @param {string} [identity] @param {string} [format] */
  constructor(rules, name = "", identity = "", format = "") {
    this.rules = rules;
    this.name = name;
    this.identity = identity;
    this.format = format;
    /** @type {Record<string, number>} */
    this.cards = {};
    this.notes = "";
    /** Identities to be brought along. @type {string[]} */
    this.outside = [];
    /** The deck's own cards, as data. @type {string[]} */
    this.homemade = [];
    /** Which of the kept decks it is; "" if none yet. */
    this.id = "";
    /** What of it is kept elsewhere, as text. */
    this.kept = "";
  }

  /** @param {any} kept what was remembered, if it is a draft @returns {Draft} */
  static from(kept) {
    if (!kept || typeof kept.rules !== "string" || typeof kept.cards !== "object") return new Draft("nisei-1.4");
    const draft = new Draft(kept.rules, String(kept.name ?? ""), String(kept.identity ?? ""), String(kept.format ?? ""));
    for (const [name, count] of Object.entries(kept.cards ?? {})) if (Number.isInteger(count) && count > 0) draft.cards[name] = Math.min(count, MOST);
    draft.notes = String(kept.notes ?? "");
    draft.outside = strings(kept.outside);
    draft.homemade = strings(kept.homemade);
    draft.id = String(kept.id ?? "");
    draft.kept = String(kept.kept ?? "");
    return draft;
  }

  /** A deck that was read, with all that it carries. @param {string} rules @param {DeckReport} report @param {readonly string[]} formats those of the rules */
  static of(rules, report, formats) {
    const draft = new Draft(rules, report.name, report.identity, formats.includes(report.format) ? report.format : "");
    for (const [count, name] of report.cards) draft.cards[name] = count;
    draft.notes = report.notes;
    draft.outside = [...report.outside];
    draft.homemade = [...report.homemade];
    return draft;
  }

  /** The deck that is being built: in this tab, or else the one that was changed last. */
  static last() {
    return Draft.from(rememberedHere(KEY, null));
  }

  keep() {
    rememberHere(KEY, this);
  }

  get family() {
    return this.rules.startsWith("classic") ? "classic" : "modern";
  }

  /** Whether something would be lost with it. */
  get unsaved() {
    return Boolean(Object.keys(this.cards).length) && this.text() !== this.kept;
  }

  /** It is kept elsewhere as it is now. @param {string} [id] */
  saved(id = "") {
    this.id = id;
    this.kept = this.text();
  }

  /** More or fewer copies of a card; how many there are then. @param {CardRow} card @param {number} by */
  change(card, by) {
    const copies = this.cards[card.name] ?? 0;
    if (card.kind === "identity" && (by > 0 || !copies)) {
      this.identity = by > 0 ? card.name : "";
      return by > 0 ? 1 : 0;
    }
    const now = Math.max(0, Math.min(copies + by, by > 0 ? Math.min(card.limit, MOST) : MOST));
    if (now) this.cards[card.name] = now;
    else delete this.cards[card.name];
    return now;
  }

  /** A card of one's own, in the place of an earlier one of its name. @param {string} name @param {string} data @param {string} kind */
  bring(name, data, kind) {
    const called = (/** @type {string} */ card) => String(JSON.parse(card).card?.name ?? "");
    this.homemade = [...this.homemade.filter((card) => called(card) !== name), data];
    if (kind === "identity") this.identity = name;
    else this.cards[name] = Math.max(1, this.cards[name] ?? 0);
  }

  /** Leave an identity at home. @param {string} name */
  leave(name) {
    const at = this.outside.indexOf(name);
    if (at >= 0) this.outside.splice(at, 1);
  }

  /** As a list of lines that the server reads. */
  text() {
    const line = (/** @type {string} */ text) => text.trim().replaceAll(/\s+/g, " ");
    return [
      line(this.name) && `# Name: ${line(this.name)}`,
      this.format && `# Format: ${this.format}`,
      ...this.notes.split("\n").filter(Boolean).map((note) => `# ${note}`),
      this.identity && `1x ${this.identity}`,
      ...Object.entries(this.cards).map(([name, count]) => `${count}x ${name}`),
      ...this.outside.map((name) => `outside ${name}`),
      ...this.homemade.map((card) => `card ${card}`),
    ]
      .filter(Boolean)
      .join("\n");
  }
}

/** @param {unknown} list @returns {string[]} */
const strings = (list) => (Array.isArray(list) ? list.filter((each) => typeof each === "string") : []);
