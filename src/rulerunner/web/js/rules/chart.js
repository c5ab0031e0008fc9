/** A timing structure as a drawing to zoom into, and as a table that says the same. */

import { h, put } from "../dom.js";
import { query } from "../net.js";
import { remember, remembered, ruleLink, saveFile } from "../pages/common.js";

/** @typedef {import("../protocol.js").Chart} Chart */
/** @typedef {import("../protocol.js").ChartTable} ChartTable */

/** What the letters of a window mean. @type {Record<string, string>} */
const MARKS = { P: "paid abilities", R: "rez", S: "score", I: "rez the approached ice", A: "an action", M: "deal with the accessed card", B: "subroutines resolve", T: "raise strength" };
const SIZES = [40, 60, 80, 100, 140, 200];

/** @param {HTMLElement} pane @param {string} rules @param {string} name @param {Chart} chart */
export function chartView(pane, rules, name, chart) {
  const table = chart.structures.find((each) => each.name === name) ?? chart.structures[0];
  const source = query("/api/rules/chart.svg", { rules, structure: table.name });
  let size = remembered("rules.zoom", 60);
  const image = h("img", { class: "chart-image", src: source, alt: `${table.title} as a chart; the table below says the same.`, style: { "--zoom": size / 100 } });
  const shown = h("span", { class: "mono small" }, `${size}%`);
  const zoom = (/** @type {number} */ by) => {
    const at = SIZES.findIndex((each) => each >= size) + by;
    size = SIZES[Math.max(0, Math.min(at, SIZES.length - 1))];
    remember("rules.zoom", size);
    image.style.setProperty("--zoom", String(size / 100));
    shown.textContent = `${size}%`;
  };
  const which = h("select", { class: "field", "aria-label": "Which structure", dataset: { testid: "structure" }, on: { change: () => (location.hash = `#/rules/${rules}/chart-${which.value}`) } }, chart.structures.map((each) => h("option", { value: each.name, selected: each === table }, each.title)));
  put(
    pane,
    h(
      "div",
      { class: "row chart-tools" },
      which,
      h("button", { class: "button icon", type: "button", "aria-label": "Smaller", on: { click: () => zoom(-1) } }, "−"),
      shown,
      h("button", { class: "button icon", type: "button", "aria-label": "Larger", dataset: { testid: "zoom-in" }, on: { click: () => zoom(1) } }, "+"),
      h("button", { class: "button", type: "button", on: { click: async () => saveFile(`${table.name}-${rules}.svg`, await (await fetch(source)).text()) } }, "Save the drawing"),
    ),
    h("div", { class: "chart-frame", tabindex: 0, role: "region", "aria-label": "The chart, to scroll" }, image),
    stepTable(rules, table),
  );
}

/** @param {string} rules @param {ChartTable} table */
export function stepTable(rules, table) {
  let phase = "";
  return h(
    "table",
    { class: "step-table" },
    h("caption", null, table.title, " ", ruleLink(rules, table.rule)),
    h("thead", null, h("tr", null, h("th", { scope: "col" }, "Step"), h("th", { scope: "col" }, "What happens"), h("th", { scope: "col" }, "Then"))),
    h(
      "tbody",
      null,
      table.rows.flatMap((row) => {
        const head = row.phase !== phase ? [h("tr", { class: "step-phase" }, h("th", { scope: "colgroup", colspan: 3 }, row.phase))] : [];
        phase = row.phase;
        return [
          ...head,
          h(
            "tr",
            { class: `kind-${row.kind}` },
            h("td", null, ruleLink(rules, row.rule)),
            h("td", null, row.says, row.marks && h("small", { class: "muted" }, ` ${[...row.marks].map((mark) => MARKS[mark] ?? mark).join(", ")}`)),
            h("td", { class: "row-ways" }, row.ways.map(([to, when]) => h("span", null, when && `${when}: `, to ? ruleLink(rules, to) : "the end"))),
          ),
        ];
      }),
    ),
  );
}
