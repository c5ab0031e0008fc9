/** A timing structure of two editions, step by step. */

import { h, put } from "../dom.js";
import { once, query } from "../net.js";
import { ruleLink } from "../pages/common.js";

/** @typedef {import("../protocol.js").Beside} Beside */
/** @typedef {import("../protocol.js").Chart} Chart */

/** @type {Record<string, string>} */
const WORDS = { "=": "the same", "~": "different", "<": "only on the left", ">": "only on the right" };

/**
 * @param {HTMLElement} pane @param {string} rules @param {URLSearchParams} said
 * @param {readonly [string, string][]} names @param {Chart} chart
 */
export async function besideView(pane, rules, said, names, chart) {
  const others = names.filter(([id]) => id !== rules);
  const right = others.find(([id]) => id === said.get("with"))?.[0] ?? others[0][0];
  const structure = chart.structures.find(({ name }) => name === said.get("of"))?.name ?? "run";
  const go = () => (location.hash = `#/rules/${rules}/beside?${new URLSearchParams({ with: other.value, of: which.value })}`);
  const other = h("select", { class: "field", "aria-label": "Beside it", dataset: { testid: "beside-with" }, on: { change: go } }, others.map(([id, name]) => h("option", { value: id, selected: id === right }, name)));
  const which = h("select", { class: "field", "aria-label": "Which structure", on: { change: go } }, chart.structures.map((each) => h("option", { value: each.name, selected: each.name === structure }, each.title)));
  put(pane, h("div", { class: "row" }, which, "beside", other));
  const [beside, theirs] = await Promise.all([
    /** @type {Promise<Beside>} */ (once(query("/api/rules/beside", { left: rules, right, structure }))),
    /** @type {Promise<Chart>} */ (once(query("/api/chart", { rules: right }))),
  ]);
  const says = (/** @type {Chart} */ of, /** @type {string} */ rule) => of.structures.find(({ name }) => name === structure)?.rows.find((row) => row.rule === rule)?.says ?? "";
  const cell = (/** @type {Chart} */ of, /** @type {string} */ rule) => h("td", null, rule && [ruleLink(of.rules, rule), h("span", null, says(of, rule))]);
  const title = (/** @type {string} */ id) => names.find(([each]) => each === id)?.[1] ?? id;
  pane.append(
    h(
      "table",
      { class: "beside", dataset: { testid: "beside" } },
      h("thead", null, h("tr", null, h("th", { scope: "col" }, title(rules)), h("th", { scope: "col" }, h("span", { class: "hidden-words" }, "Compared")), h("th", { scope: "col" }, title(right)))),
      h("tbody", null, beside.rows.map((row) => h("tr", { dataset: { mark: row.mark } }, cell(chart, row.left), h("td", { class: "beside-mark", title: WORDS[row.mark] }, row.mark, h("span", { class: "hidden-words" }, WORDS[row.mark])), cell(theirs, row.right)))),
    ),
  );
  if (beside.policies.length) {
    pane.append(h("section", null, h("h2", null, "What else is settled differently"), h("table", { class: "beside policies" }, h("tbody", null, beside.policies.map(([about, left, answer]) => h("tr", null, h("th", { scope: "row" }, about), h("td", null, left), h("td", null, answer)))))));
  }
}
