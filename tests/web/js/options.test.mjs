// The options of a decision: where they can be chosen, in which order, in which words.

import assert from "node:assert/strict";
import { test } from "node:test";

import { breakersOf } from "../../../src/rulerunner/web/js/table/breakers.js";
import { parts, planOf, short } from "../../../src/rulerunner/web/js/table/options.js";
import { choicesOf } from "../../../src/rulerunner/web/js/table/choices.js";
import { boardOrder, ranked, saidAlready, toldApart } from "../../../src/rulerunner/web/js/table/ranking.js";

const option = (more) => ({ kind: "use", text: "", verb: "", what: "", price: "", credits: null, body: "", card: "", id: null, ability: null, server: null, number: null, detail: "", ...more });
const card = (more) => ({ handle: "", side: "runner", id: null, name: "", type: "", faceup: true, strength: null, counters: [], hosted: [], notes: [], zone: "table", server: null, part: "", host: "", ...more });
const plan = (more) => ({ kind: "break", card: "rig 0", text: "Carmen: break all (4 credits)", verb: "Break", what: "all", price: "4 credits", credits: 4, body: "", whole: true, steps: 4, ...more });
const view = (more) => ({ hand: [], identities: [], servers: [], rig: [], archives: [], heap: [], corp_score: [], runner_score: [], play: [], aside: [], removed: [], shown: [], accessing: null, encounter: null, seat: "runner", ...more });
const decision = (options) => ({ kind: "paid", about: "paid", rule: "6.9.3b", prompt: "", card: "", options });

test("what a player usually means comes first, purging and what ends a choice last", () => {
  const kinds = ["purge", "done", "gain credit", "score", "play"];
  const options = kinds.map((kind) => option({ kind }));
  assert.deepEqual(ranked(options, [0, 1, 2, 3, 4]).map((at) => kinds[at]), ["score", "play", "gain credit", "purge", "done"]);
});

test("two options in the same words are told apart", () => {
  const options = ["Rez Ice Wall", "Pass", "Rez Ice Wall"].map((text) => option({ text }));
  assert.deepEqual(toldApart(options), ["1 of 2", "", "2 of 2"]);
});

test("what the question says is not said again by each place", () => {
  const where = (...places) => ({ ...decision(places.map(([verb, what]) => option({ kind: "server", verb, what }))), kind: "choose server" });
  assert.equal(saidAlready(where(["Install", "Ice Wall protecting HQ"], ["Install", "Ice Wall protecting R&D"], ["Install", "Ice Wall protecting a new remote server"])), "Install Ice Wall protecting ");
  assert.equal(saidAlready(where(["Install", "Ice Wall in HQ"], ["Install", "Ice Wall protecting HQ"])), "Install Ice Wall ");
  assert.equal(saidAlready(where(["Run", "HQ"], ["Run", "R&D"])), "");
  assert.equal(saidAlready(decision([option({ verb: "Trash", what: "a b c" }), option({ verb: "Trash", what: "a b d" })])), "");
});

test("plans that only save clicks do not crowd the question", () => {
  const saving = [0, 1, 2, 3].map((at) => plan({ kind: "use", card: `hand ${at}` }));
  const found = planOf(view({}), decision([option({ kind: "pass" })]), new Set(saving.map(({ card }) => card)), saving);
  assert.deepEqual(found.behind, [2, 3]);
  assert.deepEqual([...found.cards.keys()], saving.map(({ card }) => card), "all are on their cards");
});

test("the words of an option are put together from its parts, never cut out of its text", () => {
  const use = option({ verb: "Use", what: "Carmen (old)", price: "2 credits", body: "gain +3 strength", text: "misleading: (9 credits)" });
  assert.deepEqual(parts(use), ["Use Carmen (old) (2 credits)", "Gain +3 strength"]);
  assert.equal(short(use), "Gain +3 strength (2 credits)");
  assert.equal(short(option({ kind: "rez", verb: "Rez", what: "Palisade", price: "3 credits" })), "Rez (3 credits)");
});

test("an option is on its card or its server, and few are buttons as well", () => {
  const rez = option({ kind: "rez", card: "server 0 ice 0" });
  const access = option({ kind: "access", server: 1 });
  const pass = option({ kind: "pass" });
  const found = planOf(view({}), decision([rez, access, pass]), new Set(["server 0 ice 0"]));
  assert.equal(found.pass, 2);
  assert.deepEqual([...found.cards.keys()], ["server 0 ice 0"]);
  assert.deepEqual([...found.servers.keys()], [1]);
});

test("while a plan breaks the ice, single steps are no buttons, and cards that cannot help do not shine", () => {
  const options = [option({ card: "rig 0" }), option({ card: "rig 1" }), option({ kind: "pass" })];
  const found = planOf(view({}), decision(options), new Set(["rig 0", "rig 1"]), [plan({})]);
  assert.deepEqual(found.buttons, [2]);
  assert.deepEqual(found.steps, [0, 1]);
  assert.equal(found.cards.get("rig 1")?.every(({ faint }) => faint), true);
  assert.equal(found.cards.get("rig 0")?.some(({ plan }) => plan === 0), true);
});

test("no option is lost: each is a button, on a card, on a server, or a step", () => {
  const options = [option({ card: "rig 0" }), option({ kind: "rez", card: "x" }), option({ kind: "server", server: 3 }), option({ kind: "pass" })];
  const found = planOf(view({}), decision(options), new Set(["rig 0"]), [plan({})]);
  const reached = new Set([...found.buttons, ...found.steps, found.pass]);
  for (const doings of [...found.cards.values(), ...found.servers.values()]) for (const { index } of doings) reached.add(index);
  for (const at of options.keys()) assert.ok(reached.has(at), `option ${at}`);
});

test("breakers that break everything for least come first, those that cannot help last", () => {
  const rig = [card({ handle: "rig 0", name: "Unity", strength: 1 }), card({ handle: "rig 1", name: "Carmen", strength: 2 })];
  const seen = view({ rig, encounter: { ice: card({ side: "corp", strength: 4 }), subroutines: [], cut_short: false } });
  const found = breakersOf(seen, decision([option({ card: "rig 0" })]), [plan({ card: "rig 1" })]);
  assert.deepEqual(found.map((each) => each.card.name), ["Carmen", "Unity"]);
  assert.equal(found[0].gap, 2);
  assert.deepEqual(found[1].steps, [0]);
});

test("what could have been done before an action is on its card; boosting with nothing to break does not shine", () => {
  const options = [option({ kind: "run" }), option({ kind: "draw" })];
  const before = plan({ kind: "before", text: "Use Carmen", whole: false });
  const rez = plan({ kind: "before", text: "Rez Nico Campaign", card: "server 1 root 0" });
  const found = planOf(view({}), decision(options), new Set(["rig 0", "server 1 root 0"]), [before, rez]);
  assert.deepEqual(found.cards.get("rig 0")?.map(({ faint, plan }) => [faint, plan]), [[true, 0]]);
  assert.deepEqual(found.cards.get("server 1 root 0")?.map(({ faint, plan }) => [faint, plan]), [[false, 1]]);
  assert.equal(found.away, 2);
  assert.deepEqual(choicesOf(decision(options), found, false), [{ index: 0 }, { index: 1 }]);
  assert.deepEqual(choicesOf(decision(options), found, true).flatMap(({ plan }) => plan ?? []), [0, 1]);
});

test("plans that finish something come before the options, those that only save clicks after them", () => {
  const options = [option({ kind: "draw" }), option({ kind: "gain credit" })];
  const plans = [plan({ kind: "repeat", text: "Gain 3 credits", card: "" }), plan({ kind: "score", text: "Advance and score", card: "" })];
  const found = planOf(view({}), decision(options), new Set(), plans);
  assert.deepEqual(choicesOf(decision(options), found, false).map(({ plan, index }) => plan ?? `option ${index}`), [1, "option 0", "option 1", 0]);
});

test("a run is usually gone on with", () => {
  const options = [option({ kind: "yes" }), option({ kind: "no" })];
  assert.deepEqual(ranked(options, [0, 1], "jack-out"), [1, 0]);
  assert.deepEqual(ranked(options, [0, 1], "use it"), [0, 1]);
});

test("cards are offered in the order in which they lie on the board", () => {
  const at = (handles) => handles.map((handle) => card({ handle }));
  const board = view({
    servers: [
      { ice: at(["ice a", "ice b"]), root: [] },
      { ice: at(["ice c"]), root: [card({ handle: "root a", hosted: at(["guest"]) })] },
    ],
    hand: at(["hand 0", "hand 1"]),
    rig: at(["tool"]),
  });
  const handles = ["root a", "hand 1", "ice c", "guest", "ice b", "tool", "hand 0", "ice a"];
  const options = handles.map((card) => option({ kind: "card", card }));
  const order = ["ice a", "ice b", "ice c", "root a", "guest", "tool", "hand 0", "hand 1"];
  assert.deepEqual(ranked(options, handles.map((_, at) => at), "", boardOrder(board)).map((at) => handles[at]), order);
  const found = planOf(board, decision(options), new Set(), []);
  assert.deepEqual(choicesOf(decision(options), found, true).map(({ index }) => handles[index]), order);
});
