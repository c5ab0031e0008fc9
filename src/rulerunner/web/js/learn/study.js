/** A game that is studied: the position and the answers, sent to the server at every choice. */

import { h, put } from "../dom.js";
import { complain } from "../lobby/start.js";
import { api } from "../net.js";

/** @typedef {import("../protocol.js").StudyMoment} StudyMoment */
/** @typedef {{what: "lesson" | "puzzle" | "lab", id?: string, position?: string, at?: number}} Base */

export class Study {
  /** @param {Base} base @param {(moment: StudyMoment) => void} show @param {(error: unknown) => void} fail */
  constructor(base, show, fail) {
    this.base = base;
    this.show = show;
    this.fail = fail;
    /** Where one has been: the answers at each choice, and the steps gone through after them. @type {{answers: number[], steps: number}[]} */
    this.past = [];
    /** @type {StudyMoment | null} */
    this.moment = null;
    this.busy = false;
    /** Told whether an answer is on its way. @type {(waits: boolean) => void} */
    this.waits = () => undefined;
    /** Whether one goes on step by step, not from choice to choice. */
    this.slowly = false;
    this.steps = -1;
  }

  get answers() {
    return this.moment ? [...this.moment.answers] : [];
  }

  /** @param {readonly number[]} [answers] */
  begin(answers = []) {
    return this.#ask([], answers, null, -1);
  }

  /** @param {number} choice */
  choose(choice) {
    return this.#ask(this.#further(), this.answers, choice, this.slowly ? 0 : -1);
  }

  /** One step on, where nobody is asked. */
  step() {
    return this.#ask(this.#further(), this.answers, null, this.steps < 0 ? 1 : this.steps + 1);
  }

  /** On to the next choice. */
  next() {
    return this.#ask(this.#further(), this.answers, null, -1);
  }

  back() {
    const last = this.past.at(-1);
    return last && this.#ask(this.past.slice(0, -1), last.answers, null, last.steps);
  }

  /** Where one will have been after another choice or step. */
  #further() {
    return this.moment ? [...this.past, { answers: this.answers, steps: this.steps }] : this.past;
  }

  /**
   * Ask for another moment. One that does not come changes nothing.
   * @param {typeof this.past} past where one will have been then
   * @param {readonly number[]} answers @param {number | null} choice @param {number} steps
   */
  async #ask(past, answers, choice, steps) {
    if (this.busy) return;
    this.busy = true;
    this.waits(true);
    try {
      this.moment = /** @type {StudyMoment} */ (await api.post("/api/study", { ...this.base, answers: [...answers], choice, steps }));
      this.steps = steps;
      this.past = past;
      this.show(this.moment);
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
      this.waits(false);
    }
  }
}

/**
 * What the coach's place shows until the first position is there: that it comes, or why it does not, and a way to ask
 * again. Whatever goes wrong later is said in passing: what was there stays.
 * @param {HTMLElement} coach @param {() => Study} study
 */
export function untilItIsThere(coach, study) {
  const wait = () => put(coach, h("p", { class: "muted", role: "status" }, "The cards are being laid out…"));
  wait();
  return (/** @type {unknown} */ error) => {
    if (study().moment) return complain(error);
    const again = () => (wait(), void study().begin());
    put(
      coach,
      h("p", { role: "alert" }, error instanceof Error ? error.message : String(error)),
      h("div", { class: "row" }, h("button", { class: "button primary", type: "button", dataset: { testid: "lay-out-again" }, on: { click: again } }, "Try again")),
    );
  };
}
