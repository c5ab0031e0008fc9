// A panel to read in: what a rule means, what a card is and what it could do now.

import { cardFace } from "../card/face.js";
import { h, put } from "../dom.js";
import { once, query } from "../net.js";
import { glossed, glosser } from "../pages/glossary.js";
import { icon } from "./icons.js";

/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {import("../protocol.js").Explained} Explained */
/** @typedef {import("../protocol.js").Because} Because */
/** @typedef {import("./options.js").Doing} Doing */

/**
 * A rule's number that opens its explanation.
 * @param {string} rule
 * @param {(rule: string) => void} explain
 */
export function ruleTag(rule, explain) {
  if (!rule) return null;
  return h(
    "button",
    {
      type: "button",
      class: "rule",
      "aria-label": `Rule ${rule}: explain`,
      dataset: { testid: "rule", ruleTag: rule },
      on: {
        click: (/** @type {Event} */ e) => {
          e.stopPropagation();
          explain(rule);
        },
      },
    },
    rule,
  );
}

export class Inspector {
  /**
   * @param {HTMLElement} root
   * @param {{rules: () => string, why: (handle: string) => boolean, choose: (doing: Doing) => void, changed: (open: boolean) => void}} on
   */
  constructor(root, on) {
    this.root = root;
    this.on = on;
    /** @type {string[]} The rules read on the way here. */
    this.trail = [];
    /** How many questions about cards have not been answered yet: only the last one matters. */
    this.asked = 0;
    /** @type {HTMLElement | null} */
    this.from = null;
    /** @type {CardView | null} The card that is shown. */
    this.looked = null;
    this.root.hidden = true;
  }

  get open() {
    return !this.root.hidden;
  }

  close() {
    if (!this.open) return false;
    this.root.hidden = true;
    this.trail = [];
    this.looked = null;
    put(this.root);
    this.on.changed(false);
    if (this.from?.isConnected) this.from.focus();
    this.from = null;
    return true;
  }

  /** @param {string} rule */
  async rule(rule) {
    this.looked = null;
    this.trail.push(rule);
    const mine = this.trail.length;
    this.#show(`Rule ${rule}`, h("p", { class: "muted" }, "One moment…"));
    try {
      /** @type {Explained} */
      const found = await once(query("/api/explain", { rules: this.on.rules(), what: rule }));
      if (this.trail.length === mine && this.open) this.#show(found.title || `Rule ${rule}`, ...this.#explained(found));
    } catch (error) {
      const why = error instanceof Error ? error.message : "That could not be found.";
      if (this.trail.length === mine && this.open) this.#show(`Rule ${rule}`, h("p", null, why));
    }
  }

  /**
   * @param {CardView} card
   * @param {Doing[]} [doings] what it can do now
   */
  card(card, doings = []) {
    this.trail = [];
    this.looked = card;
    const asked = card.handle !== "" && this.on.why(card.handle);
    if (asked) this.asked += 1;
    this.#show(
      card.name || "A hidden card",
      cardFace(card, { size: "large", rules: this.on.rules(), words: glosser() }),
      doings.length > 0 &&
        h(
          "div",
          { class: "doings" },
          doings.map((doing) =>
            h(
              "button",
              {
                type: "button",
                class: "button primary",
                on: {
                  click: () => {
                    this.close();
                    this.on.choose(doing);
                  },
                },
              },
              doing.label,
            ),
          ),
        ),
      h(
        "section",
        { class: "reasons", "aria-live": "polite", dataset: { testid: "reasons" } },
        h("h3", null, "What can it do now?"),
        h("p", { class: "muted small" }, asked ? "One moment…" : "Nothing that can be asked here."),
      ),
    );
  }

  /**
   * The game has gone on: what is said about the card that is shown is asked again.
   * @param {(handle: string) => {card: CardView, doings: Doing[]} | null} find
   */
  refresh(find) {
    if (!this.open || !this.looked?.handle) return;
    const now = find(this.looked.handle);
    if (now && now.card.name === this.looked.name) this.card(now.card, now.doings);
    else this.close();
  }

  /** A question was refused, or the connection was lost with it. */
  unanswered() {
    this.asked = 0;
  }

  /** @param {Because} because */
  because(because) {
    this.asked = Math.max(0, this.asked - 1);
    if (this.asked || !this.open) return;
    const box = this.root.querySelector(".reasons");
    if (!box) return;
    put(
      box,
      h("h3", null, "What can it do now?"),
      because.reasons.length
        ? h(
            "ul",
            null,
            because.reasons.map((reason) =>
              h(
                "li",
                { class: reason.possible ? "possible" : "not-possible" },
                h(
                  "span",
                  { class: "reason-mark" },
                  icon(reason.possible ? "check" : "close", reason.possible ? "possible" : "not possible"),
                ),
                h(
                  "div",
                  null,
                  h("b", null, sentence(reason.doing)),
                  " ",
                  h("span", null, glossed(reason.why)),
                  " ",
                  ruleTag(reason.rule, (rule) => this.rule(rule)),
                ),
              ),
            ),
          )
        : h("p", { class: "muted small" }, "Nothing, as far as you know it."),
    );
  }

  /** @param {Explained} found */
  #explained(found) {
    const explain = (/** @type {string} */ rule) => void this.rule(rule);
    const list = (/** @type {string} */ title, /** @type {readonly (readonly [string, string])[]} */ rules) =>
      rules.length > 0 &&
      h(
        "section",
        null,
        h("h3", null, title),
        h(
          "ul",
          { class: "ways" },
          rules.map(([rule, says]) => h("li", null, ruleTag(rule, explain), h("span", null, says))),
        ),
      );
    const told = new Set();
    return [
      found.where && h("p", { class: "inspector-where" }, found.where),
      found.text.map((paragraph) => h("p", null, glossed(paragraph, told))),
      h("p", null, h("a", { href: `#/rules/${this.on.rules()}/${encodeURIComponent(found.rule)}`, target: "_blank", rel: "noopener" }, "In the book of rules")),
      list("Its steps", found.steps ?? []),
      found.ways.length > 0 &&
        h(
          "section",
          null,
          h("h3", null, "Where it leads"),
          h(
            "ul",
            { class: "ways" },
            found.ways.map(([when, rule, says]) =>
              h(
                "li",
                null,
                rule ? ruleTag(rule, explain) : icon("flag"),
                h("span", null, [when, says].filter(Boolean).join(": ")),
              ),
            ),
          ),
        ),
      list("Related", found.see ?? []),
      found.others.length > 0 &&
        h(
          "section",
          null,
          h("h3", null, "In other editions"),
          h(
            "dl",
            { class: "others" },
            found.others.flatMap(([edition, rules, says]) => [
              h("dt", null, edition, rules && h("span", { class: "rule" }, rules)),
              h("dd", null, says),
            ]),
          ),
        ),
    ];
  }

  /**
   * @param {string} title
   * @param {...import("../dom.js").Children} children
   */
  #show(title, ...children) {
    if (!this.open && document.activeElement instanceof HTMLElement) this.from = document.activeElement;
    const back = this.trail.length > 1;
    const rule = this.trail.at(-1);
    put(
      this.root,
      h(
        "header",
        { class: "inspector-head" },
        back &&
          h(
            "button",
            {
              type: "button",
              class: "button quiet icon",
              "aria-label": "Back",
              on: {
                click: () => {
                  this.trail.pop();
                  void this.rule(this.trail.pop() ?? "");
                },
              },
            },
            icon("back"),
          ),
        h("h2", { tabindex: -1 }, title),
        rule && h("span", { class: "rule" }, rule),
        h(
          "button",
          {
            type: "button",
            class: "button quiet icon",
            "aria-label": "Close",
            dataset: { testid: "close-inspector" },
            on: { click: () => this.close() },
          },
          icon("close"),
        ),
      ),
      h("div", { class: "inspector-body" }, ...children),
    );
    this.root.hidden = false;
    this.on.changed(true);
  }
}

/** @param {string} text */
function sentence(text) {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}
