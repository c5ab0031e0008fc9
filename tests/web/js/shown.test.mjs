// Which accessed cards a lesson shows large.

import assert from "node:assert/strict";
import { test } from "node:test";

import { accessedSince, cardsToShow, placeOfRun } from "../../../src/rulerunner/web/js/learn/shown.js";

const line = (kind, card = "") => ({ kind, card, text: "", rule: "", turn: 1, side: "" });
const log = [line("access", "Old News"), line("run"), line("access", "Hostile Takeover"), line("steal", "Hostile Takeover")];

test("what was accessed on the way is shown, and nothing from before", () => {
  assert.deepEqual(accessedSince(log, 1).map(({ card }) => card), ["Hostile Takeover"]);
});

test("after going back the log is shorter, and nothing is shown", () => {
  assert.deepEqual(accessedSince(log, 9), []);
});

test("a card that may not be named is not shown", () => {
  assert.deepEqual(accessedSince([line("access")], 0), []);
});

test("the card being accessed now is shown once, as it lies", () => {
  const now = { name: "Hostile Takeover", handle: "c7" };
  const shown = cardsToShow({ accessing: now }, accessedSince(log, 0));
  assert.deepEqual(shown.map(({ name }) => name), ["Old News", "Hostile Takeover"]);
  assert.equal(shown.at(-1), now);
});

test("the place is that of the run", () => {
  const servers = [{ id: 0, name: "HQ" }, { id: 3, name: "Server 1" }];
  assert.equal(placeOfRun({ servers, run: { server: 3 } }), "Server 1");
  assert.equal(placeOfRun({ servers, run: null }), "");
  assert.equal(placeOfRun(null), "");
});
