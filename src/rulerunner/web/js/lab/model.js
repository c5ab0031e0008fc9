/** A position as data: read from its text, changed by hand, written as text again. */

/** @typedef {{rules: string, turn: string, at: string, seed: string}} Top */
/** @typedef {Record<string, string[]>} Piles */
/** @typedef {{numbers: Record<string, string>, identity: string, piles: Piles}} SeatModel */
/** @typedef {{top: Top, corp: SeatModel, runner: SeatModel, servers: Map<string, Piles>, run: Record<string, string>, cards: string[]}} Model */

export const NUMBERS = ["credits", "clicks", "tags", "bad publicity", "core damage"];
export const PILES = { corp: ["hand", "deck", "discard", "score", "play"], runner: ["hand", "deck", "discard", "score", "rig", "play"] };
export const CENTRALS = ["HQ", "R&D", "Archives"];

/** @returns {SeatModel} */
const seat = () => ({ numbers: {}, identity: "", piles: {} });

/** @param {string} text @returns {Model} what cannot be read is left out: the server says what is wrong with it */
export function parse(text) {
  /** @type {Model} */
  const model = { top: { rules: "nisei-1.4", turn: "runner", at: "", seed: "" }, corp: seat(), runner: seat(), servers: new Map(), run: {}, cards: [] };
  let section = "";
  for (const raw of text.split("\n")) {
    if (raw.trim().startsWith("card {")) {
      model.cards.push(raw.trim()); // a home-made card, as data
      continue;
    }
    const line = raw.split("#")[0].trim();
    if (!line) continue;
    const head = /^\[(.+)\]$/.exec(line);
    if (head) {
      section = head[1].trim();
      if (!["corp", "runner", "run"].includes(section) && !model.servers.has(section)) model.servers.set(section, { ice: [], root: [] });
      continue;
    }
    const [word, ...rest] = line.split(/\s+/);
    const value = rest.join(" ");
    if (!section) {
      if (word in model.top) model.top[/** @type {keyof Top} */ (word)] = value;
    } else if (section === "run") model.run[word] = value;
    else if (section === "corp" || section === "runner") seatLine(model[section], line, word, value);
    else (/** @type {Piles} */ (model.servers.get(section))[word] ??= []).push(...copies(value));
  }
  return model;
}

/** @param {SeatModel} own @param {string} line @param {string} word @param {string} value */
function seatLine(own, line, word, value) {
  const number = NUMBERS.find((each) => line.startsWith(`${each} `));
  if (number) own.numbers[number] = line.slice(number.length).trim();
  else if (word === "identity") own.identity = value;
  else (own.piles[word] ??= []).push(...copies(value));
}

/** "3x Hedge Fund" is three entries. @param {string} value */
function copies(value) {
  const [, times, name] = /^(\d{1,2})x\s+(.*)$/.exec(value) ?? [];
  return times ? Array.from({ length: Math.min(Number(times), 60) }, () => name) : [value];
}

/** @param {Model} model */
export function print(model) {
  const lines = [`rules ${model.top.rules}`, `turn ${model.top.turn}`];
  if (model.top.at) lines.push(`at ${model.top.at}`);
  if (model.top.seed) lines.push(`seed ${model.top.seed}`);
  for (const side of /** @type {const} */ (["corp", "runner"])) {
    const own = model[side];
    lines.push("", `[${side}]`);
    if (own.identity) lines.push(`identity ${own.identity}`);
    for (const name of NUMBERS) if (own.numbers[name] !== undefined && own.numbers[name] !== "") lines.push(`${name} ${own.numbers[name]}`);
    for (const [pile, cards] of Object.entries(own.piles)) lines.push(...grouped(pile, cards));
  }
  for (const [name, piles] of model.servers) {
    const cards = [...grouped("ice", piles.ice ?? []), ...grouped("root", piles.root ?? [])];
    if (cards.length) lines.push("", `[${name}]`, ...cards);
  }
  if (model.run.server) lines.push("", "[run]", ...Object.entries(model.run).map(([word, value]) => `${word} ${value}`));
  if (model.cards.length) lines.push("", ...model.cards);
  return `${lines.join("\n")}\n`;
}

/** Equal cards after each other are one line. @param {string} word @param {readonly string[]} cards */
function grouped(word, cards) {
  /** @type {[string, number][]} */
  const runs = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last && last[0] === card) last[1] += 1;
    else runs.push([card, 1]);
  }
  return runs.map(([card, times]) => `${word} ${times > 1 ? `${times}x ` : ""}${card}`);
}

/** A card's name and its notes. @param {string} entry @returns {[string, string[]]} */
export function split(entry) {
  const [, name, notes] = /^(.*?)(?:\s*\(([^()]*)\))?$/.exec(entry) ?? [];
  const list = (notes ?? "").split(",").map((note) => note.trim()).filter(Boolean);
  return list.every((note) => /^(rezzed|faceup|seen|\d+ [a-z]+)$/.test(note)) ? [name, list] : [entry, []];
}

/** @param {string} name @param {readonly string[]} notes */
export function joined(name, notes) {
  return notes.length ? `${name} (${notes.join(", ")})` : name;
}

/** The place of a pile in a model: "corp hand", "HQ ice". @param {Model} model @param {string} place @returns {string[]} */
export function pileAt(model, place) {
  const cut = place.lastIndexOf(" ");
  const [where, pile] = [place.slice(0, cut), place.slice(cut + 1)];
  if (where === "corp" || where === "runner") return (model[where].piles[pile] ??= []);
  if (!model.servers.has(where)) model.servers.set(where, { ice: [], root: [] });
  return (/** @type {Piles} */ (model.servers.get(where))[pile] ??= []);
}
