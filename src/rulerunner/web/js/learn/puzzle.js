/** A puzzle: everything is open, one way leads there, and the opponent finds every refutation. */

import { h, put } from "../dom.js";
import { once } from "../net.js";
import { frame, styles, waiting } from "../pages/common.js";
import { glossary, glossed } from "../pages/glossary.js";
import { solved } from "./progress.js";
import { Study, untilItIsThere } from "./study.js";
import { StudyTable } from "./table.js";

/** @typedef {import("../protocol.js").Course} Course */
/** @typedef {import("../protocol.js").StudyMoment} StudyMoment */

/** @param {HTMLElement} root @param {Record<string, string>} params */
export async function open(root, { id }) {
  waiting(root, "learn", "Puzzle");
  /** @type {[Course, void, void]} */
  const [course] = await Promise.all([once("/api/learn"), styles("learn"), glossary()]);
  const number = course.puzzles.findIndex((each) => each.id === id);
  const puzzle = course.puzzles[number];
  if (!puzzle) throw new Error("There is no such puzzle.");
  const next = course.puzzles[number + 1];
  const coach = h("section", { class: "tutor", "aria-label": "The task", "aria-live": "polite", dataset: { testid: "tutor" } });
  const text = h("pre", { class: "puzzle-text mono", tabindex: 0 });
  let hinted = false;
  const table = new StudyTable({ choose: (index) => void study.choose(index) });
  const study = new Study({ what: "puzzle", id }, (moment) => void show(moment), untilItIsThere(coach, () => study));
  study.waits = (waits) => table.waits(waits);

  /** @param {StudyMoment} moment */
  async function show(moment) {
    if (moment.state === "done") solved(id);
    await table.show(moment);
    if (moment !== study.moment) return;
    text.textContent = moment.position;
    draw(moment);
    table.prompt.hidden = moment.state !== "going";
  }

  /** @param {StudyMoment} moment */
  function draw(moment) {
    const { state } = moment;
    put(
      coach,
      h("h2", null, state === "done" ? "Solved" : state === "failed" ? "Not solved" : puzzle.says),
      state !== "going" && moment.says.map((paragraph) => h("p", null, paragraph)),
      hinted && h("p", { class: "tutor-hint" }, glossed(moment.hint)),
      h(
        "div",
        { class: "row" },
        state === "done" && h("a", { class: "button primary grand", href: next ? `#/puzzle/${next.id}` : "#/puzzles", dataset: { testid: "go-on" } }, next ? "The next puzzle" : "All puzzles"),
        moment.hint && !hinted && state === "going" && h("button", { class: "button", type: "button", on: { click: () => ((hinted = true), draw(moment)) } }, "A hint, please"),
        study.past.length > 0 && h("button", { class: "button", type: "button", dataset: { testid: "back" }, on: { click: () => void study.back() } }, "Take back"),
        study.past.length > 0 && h("button", { class: ["button", state === "failed" && "primary"], type: "button", dataset: { testid: "again" }, on: { click: () => void study.begin() } }, "Start again"),
      ),
    );
    coach.dataset.state = state;
  }

  frame(
    root,
    "learn",
    puzzle.title,
    h("div", { class: "study-head" }, h("p", { class: "crumbs" }, h("a", { href: "#/puzzles" }, "Puzzles"), ` / ${number + 1} of ${course.puzzles.length}`), h("h1", null, puzzle.title)),
    h("div", { class: "study" }, h("div", { class: "study-side" }, coach, table.prompt), h("div", { class: "study-main" }, table.strip, table.board, table.stage), h("details", { class: "study-happened" }, h("summary", null, "What happened so far, and every card"), table.log, h("p", { class: "muted" }, "The position, with the decks from the top:"), text)),
  );
  root.classList.add("study-page");
  void study.begin();
  return { close: () => table.close() };
}
