// A query that is changed by clicking: what was typed stays what it was.

import assert from "node:assert/strict";
import { test } from "node:test";

import { switched, termsOf, within } from "../../../src/rulerunner/web/js/cards/terms.js";

const clicked = (query, term) => switched(termsOf(query), term);

test("a phrase is one term, also in a field", () => {
  assert.deepEqual(termsOf('"net damage" s:"code gate" cost<3'), ['"net damage"', 's:"code gate"', "cost<3"]);
  assert.equal(clicked('"net damage" s:"code gate"', "t:ice"), '"net damage" s:"code gate" t:ice');
  assert.equal(clicked('t:ice "net dam', "d:corp"), 't:ice "net dam" d:corp');
});

test("what stands in brackets is left alone", () => {
  assert.equal(clicked("(t:asset or t:upgrade) trash<=2", "t:ice"), "(t:asset or t:upgrade) trash<=2 t:ice");
});

test("alternatives stay alternatives", () => {
  assert.equal(clicked("t:asset or t:upgrade", "d:corp"), "(t:asset or t:upgrade) d:corp");
  assert.equal(clicked("corroder | cleaver", "is:playable"), "(corroder | cleaver) is:playable");
});

test("a filter is switched on, joined by another, and off again", () => {
  assert.equal(clicked("", "t:ice"), "t:ice");
  assert.equal(clicked("t:ice", "t:asset"), "t:ice|asset");
  assert.equal(clicked("t:ice|asset", "t:ice"), "t:asset");
  assert.equal(clicked("f:nbn d:corp", "d:runner"), "d:runner");
});

test("a search among the cards of a side ends the phrase that is being typed", () => {
  assert.equal(within("corp", '"net dam'), 'd:corp ("net dam")');
  assert.equal(within("corp", "t:ice or t:asset"), "d:corp (t:ice or t:asset)");
  assert.equal(within("runner", ""), "d:runner");
  assert.equal(within("", '"net'), '"net');
});
