/** A deck that is being built: kept in this browser at every change. */

/** @typedef {import("../protocol.js").CardRow} CardRow */

export class Draft {
  /** @param {string} rules @param {string} [name] @param {string} [identity] @param {string} [format] */
  constructor(rules, name = "", identity = "", format = "") {
    this.rules = rules;
    this.name = name;
    this.identity = identity;
    this.format = format;
    /** @type {Record<string, number>} */
    this.cards = {};
  }

  /** @param {any} kept what was remembered, if it is a draft @returns {Draft} */
  static from(kept) {
    if (!kept || typeof kept.rules !== "string" || typeof kept.cards !== "object") return new Draft("nisei-1.4");
    const draft = new Draft(kept.rules, String(kept.name ?? ""), String(kept.identity ?? ""), String(kept.format ?? ""));
    for (const [name, count] of Object.entries(kept.cards)) if (Number.isInteger(count) && count > 0) draft.cards[name] = Math.min(count, 99);
    return draft;
  }

  get family() {
    return this.rules.startsWith("classic") ? "classic" : "modern";
  }

  /** More or fewer copies of a card; how many there are then. @param {CardRow} card @param {number} by */
  change(card, by) {
    if (card.kind === "identity") {
      this.identity = by > 0 ? card.name : "";
      return by > 0 ? 1 : 0;
    }
    const most = Math.min(card.limit, 99);
    const now = Math.max(0, Math.min((this.cards[card.name] ?? 0) + by, most));
    if (now) this.cards[card.name] = now;
    else delete this.cards[card.name];
    return now;
  }

  /** As a list of lines that the server reads. */
  text() {
    const lines = Object.entries(this.cards).map(([name, count]) => `${count}x ${name}`);
    return [this.name.trim() && `# Name: ${this.name.trim().replaceAll("\n", " ")}`, this.identity && `1x ${this.identity}`, ...lines].filter(Boolean).join("\n");
  }
}
