/** The whole game as a line: who decided when, where turns begin, and a handle to move along it. */

import { h, s } from "../dom.js";

/** @typedef {import("../protocol.js").ReplayInfo} ReplayInfo */

/** No label of a turn is nearer to the last one than this part of the line. */
const APART = 0.055;

export class Timeline {
  /** @param {ReplayInfo} info @param {(at: number) => void} go */
  constructor(info, go) {
    this.info = info;
    this.slider = h("input", {
      type: "range",
      class: "timeline-slider",
      min: 0,
      max: info.length,
      step: 1,
      value: "0",
      "aria-label": "Moment of the game",
      dataset: { testid: "replay-slider" },
      on: { input: () => go(Number(this.slider.value)) },
    });
    this.element = h("div", { class: "timeline" }, this.#turns(), h("div", { class: "timeline-line" }, this.#band(), this.slider));
  }

  /** Where each turn begins. @returns {number[]} */
  get starts() {
    const { turns } = this.info;
    return turns.flatMap((turn, at) => (at === 0 || turn !== turns[at - 1] ? [at] : []));
  }

  /** @param {number} at */
  show(at) {
    this.slider.value = String(at);
    this.slider.setAttribute("aria-valuetext", this.words(at));
    this.element.style.setProperty("--at", String(this.info.length ? at / this.info.length : 0));
  }

  /** @param {number} at */
  words(at) {
    const { length, turns, deciding } = this.info;
    const turn = turns[Math.min(at, turns.length - 1)] ?? 0;
    const who = at < length ? deciding[at] : "";
    const whose = who ? `, ${who === "corp" ? "the Corp" : "the Runner"} decides` : at >= length ? ", the end" : "";
    return `${turn > 0 ? `Turn ${turn}` : "Setting up"}${whose}, ${at} of ${length}`;
  }

  #turns() {
    const { length, turns } = this.info;
    let last = -1;
    return h(
      "div",
      { class: "timeline-turns", "aria-hidden": "true" },
      this.starts.map((at) => {
        const place = at / Math.max(1, length);
        const named = turns[at] > 0 && place - last >= APART && place < 0.99;
        if (named) last = place;
        return h("span", { class: named ? "timeline-turn" : "timeline-mark", style: { "--at": place } }, named ? String(turns[at]) : "");
      }),
    );
  }

  /** A stretch of colour for each stretch of one side's decisions. */
  #band() {
    const { length, deciding } = this.info;
    /** @type {Record<string, string[]>} */
    const stretches = { corp: [], runner: [] };
    for (let from = 0; from < length; ) {
      let to = from + 1;
      while (to < length && deciding[to] === deciding[from]) to++;
      stretches[deciding[from]]?.push(`M${from} 0H${to}V10H${from}Z`);
      from = to;
    }
    return s(
      "svg",
      { class: "timeline-band", viewBox: `0 0 ${Math.max(1, length)} 10`, preserveAspectRatio: "none", "aria-hidden": "true", focusable: "false" },
      s("path", { class: "band-corp", d: stretches.corp.join("") }),
      s("path", { class: "band-runner", d: stretches.runner.join("") }),
    );
  }
}
