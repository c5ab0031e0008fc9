/** The lab: build a position, play both sides, go step by step and back, share it. */

import { h, put, toast } from "../dom.js";
import { FlowChart } from "../chart/chart.js";
import { StudyTable } from "../learn/table.js";
import { Study } from "../learn/study.js";
import { address, asked, copyText, frame, remember, remembered, saveFile, styles, waiting } from "../pages/common.js";
import { trouble } from "../pages/trouble.js";
import { Refusal } from "../net.js";
import { Build } from "./build.js";
import { packed, read, unpacked, written } from "./share.js";

/** @typedef {import("../protocol.js").StudyMoment} StudyMoment */
/** @typedef {"corp" | "runner" | ""} Seat */

const LONGEST = 12_000;
const DAMAGED = "The address is damaged or not whole: the position in it cannot be read. This is the one you had last.";
const FIRST = `rules nisei-1.4
turn runner

[corp]
credits 6
hand Hedge Fund
deck 6x Hedge Fund

[runner]
credits 5
hand Inside Job
rig Corroder
deck 6x Sure Gamble

[HQ]
ice Enigma

[remote 1]
ice Wall of Static
root Hostile Takeover
`;

/** @param {HTMLElement} root @param {Record<string, string>} params */
export async function open(root, params) {
  waiting(root, "lab", "Lab");
  await styles("cards", "builder", "learn", "lab");
  const said = asked(params.query);
  const shared = said.get("p");
  const told = shared ? await unpacked(shared).catch(() => null) : said.get("text");
  const text = params.id ? "" : told || remembered("lab", FIRST);
  const lab = new Lab(root, String(text), params.id ? { id: params.id, at: Number(params.at) } : null);
  await lab.open(shared && told === null ? [] : read(said.get("a") ?? ""));
  if (shared && told === null) toast(DAMAGED, "bad");
  return { close: () => lab.close() };
}

class Lab {
  /** @param {HTMLElement} root @param {string} text @param {{id: string, at: number} | null} replay */
  constructor(root, text, replay) {
    this.text = text;
    this.replay = replay;
    /** Why the last thing asked for did not come. @type {Refusal | null} */
    this.refusal = null;
    /** Whose eyes; "" sees everything. @type {Seat} */
    this.seat = "";
    this.table = new StudyTable({ both: true, choose: (index) => void this.study.choose(index), seat: () => this.seat });
    this.chartBox = h("section", { class: "chart lab-chart", "aria-label": "Where the game stands" });
    this.chart = new FlowChart(this.chartBox, (rule) => (location.hash = `#/rules/${this.table.rules}/${encodeURIComponent(rule)}`));
    this.area = h("textarea", { class: "field wide lab-text", rows: 22, spellcheck: false, value: text, "aria-label": "The position as text", dataset: { testid: "lab-text" } });
    this.said = h("div", { class: "lab-said", role: "status", dataset: { testid: "lab-said" } });
    this.tools = h("div", { class: "row lab-tools" });
    this.build = new Build(text, (next) => {
      this.area.value = next;
      void this.apply(next);
    });
    this.study = this.#studied();
    this.#frame(root);
  }

  /** @param {readonly number[]} answers */
  async open(answers) {
    await this.study.begin(answers);
    const { refusal } = this;
    if (!answers.length || !refusal || refusal.code === "offline") return;
    await this.study.begin(); // the position is good, what was played from it is not
    toast(refusal.message, "bad");
  }

  close() {
    this.study.show = () => undefined;
    this.study.fail = () => undefined;
    this.table.close();
    this.chart.close();
  }

  #studied() {
    const base = this.replay ? { what: /** @type {const} */ ("lab"), ...this.replay } : { what: /** @type {const} */ ("lab"), position: this.text };
    const study = new Study(base, (moment) => void this.#show(moment), (error) => this.#fail(error));
    study.waits = (waits) => this.table.waits(waits);
    return study;
  }

  /** Play another position; if that is none, go on with the one that was there. @param {string} text */
  async apply(text) {
    const { text: before, replay, study } = this;
    this.text = text;
    this.replay = null;
    const next = this.#studied();
    this.study = next;
    next.slowly = study.slowly;
    await next.begin();
    if (next.moment) remember("lab", text);
    else if (this.study === next) Object.assign(this, { text: before, replay, study });
  }

  /** @param {HTMLElement} root */
  #frame(root) {
    const apply = h("button", { class: "button primary", type: "button", dataset: { testid: "lab-apply" }, on: { click: () => (this.build.set(this.area.value), void this.apply(this.area.value)) } }, "Play this");
    const file = h("input", { type: "file", class: "hidden-words", id: "lab-file", accept: ".txt,text/plain", on: { change: () => void this.#take(file.files?.[0]) } });
    const build = h("details", { class: "lab-build", dataset: { testid: "lab-build" } }, h("summary", null, "Build it by hand"), this.build.element);
    build.addEventListener("toggle", () => build.open && void this.build.open(), { once: true });
    const words = h("details", { class: "lab-words" }, h("summary", null, "As text"), this.area, h("div", { class: "row" }, apply, file, h("label", { class: "button", for: "lab-file" }, "Open a file…"), h("button", { class: "button", type: "button", on: { click: () => saveFile("position.txt", this.area.value) } }, "Save as a file")));
    frame(
      root,
      "lab",
      "Lab",
      h("div", { class: "study-head" }, h("h1", null, "Lab"), h("p", { class: "muted" }, this.replay ? `From decision ${this.replay.at} of a replay. You choose for both sides.` : "A position of your own. You choose for both sides, and everything can be taken back.")),
      this.said,
      h("div", { class: "study lab-study" }, h("div", { class: "study-side" }, this.tools, this.table.prompt, h("details", { class: "study-happened", open: true }, h("summary", null, "What happened"), this.table.log)), h("div", { class: "study-main" }, this.table.strip, this.table.board, this.table.stage), h("details", { class: "lab-chart-box" }, h("summary", null, "The chart"), this.chartBox)),
      build,
      words,
    );
    root.classList.add("study-page", "lab");
  }

  /** @param {StudyMoment} moment */
  async #show(moment) {
    put(this.said);
    await this.table.show(moment);
    if (moment !== this.study.moment) return;
    if (this.chart.chart?.rules !== moment.rules) await this.chart.load(moment.rules);
    this.chart.show(moment.trail);
    this.#tools(moment);
    const p = this.replay ? "" : await packed(this.text);
    address(this.replay ? `/lab/${this.replay.id}/${this.replay.at}` : "/lab", { p, a: written(moment.answers) });
  }

  /** @param {StudyMoment} moment */
  #tools(moment) {
    const { study } = this;
    const button = (/** @type {string} */ words, /** @type {string} */ id, /** @type {() => unknown} */ doing, off = false) => h("button", { class: "button", type: "button", disabled: off, dataset: { testid: id }, on: { click: doing } }, words);
    const seats = h("select", { class: "field", "aria-label": "Seen by", on: { change: () => ((this.seat = /** @type {Seat} */ (seats.value)), this.table.draw()) } }, [["", "Everything open"], ["corp", "Seen by the Corp"], ["runner", "Seen by the Runner"]].map(([value, words]) => h("option", { value, selected: value === this.seat }, words)));
    const slowly = h("input", { type: "checkbox", checked: study.slowly, on: { change: () => (study.slowly = slowly.checked) } });
    const open = moment.deciding === "" && moment.state !== "over";
    put(
      this.tools,
      button("Back", "lab-back", () => void study.back(), !study.past.length),
      button("Step", "lab-step", () => void study.step(), !open),
      button("To the next choice", "lab-next", () => void study.next(), !open),
      button("From the start", "lab-start", () => void study.begin(), !study.past.length),
      h("label", { class: "row small" }, slowly, "stop at every step"),
      seats,
      button("Copy the address", "lab-share", () => void copyText(location.href, toast)),
      moment.now && button("Edit from here", "lab-edit", () => this.#edit(moment.now)),
    );
  }

  /** @param {string} text */
  #edit(text) {
    this.area.value = text;
    this.build.set(text);
    void this.apply(text);
    toast("The table as it lies is the position now.", "good");
  }

  /** @param {unknown} error */
  #fail(error) {
    this.refusal = error instanceof Refusal ? error : null;
    const { study } = this;
    put(this.said, trouble(error, () => study.moment || study.begin()));
  }

  /** @param {File | undefined} chosen */
  async #take(chosen) {
    if (!chosen) return;
    if (chosen.size > LONGEST) return put(this.said, `${chosen.name} is too large for a position.`);
    this.area.value = await chosen.text();
    this.build.set(this.area.value);
    await this.apply(this.area.value);
  }
}
