/** Learning: the course in order, a guided game, the puzzles, and the words. */

import { h } from "../dom.js";
import { once } from "../net.js";
import { count, frame, styles, waiting } from "../pages/common.js";
import { progress } from "./progress.js";

/** @typedef {import("../protocol.js").Course} Course */
/** @typedef {import("../protocol.js").LessonInfo} LessonInfo */

/** @param {HTMLElement} root */
export async function open(root) {
  waiting(root, "learn", "Learn");
  /** @type {[Course, void]} */
  const [course] = await Promise.all([once("/api/learn"), styles("learn")]);
  const done = progress();
  const next = course.lessons.find((lesson) => (done.lessons[lesson.id] ?? 0) < lesson.scenes.length);
  const finished = course.lessons.filter((lesson) => (done.lessons[lesson.id] ?? 0) >= lesson.scenes.length).length;
  const puzzles = course.puzzles.filter(({ id }) => done.puzzles[id]).length;
  frame(
    root,
    "learn",
    "Learn",
    h(
      "div",
      { class: "learn-hero" },
      h("h1", null, "Learn to play"),
      h("p", { class: "hero-says" }, "Short lessons on real positions. You choose, the coach says what it means, and everything can be taken back. Nobody is waiting."),
      h(
        "div",
        { class: "row" },
        next
          ? h("a", { class: "button primary grand", href: `#/learn/${next.id}`, dataset: { testid: "next-lesson" } }, finished ? `Go on: ${next.title}` : "Begin with the first lesson")
          : h("a", { class: "button primary grand", href: "#/guided" }, "Play the guided game"),
        h("p", { class: "muted" }, finished ? `${count(finished, "lesson")} of ${course.lessons.length} done` : `${course.lessons.length} lessons, two to five minutes each`),
      ),
    ),
    h("ol", { class: "lessons" }, course.lessons.map((lesson, at) => h("li", null, tile(lesson, at + 1, done.lessons[lesson.id] ?? 0, lesson === next)))),
    h(
      "div",
      { class: "learn-more" },
      h("a", { class: "learn-card", href: "#/guided", dataset: { testid: "guided" } }, h("h2", null, "The guided game"), h("p", null, "A whole game with the decks to learn with, against a bot. The coach explains each thing the first time it happens.")),
      h("a", { class: "learn-card", href: "#/puzzles", dataset: { testid: "puzzles" } }, h("h2", null, "Puzzles"), h("p", null, `${course.puzzles.length} positions with exactly one solution: the program has tried everything else.`), h("small", { class: "muted" }, `${puzzles} solved`)),
    ),
    h("section", { class: "glossary" }, h("h2", { id: "words" }, "Words of the game"), h("dl", null, [...course.glossary].sort(([a], [b]) => a.localeCompare(b)).map(([word, means]) => h("div", null, h("dt", null, word), h("dd", null, means))))),
  );
  return { close() {} };
}

/** @param {LessonInfo} lesson @param {number} number @param {number} done @param {boolean} next */
function tile(lesson, number, done, next) {
  const all = lesson.scenes.length;
  return h(
    "a",
    { class: ["lesson-tile", lesson.side, done >= all && "is-done", next && "is-next"], href: `#/learn/${lesson.id}${done > 0 && done < all ? `/${done}` : ""}`, dataset: { lesson: lesson.id } },
    h("span", { class: "lesson-number mono", "aria-hidden": "true" }, done >= all ? "✓" : String(number)),
    h("span", { class: "lesson-words" }, h("b", null, lesson.title), h("span", { class: "muted" }, lesson.says), h("small", { class: "muted" }, `${lesson.side === "corp" ? "as the Corp" : "as the Runner"} · ${lesson.minutes} minutes${done >= all ? " · done" : ""}`)),
  );
}
