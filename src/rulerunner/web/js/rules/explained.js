/** A rule in words: what it means, what follows, what other editions have in its place. */

import { h } from "../dom.js";
import { rulesName } from "../lobby/words.js";
import { ruleLink } from "../pages/common.js";
import { glossary, glossed } from "../pages/glossary.js";

/** @typedef {import("../protocol.js").Explained} Explained */

/** @param {string} rules @param {Explained} found */
export function explainedView(rules, found) {
  const told = new Set();
  void glossary();
  const rows = (/** @type {string} */ title, /** @type {HTMLElement[]} */ items) => items.length > 0 && h("section", null, h("h3", null, title), h("ul", { class: "rule-rows" }, items));
  return h(
    "article",
    { class: "explained" },
    found.where && h("p", { class: "muted small" }, found.where),
    h("h2", null, h("span", { class: "mono" }, found.rule), " ", found.title),
    found.text.map((paragraph) => h("p", null, glossed(paragraph, told))),
    rows("Where it goes on", found.ways.map(([when, rule, says]) => h("li", null, rule ? ruleLink(rules, rule) : h("span", { class: "rule" }, "end"), h("span", null, when && h("b", null, `${when}: `), says)))),
    rows("Its steps", found.steps.map(([rule, says]) => h("li", null, ruleLink(rules, rule), h("span", null, says)))),
    rows("In other editions", found.others.map(([edition, numbers, says]) => h("li", null, h("a", { class: "rule", href: `#/rules/${edition}${numbers ? `/${encodeURIComponent(numbers.split(", ")[0])}` : ""}` }, rulesName(edition), numbers && ` ${numbers}`), h("span", null, says)))),
    rows("See also", found.see.map(([rule, title]) => h("li", null, ruleLink(rules, rule), h("span", null, title)))),
  );
}
