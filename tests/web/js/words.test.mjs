// What cards, levels and lines of the log are called.

import assert from "node:assert/strict";
import { test } from "node:test";

import { LEVELS } from "../../../src/rulerunner/web/js/asking.js";
import { isIce, labelOf, standing } from "../../../src/rulerunner/web/js/card/words.js";
import { causesFirst, headsOf, isQuiet, lastHead } from "../../../src/rulerunner/web/js/log/kinds.js";

const card = (more) => ({ handle: "", side: "corp", id: null, name: "", type: "", faceup: false, strength: null, counters: [], hosted: [], notes: [], zone: "table", server: null, part: "", host: "", ...more });

test("how a card lies follows from its place, not from its handle", () => {
  assert.equal(standing(card({ handle: "anything", server: 0, part: "ice" })), "unrezzed");
  assert.equal(standing(card({ server: 0, part: "root", faceup: true })), "rezzed");
  assert.equal(standing(card({ side: "runner" })), "facedown");
  assert.equal(standing(card({ zone: "HQ" })), "");
});

test("an unknown card before a server is ice", () => {
  assert.equal(isIce(card({ server: 1, part: "ice" })), true);
  assert.equal(isIce(card({ server: 1, part: "root" })), false);
});

test("a card in words has its name, its state and what is on it", () => {
  const words = labelOf(card({ name: "Palisade", type: "ice", server: 0, part: "ice", strength: 4, counters: [["advancement", 1]] }));
  assert.equal(words, "Palisade, ice, unrezzed, strength 4, 1 advancement counter");
});

test("a card in words says what it chose", () => {
  const words = labelOf(card({ name: "Femme Fatale", type: "program", side: "runner", faceup: true, notes: [{ text: "chose Ice Wall protecting HQ", card: "server 0 ice 0", server: null }] }));
  assert.match(words, /chose Ice Wall protecting HQ/);
});

test("each level of asking has one name and one explanation", () => {
  assert.deepEqual(LEVELS.map(([level]) => level).sort(), ["able", "always", "matters", "quiet"]);
  assert.equal(new Set(LEVELS.map(([, name]) => name)).size, LEVELS.length);
});

test("what another line says anyway is quiet", () => {
  assert.equal(isQuiet({ kind: "spend credits" }), true);
  assert.equal(isQuiet({ kind: "steal" }), false);
});

test("one thing a player did is one line, with what came of it behind it", () => {
  const lines = ["spend clicks", "play", "gain credits", "spend clicks", "gain credits", "damage"].map((kind) => ({ kind }));
  const heads = headsOf(lines);
  assert.equal(heads[2], lines[1]);
  assert.equal(heads[4], null); // an action of its own
  assert.equal(heads[5], null); // damage is never a detail
  assert.equal(lastHead(lines), null);
});

test("what came of something may be told in a later frame", () => {
  const play = { kind: "play" };
  assert.deepEqual(headsOf([{ kind: "draw" }], lastHead([play])), [play]);
});

test("what an ability costs is paid once it is used, and what it does is still its doing", () => {
  const lines = [{ kind: "use" }, { kind: "spend clicks" }, { kind: "place" }, { kind: "spend clicks" }, { kind: "gain credits" }];
  assert.deepEqual(headsOf(lines), [null, null, lines[0], null, null]);
  assert.equal(lastHead(lines.slice(0, 3)), lines[0]);
  assert.equal(lastHead(lines), null);
});

test("damage is told before the cards it costs, which are behind it", () => {
  const trash = (card) => ({ kind: "trash", card, text: `${card} is trashed from the grip.` });
  const damage = { kind: "damage", card: "Tithe", text: "The Runner suffers 2 net damage (Tithe), losing Unity and Overclock." };
  const [before, one, two] = [trash("Clot"), trash("Unity"), trash("Overclock")];
  const gain = { kind: "gain credits", card: "", text: "" };
  const told = causesFirst([before, one, two, damage, gain]);
  assert.deepEqual(told, [before, damage, one, two, gain]);
  assert.deepEqual(headsOf(told), [null, null, damage, damage, null]);
});

test("what a subroutine does is told, as its name does not say it", () => {
  const lines = [{ kind: "subroutine resolves" }, { kind: "lose credits" }, { kind: "subroutine resolves" }];
  assert.deepEqual(headsOf(lines), [null, null, null]);
});

test("a played card that goes away is no news, another that is trashed is", () => {
  const play = { kind: "play", card: "Sure Gamble" };
  const lines = [play, { kind: "trash", card: "Sure Gamble" }, { kind: "trash", card: "PAD Campaign" }];
  assert.deepEqual(headsOf(lines), [null, play, null]);
});

test("credits taken from a card at a turn's start are one line: that they are gained", () => {
  const begins = { kind: "turn begins", card: "" };
  const off = { kind: "remove", card: "Nico Campaign" };
  const gain = { kind: "gain credits", card: "Nico Campaign" };
  const other = { kind: "remove", card: "Daily Casts" };
  const told = causesFirst([begins, off, gain, other]);
  assert.deepEqual(told, [begins, gain, off, other]);
  assert.deepEqual(headsOf(told), [null, null, gain, null]);
  const use = { kind: "use", card: "Nico Campaign" };
  assert.deepEqual(headsOf(causesFirst([use, off, gain])), [null, use, use]);
});
