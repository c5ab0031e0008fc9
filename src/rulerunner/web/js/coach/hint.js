/** Hints at the table: the best options, what each is worth, and why. */

import { h, put } from "../dom.js";
import { api, Refusal } from "../net.js";
import { icon } from "../table/icons.js";
import { bar, percent } from "./chance.js";

/** @typedef {import("../protocol.js").Hint} Hint */
/** @typedef {import("../protocol.js").HintOption} HintOption */
/** @typedef {{token: string, at: () => number | undefined, options: () => number, choose: (option: number) => void, hover: (option: number | null) => void}} Seat */

export class Hints {
  /** @param {HTMLElement} before the panel comes after this @param {Seat} seat */
  constructor(before, seat) {
    this.seat = seat;
    this.asked = 0;
    /** @type {number | undefined} the choice that the panel speaks of */
    this.about = undefined;
    /** It stands beside the question. */
    this.button = h("button", { type: "button", class: "button small hint", title: "What would the coach do?", dataset: { testid: "hint" }, on: { click: () => void this.#ask() } }, icon("bulb"), "Hint");
    this.said = h("div", { class: "hint-said", "aria-live": "polite" });
    const close = h("button", { type: "button", class: "button quiet icon", "aria-label": "Close the hint", on: { click: () => this.#say() } }, icon("close"));
    this.element = h("section", { class: "coach hints", "aria-label": "The coach", dataset: { testid: "hints" } }, h("div", { class: "coach-head" }, h("h2", null, "The coach"), close), this.said);
    before.after(this.element);
    this.show();
  }

  /** The game has moved, or not: what was said of another choice goes. */
  show() {
    const at = this.seat.at();
    this.button.hidden = this.seat.options() < 2;
    if (at === this.about && !this.button.hidden) return;
    this.about = undefined;
    this.asked++;
    this.button.disabled = false;
    this.#say();
  }

  /** The panel is there while it has something to say. @param {...import("../dom.js").Children} words */
  #say(...words) {
    put(this.said, ...words);
    this.element.hidden = !words.length;
  }

  async #ask() {
    const at = this.seat.at();
    if (at === undefined) return;
    const asked = ++this.asked;
    this.about = at;
    this.button.disabled = true;
    this.#say(h("p", { class: "coach-wait" }, "The coach looks ahead…"));
    try {
      /** @type {Hint} */
      const hint = await api.post("/api/hint", { game: this.seat.token, at });
      if (asked === this.asked) this.#tell(hint);
    } catch (error) {
      if (asked === this.asked) this.#say(h("p", null, error instanceof Refusal ? error.why : String(error)));
    }
    if (asked === this.asked) this.button.disabled = false;
  }

  /** @param {Hint} hint */
  #tell({ options, simulations }) {
    this.#say(
      h("ol", { class: "hint-options" }, options.map((option, place) => this.#option(option, place === 0))),
      h("p", { class: "coach-fine" }, `The first is what the coach would do; it prefers another only if that is clearly better. By what you know, after ${simulations} simulations; with 95% intervals.`),
    );
  }

  /** @param {HintOption} option @param {boolean} best */
  #option(option, best) {
    const { hover, choose } = this.seat;
    return h(
      "li",
      { class: ["hint-option", best && "best"] },
      h(
        "button",
        {
          type: "button",
          class: "hint-choose",
          title: "Choose this",
          dataset: { testid: "hint-option", option: option.option },
          on: {
            click: () => choose(option.option),
            pointerenter: () => hover(option.option),
            pointerleave: () => hover(null),
          },
        },
        option.text,
      ),
      bar(option),
      h("span", { class: "hint-chance" }, `${percent(option.chance)} to win (${percent(option.low)} to ${percent(option.high)})`),
      option.why.length > 0 && h("ul", { class: "coach-why" }, option.why.map((why) => h("li", null, why))),
    );
  }
}
