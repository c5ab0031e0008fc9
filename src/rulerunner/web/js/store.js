// One seat of a game: what the server said, shown frame by frame, and what this seat answers.

import { bringHomemade } from "./card/facts.js";
import { isQuiet } from "./log/kinds.js";
import { connect } from "./net.js";
import { onSettings, settings } from "./settings.js";
import { oneOfMany, waitsToBeSeen } from "./table/seeing.js";

/** @typedef {import("./protocol.js").Frame} Frame */
/** @typedef {import("./protocol.js").Welcome} Welcome */
/** @typedef {import("./protocol.js").LogLine} LogLine */
/** @typedef {import("./protocol.js").Because} Because */
/** @typedef {import("./protocol.js").Refused} Refused */
/** @typedef {import("./protocol.js").Asking} Asking */
/** @typedef {import("./protocol.js").OptionView} OptionView */
/** @typedef {import("./net.js").Link} Link */
/** What the next decision is to be answered with, if it has exactly one such option.
 * @typedef {{server?: number, card?: string}} Intent */
/**
 * @typedef {{
 *   welcome(welcome: Welcome): void,
 *   frame(frame: Frame, log: LogLine[]): void,
 *   link(link: Link): void,
 *   because(because: Because): void,
 *   ordered?(): void,
 *   refused(refused: Refused): void,
 *   waiting(waiting: boolean): void,
 *   people?(message: import("./protocol.js").People | import("./protocol.js").Said): void,
 * }} Listener
 */

/** How long a frame that shows what an opponent did stays, in milliseconds. */
const PACES = { slow: 1500, normal: 800, fast: 300, instant: 0 };
/** However much happened, nobody waits much longer than this for all of it. */
const LONGEST = { slow: 9000, normal: 4500, fast: 2500, instant: 0 };
/** Milliseconds in which frames that belong together arrive. */
const GATHERING = 80;
/** A frame in which little is seen to happen passes by more quickly. */
const BRIEF = 0.35;

export class Game {
  /**
   * @param {string} token
   * @param {Listener} listener
   */
  constructor(token, listener) {
    this.token = token;
    this.listener = listener;
    /** @type {Welcome | null} */
    this.welcome = null;
    /** @type {Frame | null} The frame that is shown. */
    this.frame = null;
    /** @type {LogLine[]} */
    this.log = [];
    /** @type {string[]} What was chosen so far in a choice of several. */
    this.chosen = [];
    /** @type {Frame[]} */
    this.queue = [];
    this.timer = 0;
    /** A card is shown until the person has seen it. */
    this.waiting = false;
    /** @type {import("./protocol.js").CardView[]} The cards seen so far in this breach, the present one last. */
    this.accessed = [];
    /** How many frames have come since the last one that ended a row of them. */
    this.row = 0;
    /** @type {Intent | null} */
    this.intent = null;
    /** The number of the decision that was answered and not yet confirmed; -1: none. */
    this.answered = -1;
    this.forget = onSettings(() => {
      if (settings.pace === "instant") this.skip();
    });
    /** @type {"corp" | "runner" | ""} From which side a spectator looks. */
    this.watching = "";
    this.socket = connect(token, {
      watch: () => this.watching,
      message: (message) => this.#hear(message),
      link: (link) => {
        if (link !== "open") this.answered = -1;
        listener.link(link);
      },
    });
  }

  get view() {
    return this.frame?.view ?? null;
  }

  /** The decision of this seat, if there is one and it has not been answered yet. */
  get decision() {
    if (!this.frame || this.playing || this.answered === this.frame.at) return null;
    return this.frame.view.decision;
  }

  /** Whether frames wait to be shown. */
  get playing() {
    return this.queue.length > 0 || this.waiting;
  }

  /**
   * Choose an option; `then` answers the decision that follows, if it fits.
   * @param {number} index
   * @param {Intent | null} [then]
   * @param {boolean} [slowly] be asked everything up to the next action
   */
  answer(index, then = null, slowly = false) {
    const decision = this.decision;
    const frame = this.frame;
    const option = decision?.options[index];
    if (!decision || !frame || !option) return;
    if (!this.socket.send({ type: "answer", at: frame.at, option: index, slowly })) return this.#unsent();
    this.answered = frame.at;
    this.intent = then;
    this.chosen = this.#several(option) ? [...this.chosen, option.text] : [];
    this.asked = asked(frame);
    this.listener.waiting(true);
  }

  /**
   * Do what a plan of the frame says.
   * @param {number} plan
   */
  follow(plan) {
    const frame = this.frame;
    if (!this.decision || !frame?.plans[plan]) return;
    if (!this.socket.send({ type: "follow", at: frame.at, plan })) return this.#unsent();
    this.answered = frame.at;
    this.intent = null;
    this.chosen = [];
    this.listener.waiting(true);
  }

  #unsent() {
    const why = "There is no connection at the moment, so your choice was not sent. Choose again when it is back.";
    this.listener.refused({ type: "refused", code: "trouble", why });
  }

  /** The plans of the decision at hand. */
  get plans() {
    return this.decision ? (this.frame?.plans ?? []) : [];
  }

  /** Whether a card that was accessed waits to be seen. */
  get looking() {
    return this.waiting;
  }

  /** The accessed card has been seen: go on. Whether one waited. */
  seen() {
    if (!this.waiting) return false;
    this.waiting = false;
    this.#next();
    return true;
  }

  /**
   * Say what a hidden card is to do when it may act unseen.
   * @param {string} card
   * @param {import("./protocol.js").Order} order
   */
  order(card, order) {
    this.socket.send({ type: "order", card, order });
  }

  /** @param {Asking} asking */
  ask(asking) {
    this.socket.send({ type: "ask", asking });
  }

  undo() {
    if (this.frame?.undo) this.#send("undo");
  }

  redo() {
    if (this.frame?.redo) this.#send("redo");
  }

  concede() {
    if (this.frame) this.socket.send({ type: "concede", at: this.#latest().at });
  }

  /** @param {string} card */
  why(card) {
    return this.socket.send({ type: "why", card });
  }

  /** Show what waits, at once. Whether anything waited. */
  skip() {
    if (this.waiting) return this.seen();
    if (!this.queue.length) return false;
    this.#stop();
    while (this.queue.length) this.#show(/** @type {Frame} */ (this.queue.shift()));
    return true;
  }

  close() {
    this.#stop();
    this.forget();
    this.socket.close();
  }

  /** @param {"undo" | "redo"} type */
  #send(type) {
    this.skip();
    const frame = this.#latest();
    this.intent = null;
    this.chosen = [];
    this.socket.send({ type, at: frame.at, times: 1 });
  }

  /** @returns {Frame} */
  #latest() {
    return this.queue.at(-1) ?? /** @type {Frame} */ (this.frame);
  }

  /** @param {import("./protocol.js").ToBrowser} message */
  #hear(message) {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.listener.welcome(message);
        break;
      case "frame":
        this.#take(message);
        break;
      case "people":
      case "said":
        this.listener.people?.(message);
        break;
      case "because":
        this.listener.because(message);
        break;
      case "ordered":
        for (const frame of [this.frame, ...this.queue]) if (frame) frame.orders = message.orders;
        this.listener.ordered?.();
        break;
      case "refused":
        this.answered = -1;
        this.intent = null;
        this.chosen = [];
        this.listener.refused(message);
        this.listener.waiting(false);
        break;
    }
  }

  /** @param {Frame} frame */
  #take(frame) {
    if (frame.fresh) {
      this.#stop();
      this.waiting = false;
      this.queue = [];
      this.#show(frame);
      return;
    }
    this.queue.push(frame);
    this.row += 1;
    if (this.timer || this.waiting) return;
    // The others of Archives are on their way: they are seen together.
    if (oneOfMany(frame)) this.timer = window.setTimeout(() => this.#next(), GATHERING);
    else this.#next();
  }

  /** Show the first frame that waits, and the one after it in a while. */
  #next() {
    this.#stop();
    const frame = this.queue.shift();
    if (!frame) return;
    this.waiting = settings.pace !== "instant" && waitsToBeSeen(frame, this.queue);
    this.#show(frame);
    if (this.waiting) return;
    if (!frame.more && !this.queue.length) {
      this.row = 0;
      return;
    }
    const pace = Math.min(PACES[settings.pace], LONGEST[settings.pace] / this.row);
    const wait = frame.log.every(isQuiet) ? pace * BRIEF : pace;
    if (wait <= 0) this.#next();
    else this.timer = window.setTimeout(() => this.#next(), wait);
  }

  #stop() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  /** @param {Frame} frame */
  #show(frame) {
    this.frame = frame;
    bringHomemade(frame.view.rules, frame.view.homemade);
    this.answered = -1;
    this.log = frame.fresh ? [...frame.log] : [...this.log, ...frame.log];
    const card = frame.view.accessing;
    if (!frame.view.run && !card) this.accessed = [];
    else if (card?.name && (!this.accessed.length || frame.log.some(({ kind }) => kind === "access"))) this.accessed = [...this.accessed, card];
    if (!this.asked || this.asked !== asked(frame)) this.chosen = [];
    this.listener.frame(frame, [...frame.log]);
    if (frame.more || this.queue.length) return;
    const intent = this.intent;
    this.intent = null;
    if (intent && frame.view.decision) this.#fulfil(intent, frame.view.decision.options);
  }

  /**
   * @param {Intent} intent
   * @param {readonly OptionView[]} options
   */
  #fulfil(intent, options) {
    const fits = options.flatMap((option, index) =>
      (intent.server !== undefined && option.server === intent.server) ||
      (intent.card !== undefined && option.card === intent.card)
        ? [index]
        : [],
    );
    if (fits.length === 1) this.answer(fits[0]);
  }

  /** @param {OptionView} option */
  #several(option) {
    return Boolean(option.card) && !["use", "rez", "play", "install", "advance", "trigger"].includes(option.kind);
  }
}

/**
 * What is asked, so that the same question asked again is known.
 * @param {Frame} frame
 */
function asked(frame) {
  const decision = frame.view.decision;
  return decision ? [decision.kind, decision.about, decision.rule, decision.card].join("|") : "";
}
