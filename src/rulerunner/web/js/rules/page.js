/** The rules: every number that can be explained, the charts the machine runs by, two editions side by side. */

import { h, put } from "../dom.js";
import { api, once, query } from "../net.js";
import { editionWords } from "../lobby/words.js";
import { asked, frame, later, styles, waiting } from "../pages/common.js";
import { trouble } from "../pages/trouble.js";
import { besideView } from "./beside.js";
import { chartView } from "./chart.js";
import { explainedView } from "./explained.js";

/** @typedef {import("../protocol.js").RuleBook} RuleBook */
/** @typedef {import("../protocol.js").Lobby} Lobby */
/** @typedef {import("../protocol.js").Chart} Chart */

export const FIRST = "nisei-1.4";

/** What was looked for last, and whether the rule at hand was chosen from what was found. */
const looked = { words: "", chosen: false };

/** @param {HTMLElement} root @param {Record<string, string>} params */
export async function open(root, params) {
  const rules = params.rules ?? FIRST;
  const what = plain(params.what ?? "");
  const said = asked(params.query);
  waiting(root, "rules", "Rules");
  const [lobby, book, chart] = await Promise.all([
    /** @type {Promise<Lobby>} */ (once("/api/lobby")),
    /** @type {Promise<RuleBook>} */ (once(query("/api/rules", { rules }))),
    /** @type {Promise<Chart>} */ (once(query("/api/chart", { rules }))),
    styles("rules"),
  ]);
  const names = lobby.editions.map((edition) => /** @type {[string, string]} */ ([edition.id, editionWords(edition).name]));
  const pane = h("div", { class: "rules-pane", id: "rules-pane", tabindex: -1 });
  const at = (/** @type {string} */ next, /** @type {string} */ place = "") => (location.hash = `#/rules/${next}${place ? `/${encodeURIComponent(place)}` : ""}`);
  const edition = h("select", { class: "field", "aria-label": "Edition", dataset: { testid: "edition" }, on: { change: () => at(edition.value, what === "beside" || what.startsWith("chart-") ? what : "") } }, names.map(([id, name]) => h("option", { value: id, selected: id === rules }, name)));
  const tabs = h(
    "nav",
    { class: "rules-tabs", "aria-label": "Parts" },
    tab(`#/rules/${rules}`, "Numbers", !what.startsWith("chart-") && what !== "beside"),
    tab(`#/rules/${rules}/chart-run`, "Charts", what.startsWith("chart-")),
    tab(`#/rules/${rules}/beside`, "Side by side", what === "beside"),
  );
  frame(root, "rules", what && !what.startsWith("chart-") && what !== "beside" ? `${what} · Rules` : "Rules", h("div", { class: "page-head" }, h("h1", null, "Rules"), edition, tabs), pane);
  if (what === "beside") await besideView(pane, rules, said, names, chart);
  else if (what.startsWith("chart-")) chartView(pane, rules, what.slice("chart-".length), chart);
  else await numbers(pane, book, what);
  return { close() {} };
}

/** A part of an address as it is meant; one that nobody wrote like that is left as it is. @param {string} text */
function plain(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {string} href @param {string} words @param {boolean} here */
function tab(href, words, here) {
  return h("a", { class: "lobby-link", href, "aria-current": here ? "page" : undefined }, words);
}

/** @param {HTMLElement} pane @param {RuleBook} book @param {string} what */
async function numbers(pane, book, what) {
  const list = h("ul", { class: "rule-list", dataset: { testid: "rule-list" }, on: { click: () => (looked.chosen = true) } });
  const sought = looked.chosen ? looked.words : "";
  const filter = h("input", { class: "field wide", type: "search", value: sought, placeholder: "A number or words: 6.9.2, jack out", "aria-label": "Find a rule", maxlength: 100, dataset: { testid: "find-rule" }, on: { input: later(80, () => draw()), keydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && first() } });
  const told = h("section", { class: "rule-told", "aria-live": "polite", dataset: { testid: "rule-told" } });
  function draw() {
    looked.words = filter.value;
    const words = filter.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const rows = book.rows.filter(({ rule, title }) => words.every((word) => rule.toLowerCase().startsWith(word) || title.toLowerCase().includes(word)));
    put(
      list,
      rows.slice(0, 600).map(({ rule, title, step }) =>
        h("li", { style: { "--depth": Math.max(0, rule.split(".").length - 2 + (/[a-z]$/.test(rule) ? 1 : 0)) } }, h("a", { href: `#/rules/${book.rules}/${encodeURIComponent(rule)}`, "aria-current": rule === what ? "true" : undefined }, h("span", { class: "mono" }, rule), h("span", null, title), step && h("i", { class: "step-dot", title: "a step of a timing structure" }))),
      ),
      !rows.length && h("li", { class: "muted" }, "No rule that we explain has all of that."),
    );
  }
  async function explain() {
    try {
      put(told, explainedView(book.rules, await api.get(query("/api/explain", { rules: book.rules, what }))));
    } catch (error) {
      put(told, trouble(error, explain));
    }
  }
  const first = () => {
    draw();
    /** @type {HTMLElement | null} */ (list.querySelector("a"))?.click();
  };
  draw();
  put(pane, h("div", { class: "rule-columns" }, h("nav", { class: "rule-index", "aria-label": "Rules by number" }, filter, list), told));
  if (!what) return put(told, introduction(book));
  put(told, h("p", { class: "muted" }, "One moment…"));
  const here = /** @type {HTMLElement | null} */ (list.querySelector("[aria-current]"));
  if (here) list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 3;
  if (looked.chosen) here?.focus({ preventScroll: true }); // who goes through the list goes on in it
  looked.chosen = false;
  await explain();
  if (matchMedia("(max-width: 820px)").matches) told.scrollIntoView();
}

/** @param {RuleBook} book */
function introduction(book) {
  return h(
    "div",
    { class: "rule-intro" },
    h("h2", null, book.title),
    h("p", null, `${book.rows.length} numbers are explained here, in our own words. Those with a dot are steps of the tables by which the machine runs: what they say is what happens.`),
    h("p", { class: "muted" }, "Choose a number, or find one by its words. Every number at the table leads here too."),
  );
}
