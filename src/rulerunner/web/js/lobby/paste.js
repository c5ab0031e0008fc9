/** Adding a deck: paste a list or choose a file, see at once what was read and what is wrong, keep it. */

import { dialog, h, put } from "../dom.js";
import { Refusal, api } from "../net.js";
import { problemList, reportView } from "./report.js";
import { busy, complain } from "./start.js";
import { editionWords } from "./words.js";

/** @typedef {import("../protocol.js").Lobby} Lobby */
/** @typedef {import("../protocol.js").DeckInfo} DeckInfo */
/** @typedef {import("../protocol.js").DeckReport} DeckReport */

const PAUSE = 400;
const LONGEST = 40_000;
const EXAMPLE = "The Catalyst: Convention Breaker\n\n3x Sure Gamble\n2x Cleaver\n…";

/**
 * Ask for a deck in a dialog.
 * @param {Lobby} lobby @param {string} rules @param {string} [given] a list to begin with
 * @returns {Promise<DeckInfo | null>} the deck, once it is kept
 */
export function addDeck(lobby, rules, given = "") {
  /** @type {DeckInfo | null} */
  let kept = null;
  /** @type {DeckReport | null} */
  let report = null;
  let asked = 0;
  let timer = 0;

  const text = h("textarea", {
    class: "field wide", id: "deck-text", rows: 11, placeholder: EXAMPLE, spellcheck: false, autofocus: true,
    dataset: { testid: "paste-deck" }, on: { input: () => later() },
  });
  const edition = h(
    "select",
    { class: "field", id: "deck-rules", on: { change: () => check() } },
    lobby.editions.map((each) => h("option", { value: each.id, selected: each.id === rules }, editionWords(each).name)),
  );
  const file = h("input", { type: "file", class: "hidden-words", id: "deck-file", accept: ".txt,.o8d,.json,.md,text/*,application/json", on: { change: () => take(file.files?.[0]) } });
  const name = h("input", { class: "field wide", id: "deck-name", maxlength: 200, autocomplete: "off", on: { input: () => ready() } });
  const found = h("div", { class: "paste-report", "aria-live": "polite" });
  const keep = h("button", { class: "button primary", type: "button", disabled: true, dataset: { testid: "keep-deck" } }, "Keep this deck");

  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(check, PAUSE);
  };
  const ready = () => {
    keep.disabled = !report || report.problems.length > 0 || !name.value.trim();
  };

  async function check() {
    const mine = ++asked;
    report = null;
    ready();
    if (!text.value.trim()) return put(found);
    try {
      const read = /** @type {DeckReport} */ (await api.post("/api/decks/check", { rules: edition.value, text: text.value }));
      if (mine !== asked) return;
      report = read;
      name.value ||= read.name || read.identity.split(":")[0];
      put(found, reportView(read));
    } catch (error) {
      if (mine !== asked) return;
      const problems = error instanceof Refusal ? error.problems : [];
      put(found, h("div", { class: "report is-illegal", dataset: { testid: "deck-report", legal: "false" } }, h("p", { class: "report-head" }, h("b", null, error instanceof Error ? error.message : String(error))), problemList(problems)));
    }
    ready();
  }

  /** @param {File | undefined} chosen */
  async function take(chosen) {
    if (!chosen) return;
    if (chosen.size > LONGEST) return complain(`${chosen.name} is too large for a deck.`);
    text.value = await chosen.text();
    name.value ||= chosen.name.replace(/\.\w+$/, "");
    await check();
  }

  return new Promise((resolve) => {
    const box = dialog(
      "Add a deck",
      h("h2", null, "Add a deck"),
      h("p", { class: "muted small" }, "Paste a list from NetrunnerDB, OCTGN, Jinteki or any plain text, or choose a file."),
      h("div", { class: "row between" }, h("label", { class: "row", for: "deck-rules" }, "Under", edition), file, h("label", { class: "button", for: "deck-file" }, "Choose a file…")),
      h("label", { class: "hidden-words", for: "deck-text" }, "The deck list"),
      text,
      found,
      h("label", { class: "labelled", for: "deck-name" }, h("span", null, "Name"), name),
      h("div", { class: "row end" }, h("button", { class: "button", type: "button", on: { click: () => box.close() } }, "Cancel"), keep),
    );
    box.classList.add("paste-dialog");
    keep.addEventListener("click", () =>
      busy(keep, async () => {
        kept = await api.post("/api/decks", { rules: edition.value, name: name.value.trim(), text: report?.text ?? text.value });
        box.close();
      }),
    );
    for (const kind of ["dragover", "drop"]) box.addEventListener(kind, (event) => event.preventDefault());
    if (given) {
      text.value = given;
      void check();
    }
    box.addEventListener("drop", (event) => take(event.dataTransfer?.files[0]));
    box.addEventListener("close", () => {
      clearTimeout(timer);
      asked++;
      resolve(kept);
    });
  });
}
