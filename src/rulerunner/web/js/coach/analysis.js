/** The analysis of a replay: the Corp's chance over the game, and the choices that lost much. */

import { h, put, s } from "../dom.js";
import { api, Refusal } from "../net.js";
import { percent } from "./chance.js";

/** @typedef {import("../protocol.js").AnalysisReport} Report */
/** @typedef {import("../protocol.js").AnalysisFinding} Finding */
/** @typedef {"corp" | "runner" | "both"} Seats */

const EVERY = 1500;
const WIDE = 300;
const HIGH = 90;
/** @type {Record<Seats, [string, string]>} */
const WHOSE = { corp: ["corp", "by what the Corp knew"], runner: ["runner", "by what the Runner knew"], both: ["open", "with open cards"] };

export class Analysis {
  /**
   * @param {HTMLElement} before the panel comes after this
   * @param {{id: string, length: number}} info
   * @param {{go: (at: number) => void, seats: () => Seats}} on
   */
  constructor(before, info, on) {
    this.info = info;
    this.on = on;
    this.timer = 0;
    this.begun = 0;
    const button = (/** @type {string} */ kind, /** @type {string} */ testid, /** @type {string} */ words) => h("button", { type: "button", class: ["button quiet", kind], dataset: { testid }, on: { click: () => void this.#begin() } }, words);
    this.button = button("", "analyse", "Analyse this game");
    /** The same where there is no side to put the analysis in: it is not there before it is asked for. */
    this.opener = button("analysis-opener", "open-analysis", "Analyse");
    this.fold = h("button", { type: "button", class: "button quiet analysis-fold", "aria-label": "Close the analysis", dataset: { testid: "close-analysis" }, on: { click: () => this.#fold() } }, "Close");
    this.found = h("div", { class: "analysis-found", "aria-live": "polite" });
    this.element = h("section", { class: "coach analysis", "aria-label": "Analysis", dataset: { testid: "analysis" } }, h("div", { class: "row between" }, this.button, this.fold), this.found);
    before.after(this.element);
  }

  close() {
    clearTimeout(this.timer);
    this.begun++;
  }

  #fold() {
    this.element.classList.remove("is-open");
    this.opener.focus();
  }

  /** Show a moment; an analysis that lies over the table makes way for it. @param {number} at */
  #go(at) {
    if (this.opener.offsetParent) this.#fold();
    this.on.go(at);
  }

  async #begin() {
    this.element.classList.add("is-open");
    clearTimeout(this.timer);
    const mine = ++this.begun;
    const [seat, words] = WHOSE[this.on.seats()];
    const path = `/api/replays/${encodeURIComponent(this.info.id)}/analysis?seat=${seat}`;
    const look = async (/** @type {Promise<Report>} */ asked) => {
      try {
        const report = await asked;
        if (mine !== this.begun) return;
        this.#show(report, words);
        if (report.done < report.whole && !report.failed) this.timer = window.setTimeout(() => void look(api.get(path)), EVERY);
      } catch (error) {
        if (mine === this.begun) put(this.found, h("p", null, error instanceof Refusal ? error.why : String(error)));
      }
    };
    await look(api.post(path));
  }

  /** @param {Report} report @param {string} words */
  #show(report, words) {
    const { done, whole, failed, findings, points, turning = [] } = report;
    const going = done < whole && !failed;
    put(
      this.found,
      going && h("progress", { max: whole, value: done, "aria-label": "How far the analysis is" }),
      h("p", { class: "coach-fine" }, failed || `The Corp's chance to win, ${words}${going ? `; ${done} of ${whole} decisions so far` : ""}.`),
      this.#line(report),
      !going && findings.length === 0 && h("p", null, "No choice stands out as a mistake."),
      h("ol", { class: "analysis-findings" }, findings.map((finding) => this.#finding(finding))),
      turning.length > 0 && h("ul", { class: "analysis-findings" }, points.filter(({ at }) => turning.includes(at)).map((point) => this.#turn(point))),
    );
  }

  /** @param {Report} report */
  #line({ points, turning = [] }) {
    if (points.length < 2) return null;
    const x = (/** @type {number} */ at) => (WIDE * at) / Math.max(1, this.info.length);
    const y = (/** @type {number} */ corp) => HIGH * (1 - corp);
    const way = points.map(({ at, corp }) => `${x(at).toFixed(1)},${y(corp).toFixed(1)}`).join(" ");
    const last = points[points.length - 1];
    return s(
      "svg",
      { class: "analysis-line", viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": `From ${percent(points[0].corp)} to ${percent(last.corp)} for the Corp` },
      s("rect", { class: "analysis-ground", width: WIDE, height: HIGH }),
      s("line", { class: "analysis-half", x1: 0, x2: WIDE, y1: HIGH / 2, y2: HIGH / 2 }),
      s("polyline", { class: "analysis-way", points: way }),
      points.map(({ at, turn, corp }) =>
        s("circle", { class: "analysis-point", cx: x(at), cy: y(corp), r: turning.includes(at) ? 5 : 3, on: { click: () => this.#go(at) } }, s("title", null, `Turn ${turn}: ${percent(corp)}`)),
      ),
    );
  }

  /** @param {Report["points"][number]} point */
  #turn({ at, turn, corp }) {
    return h("li", null, h("button", { type: "button", class: "hint-choose", dataset: { testid: "turning" }, on: { click: () => this.#go(at) } }, `Turn ${turn}: the game had turned, ${percent(corp)} for the Corp`));
  }

  /** @param {Finding} finding */
  #finding({ at, turn, side, chosen, chance, better, best, why }) {
    const who = side === "corp" ? "the Corp" : "the Runner";
    return h(
      "li",
      null,
      h("button", { type: "button", class: "hint-choose", dataset: { testid: "finding" }, on: { click: () => this.#go(at) } }, `Turn ${turn}, ${who}: ${chosen}`),
      h("p", null, `${percent(chance)}; better: ${better} (${percent(best)})`),
      why.length > 0 && h("ul", { class: "coach-why" }, why.map((each) => h("li", null, each))),
    );
  }
}
