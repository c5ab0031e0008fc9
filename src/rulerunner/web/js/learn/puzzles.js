/** The puzzles in order of difficulty. */

import { h } from "../dom.js";
import { once } from "../net.js";
import { frame, styles, waiting } from "../pages/common.js";
import { progress } from "./progress.js";

/** @typedef {import("../protocol.js").Course} Course */
/** @typedef {import("../protocol.js").PuzzleInfo} PuzzleInfo */

const LEVELS = ["", "To begin with", "A little thought", "Count carefully", "Hard", "For experts"];

/** @param {HTMLElement} root */
export async function open(root) {
  waiting(root, "learn", "Puzzles");
  /** @type {[Course, void]} */
  const [course] = await Promise.all([once("/api/learn"), styles("learn")]);
  const done = progress().puzzles;
  const levels = [...new Set(course.puzzles.map(({ level }) => level))].sort();
  frame(
    root,
    "learn",
    "Puzzles",
    h("p", { class: "crumbs" }, h("a", { href: "#/learn" }, "Learn"), " / Puzzles"),
    h("div", { class: "page-head" }, h("h1", null, "Puzzles"), h("p", { class: "muted" }, `${course.puzzles.filter(({ id }) => done[id]).length} of ${course.puzzles.length} solved`)),
    h("p", { class: "hero-says" }, "Every card lies open, and there is exactly one solution. The opponent always finds the best answer: an exhaustive search by the rules engine has proved both."),
    levels.map((level) => h("section", { class: "puzzle-level" }, h("h2", null, LEVELS[level] ?? `Level ${level}`), h("ul", { class: "puzzle-tiles" }, course.puzzles.filter((each) => each.level === level).map((each) => h("li", null, tile(each, course.puzzles.indexOf(each) + 1, done[each.id])))))),
  );
  return { close() {} };
}

/** @param {PuzzleInfo} puzzle @param {number} number @param {boolean | undefined} done */
function tile(puzzle, number, done) {
  return h(
    "a",
    { class: ["puzzle-tile", puzzle.side, done && "is-done"], href: `#/puzzle/${puzzle.id}`, dataset: { puzzle: puzzle.id } },
    h("span", { class: "lesson-number mono", "aria-hidden": "true" }, done ? "✓" : String(number)),
    h("span", { class: "lesson-words" }, h("b", null, puzzle.title), h("small", { class: "muted" }, puzzle.says, done ? " Solved." : "")),
  );
}
