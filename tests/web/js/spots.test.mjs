// Where something is said about a text.

import assert from "node:assert/strict";
import { test } from "node:test";

import { lineOf, pieces, place, words } from "../../../src/rulerunner/web/js/design/spots.js";

const spot = (start, end) => ({ start, end, says: "?" });

test("a text is cut at the words something is said of", () => {
  const found = pieces("End teh run.", [spot(4, 7)]);
  assert.deepEqual(found.map(({ text }) => text), ["End ", "teh", " run."]);
  assert.deepEqual(found.map((each) => each.spot !== null), [false, true, false]);
});

test("spots that overlap, lie outside or are empty do no harm", () => {
  const text = "abcdef";
  const found = pieces(text, [spot(2, 4), spot(1, 3), spot(5, 99), spot(3, 3)]);
  assert.equal(found.map((each) => each.text).join(""), text);
});

test("letters that the browser counts twice do not shift the words", () => {
  const text = "a😀b teh";
  assert.deepEqual(pieces(text, [spot(4, 7)])[1].text, "teh");
  assert.deepEqual(place(text, spot(4, 7)), [5, 8]);
});

test("the line and the words are told", () => {
  const text = "one\ntwo\nthree four";
  assert.equal(lineOf(text, spot(8, 13)), 3);
  assert.equal(words(text, spot(8, 13)), "three");
});
