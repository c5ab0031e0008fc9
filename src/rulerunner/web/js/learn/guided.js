/** The guided first game: the real table, and a coach who explains each thing the first time it happens. */

import { h, put } from "../dom.js";
import { FIRST_OPPONENT, FIRST_RULES, firstDeck, otherSide } from "../lobby/words.js";
import { busy } from "../lobby/start.js";
import { api, connect, once } from "../net.js";
import { frame, remember, remembered, styles, waiting } from "../pages/common.js";
import { glossary, glossed } from "../pages/glossary.js";
import { open as openTable } from "../table/page.js";
import { fits, whysFor } from "./firsts.js";
import { face } from "./lesson.js";

/** @typedef {import("../protocol.js").Course} Course */
/** @typedef {import("../protocol.js").Frame} Frame */
/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").Lobby} Lobby */
/** @typedef {import("../protocol.js").GameInfo} GameInfo */
/** @typedef {[string, string, string]} First */

/** @param {HTMLElement} root @param {Record<string, string>} params */
export async function open(root, { token }) {
  if (!token) return choose(root);
  const [course, page] = await Promise.all([/** @type {Promise<Course>} */ (once("/api/learn")), openTable(root, { token }), styles("learn"), glossary()]);
  root.classList.add("guided"); // the coach says what a newcomer is told elsewhere
  const coach = new Coach(token, course.firsts);
  return {
    close() {
      coach.close();
      page.close();
    },
  };
}

/** Which side to play. @param {HTMLElement} root */
async function choose(root) {
  waiting(root, "learn", "The guided game");
  const [lobby] = await Promise.all([/** @type {Promise<Lobby>} */ (once("/api/lobby")), styles("learn")]);
  const begin = (/** @type {import("../protocol.js").Seat} */ side, /** @type {string} */ words, /** @type {string} */ looks) => {
    const button = h("button", { class: `button grand ${looks}`, type: "button", dataset: { testid: `guided-${side}` } }, words);
    button.addEventListener("click", () =>
      busy(button, async () => {
        /** @type {GameInfo} */
        const game = await api.post("/api/games", {
          rules: FIRST_RULES,
          side,
          deck: firstDeck(lobby, FIRST_RULES, side)?.id ?? "",
          opponent: FIRST_OPPONENT,
          opponent_deck: firstDeck(lobby, FIRST_RULES, otherSide(side))?.id ?? "",
        });
        location.hash = `#/guided/${game.id}`;
      }),
    );
    return button;
  };
  frame(
    root,
    "learn",
    "The guided game",
    h("p", { class: "crumbs" }, h("a", { href: "#/learn" }, "Learn"), " / The guided game"),
    h(
      "div",
      { class: "learn-hero" },
      h("h1", null, "The guided game"),
      h("p", { class: "hero-says" }, "A whole game against a bot that is learning too, with the small decks that are made for learning. Whatever happens for the first time, the coach explains; what you may do, and why you would. Everything can be taken back."),
      h("div", { class: "row" }, begin("runner", "Play the Runner", "primary"), begin("corp", "Play the Corp", "")),
    ),
  );
  return { close() {} };
}

class Coach {
  /** @param {string} token @param {readonly First[]} firsts */
  constructor(token, firsts) {
    this.key = `coached.${token.slice(0, 12)}`;
    this.told = new Set(remembered(this.key, /** @type {string[]} */ ([])));
    this.firsts = firsts;
    /** @type {First[]} What waits to be read. */
    this.queue = [];
    this.small = remembered("coach.small", false);
    /** On a phone the coach is in the way: there he is seen when he has something to say, or is asked. */
    this.narrow = matchMedia("(max-width: 820px)");
    this.asked = false;
    /** @type {View | null} */
    this.view = null;
    this.box = h("aside", { class: "tutor tutor-floats", "aria-label": "The coach", dataset: { testid: "tutor" } });
    document.body.append(this.box);
    // What lies behind the coach can be scrolled to where it is seen.
    this.watcher = new ResizeObserver(() => document.body.style.setProperty("--coach", `${this.box.offsetHeight}px`));
    this.watcher.observe(this.box);
    this.socket = connect(token, { message: (message) => message.type === "frame" && this.#hear(message), link: () => undefined });
    this.#draw();
  }

  close() {
    this.socket.close();
    this.watcher.disconnect();
    this.box.remove();
  }

  /** @param {Frame} frame */
  #hear(frame) {
    const view = /** @type {View} */ (/** @type {unknown} */ (frame.view));
    this.view = view;
    const lines = frame.fresh ? [] : frame.log;
    for (const first of this.firsts) {
      if (this.told.has(first[0]) || !fits(first[0], view, lines)) continue;
      this.told.add(first[0]);
      this.queue.push(first);
      this.asked = false;
    }
    remember(this.key, [...this.told]);
    this.#draw();
  }

  #draw() {
    const first = this.queue[0];
    const told = new Set();
    const small = this.folded;
    const kinds = this.view ? whysFor(this.firsts, this.view) : [];
    const fold = h("button", { class: "button quiet", type: "button", "aria-expanded": String(!small), dataset: { testid: "tutor-fold" }, on: { click: () => this.#fold() } }, small ? (this.narrow.matches ? "Coach" : "Show") : "Hide");
    put(
      this.box,
      h("div", { class: "tutor-head" }, face(), h("b", { role: "status" }, small ? (first ? `The coach: ${first[1]}` : "The coach") : first ? first[1] : "The coach"), fold),
      !small && (first
        ? [
            h("p", null, glossed(first[2], told)),
            h("div", { class: "row end" }, this.queue.length > 1 && h("small", { class: "muted" }, `${this.queue.length - 1} more`), h("button", { class: "button primary", type: "button", dataset: { testid: "tutor-next" }, on: { click: () => (this.queue.shift(), this.#draw()) } }, "I see")),
          ]
        : kinds.length > 0
          ? h("details", { class: "tutor-why", open: true }, h("summary", null, "What can I do, and why would I?"), h("dl", null, kinds.map(([, title, says]) => h("div", null, h("dt", null, title), h("dd", null, glossed(says, told))))))
          : h("p", { class: "muted" }, "I speak up when something happens for the first time.")),
    );
    this.box.classList.toggle("is-small", small);
  }

  /** Whether only the coach's name is shown. */
  get folded() {
    return this.narrow.matches && !this.queue.length ? !this.asked : this.small;
  }

  #fold() {
    if (this.narrow.matches && !this.queue.length) {
      this.asked = !this.asked;
    } else {
      this.small = !this.small;
      remember("coach.small", this.small);
    }
    this.#draw();
  }
}
