/** Building a position by hand: cards from the search are dragged, or put with a click, into piles and servers. */

import { Search, walk } from "../cards/search.js";
import { h, put } from "../dom.js";
import { CENTRALS, NUMBERS, PILES, joined, parse, pileAt, print, split } from "./model.js";

/** @typedef {import("./model.js").Model} Model */
/** @typedef {import("../protocol.js").CardRow} CardRow */

const MOST = 999;

export class Build {
  /** @param {string} text @param {(text: string) => void} changed */
  constructor(text, changed) {
    /** @type {Model} */
    this.model = parse(text);
    this.changed = changed;
    /** Where a click in the search puts a card. */
    this.into = "runner rig";
    this.places = h("div", { class: "build-places" });
    this.target = h("select", { class: "field", "aria-label": "Put cards into", dataset: { testid: "build-into" }, on: { change: () => (this.into = this.target.value) } });
    this.search = new Search({
      text: "is:playable",
      family: this.model.top.rules.startsWith("classic") ? "classic" : "modern",
      draw: (list) => h("ul", { class: "builder-results", on: { keydown: (/** @type {KeyboardEvent} */ event) => walk(event, this.search.field) } }, list.cards.slice(0, 30).map((card) => h("li", null, this.#found(card)))),
      enter: (list) => list.cards[0] && this.add(list.cards[0].name, this.#fitting(list.cards[0])),
    });
    this.element = h("div", { class: "build" }, h("section", { class: "build-table", "aria-label": "Where cards lie" }, this.places), h("section", { class: "build-search", "aria-label": "Cards to put there" }, h("label", { class: "row" }, "Put into", this.target), this.search.element));
    this.draw();
  }

  open() {
    return this.search.open();
  }

  /** @param {string} text */
  set(text) {
    this.model = parse(text);
    this.draw();
  }

  #save() {
    this.changed(print(this.model));
    setTimeout(() => this.draw()); // who leaves a field with a key is in the next one by then
  }

  /** @param {string} name @param {string} place */
  add(name, place) {
    pileAt(this.model, place).push(name);
    this.#save();
  }

  /** Where a card goes if nobody said otherwise, or where it was said. @param {CardRow} card */
  #fitting(card) {
    const [side] = this.into.split(" ");
    const corp = card.side === "corp";
    const ofCorp = !["runner"].includes(side);
    if (card.kind === "agenda" && this.into === "runner score") return this.into;
    if (corp !== ofCorp) return corp ? (card.kind === "ice" ? "HQ ice" : "corp hand") : ["event", "identity"].includes(card.kind) ? "runner hand" : "runner rig";
    const pile = this.into.slice(this.into.lastIndexOf(" ") + 1);
    if (pile === "ice" && card.kind !== "ice") return `${this.into.slice(0, -4)} root`;
    if (pile === "root" && card.kind === "ice") return `${this.into.slice(0, -5)} ice`;
    if (pile === "rig" && card.kind === "event") return "runner hand";
    return this.into;
  }

  /** @param {CardRow} card */
  #found(card) {
    const place = () => (card.kind === "identity" ? this.#identity(card) : this.add(card.name, this.#fitting(card)));
    return h(
      "button",
      { class: "found-row build-card faction", type: "button", draggable: "true", disabled: !card.playable, dataset: { row: card.name, faction: card.faction || card.side, kind: card.kind }, on: { click: place, dragstart: (/** @type {DragEvent} */ event) => event.dataTransfer?.setData("text/plain", JSON.stringify({ name: card.name })) } },
      h("span", null, "+"),
      h("span", { class: "line-name" }, card.name),
      h("span", { class: "line-type muted" }, card.type),
    );
  }

  /** @param {CardRow} card */
  #identity(card) {
    this.model[card.side].identity = card.name;
    this.#save();
  }

  draw() {
    const remotes = [...this.model.servers.keys()].filter((name) => !CENTRALS.includes(name));
    const next = `remote ${remotes.length + 1}`;
    const servers = [...CENTRALS, ...remotes, next];
    const places = [...PILES.corp.map((pile) => `corp ${pile}`), ...PILES.runner.map((pile) => `runner ${pile}`), ...servers.flatMap((name) => [`${name} ice`, `${name} root`])];
    if (!places.includes(this.into)) this.into = "runner rig";
    put(this.target, places.map((place) => h("option", { value: place, selected: place === this.into }, place === `${next} ice` || place === `${next} root` ? `new ${place}` : place)));
    const family = this.model.top.rules.startsWith("classic") ? "classic" : "modern";
    if (this.search.options.family !== family) {
      this.search.options.family = family;
      if (this.search.list) void this.search.ask(1);
    }
    const held = place(this.places);
    put(this.places, this.#top(), this.#seat("corp"), h("div", { class: "build-servers" }, servers.map((name) => this.#server(name, name === next))), this.#seat("runner"));
    held?.();
  }

  #top() {
    const { top } = this.model;
    const turn = h("select", { class: "field", "aria-label": "Whose turn", on: { change: () => ((top.turn = turn.value), this.#save()) } }, ["runner", "corp"].map((side) => h("option", { value: side, selected: side === top.turn }, `${side === "corp" ? "Corp" : "Runner"} to act`)));
    const rules = h("select", { class: "field", "aria-label": "Rules", on: { change: () => ((top.rules = rules.value), this.#save()) } }, ["nisei-1.4", "nsg-26.03", "classic-1996"].map((id) => h("option", { value: id, selected: id === top.rules }, id)));
    return h("div", { class: "row" }, rules, turn);
  }

  /** @param {"corp" | "runner"} side */
  #seat(side) {
    const own = this.model[side];
    const number = (/** @type {string} */ name) => {
      const field = h("input", { class: "field build-number", type: "number", min: 0, max: MOST, value: own.numbers[name] ?? "", placeholder: name === "credits" ? "5" : "", "aria-label": `${side} ${name}`, on: { change: () => ((own.numbers[name] = field.value), this.#save()) } });
      return h("label", null, name, field);
    };
    const names = side === "corp" ? NUMBERS.filter((name) => !["tags", "core damage"].includes(name)) : NUMBERS.filter((name) => name !== "bad publicity");
    return h(
      "fieldset",
      { class: ["build-seat", side] },
      h("legend", null, side === "corp" ? "Corp" : "Runner", own.identity && h("small", { class: "muted" }, ` ${own.identity} `), own.identity && h("button", { class: "linklike", type: "button", on: { click: () => ((own.identity = ""), this.#save()) } }, "take out")),
      h("div", { class: "row build-numbers" }, names.map(number)),
      h("div", { class: "build-piles" }, PILES[side].map((pile) => this.#pile(`${side} ${pile}`, pile))),
    );
  }

  /** @param {string} name @param {boolean} fresh */
  #server(name, fresh) {
    return h("fieldset", { class: "build-server" }, h("legend", null, fresh ? `new ${name}` : name), this.#pile(`${name} ice`, "ice, outermost first"), this.#pile(`${name} root`, "root"));
  }

  /** @param {string} place @param {string} label */
  #pile(place, label) {
    const cards = this.#at(place);
    const drop = (/** @type {DragEvent} */ event) => {
      event.preventDefault();
      this.#drop(event.dataTransfer?.getData("text/plain") ?? "", place);
    };
    return h(
      "div",
      { class: "build-pile", role: "group", "aria-label": place, dataset: { place }, on: { dragover: (/** @type {DragEvent} */ event) => event.preventDefault(), drop } },
      h("span", { class: "muted small" }, label),
      h("ul", null, cards.map((entry, at) => h("li", null, this.#chip(place, entry, at)))),
    );
  }

  /** What lies in a place, without making the place. @param {string} place */
  #at(place) {
    const cut = place.lastIndexOf(" ");
    const [where, pile] = [place.slice(0, cut), place.slice(cut + 1)];
    if (where === "corp" || where === "runner") return this.model[where].piles[pile] ?? [];
    return this.model.servers.get(where)?.[pile] ?? [];
  }

  /** @param {string} data @param {string} place */
  #drop(data, place) {
    try {
      const { name, from, at } = JSON.parse(data);
      if (typeof name !== "string") return;
      if (from) pileAt(this.model, from).splice(at, 1);
      pileAt(this.model, place).push(name);
      this.#save();
    } catch {
      // Something else was dropped here.
    }
  }

  /** A card in its place: dragged, turned, counted, taken out. @param {string} place @param {string} entry @param {number} at */
  #chip(place, entry, at) {
    const [name, notes] = split(entry);
    const cards = pileAt(this.model, place);
    const change = (/** @type {string[]} */ next) => {
      cards[at] = joined(name, next);
      this.#save();
    };
    const installed = / (ice|root|rig)$/.test(place);
    const up = notes.includes("rezzed");
    const counters = notes.find((note) => /^\d+ /.test(note));
    const kind = / rig$/.test(place) ? "virus" : "advancement";
    const count = Number(counters?.split(" ")[0] ?? 0);
    const counted = (/** @type {number} */ by) => change([...notes.filter((note) => note !== counters), ...(count + by > 0 ? [`${count + by} ${counters?.split(" ")[1] ?? kind}`] : [])]);
    return h(
      "span",
      { class: ["build-chip", up && "is-up"], draggable: "true", on: { dragstart: (/** @type {DragEvent} */ event) => event.dataTransfer?.setData("text/plain", JSON.stringify({ name: entry, from: place, at })) } },
      h("span", null, name),
      count > 0 && h("b", { title: counters }, String(count)),
      / (ice|root)$/.test(place) && h("button", { type: "button", "aria-pressed": String(up), "aria-label": `${name}: rezzed`, title: "rezzed", on: { click: () => change(up ? notes.filter((note) => note !== "rezzed") : ["rezzed", ...notes]) } }, up ? "▲" : "△"),
      installed && h("button", { type: "button", "aria-label": `${name}: a counter more`, on: { click: () => counted(1) } }, "+"),
      installed && count > 0 && h("button", { type: "button", "aria-label": `${name}: a counter less`, on: { click: () => counted(-1) } }, "−"),
      h("button", { type: "button", "aria-label": `Take out ${name}`, on: { click: () => (cards.splice(at, 1), this.#save()) } }, "×"),
    );
  }
}

/** Where the keyboard is among the places, to be there again when they are drawn anew. @param {HTMLElement} places */
function place(places) {
  const label = places.contains(document.activeElement) ? document.activeElement?.getAttribute("aria-label") : "";
  if (!label) return null;
  const alike = () => /** @type {HTMLElement[]} */ ([...places.querySelectorAll(`[aria-label="${CSS.escape(label)}"]`)]);
  const at = alike().findIndex((each) => each === document.activeElement);
  return () => alike().at(Math.min(at, alike().length - 1))?.focus({ preventScroll: true });
}
