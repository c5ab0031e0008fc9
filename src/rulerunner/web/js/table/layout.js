// The places of the table page. On a phone the tabs choose which of them is seen.

import { h, put } from "../dom.js";

const TABS = [
  ["servers", "Servers"],
  ["rig", "Rig"],
  ["log", "Log"],
  ["chart", "Chart"],
];

/** @param {HTMLElement} root */
export function layout(root) {
  const section = (/** @type {string} */ name, /** @type {string} */ label) =>
    h("section", { class: name, "aria-label": label });
  const parts = {
    bar: h("header", { class: "bar", "aria-label": "The game" }),
    chart: h("section", { class: "chart", "aria-label": "Flow chart", dataset: { testid: "chart", pane: "chart" } }),
    strip: h("section", { class: "phase-strip", "aria-label": "Where the game is", dataset: { testid: "strip" } }),
    board: section("table-board", "The table"),
    stage: h("div", { class: "stage", dataset: { testid: "stage" }, hidden: true }),
    text: h("div", { class: "text-table", dataset: { testid: "text-table" } }),
    said: h("p", { class: "hidden-words", role: "status" }),
    prompt: h("section", { class: "prompt", "aria-label": "Your decision", dataset: { testid: "prompt" } }),
    now: h("section", { class: "now", tabindex: 0, "aria-label": "What is happening", dataset: { testid: "now" } }),
    inspector: h("section", { class: "inspector", "aria-label": "Explained", dataset: { testid: "inspector" } }),
    tip: h("section", { class: "tip", "aria-label": "New here?", hidden: true }),
    log: h("section", { class: "log", "aria-label": "Log", dataset: { pane: "log" } }),
    notice: h("p", { class: "notice", role: "alert", hidden: true }),
    result: h("div", { class: "result", hidden: true }),
    tabs: h("nav", { class: "tabs", "aria-label": "Parts of the table" }),
    middle: h("div", { class: "middle" }),
  };
  const show = (/** @type {string} */ tab) => {
    root.dataset.tab = tab;
    for (const button of parts.tabs.children)
      button.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (button).dataset.tab === tab));
  };
  put(
    parts.tabs,
    TABS.map(([tab, label]) =>
      h("button", { type: "button", dataset: { tab, testid: `tab-${tab}` }, on: { click: () => show(tab) } }, label),
    ),
  );
  root.className = "table";
  put(
    parts.middle,
    parts.strip,
    parts.board,
    parts.stage,
    parts.text,
    parts.said,
    parts.prompt,
    parts.notice,
    parts.result,
  );
  put(
    root,
    parts.bar,
    parts.tabs,
    parts.chart,
    parts.middle,
    h("aside", { class: "side" }, parts.now, parts.inspector, parts.tip, parts.log),
  );
  show("servers");
  return parts;
}
