// When the coach of a guided game speaks, and to whom.

import assert from "node:assert/strict";
import { test } from "node:test";

import { fits, whysFor } from "../../../src/rulerunner/web/js/learn/firsts.js";

const view = (seat, more) => ({ seat, decision: null, encounter: null, result: null, ...more });
const asked = (kind, ...kinds) => ({ kind, about: "", options: kinds.map((each) => ({ kind: each })) });
const installed = [{ kind: "install", side: "corp" }];

test("what the other player does not know is said to that player alone", () => {
  assert.equal(fits("runner log install corp", view("runner"), installed), true);
  assert.equal(fits("runner log install corp", view("corp"), installed), false);
  assert.equal(fits("log install corp", view("corp"), installed), true);
  assert.equal(fits("log install runner", view("corp"), installed), false);
});

test("a side at the beginning is to whom, at the end is whose", () => {
  assert.equal(fits("corp log install corp", view("corp"), installed), true);
  assert.equal(fits("corp log install corp", view("corp"), [{ kind: "install", side: "runner" }]), false);
});

test("decisions and the game are looked at", () => {
  assert.equal(fits("runner asks action", view("runner", { decision: asked("action", "run") }), []), true);
  assert.equal(fits("runner offers run", view("runner", { decision: asked("action", "run") }), []), true);
  assert.equal(fits("runner offers run", view("runner", { decision: asked("paid", "run") }), []), false);
  assert.equal(fits("encounter", view("corp", { encounter: {} }), []), true);
  assert.equal(fits("window", view("runner", { decision: asked("paid", "pass") }), []), true);
  assert.equal(fits("window", view("runner", { decision: asked("paid", "pass"), encounter: {} }), []), false);
  assert.equal(fits("over", view("corp"), []), false);
});

test("why one would: each kind once, for this player", () => {
  const firsts = [["runner why draw", "Draw", "r"], ["corp why draw", "Draw", "c"], ["why pass", "Pass", "p"]];
  const says = (seat) => whysFor(firsts, view(seat, { decision: asked("action", "draw", "pass", "draw") })).map(([, , words]) => words);
  assert.deepEqual(says("runner"), ["r", "p"]);
  assert.deepEqual(says("corp"), ["c", "p"]);
});
