/** The open lobby: tables with a free seat, games to watch, and a code to type. */

import { h, put } from "../dom.js";
import { api } from "../net.js";
import { clockWords, paceOf, PACES } from "./terms.js";
import { bookOf, formatName, rulesName, sideName, turnWords } from "../lobby/words.js";

/** @typedef {import("../protocol.js").Lobby} Lobby */
/** @typedef {import("../protocol.js").Tables} Tables */
/** @typedef {import("../protocol.js").TableInfo} TableInfo */

const EVERY = 5000;

/** @param {Lobby} lobby */
export function openTables(lobby) {
  const filter = { rules: "", pace: "", format: "" };
  /** @type {Tables} */
  let found = { open: [], live: [] };
  const list = h("div", { class: "tables", "aria-live": "polite", dataset: { testid: "open-tables" } });
  const pick = (/** @type {keyof typeof filter} */ name, /** @type {string} */ label, /** @type {readonly (readonly [string, string])[]} */ choices) => {
    const field = h("select", { class: "field", "aria-label": label, dataset: { testid: `filter-${name}` } }, h("option", { value: "" }, `${label}: any`), choices.map(([value, words]) => h("option", { value }, words)));
    field.addEventListener("change", () => {
      filter[name] = field.value;
      draw();
    });
    return field;
  };
  const formats = [...new Set(lobby.editions.flatMap((edition) => edition.formats))];
  const root = h(
    "section",
    { class: "people", id: "tables", "aria-labelledby": "tables-title" },
    h("div", { class: "row between wrap" }, h("h2", { id: "tables-title" }, "Open tables"), byCode()),
    h("div", { class: "row wrap" }, pick("rules", "Rules", lobby.editions.map(({ id }) => [id, rulesName(id)])), pick("pace", "Pace", PACES.map(([id, words]) => [id, words])), formats.length > 0 && pick("format", "Format", formats.map((each) => [each, formatName(each)]))),
    list,
  );

  function draw() {
    const fits = (/** @type {TableInfo} */ table) => (!filter.rules || bookOf(table.rules) === filter.rules) && (!filter.pace || paceOf(table.terms) === filter.pace) && (!filter.format || table.terms.format === filter.format);
    const open = found.open.filter(fits);
    const live = found.live.filter(fits);
    put(
      list,
      open.length ? h("ul", { class: "games" }, open.map(openRow)) : h("p", { class: "muted" }, "Nobody waits for an opponent at the moment. Set up a table against a person, and let it be listed here."),
      live.length > 0 && h("h3", null, "Being played"),
      live.length > 0 && h("ul", { class: "games" }, live.map(liveRow)),
    );
  }

  async function look() {
    try {
      found = await api.get("/api/tables");
      draw();
    } catch {
      // the next look may find the server again
    }
  }

  void look();
  const timer = window.setInterval(() => document.visibilityState === "visible" && void look(), EVERY);
  return { root, close: () => clearInterval(timer) };
}

/** Type the code that someone read aloud. */
function byCode() {
  const field = h("input", { class: "field mono", name: "code", maxlength: 20, autocomplete: "off", placeholder: "ABC 2345", "aria-label": "The code of a table", dataset: { testid: "table-code" } });
  const form = h("form", { class: "row" }, h("label", null, "A code? "), field, h("button", { class: "button" }, "Find the table"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const code = field.value.replace(/[^0-9A-Za-z]/g, "");
    if (code) location.hash = `#/code/${code}`;
  });
  return form;
}

/** @param {TableInfo} table */
function openRow(table) {
  return h(
    "li",
    { class: "game", dataset: { table: table.id } },
    h("span", { class: "side-tag" }, sideName(table.free)),
    words(table, `${table.host} waits for a ${sideName(table.free)}`),
    h("span", { class: "game-doing" }, table.yours ? h("a", { class: "button", href: `#/table/${table.id}` }, "Your table") : h("a", { class: "button primary", href: `#/sit/${table.id}`, dataset: { testid: "sit" } }, "Sit down")),
  );
}

/** @param {TableInfo} table */
function liveRow(table) {
  const corp = table.points?.corp ?? 0;
  const runner = table.points?.runner ?? 0;
  return h(
    "li",
    { class: "game", dataset: { table: table.id } },
    words(table, `${table.players.corp} against ${table.players.runner}`),
    h("span", { class: "game-state" }, `${turnWords(table.turn ?? 0)}, ${corp}–${runner}`),
    h("span", { class: "game-doing" }, h("a", { class: "button", href: `#/game/${table.id}`, dataset: { testid: "watch" } }, table.yours ? "To your seat" : "Watch")),
  );
}

/** @param {TableInfo} table @param {string} title */
function words(table, title) {
  return h("span", { class: "game-words" }, h("b", null, title), h("small", { class: "muted" }, [rulesName(table.rules), clockWords(table.terms), table.terms.format].filter(Boolean).join(" · ")));
}
