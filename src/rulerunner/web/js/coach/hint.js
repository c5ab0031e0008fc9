/** Hints at the table: the best options, what each is worth, and why. */

import { h, put } from "../dom.js";
import { api, Refusal } from "../net.js";
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
    this.button = h("button", { type: "button", class: "button quiet", dataset: { testid: "hint" }, on: { click: () => void this.#ask() } }, "Hint");
    this.said = h("div", { class: "hint-said", "aria-live": "polite" });
    this.element = h("section", { class: "coach hints", "aria-label": "The coach", dataset: { testid: "hints" } }, this.button, this.said);
    before.after(this.element);
    this.show();
  }

  /** The game has moved, or not: what was said of another choice goes. */
  show() {
    const at = this.seat.at();
    this.element.hidden = this.seat.options() < 2;
    if (at === this.about && !this.element.hidden) return;
    this.about = undefined;
    this.asked++;
    this.button.disabled = false;
    put(this.said);
  }

  async #ask() {
    const at = this.seat.at();
    if (at === undefined) return;
    const asked = ++this.asked;
    this.about = at;
    this.button.disabled = true;
    put(this.said, h("p", { class: "coach-wait" }, "The coach looks ahead…"));
    try {
      /** @type {Hint} */
      const hint = await api.post("/api/hint", { game: this.seat.token, at });
      if (asked === this.asked) this.#tell(hint);
    } catch (error) {
      if (asked === this.asked) put(this.said, h("p", null, error instanceof Refusal ? error.why : String(error)));
    }
    if (asked === this.asked) this.button.disabled = false;
  }

  /** @param {Hint} hint */
  #tell({ options, simulations }) {
    put(
      this.said,
      h("ol", { class: "hint-options" }, options.map((option, place) => this.#option(option, place === 0))),
      h("p", { class: "coach-fine" }, `By what you know, after ${simulations} simulations; with 95% intervals.`),
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
