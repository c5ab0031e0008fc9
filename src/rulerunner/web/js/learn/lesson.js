/** A lesson: the coach beside a real position. */

import { h, put } from "../dom.js";
import { once } from "../net.js";
import { busy, playNow } from "../lobby/start.js";
import { FIRST_RULES } from "../lobby/words.js";
import { frame, styles, waiting } from "../pages/common.js";
import { glossary, glossed } from "../pages/glossary.js";
import { learned } from "./progress.js";
import { Study, untilItIsThere } from "./study.js";
import { StudyTable } from "./table.js";

/** @typedef {import("../protocol.js").Course} Course */
/** @typedef {import("../protocol.js").LessonInfo} LessonInfo */
/** @typedef {import("../protocol.js").Lobby} Lobby */
/** @typedef {import("../protocol.js").StudyMoment} StudyMoment */

/** @param {HTMLElement} root @param {Record<string, string>} params */
export async function open(root, { id, scene = "0" }) {
  waiting(root, "learn", "Lesson");
  /** @type {[Course, void, void]} */
  const [course] = await Promise.all([once("/api/learn"), styles("learn"), glossary()]);
  const lesson = course.lessons.find((each) => each.id === id);
  const number = Number(scene);
  if (!lesson || number >= lesson.scenes.length) throw new Error("There is no such lesson.");
  const page = new LessonPage(root, course, lesson, number);
  return { close: () => page.close() };
}

class LessonPage {
  /** @param {HTMLElement} root @param {Course} course @param {LessonInfo} lesson @param {number} scene */
  constructor(root, course, lesson, scene) {
    this.course = course;
    this.lesson = lesson;
    this.scene = scene;
    this.hinted = false;
    this.coach = h("section", { class: "tutor", "aria-label": "The coach", "aria-live": "polite", dataset: { testid: "tutor" } });
    this.table = new StudyTable({ choose: (index) => void this.study.choose(index) });
    this.study = new Study({ what: "lesson", id: `${lesson.id}/${scene}` }, (moment) => void this.#show(moment), untilItIsThere(this.coach, () => this.study));
    this.study.waits = (waits) => this.table.waits(waits);
    const place = course.lessons.indexOf(lesson) + 1;
    frame(
      root,
      "learn",
      lesson.title,
      h(
        "div",
        { class: "study-head" },
        h("p", { class: "crumbs" }, h("a", { href: "#/learn" }, "Learn"), ` / Lesson ${place}`),
        h("h1", null, lesson.title, lesson.scenes.length > 1 && h("small", { class: "muted" }, ` ${scene + 1} of ${lesson.scenes.length}: ${lesson.scenes[scene]}`)),
      ),
      h("div", { class: "study" }, h("div", { class: "study-side" }, this.coach, this.table.prompt), h("div", { class: "study-main" }, this.table.strip, this.table.board, this.table.stage), h("details", { class: "study-happened" }, h("summary", null, "What happened so far"), this.table.log)),
    );
    root.classList.add("study-page");
    void this.study.begin();
  }

  close() {
    this.table.close();
  }

  /** @param {StudyMoment} moment */
  async #show(moment) {
    this.hinted = false;
    if (moment.state === "done") learned(this.lesson.id, this.scene);
    await this.table.show(moment);
    if (moment !== this.study.moment) return;
    this.#coach(moment);
    this.table.prompt.hidden = moment.state !== "going";
  }

  /** @param {StudyMoment} moment */
  #coach(moment) {
    const told = new Set();
    const { state } = moment;
    put(
      this.coach,
      h("div", { class: "tutor-head" }, face(), h("b", null, state === "done" ? "Well done" : state === "failed" ? "Not this time" : "The coach")),
      state !== "done" && h("p", { class: "tutor-task", dataset: { testid: "task" } }, h("b", null, "Your task: "), glossed(this.lesson.tasks[this.scene] ?? "", told)),
      moment.says.map((paragraph) => h("p", null, glossed(paragraph, told))),
      this.hinted && h("p", { class: "tutor-hint", dataset: { testid: "hint" } }, glossed(moment.hint, told)),
      h(
        "div",
        { class: "row" },
        state === "done" && this.#on(),
        moment.hint && !this.hinted && state === "going" && h("button", { class: "button", type: "button", dataset: { testid: "ask-hint" }, on: { click: () => ((this.hinted = true), this.#coach(moment)) } }, "A hint, please"),
        state === "going" && h("button", { class: "button to-table", type: "button", on: { click: () => this.table.board.scrollIntoView({ block: "start" }) } }, "See the table"),
        this.study.past.length > 0 && h("button", { class: "button", type: "button", dataset: { testid: "back" }, on: { click: () => void this.study.back() } }, "Take back"),
        (this.study.past.length > 0 || state !== "going") && h("button", { class: ["button", state === "failed" && "primary"], type: "button", dataset: { testid: "again" }, on: { click: () => void this.study.begin() } }, "Start again"),
      ),
    );
    this.coach.dataset.state = state;
  }

  /** What comes after this. */
  #on() {
    const { lessons } = this.course;
    const more = this.scene + 1 < this.lesson.scenes.length;
    const next = more ? this.lesson : lessons[lessons.indexOf(this.lesson) + 1];
    if (!next && this.lesson.rules !== FIRST_RULES) return this.#whole();
    const href = more ? `#/learn/${this.lesson.id}/${this.scene + 1}` : next ? `#/learn/${next.id}` : "#/guided";
    const words = more ? "Go on" : next ? `Next lesson: ${next.title}` : "Now a whole game, with a guide";
    return h("a", { class: "button primary grand", href, dataset: { testid: "go-on" } }, words);
  }

  /** A whole game under the rules of this lesson: the guided one is under others. */
  #whole() {
    const { rules, side } = this.lesson;
    const button = h("button", { class: "button primary grand", type: "button", dataset: { testid: "go-on" } }, "Now a whole game, with the decks to begin with");
    button.addEventListener("click", () => busy(button, async () => playNow(/** @type {Lobby} */ (await once("/api/lobby")), side, rules)));
    return button;
  }
}

/** A sign for the coach, so that it is seen who speaks. */
export function face() {
  return h("span", { class: "tutor-face", "aria-hidden": "true" }, "◐");
}
