// What happened, line by line: screen readers hear new lines, rules and cards in them can be opened.

import { h, put } from "../dom.js";
import { icon } from "../table/icons.js";
import { ruleTag } from "../table/inspector.js";
import { causesFirst, headsOf, isQuiet, lastHead } from "./kinds.js";

/** @typedef {import("../protocol.js").LogLine} LogLine */

const STEPS = "rulerunner.log.steps";
const SOON = 40;

export class Log {
  /**
   * @param {HTMLElement} root
   * @param {{explain: (rule: string) => void, card: (name: string) => void}} on
   */
  constructor(root, on) {
    this.on = on;
    this.steps = localStorage.getItem(STEPS) === "on";
    this.list = h("div", {
      class: "log-lines",
      dataset: { testid: "log" },
      role: "log",
      "aria-live": "polite",
      "aria-label": "What happened",
      tabindex: 0,
    });
    this.filter = h(
      "button",
      {
        type: "button",
        class: "button quiet",
        "aria-pressed": String(this.steps),
        title: "Show payments and every small step, too",
        dataset: { testid: "log-steps" },
        on: { click: () => this.#toggle() },
      },
      "All",
    );
    this.latest = h(
      "button",
      { type: "button", class: "button log-latest", hidden: true, on: { click: () => this.#end() } },
      "Latest ↓",
    );
    put(root, h("div", { class: "log-head" }, h("h2", null, "Log"), this.filter), this.list, this.latest);
    /** @type {LogLine | null} What the next lines may be details of. */
    this.head = null;
    this.groups = 0;
    /** @type {WeakMap<LogLine, HTMLElement>} */
    this.elements = new WeakMap();
    this.height = 0;
    /** Whether the end is in view, and is to stay so. */
    this.following = true;
    this.list.addEventListener("scroll", () => this.#scrolled());
    this.watcher = new ResizeObserver(() => this.following && this.#end());
    this.watcher.observe(this.list);
    this.#apply();
  }

  close() {
    this.watcher.disconnect();
  }

  /**
   * All lines anew: a game that was opened, or a choice taken back.
   * @param {readonly LogLine[]} lines
   */
  fill(lines) {
    this.list.setAttribute("aria-live", "off");
    put(this.list);
    this.head = null;
    this.elements = new WeakMap();
    this.add(lines);
    this.#end();
    requestAnimationFrame(() => this.list.setAttribute("aria-live", "polite"));
  }

  /** @param {readonly LogLine[]} noted */
  add(noted) {
    const lines = causesFirst(noted);
    const heads = headsOf(lines, this.head);
    this.head = lastHead(lines, this.head);
    lines.forEach((line, at) => {
      const element = this.#line(line);
      this.list.append(element);
      const head = heads[at];
      if (head) this.#detail(element, head);
      else this.elements.set(line, element);
    });
    if (this.following) this.#end();
    else if (lines.length) this.latest.hidden = false;
  }

  /** @param {LogLine} line */
  #line(line) {
    const quiet = isQuiet(line);
    const { side } = line;
    if (line.kind === "turn begins") return h("div", { class: ["log-turn", side] }, h("span", null, line.text));
    return h(
      "div",
      { class: ["log-line", quiet && "log-step", side], dataset: { kind: line.kind } },
      h("span", { class: "log-text" }, this.#words(line)),
      ruleTag(line.rule, this.on.explain),
    );
  }

  /**
   * A line that only says what came of another: it is behind that one, until somebody asks.
   * @param {HTMLElement} element
   * @param {LogLine} head
   */
  #detail(element, head) {
    const first = this.elements.get(head);
    if (!first) return;
    element.classList.add("log-detail");
    const found = first.querySelector(".log-more");
    const more =
      found instanceof HTMLElement
        ? found
        : h("button", { type: "button", class: "log-more", "aria-expanded": "false", on: { click: () => open() } });
    const details = () => [...this.list.querySelectorAll(`[data-of="${more.dataset.group}"]`)];
    const open = () => {
      const shown = more.getAttribute("aria-expanded") !== "true";
      more.setAttribute("aria-expanded", String(shown));
      for (const each of details()) each.classList.toggle("shown", shown);
    };
    more.dataset.group ??= String((this.groups += 1));
    element.dataset.of = more.dataset.group;
    element.classList.toggle("shown", more.getAttribute("aria-expanded") === "true");
    if (!found) first.querySelector(".log-text")?.append(" ", more);
    const count = details().length || 1;
    put(more, `+${count}`);
    more.setAttribute("aria-label", `${count} details`);
  }

  /**
   * The text, with the card's name as a button.
   * @param {LogLine} line
   */
  #words(line) {
    const at = line.card ? line.text.indexOf(line.card) : -1;
    if (at < 0) return [line.text];
    return [
      line.text.slice(0, at),
      this.#name(line.card),
      line.text.slice(at + line.card.length),
    ];
  }

  /** A name that can be pressed, and that is broken into lines as words are. @param {string} card */
  #name(card) {
    const look = () => this.on.card(card);
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      look();
    };
    return h("span", { role: "button", tabindex: 0, class: "log-card", on: { click: look, keydown: press } }, card);
  }

  #toggle() {
    this.steps = !this.steps;
    localStorage.setItem(STEPS, this.steps ? "on" : "off");
    this.#apply();
    this.#end();
  }

  #apply() {
    this.filter.setAttribute("aria-pressed", String(this.steps));
    put(this.filter, this.steps && icon("check"), "Every detail");
    this.list.classList.toggle("with-steps", this.steps);
  }

  /** A list that has become smaller did not scroll: only where it stands counts. */
  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.list;
    const shrunk = clientHeight !== this.height;
    this.height = clientHeight;
    if (shrunk) return;
    this.following = scrollHeight - scrollTop - clientHeight < SOON;
    if (this.following) this.latest.hidden = true;
  }

  #end() {
    this.following = true;
    this.height = this.list.clientHeight;
    this.list.scrollTop = this.list.scrollHeight;
    this.latest.hidden = true;
  }
}
