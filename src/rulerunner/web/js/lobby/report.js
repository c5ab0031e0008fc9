/** Whether a deck may be played, and every reason why not. */

import { h } from "../dom.js";

/** @typedef {import("../protocol.js").DeckReport} DeckReport */
/** @typedef {import("../protocol.js").Problem} Problem */

/** @param {DeckReport} report */
export function reportView(report) {
  const legal = !report.problems.length;
  const count = report.cards.reduce((sum, [copies]) => sum + copies, 0);
  const side = report.side ? (report.side === "corp" ? "Corp deck" : "Runner deck") : "A deck of no side";
  return h(
    "div",
    { class: ["report", legal ? "is-legal" : "is-illegal"], dataset: { testid: "deck-report", legal: String(legal) } },
    h("p", { class: "report-head" }, h("b", null, legal ? "Legal: ready to play." : `${report.problems.length === 1 ? "One thing is" : `${report.problems.length} things are`} wrong.`)),
    h("p", { class: "muted small" }, [side, report.identity, `${count} cards`].filter(Boolean).join(" · ")),
    !legal && problemList(report.problems),
  );
}

/** @param {readonly Problem[]} problems */
export function problemList(problems) {
  return h("ul", { class: "problems" }, problems.map(({ rule, text }) => h("li", null, rule && h("span", { class: "rule" }, rule), h("span", null, text))));
}
