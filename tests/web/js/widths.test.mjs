// How wide the words of a name are.

import assert from "node:assert/strict";
import { test } from "node:test";

import { widestWord, widthOf } from "../../../src/rulerunner/web/js/card/widths.js";

test("a word of wide letters takes more room than a longer one of narrow letters", () => {
  assert.ok(widthOf("Mumm") > widthOf("illit"));
});

test("lines are broken at blanks and after hyphens, so the widest part decides", () => {
  assert.equal(widestWord("Wall of Static"), widthOf("Static"));
  assert.equal(widestWord("All-Nighter"), widthOf("Nighter"));
});

test("a letter with an accent is as wide as one letter, however it is written", () => {
  assert.equal(widthOf("Brân"), widthOf("Bra\u0302n"));
});

test("an empty name divides nothing by nothing", () => {
  assert.ok(widestWord("") > 0);
});
