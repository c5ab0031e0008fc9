/** A replay: the table at any moment, seen by one seat or by both. */

import { looseCard } from "../card/face.js";
import { labelOf } from "../card/words.js";
import { hideCard, showCard } from "../card/zoom.js";
import { Analysis } from "../coach/analysis.js";
import { FlowChart } from "../chart/chart.js";
import { h, put } from "../dom.js";
import { Log } from "../log/log.js";
import { address } from "../pages/common.js";
import { api } from "../net.js";
import { changeSettings, onSettings, settings } from "../settings.js";
import { complain } from "../lobby/start.js";
import { drawBoard } from "../table/board.js";
import { Inspector } from "../table/inspector.js";
import { layout } from "../table/layout.js";
import { drawNow } from "../table/now.js";
import { showPile } from "../table/pile.js";
import { NOTHING } from "../table/options.js";
import { placeRails } from "../table/rail.js";
import { drawStage } from "../table/stage.js";
import { Strip } from "../table/strip.js";
import { PLAIN, wordsOf } from "../table/words.js";
import { drawText } from "../text/text.js";
import { drawBar, endWords, transport } from "./controls.js";
import { Moments } from "./moments.js";
import { playOn } from "./playon.js";
import { Timeline } from "./timeline.js";

/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {import("../protocol.js").Moment} Moment */
/** @typedef {import("../protocol.js").ReplayInfo} ReplayInfo */
/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("./moments.js").Seats} Seats */

/** How long a moment stays while the replay plays, in milliseconds. */
const PACES = { slow: 1800, normal: 1000, fast: 450, instant: 150 };

/** @param {HTMLElement} root @param {Record<string, string>} params */
export async function open(root, { id, at }) {
  put(root, h("p", { class: "loading", role: "status" }, "One moment…"));
  /** @type {ReplayInfo} */
  const info = await api.get(`/api/replays/${encodeURIComponent(id)}`);
  const viewer = new Viewer(root, info, Number(at ?? 0));
  return { close: () => viewer.close() };
}

class Viewer {
  /** @param {HTMLElement} root @param {ReplayInfo} info @param {number} at the decision to begin with */
  constructor(root, info, at) {
    document.title = "Replay · Rulerunner";
    this.root = root;
    this.info = info;
    this.rules = info.rules;
    this.at = at;
    this.timer = 0;
    this.words = PLAIN;
    /** @type {Seats} */
    this.seats = "both";
    /** @type {Moment | null} */
    this.moment = null;
    /** @type {Promise<void> | null} */
    this.going = null;
    /** Nothing can be chosen here. @type {import("../table/options.js").Plan} */
    this.plan = NOTHING;
    this.moments = new Moments(info.id, info.length);
    this.parts = layout(root);
    root.classList.add("replay");
    const explain = (/** @type {string} */ rule) => void this.inspector.rule(rule);
    this.explain = explain;
    this.inspector = new Inspector(this.parts.inspector, {
      rules: () => this.rules,
      why: () => false,
      choose: () => undefined,
      changed: (reading) => root.classList.toggle("reading", reading),
    });
    this.chart = new FlowChart(this.parts.chart, explain);
    this.strip = new Strip(this.parts.strip, { explain, open: () => void changeSettings({ chart: !settings.chart }) });
    this.log = new Log(this.parts.log, { explain, card: (name) => void showCard(this.rules, looseCard(name, "")) });
    this.timeline = new Timeline(info, (at) => this.go(at));
    this.analysis = new Analysis(this.parts.inspector, info, { go: (at) => void this.step(at - this.at), seats: () => this.seats });
    this.transport = transport({ step: (by) => this.step(by), turn: (by) => this.turn(by), play: () => this.toggle() });
    this.said = h("div", { class: "replay-said", "aria-live": "polite", dataset: { testid: "replay-said" } });
    this.parts.prompt.setAttribute("aria-label", "Replay");
    this.parts.prompt.removeAttribute("aria-live");
    this.parts.result.remove();
    put(this.parts.prompt, h("div", { class: "replay-head" }, this.said, this.analysis.opener), h("div", { class: "replay-time" }, this.transport.element, this.timeline.element));
    this.#bar();
    const press = (/** @type {KeyboardEvent} */ event) => this.#press(event);
    const rails = new ResizeObserver(() => placeRails(this.parts.board));
    rails.observe(this.parts.board);
    document.addEventListener("keydown", press);
    this.forget = [onSettings(() => this.#draw()), () => document.removeEventListener("keydown", press), () => rails.disconnect()];
    void this.#begin();
  }

  close() {
    this.pause();
    hideCard();
    this.analysis.close();
    for (const forget of this.forget) forget();
    this.chart.close();
    document.title = "Rulerunner";
  }

  async #begin() {
    await Promise.allSettled([
      wordsOf(this.rules).then((words) => (this.words = words)),
      this.chart.load(this.rules),
      this.strip.load(this.rules),
    ]);
    await this.go(this.at);
  }

  #bar() {
    drawBar(this.parts.bar, this.info, this.seats, {
      seats: (seats) => {
        this.seats = seats;
        void this.go(this.at);
      },
      lab: () => (location.hash = `#/lab/${this.info.id}/${this.at}`),
      playOn: () => {
        this.pause();
        const likely = this.seats !== "both" ? this.seats : this.info.deciding[this.at] === "corp" ? "corp" : "runner";
        void playOn(this.info.id, this.at, this.timeline.words(this.at), likely).catch(complain);
      },
    });
  }

  /** Go to a moment. While one is being asked for, only the last one wished for meanwhile is asked for next. @param {number} at */
  go(at) {
    this.at = Math.min(this.info.length, Math.max(0, at));
    this.timeline.show(this.at);
    address(`/replay/${this.info.id}/at/${this.at}`);
    this.going ??= this.#catchUp().finally(() => (this.going = null));
    return this.going;
  }

  async #catchUp() {
    try {
      for (;;) {
        const { at, seats } = this;
        const moment = await this.moments.get(at, seats);
        if (at !== this.at || seats !== this.seats) continue;
        this.moment = moment;
        this.#draw();
        this.moments.prepare(at + 1, seats);
        return;
      }
    } catch (error) {
      this.pause();
      complain(error);
    }
  }

  /** @param {number} by */
  step(by) {
    this.pause();
    return this.go(this.at + by);
  }

  /** @param {number} by */
  turn(by) {
    const starts = this.timeline.starts;
    const next = by > 0 ? starts.find((start) => start > this.at) : starts.findLast((start) => start < this.at);
    this.pause();
    return this.go(next ?? (by > 0 ? this.info.length : 0));
  }

  toggle() {
    if (this.timer) return this.pause();
    if (this.at >= this.info.length) this.at = 0;
    const on = async () => {
      await this.go(this.at + 1);
      if (!this.timer) return;
      if (this.at >= this.info.length) this.pause();
      else this.timer = window.setTimeout(on, PACES[settings.pace]);
    };
    this.timer = window.setTimeout(on, 0);
    this.transport.playing(true);
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.transport.playing(false);
  }

  /** The view to draw. For both seats it is the Corp's, with the Runner's hand open. @returns {View | null} */
  get view() {
    return /** @type {View | null} */ (this.seats === "runner" ? this.moment?.runner : this.moment?.corp) ?? null;
  }

  #draw() {
    const { view, moment } = this;
    if (!view || !moment) return;
    hideCard();
    this.chart.show(moment.trail);
    this.log.fill(moment.log);
    this.#say(moment);
    const look = (/** @type {CardView} */ card) => void this.press(card);
    drawNow(this.parts.now, view, { rules: this.rules, words: this.words, decision: null, choose: () => undefined, explain: this.explain, look });
    this.strip.show(view, settings.chart);
    drawStage(this.parts.stage, view, {
      rules: this.rules,
      decision: null,
      plans: [],
      accessed: [],
      seen: null,
      choose: () => undefined,
      follow: () => undefined,
      look,
    });
    if (settings.text_mode) this.parts.stage.hidden = true;
    const both = this.seats === "both" ? /** @type {View | null} */ (moment.runner) : null;
    this.root.classList.toggle("text-mode", settings.text_mode);
    this.root.classList.toggle("no-chart", !settings.chart);
    if (settings.text_mode) {
      put(this.parts.board);
      drawText(this.parts.text, view, { words: this.words, plan: this.plan, act: () => undefined, explain: this.explain, look });
      if (both) this.parts.text.append(openHand(both, look));
      return;
    }
    put(this.parts.text);
    drawBoard(this.parts.board, view, {
      rules: this.rules,
      words: this.words,
      passive: true,
      otherHand: both?.hand,
      onCard: (_, card) => look(card),
      onPile: (title, cards) => showPile(title, cards, this),
    });
    placeRails(this.parts.board);
  }

  /** Read a card. @param {CardView} card */
  press(card) {
    return showCard(this.rules, card);
  }

  /** Who decides here, and what they chose. @param {Moment} moment */
  #say(moment) {
    const who = this.info.deciding[moment.at] ?? "";
    const over = moment.at >= this.info.length;
    put(
      this.said,
      who && !over && h("span", { class: ["side-tag", who] }, who === "corp" ? "Corp" : "Runner"),
      h("b", null, over ? endWords(this.info) : moment.chosen || "A choice this seat cannot see"),
      h("span", { class: "muted small replay-where" }, this.timeline.words(moment.at)),
    );
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const at = event.target;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && this.inspector.close()) return;
    const own = at instanceof HTMLElement && at.closest("input, textarea, select, .board, .chart-body, .log-lines");
    /** @type {Record<string, () => unknown>} */
    const keys = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      PageUp: () => this.turn(-1),
      PageDown: () => this.turn(1),
      Home: () => this.step(-this.info.length),
      End: () => this.step(this.info.length),
      " ": () => this.toggle(),
    };
    if (!keys[event.key] || (own && own !== this.timeline.slider)) return;
    if (event.key === " " && at instanceof HTMLElement && at.closest("button, a")) return;
    event.preventDefault();
    keys[event.key]();
  }
}

/** The Runner's hand in words, where both seats are seen. @param {View} view @param {(card: CardView) => void} look */
function openHand(view, look) {
  const line = (/** @type {CardView} */ card) =>
    h("li", null, h("button", { type: "button", class: "text-card", on: { click: () => look(card) } }, labelOf(card)));
  return h("section", null, h("h2", null, "The Runner's hand"), view.hand.length ? h("ul", { class: "text-cards" }, view.hand.map(line)) : h("p", { class: "muted" }, "It is empty."));
}
