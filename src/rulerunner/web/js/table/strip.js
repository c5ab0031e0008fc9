// Where the game is in one line: the phases of the timing structure in progress, the present one lit.

import { h, put } from "../dom.js";
import { once, query } from "../net.js";
import { icon } from "./icons.js";

/** @typedef {import("../protocol.js").Chart} Chart */
/** @typedef {import("../protocol.js").View} View */

/**
 * The phases of a structure, each once, in order.
 * @param {Chart | null} chart
 * @param {string} structure
 * @returns {{id: string, title: string}[]}
 */
export function phasesOf(chart, structure) {
  const rows = chart?.structures.find((each) => each.name === structure)?.rows ?? [];
  return rows
    .filter((row, at) => rows.findIndex((each) => each.phase_id === row.phase_id) === at)
    .map((row) => ({ id: row.phase_id, title: row.phase }));
}

/**
 * What a step says where there is one line for it: where else it may lead is in the chart.
 * @param {string} says
 */
export function brief(says) {
  return says.replace(/; (?:otherwise|else) on to \(\w\)\.$/, ".");
}

export class Strip {
  /**
   * @param {HTMLElement} root
   * @param {{explain: (rule: string) => void, open: () => void}} on
   */
  constructor(root, on) {
    this.root = root;
    this.on = on;
    /** @type {Chart | null} */
    this.chart = null;
  }

  /** @param {string} rules */
  async load(rules) {
    this.chart = await once(query("/api/chart", { rules }));
  }

  /**
   * @param {View} view
   * @param {boolean} open whether the whole chart is open
   */
  show(view, open) {
    const at = view.step;
    this.root.hidden = !at;
    if (!at) return put(this.root);
    const phases = phasesOf(this.chart, at.structure);
    const now = phases.findIndex(({ id }) => id === at.phase_id);
    put(
      this.root,
      h(
        "button",
        {
          type: "button",
          class: "strip-open",
          "aria-pressed": String(open),
          title: open ? "Close the chart (C)" : "Open the whole chart (C)",
          dataset: { testid: "strip-open" },
          on: { click: this.on.open },
        },
        icon("chart"),
        h("span", null, at.what),
      ),
      h(
        "ol",
        { class: "strip-phases" },
        phases.map(({ title }, index) =>
          h(
            "li",
            { class: index === now ? "now" : index < now ? "past" : "", "aria-current": index === now ? "step" : null },
            title,
          ),
        ),
      ),
      h(
        "button",
        {
          type: "button",
          class: "strip-says",
          title: `${at.rule}: ${at.says}`,
          dataset: { testid: "what-window" },
          on: { click: () => this.on.explain(at.rule) },
        },
        h("span", null, brief(at.says)),
        h("span", { class: "rule" }, at.rule),
      ),
    );
  }
}
