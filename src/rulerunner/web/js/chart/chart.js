// The timing structure in force as a flow chart, from the rows the machine runs: the step at hand is lit.

import { h, put } from "../dom.js";
import { once, query } from "../net.js";
import { motionAllowed } from "../settings.js";
import { icon } from "../table/icons.js";
import { drawWays } from "./ways.js";

/** @typedef {import("../protocol.js").Chart} Chart */
/** @typedef {import("../protocol.js").ChartTable} ChartTable */
/** @typedef {import("../protocol.js").ChartRow} ChartRow */
/** @typedef {import("../protocol.js").Trail} Trail */

/** @type {Record<string, string>} */
const SHORT = {
  "corp-turn": "Corp turn",
  "runner-turn": "Runner turn",
  run: "Run",
  breach: "Breach",
  access: "Access",
};

/** @type {Record<string, string>} */
const MARKS = {
  P: "paid abilities may be used",
  R: "the Corp may rez cards",
  S: "the Corp may score agendas",
  I: "the Corp may rez the approached ice",
  A: "an action is taken",
  M: "what is accessed may be dealt with",
  T: "strength may be raised",
  B: "subroutines resolve",
};

export class FlowChart {
  /**
   * @param {HTMLElement} root
   * @param {(rule: string) => void} explain
   */
  constructor(root, explain) {
    this.root = root;
    this.explain = explain;
    /** @type {Chart | null} */
    this.chart = null;
    /** @type {readonly Trail[]} */
    this.trail = [];
    /** What the person chose to look at; "" follows the game. */
    this.pinned = "";
    this.drawn = "";
    this.body = h("div", { class: "chart-body", tabindex: 0, role: "group", "aria-label": "Steps" });
    this.head = h("div", { class: "chart-head" });
    put(root, this.head, this.body);
    this.watcher = new ResizeObserver(() => this.#ways());
    this.watcher.observe(this.body);
  }

  close() {
    this.watcher.disconnect();
  }

  /** @param {string} rules */
  async load(rules) {
    this.chart = await once(query("/api/chart", { rules }));
    this.drawn = "";
    this.show(this.trail);
  }

  /** @param {readonly Trail[]} trail the structures in progress, the innermost last */
  show(trail) {
    const names = trail.map((each) => each.structure).join();
    if (names !== this.trail.map((each) => each.structure).join()) this.pinned = "";
    this.trail = trail;
    this.#draw();
  }

  #draw() {
    if (!this.chart) return;
    const name = this.pinned || this.#whole() || this.trail.at(-1)?.structure || this.drawn || "run";
    const table = this.#table(name) ?? this.chart.structures[0];
    if (!table) return;
    this.#tabs(table);
    if (this.drawn !== table.name) {
      this.drawn = table.name;
      put(this.body, ...this.#rows(table));
      this.body.scrollTop = 0;
    }
    this.#mark(table);
  }

  /** @param {string} name */
  #table(name) {
    return this.chart?.structures.find((each) => each.name === name);
  }

  /** The structure in progress whose chart has the steps of the one within it, too: that chart is the whole. */
  #whole() {
    const holds = (/** @type {Trail} */ outer, /** @type {number} */ at) =>
      this.#table(outer.structure)?.rows.some((row) => row.rule === this.trail[at + 1]?.at);
    return this.trail.find(holds)?.structure;
  }

  /** The way through a chart so far, the steps of structures within it included. @param {ChartTable} table */
  #passed(table) {
    const rules = new Set(table.rows.map((row) => row.rule));
    const on = this.trail.filter((each) => rules.has(each.at));
    return { at: on.at(-1)?.at, passed: on.flatMap((each) => each.passed) };
  }

  /** @param {ChartTable} table */
  #tabs(table) {
    const running = this.trail.map((each) => each.structure);
    const others = (this.chart?.structures ?? []).filter((each) => !running.includes(each.name));
    const tab = (/** @type {string} */ name) =>
      h(
        "button",
        {
          type: "button",
          class: "chart-tab",
          "aria-pressed": String(name === table.name),
          dataset: { testid: "chart-tab", structure: name },
          on: { click: () => this.#pin(name) },
        },
        h("i", { class: "live-dot", "aria-hidden": "true" }),
        SHORT[name] ?? name,
      );
    const choose = (/** @type {Event} */ event) => this.#pin(/** @type {HTMLSelectElement} */ (event.target).value);
    put(
      this.head,
      h(
        "div",
        { class: "chart-title" },
        h("h2", null, table.title),
        h("span", { class: "rule" }, table.rule),
        h(
          "select",
          {
            class: "chart-others",
            title: "Other charts",
            "aria-label": "Other timing structures",
            on: { change: choose },
          },
          h("option", { value: "" }, "Others"),
          others.map((each) => h("option", { value: each.name, selected: each.name === table.name }, each.title)),
        ),
      ),
      running.length > 0 &&
        h(
          "div",
          { class: "chart-tabs", role: "group", "aria-label": "Timing structures in progress" },
          running.map(tab),
        ),
    );
  }

  /** @param {string} name */
  #pin(name) {
    this.pinned = name;
    this.#draw();
  }

  /** @param {ChartTable} table */
  #rows(table) {
    /** @type {[string, ChartRow[]][]} */
    const phases = [];
    for (const row of table.rows) {
      if (phases.at(-1)?.[0] === row.phase) phases.at(-1)?.[1].push(row);
      else phases.push([row.phase, [row]]);
    }
    const next = new Map(table.rows.map((row, index) => [row.rule, table.rows[index + 1]?.rule ?? ""]));
    return phases.map(([phase, rows]) =>
      h(
        "section",
        { class: "phase", "aria-label": phase },
        h("h3", null, phase),
        h(
          "ol",
          null,
          rows.map((row) => this.#row(row, next.get(row.rule) ?? "")),
        ),
      ),
    );
  }

  /**
   * @param {ChartRow} row
   * @param {string} next
   */
  #row(row, next) {
    const ways = row.ways.filter(([to, when]) => when || (to && to !== next));
    return h(
      "li",
      { class: "step-line" },
      h(
        "button",
        {
          type: "button",
          class: ["step", `step-${row.kind}`],
          dataset: { testid: "chart-row", rule: row.rule, state: "" },
          on: { click: () => this.explain(row.rule) },
        },
        h(
          "span",
          { class: "step-rule" },
          h("span", { class: "step-tick", "aria-hidden": "true" }, icon("check")),
          row.rule,
        ),
        row.marks &&
          h(
            "span",
            { class: "step-marks" },
            [...row.marks].map((mark) => h("abbr", { class: `mark mark-${mark}`, title: MARKS[mark] ?? mark }, mark)),
          ),
        h("span", { class: "step-says" }, row.says),
        ways.length > 0 &&
          h(
            "span",
            { class: "step-ways" },
            ways.map(([to, when]) =>
              h(
                "span",
                { class: "way", dataset: { to } },
                when && h("span", { class: "way-when" }, when),
                h("span", { class: "way-to" }, to === next && to ? "↓" : to ? `→ ${to}` : "end"),
              ),
            ),
          ),
      ),
    );
  }

  /** @param {ChartTable} table */
  #mark(table) {
    const way = this.#passed(table);
    const passed = new Set(way.passed);
    /** @type {HTMLElement | null} */
    let current = null;
    for (const row of this.body.querySelectorAll(".step")) {
      if (!(row instanceof HTMLElement)) continue;
      const rule = row.dataset.rule ?? "";
      const state = way.at === rule ? "current" : passed.has(rule) ? "passed" : "";
      row.dataset.state = state;
      if (state === "current") {
        row.setAttribute("aria-current", "step");
        current = row;
      } else row.removeAttribute("aria-current");
    }
    this.#ways();
    if (current) this.#scroll(current);
  }

  /** @param {HTMLElement} row */
  #scroll(row) {
    const top = row.getBoundingClientRect().top - this.body.getBoundingClientRect().top;
    const room = this.body.clientHeight;
    if (top > room * 0.2 && top + row.offsetHeight < room * 0.75) return;
    this.body.scrollTo({ top: this.body.scrollTop + top - room * 0.38, behavior: motionAllowed() ? "smooth" : "auto" });
  }

  #ways() {
    const table = this.#table(this.drawn);
    if (!table || !this.body.clientWidth) return;
    drawWays(this.body, table, this.#passed(table).passed);
  }
}
