/** Decks in and out: every format that the program reads and writes; and a hand to try. */

import { cardFace, looseCard } from "../card/face.js";
import { EDITION } from "../cards/rows.js";
import { dialog, h, put, toast } from "../dom.js";
import { Refusal, api } from "../net.js";
import { problemList } from "../lobby/report.js";
import { copyText, saveFile } from "../pages/common.js";
import { Draft } from "./draft.js";

/** @typedef {import("../protocol.js").DeckReport} DeckReport */
/** @typedef {import("../protocol.js").DeckStudy} DeckStudy */
/** @typedef {import("../protocol.js").WrittenDeck} WrittenDeck */

const LONGEST = 40_000;
const KINDS = [["text", "Text"], ["markdown", "Markdown"], ["json", "JSON (codes)"], ["json-api", "JSON (NetrunnerDB API)"], ["octgn", "OCTGN (.o8d)"]];

/** Show a deck as a file. @param {Draft} draft */
export async function exportDeck(draft) {
  const text = h("textarea", { class: "field wide", rows: 14, readonly: true, "aria-label": "The deck", dataset: { testid: "exported" } });
  /** @type {WrittenDeck} */
  let written = { text: "", name: "deck.txt", seed: null };
  const kind = h("select", { class: "field", "aria-label": "Format", dataset: { testid: "export-kind" }, on: { change: () => void write() } }, KINDS.map(([value, words]) => h("option", { value }, words)));
  async function write() {
    try {
      written = await api.post("/api/decks/write", { rules: draft.rules, text: draft.text(), kind: kind.value });
      text.value = written.text;
    } catch (error) {
      text.value = error instanceof Error ? error.message : String(error);
    }
  }
  const box = dialog(
    "Export",
    h("div", { class: "row between" }, h("h2", null, "Export"), kind),
    text,
    h(
      "div",
      { class: "row end" },
      h("button", { class: "button", type: "button", on: { click: () => void copyText(written.text, toast) } }, "Copy"),
      h("button", { class: "button", type: "button", on: { click: () => saveFile(written.name, written.text) } }, "Save as a file"),
      h("button", { class: "button", type: "button", autofocus: true, on: { click: () => box.close() } }, "Close"),
    ),
  );
  box.classList.add("paste-dialog");
  await write();
}

/** Read a deck that is pasted or chosen. @param {string} rules @param {readonly string[]} formats those of the rules @returns {Promise<Draft | null>} */
export function importDeck(rules, formats) {
  /** @type {Draft | null} */
  let found = null;
  const text = h("textarea", { class: "field wide", rows: 12, spellcheck: false, autofocus: true, "aria-label": "The deck list", dataset: { testid: "import-text" } });
  const said = h("div", { "aria-live": "polite" });
  const file = h("input", { type: "file", class: "hidden-words", id: "import-file", accept: ".txt,.o8d,.json,.md,text/*,application/json", on: { change: () => void take(file.files?.[0]) } });
  const go = h("button", { class: "button primary", type: "button", dataset: { testid: "import-go" }, on: { click: () => void read() } }, "Read it");
  /** @param {File | undefined} chosen */
  async function take(chosen) {
    if (!chosen) return;
    if (chosen.size > LONGEST) return put(said, h("p", null, `${chosen.name} is too large for a deck.`));
    text.value = await chosen.text();
    await read();
  }
  async function read() {
    try {
      /** @type {DeckReport} */
      const report = await api.post("/api/decks/check", { rules, text: text.value });
      if (!report.cards.length && !report.identity) return put(said, problemList(report.problems));
      found = Draft.of(rules, report, formats);
      box.close();
    } catch (error) {
      put(said, h("p", null, error instanceof Error ? error.message : String(error)), error instanceof Refusal && problemList(error.problems));
    }
  }
  const box = dialog(
    "Import a deck",
    h("h2", null, "Import a deck"),
    h("p", { class: "muted small" }, "Paste a list from NetrunnerDB, OCTGN, Jinteki or any plain text, or choose a file."),
    text,
    said,
    h("div", { class: "row end" }, file, h("label", { class: "button", for: "import-file" }, "Choose a file…"), h("button", { class: "button", type: "button", on: { click: () => box.close() } }, "Cancel"), go),
  );
  box.classList.add("paste-dialog");
  return new Promise((resolve) => box.addEventListener("close", () => resolve(found)));
}

/** Draw hands from the deck. @param {DeckStudy} study */
export function testHand(study) {
  const pile = study.cards.flatMap(({ count, card }) => Array.from({ length: count }, () => card));
  const shown = h("div", { class: "test-hand", "aria-live": "polite", dataset: { testid: "test-hand" } });
  /** @type {typeof pile} */
  let left = [];
  const draw = (/** @type {number} */ n) => shown.append(...left.splice(0, n).map((card) => cardFace(looseCard(card.name, card.side, card.kind), { rules: EDITION[card.family], size: "small" })));
  const anew = () => {
    left = shuffled(pile);
    put(shown);
    draw(5);
  };
  const box = dialog(
    "Test hand",
    h("h2", null, "A hand to begin with"),
    shown,
    h(
      "div",
      { class: "row end" },
      h("button", { class: "button", type: "button", on: { click: () => draw(1) } }, "Draw one"),
      h("button", { class: "button", type: "button", autofocus: true, dataset: { testid: "new-hand" }, on: { click: anew } }, "Another hand"),
      h("button", { class: "button", type: "button", on: { click: () => box.close() } }, "Close"),
    ),
  );
  box.classList.add("list-dialog");
  anew();
}

/** @template T @param {readonly T[]} items @returns {T[]} */
function shuffled(items) {
  const pile = [...items];
  for (let last = pile.length - 1; last > 0; last--) {
    const pick = crypto.getRandomValues(new Uint32Array(1))[0] % (last + 1);
    [pile[last], pile[pick]] = [pile[pick], pile[last]];
  }
  return pile;
}
