// The table: one seat of one game, put together from its parts.

import { Log } from "../log/log.js";
import { FlowChart } from "../chart/chart.js";
import { hideCard } from "../card/zoom.js";
import { Hints } from "../coach/hint.js";
import { h, put, toast } from "../dom.js";
import { keys } from "../keys.js";
import { changeSettings, onSettings, openSettings, settings } from "../settings.js";
import { glossary } from "../pages/glossary.js";
import { PeoplePanel } from "../people/panel.js";
import { Game } from "../store.js";
import { drawText } from "../text/text.js";
import { drawBoard } from "./board.js";
import { Bar } from "./controls.js";
import { dragging } from "./drag.js";
import { showHelp } from "./help.js";
import { Inspector } from "./inspector.js";
import { hideMenu } from "./menu.js";
import { Motion } from "./motion.js";
import { drawNow } from "./now.js";
import { celebrate } from "./moments.js";
import { NOTHING, cardsOf, planOf } from "./options.js";
import { showPile } from "./pile.js";
import { Pressing } from "./pressing.js";
import { drawOrders } from "./orders.js";
import { drawPrompt } from "./prompt.js";
import { placeRails } from "./rail.js";
import { drawResult } from "./result.js";
import { layout } from "./layout.js";
import { namesOf, placeWords, waitingWords } from "./said.js";
import { sound } from "./sounds.js";
import { drawStage } from "./stage.js";
import { Strip } from "./strip.js";
import { showTip } from "./tip.js";
import { PLAIN, wordsOf } from "./words.js";

/** How long an answer may take before the prompt says that it waits, in milliseconds. */
const PATIENCE = 450;

/** @typedef {import("../protocol.js").CardView} CardView */

/**
 * @param {HTMLElement} root
 * @param {Record<string, string>} params
 */
export function open(root, { token }) {
  const page = new Table(root, token);
  return { close: () => page.close() };
}

class Table {
  /**
   * @param {HTMLElement} root
   * @param {string} token
   */
  constructor(root, token) {
    this.root = root;
    this.words = PLAIN;
    this.rules = "";
    /** @type {number | undefined} The state of the game at which the person asked for every option as a button. */
    this.unfoldedAt = undefined;
    this.seen = false;
    /** Whether the game is over, as far as it is shown. */
    this.over = false;
    /** Whether a moment is being celebrated: what the end says waits for it. */
    this.celebrating = false;
    this.asked = false;
    this.patience = 0;
    /** A phone shows one part of the table at a time, so what is on its cards has to be in the prompt, too. */
    this.narrow = matchMedia("(max-width: 700px), (max-height: 520px)");
    this.parts = layout(root);
    const { parts } = this;
    const explain = (/** @type {string} */ rule) => void this.inspector.rule(rule);
    this.explain = explain;
    this.inspector = new Inspector(parts.inspector, {
      rules: () => this.rules,
      why: (handle) => this.game.why(handle),
      choose: (doing) => this.pressing.act(doing),
      changed: (reading) => root.classList.toggle("reading", reading),
    });
    this.chart = new FlowChart(parts.chart, explain);
    this.help = showHelp;
    this.strip = new Strip(parts.strip, { explain, open: () => void changeSettings({ chart: !settings.chart }) });
    this.log = new Log(parts.log, { explain, card: (name) => this.pressing.named(name) });
    this.bar = new Bar(parts.bar, {
      undo: () => this.game.undo(),
      redo: () => this.game.redo(),
      ask: (asking) => {
        this.game.ask(asking);
        // A quiet spell ends by itself; the other two are what this person likes.
        if (asking !== "quiet") void changeSettings({ asking });
      },
      text: () => void changeSettings({ text_mode: !settings.text_mode }),
      chart: () => void changeSettings({ chart: !settings.chart }),
      help: showHelp,
      settings: () => void openSettings(),
      concede: () => this.game.concede(),
    });
    this.motion = new Motion(parts.board);
    this.pressing = new Pressing(this);
    this.inspect = (/** @type {CardView} */ card) => this.pressing.inspect(card);
    /** @type {import("./options.js").Plan} */
    this.plan = NOTHING;
    this.people = new PeoplePanel(/** @type {HTMLElement} */ (parts.log.parentElement), () => this.game);
    this.game = new Game(token, {
      people: (message) => this.people.hear(message),
      welcome: (welcome) => void this.#welcome(welcome),
      frame: (frame, lines) => this.#frame(frame, lines),
      link: (link) => this.bar.linked(link),
      because: (because) => this.inspector.because(because),
      ordered: () => this.#ask(),
      refused: (refused) => this.#refused(refused),
      waiting: (waiting) => this.#sent(waiting),
    });
    this.hints = new Hints(parts.inspector, {
      token,
      at: () => this.game.frame?.at,
      options: () => this.game.decision?.options.length ?? 0,
      choose: (option) => this.choose(option),
      hover: (option) => this.pressing.point(option),
    });
    this.forget = [
      onSettings(() => this.#settled()),
      keys(this),
      dragging(parts.board, this),
      this.motion.watch(() => placeRails(parts.board)),
      this.pressing.listen(),
    ];
    this.#settled();
    showTip(parts.tip);
    glossary().then(
      () => this.game.frame && this.#ask(),
      () => undefined, // without it words do not explain themselves, and that is all
    );
  }

  close() {
    hideMenu();
    hideCard();
    clearTimeout(this.patience);
    for (const forget of this.forget) forget();
    this.chart.close();
    this.log.close();
    this.people.close();
    this.game.close();
    document.title = "Rulerunner";
  }

  /** @param {import("../protocol.js").Welcome} welcome */
  async #welcome(welcome) {
    this.people.welcomed(welcome);
    if (this.rules === welcome.rules) return;
    this.rules = welcome.rules;
    this.root.dataset.seat = welcome.seat;
    await Promise.allSettled([
      wordsOf(welcome.rules).then((words) => (this.words = words)),
      this.chart.load(welcome.rules),
      this.strip.load(welcome.rules),
    ]);
    this.draw();
  }

  /** @param {import("../protocol.js").Refused} refused */
  #refused({ code, why }) {
    this.inspector.unanswered();
    if (code === "waiting") return location.replace(`#/table/${this.game.token}`);
    if (code !== "seat" && code !== "protocol" && code !== "banned") return toast(why, "bad");
    this.root.className = "";
    put(
      this.root,
      h(
        "div",
        { class: "loading", role: "alert" },
        h("h1", null, "This seat cannot be opened"),
        h("p", null, why),
        h("p", null, h("a", { class: "button", href: "#/" }, "To the lobby")),
      ),
    );
  }

  /**
   * @param {import("../protocol.js").Frame} frame
   * @param {readonly import("../protocol.js").LogLine[]} lines
   */
  #frame(frame, lines) {
    if (frame.fresh) this.log.fill(this.game.log);
    else this.log.add(lines);
    if (!frame.view.result) this.seen = false;
    if (this.over !== Boolean(frame.view.result)) {
      this.over = !this.over;
      this.people.turned();
    }
    this.celebrating =
      !frame.fresh &&
      celebrate(this.parts.middle, lines, frame.view.result?.[1] ?? "", () => {
        this.celebrating = false;
        this.draw();
      });
    if (frame.view.accessing?.name) this.inspector.close();
    hideMenu();
    hideCard();
    this.motion.moving(frame, () => {
      this.draw();
      if (!frame.more) this.inspector.refresh((handle) => this.pressing.again(handle));
    });
  }

  /** Draw everything from the frame that is shown. */
  draw() {
    const { frame, view } = this.game;
    if (!frame || !view) return;
    const decision = this.game.decision;
    this.plan = planOf(view, decision, new Set([...cardsOf(view)].map((card) => card.handle)), this.game.plans);
    // In words alone there is no stage: every step is an option.
    if (settings.text_mode || this.unfolded) this.plan.steps = [];
    this.bar.show(frame, { place: placeWords(view, this.words), text: settings.text_mode, chart: settings.chart });
    this.chart.show(frame.trail);
    this.strip.show(view, settings.chart);
    this.parts.notice.hidden = !frame.notice;
    put(this.parts.notice, frame.notice);
    if (settings.text_mode) {
      drawText(this.parts.text, view, {
        words: this.words,
        plan: this.plan,
        act: (doing) => this.pressing.act(doing),
        explain: this.explain,
        look: this.inspect,
      });
    } else {
      drawBoard(this.parts.board, view, {
        rules: this.rules,
        words: this.words,
        names: namesOf(this.game),
        glow: this.plan.cards,
        servers: this.plan.servers,
        onCard: (handle, card, element) => this.pressing.card(card, element),
        onServer: (id, element) => this.pressing.server(id, element),
        onPile: (title, cards) =>
          showPile(title, cards, {
            rules: this.rules,
            plan: this.plan,
            press: (card, element) => this.pressing.card(card, element),
          }),
      });
      placeRails(this.parts.board);
      drawStage(this.parts.stage, view, {
        rules: this.rules,
        decision,
        plans: this.game.plans,
        accessed: this.game.accessed,
        seen: this.game.looking ? () => void this.game.seen() : null,
        choose: (i) => this.choose(i),
        follow: (plan) => this.game.follow(plan),
        look: this.inspect,
      });
      drawNow(this.parts.now, view, {
        rules: this.rules,
        words: this.words,
        decision,
        choose: (i) => this.choose(i),
        explain: this.explain,
        look: this.inspect,
      });
    }
    if (settings.text_mode) this.parts.stage.hidden = true;
    this.#ask();
    drawResult(this.parts.result, this.seen || this.celebrating ? { ...view, result: null } : view, this.game.log, {
      token: this.game.token,
      welcome: this.game.welcome,
      points: this.words.points,
      explain: this.explain,
      close: () => this.#result(true),
    });
  }

  /** @param {boolean} seen whether the end has been read, and the table is to be looked at */
  #result(seen) {
    this.seen = seen;
    this.draw();
  }

  /**
   * An answer is on its way. The options stay, dimmed, for the moment that usually takes.
   * @param {boolean} waiting
   */
  #sent(waiting) {
    clearTimeout(this.patience);
    if (!waiting) return this.#ask();
    this.parts.prompt.classList.add("sent");
    this.patience = window.setTimeout(() => this.game.decision ?? this.#ask(), PATIENCE);
  }

  #ask() {
    clearTimeout(this.patience);
    this.parts.prompt.classList.remove("sent");
    const decision = this.game.decision;
    if (!decision) this.plan = NOTHING;
    if (decision && !this.asked) sound("asked");
    this.asked = decision !== null;
    const said = decision ? decision.names ? `${decision.prompt} Type a name.` : `${decision.prompt} ${decision.options.length} options.` : "";
    if (this.parts.said.textContent !== said) this.parts.said.textContent = said;
    document.title = `${decision ? "● " : ""}${this.game.welcome?.title ?? "The table"} · Rulerunner`;
    this.hints.show();
    this.parts.prompt.dataset.at = String(this.game.frame?.at ?? "");
    drawPrompt(this.parts.prompt, decision, this.plan, {
      choose: (index, slowly) => this.choose(index, slowly),
      follow: (plan) => this.game.follow(plan),
      explain: this.explain,
      rules: this.game.view?.rules ?? "",
      all: this.all,
      unfold:
        settings.text_mode || this.narrow.matches
          ? null
          : (unfolded) => {
              this.unfoldedAt = unfolded ? this.game.frame?.at : undefined;
              this.draw();
            },
      chosen: this.game.chosen,
      waiting: waitingWords(this.game),
      skip: this.game.playing ? () => void this.game.skip() : null,
      // In words alone there is no stage whose button could be pressed.
      seen: settings.text_mode && this.game.looking ? () => void this.game.seen() : null,
      over: this.game.view?.result && !this.game.playing ? () => this.#result(false) : null,
      hover: (index) => this.pressing.point(index),
      hint: this.hints.button,
      orders: drawOrders(this.game.frame?.orders ?? [], (card, order) => this.game.order(card, order)),
    });
  }

  /** Whether every option is a button, even those that can be chosen on the table. */
  get all() {
    return this.unfolded || settings.text_mode || this.narrow.matches;
  }

  /** Whether the person asked for every option of this decision. */
  get unfolded() {
    return this.unfoldedAt !== undefined && this.unfoldedAt === this.game.frame?.at;
  }

  /**
   * @param {number} index
   * @param {boolean} [slowly] be asked everything up to the next action
   */
  choose(index, slowly = false) {
    this.game.answer(index, null, slowly);
  }

  #settled() {
    this.root.classList.toggle("text-mode", settings.text_mode);
    this.root.classList.toggle("no-chart", !settings.chart);
    put(settings.text_mode ? this.parts.board : this.parts.text);
    this.draw();
  }
}
