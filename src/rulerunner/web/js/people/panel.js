/** Those at the table, beside the game: names, clocks, presence, requests, chat, spectators. */

import { confirm, h, put, toast } from "../dom.js";
import { nonce } from "../net.js";
import { ago, sideName } from "../lobby/words.js";
import { Clocks } from "./clocks.js";

/** @typedef {import("../protocol.js").Welcome} Welcome */
/** @typedef {import("../protocol.js").People} People */
/** @typedef {import("../protocol.js").Said} Said */
/** @typedef {import("../protocol.js").ChatLine} ChatLine */
/** @typedef {import("../protocol.js").Wish} Wish */
/** @typedef {import("../store.js").Game} Game */

const PHRASES = ["Hello, have fun!", "One moment, please.", "Nice play!", "Sorry, my mistake.", "Thank you, good game!"];
const MUTED = "rulerunner.muted";

/** @type {Record<Wish, {ask: string, asks: string, yes: string}>} */
const WISHES = {
  takeback: { ask: "Take back my last choice", asks: "would like to take back their last choice", yes: "Allow it" },
  draw: { ask: "Offer a draw", asks: "offers a draw", yes: "Agree" },
  pause: { ask: "Ask for a pause", asks: "asks for a pause", yes: "Pause" },
  rematch: { ask: "Ask for another game", asks: "would like to play again", yes: "Play again" },
};
const SEATS = /** @type {const} */ (["corp", "runner"]);

export class PeoplePanel {
  /** @param {HTMLElement} side the column beside the table @param {() => Game} game */
  constructor(side, game) {
    this.game = game;
    /** @type {Welcome | null} */
    this.welcome = null;
    /** @type {People | null} */
    this.people = null;
    /** @type {ChatLine[]} */
    this.lines = [];
    /** @type {Set<string>} The names whose lines are not shown. */
    this.muted = new Set(JSON.parse(sessionStorage.getItem(MUTED) ?? "[]"));
    this.unread = 0;
    this.who = h("div", { class: "people-who" });
    this.doing = h("div", { class: "people-doing" });
    this.asked = h("div", { class: "people-asked", role: "status" });
    this.chat = h("ol", { class: "chat-lines", tabindex: 0, "aria-label": "Chat", "aria-live": "polite", dataset: { testid: "chat" } });
    this.toggle = h("button", { class: "button quiet chat-toggle", type: "button", "aria-expanded": "false", dataset: { testid: "chat-toggle" }, on: { click: () => this.#fold(!this.root.classList.contains("open")) } }, "Chat");
    this.root = h("section", { class: "people-panel", "aria-label": "The people at the table", hidden: true, dataset: { testid: "people-panel" } }, this.who, this.asked, h("div", { class: "row between" }, this.toggle, this.doing), h("div", { class: "chat" }, this.chat, this.#form()));
    this.clocks = new Clocks();
    side.append(this.root);
  }

  close() {
    this.clocks.close();
  }

  /** @param {Welcome} welcome */
  welcomed(welcome) {
    this.welcome = welcome;
    this.root.hidden = !welcome.terms;
    this.root.dataset.role = welcome.role;
    if (welcome.role === "spectator") this.#fold(false);
  }

  /** @param {People | Said} message */
  hear(message) {
    if (message.type === "said") this.#said(message);
    else this.#told(message);
  }

  /** The game is over, or goes on after all: what can be asked for is another thing. */
  turned() {
    if (this.people && this.#plays) put(this.doing, this.#menu(this.people));
  }

  get #plays() {
    return this.welcome?.role !== "spectator";
  }

  /** @param {People} people */
  #told(people) {
    const before = this.people;
    this.people = people;
    this.clocks.set(people.clocks ?? null, people.paused ?? false);
    put(this.who, SEATS.map((seat) => this.#person(seat, people)), this.#audience(people));
    put(this.asked, this.#requests(people));
    put(this.doing, this.#plays ? this.#menu(people) : this.#views());
    if (people.rematch && people.rematch !== before?.rematch && this.#plays) {
      if (before) location.hash = `#/game/${people.rematch}`;
    }
  }

  /** @param {"corp" | "runner"} seat @param {People} people */
  #person(seat, people) {
    const person = people.people[seat];
    if (!person) return null;
    const me = this.#plays && this.welcome?.seat === seat;
    const running = people.clocks?.running === seat;
    return h(
      "div",
      { class: ["person", seat, running && "running"], dataset: { person: seat } },
      h("span", { class: ["presence", person.here && "here"], role: "img", "aria-label": person.here ? "is there" : "is away" }),
      h("b", { class: "person-name" }, person.name, me && h("small", { class: "muted" }, " (you)")),
      h("span", { class: "person-state muted small" }, person.here ? sideName(seat) : `away since ${ago(person.away_since ?? "")}`),
      people.clocks && this.clocks.face(seat),
    );
  }

  /** @param {People} people */
  #audience(people) {
    const shows = SEATS.filter((seat) => people.people[seat]?.shows).map(sideName);
    const words = [people.spectators === 1 ? "1 spectator" : `${people.spectators} spectators`, shows.length > 0 && `the hand of the ${shows.join(" and the ")} is shown to them`];
    return h("p", { class: "audience muted small", dataset: { testid: "audience" } }, words.filter(Boolean).join("; "), people.paused && h("b", null, " · The game is paused"));
  }

  /** @param {People} people */
  #requests(people) {
    const seat = this.welcome?.seat;
    return (people.requests ?? []).map(({ seat: asker, what }) => {
      const mine = this.#plays && asker === seat;
      const name = people.people[asker]?.name ?? sideName(asker);
      const button = (/** @type {string} */ words, /** @type {() => void} */ click, primary = false) => h("button", { class: ["button", primary && "primary"], type: "button", on: { click } }, words);
      const buttons = !this.#plays
        ? []
        : mine
          ? [button("Never mind", () => this.#send({ type: "request", what, no: true }))]
          : [button(WISHES[what].yes, () => this.#send({ type: "respond", what, yes: true, nonce: nonce() }), true), button("No", () => this.#send({ type: "respond", what, yes: false }))];
      return h("div", { class: "request", dataset: { request: what } }, h("span", null, mine ? `You asked: ${WISHES[what].ask.toLowerCase()}.` : `${name} ${WISHES[what].asks}.`), buttons);
    });
  }

  /** @param {People} people */
  #menu(people) {
    const over = Boolean(this.game().view?.result);
    const seat = this.welcome?.seat;
    const asked = (people.requests ?? []).filter((each) => each.seat === seat).map(({ what }) => what);
    /** @type {Wish[]} */
    const wishes = over ? ["rematch"] : ["takeback", "draw", ...(people.paused ? [] : /** @type {const} */ (["pause"]))];
    const ask = (/** @type {Wish} */ what) => h("button", { type: "button", class: "button quiet", disabled: asked.includes(what) || (what === "takeback" && this.welcome?.terms?.takebacks === false), dataset: { wish: what }, on: { click: () => this.#send({ type: "request", what, nonce: nonce() }) } }, WISHES[what].ask);
    const shows = Boolean(seat && people.people[seat]?.shows);
    return [
      people.claim && h("button", { type: "button", class: "button primary", dataset: { testid: "claim" }, on: { click: () => void this.#claim(people.claim ?? "") } }, people.claim === "time" ? "Claim the game: no time left" : "Claim the game: they stay away"),
      people.paused && h("button", { type: "button", class: "button primary", dataset: { testid: "resume" }, on: { click: () => this.#send({ type: "resume" }) } }, "Go on"),
      h(
        "details",
        { class: "people-menu" },
        h("summary", { class: "button quiet", dataset: { testid: "ask" } }, "Ask…"),
        h("div", { class: "people-wishes" }, wishes.map(ask), this.welcome?.terms?.spectators && !over && h("label", { class: "switch" }, h("input", { type: "checkbox", checked: shows, dataset: { testid: "shows" }, on: { change: (/** @type {Event} */ event) => void this.#show(/** @type {HTMLInputElement} */ (event.target)) } }), h("span", null, "Spectators may see my hand"))),
      ),
      this.welcome?.commitment && h("small", { class: "muted", title: `The deal follows from a secret with this hash: ${this.welcome.commitment}. After the game the replay proves it: rulerunner verify` }, `Deal ${this.welcome.commitment.slice(0, 8)}`),
    ];
  }

  /** From which side a spectator looks. */
  #views() {
    return SEATS.map((seat) =>
      h("button", { type: "button", class: "button quiet", "aria-pressed": String(this.welcome?.seat === seat), dataset: { watch: seat }, on: { click: () => this.#look(seat) } }, `Look from the ${sideName(seat)}'s side`),
    );
  }

  /** @param {"corp" | "runner"} seat */
  #look(seat) {
    const game = this.game();
    game.watching = seat;
    game.socket.again();
  }

  /** Anyone may be a spectator, the opponent in another window, too: who shows a hand is told so. @param {HTMLInputElement} box */
  async #show(box) {
    const shows = box.checked;
    const delay = this.welcome?.terms?.delay ?? 0;
    const says = `Anyone may watch, and your opponent may do so in another window. They see your hand ${delay ? `${delay} seconds later` : "at once"}.`;
    if (!shows || (await confirm("Show your hand to spectators?", { yes: "Show it", says }))) this.#send({ type: "show", shows });
    else box.checked = false;
  }

  /** @param {string} why */
  async #claim(why) {
    const says = why === "time" ? "Your opponent has no time left." : "Your opponent has been away for long.";
    if (await confirm("Claim the game?", { yes: "I claim it", says })) this.#send({ type: "claim" });
  }

  /** @param {import("../protocol.js").FromBrowser} message */
  #send(message) {
    if (!this.game().socket.send(message)) toast("There is no connection at the moment.", "bad");
  }

  // --- chat ------------------------------------------------------------------------------------------------

  #form() {
    const field = h("input", { class: "field", name: "chat", maxlength: 300, autocomplete: "off", placeholder: "Say something", "aria-label": "Say something", dataset: { testid: "chat-field" } });
    const form = h("form", { class: "row" }, field, h("button", { class: "button" }, "Say"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (!text) return;
      this.#send({ type: "chat", text });
      field.value = "";
    });
    const phrases = PHRASES.map((text) => h("button", { class: "button quiet small", type: "button", on: { click: () => this.#send({ type: "chat", text }) } }, text));
    return [h("div", { class: "phrases" }, phrases), form];
  }

  /** @param {Said} said */
  #said({ lines, fresh }) {
    this.lines = fresh ? [...lines] : [...this.lines, ...lines];
    if (!fresh && !this.root.classList.contains("open")) this.unread += lines.filter(({ name }) => !this.muted.has(name)).length;
    this.#drawChat();
  }

  #drawChat() {
    put(
      this.toggle,
      "Chat",
      this.unread > 0 && h("b", { class: "unread" }, ` ${this.unread}`),
    );
    put(
      this.chat,
      this.lines
        .filter(({ name }) => !this.muted.has(name))
        .map(({ name, seat, text }) => h("li", { class: ["chat-line", seat] }, h("b", null, name), h("span", null, text), h("button", { class: "mute", type: "button", title: `Hear no more of ${name}`, "aria-label": `Mute ${name}`, on: { click: () => this.#mute(name) } }, "×"))),
      this.muted.size > 0 && h("li", null, h("button", { class: "button quiet small", type: "button", on: { click: () => this.#hearAll() } }, "Hear everyone again")),
    );
    this.chat.scrollTop = this.chat.scrollHeight;
  }

  /** @param {string} name */
  #mute(name) {
    this.muted.add(name);
    sessionStorage.setItem(MUTED, JSON.stringify([...this.muted]));
    this.#drawChat();
  }

  #hearAll() {
    this.muted.clear();
    sessionStorage.removeItem(MUTED);
    this.#drawChat();
  }

  /** @param {boolean} open */
  #fold(open) {
    this.root.classList.toggle("open", open);
    this.toggle.setAttribute("aria-expanded", String(open));
    if (open) this.unread = 0;
    this.#drawChat();
  }
}
