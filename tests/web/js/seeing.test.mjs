// Which accessed cards wait until they have been seen.

import assert from "node:assert/strict";
import { test } from "node:test";

import { oneOfMany, waitsToBeSeen } from "../../../src/rulerunner/web/js/table/seeing.js";

const frame = (zone, type = "operation", more = true, seat = "runner") => ({
  more,
  view: { seat, accessing: { name: "Hedge Fund", zone, type } },
  log: [{ kind: "access" }],
});
const archives = frame("Archives");

test("a card accessed elsewhere waits, whatever comes after it", () => {
  assert.equal(waitsToBeSeen(frame("HQ"), [frame("HQ")]), true);
});

test("of the cards of Archives the last waits, with the others beside it", () => {
  assert.equal(waitsToBeSeen(archives, [archives]), false);
  assert.equal(waitsToBeSeen(archives, []), true);
});

test("an agenda in Archives is a moment of its own", () => {
  assert.equal(waitsToBeSeen(frame("Archives", "agenda"), [archives]), true);
  assert.equal(oneOfMany(frame("Archives", "agenda")), false);
});

test("what the Corp sees of it waits for nobody", () => {
  assert.equal(waitsToBeSeen(frame("HQ", "operation", true, "corp"), []), false);
});
