/** Words of the lobby: editions, sides, opponents, times and results. */

/** @typedef {import("../protocol.js").Lobby} Lobby */
/** @typedef {import("../protocol.js").Words} Edition */
/** @typedef {import("../protocol.js").DeckInfo} DeckInfo */
/** @typedef {import("../protocol.js").GameInfo} GameInfo */
/** @typedef {import("../protocol.js").Seat} Seat */

/** The rules of a first game: those of today. */
export const FIRST_RULES = "nsg-26.03";
/** Whom one meets in a first game: it makes mistakes, too. */
export const FIRST_OPPONENT = "novice";

/** @type {Record<string, {name: string, year: string, says: string}>} */
const EDITIONS = {
  "nisei-1.4": {
    name: "NISEI 1.4",
    year: "2019",
    says: "The modern game as the run chart of 2019 draws it: the same cards under an older timing.",
  },
  "nsg-26.03": {
    name: "Null Signal 26.03",
    year: "2026",
    says: "The modern game as it is played today, with the newest timing and words. The best place to begin.",
  },
  "classic-1996": {
    name: "Classic 1996",
    year: "",
    says: "The original game: data forts, bits and the run in twenty steps. No factions, no identities; its own cards.",
  },
};

/** @param {Edition} edition */
export function editionWords(edition) {
  return EDITIONS[edition.id] ?? { name: edition.title, year: "", says: "" };
}

/** The edition in the name of rules, which may have house rules behind it. @param {string} rules */
export function bookOf(rules) {
  return rules.split("+")[0] ?? rules;
}

/** The house rules in the name of rules. @param {string} rules */
export function houseOf(rules) {
  return rules.split("+").slice(1);
}

/** Rules in words: the edition, and the house rules if there are some. @param {string} rules */
export function rulesName(rules) {
  const name = EDITIONS[bookOf(rules)]?.name ?? bookOf(rules);
  const house = houseOf(rules).map((each) => each.replaceAll("-", " "));
  return house.length ? `${name} with house rules (${house.join(", ")})` : name;
}

/** A format as people write it. @param {string} format */
export function formatName(format) {
  if (format === "ram") return "Random Access Memories";
  return format.replace(/(^|_)(\w)/g, (_, gap, letter) => `${gap && " "}${letter.toUpperCase()}`);
}

/** @param {string} side */
export function sideName(side) {
  return side === "corp" ? "Corp" : "Runner";
}

/** @param {Seat} side @param {number} points */
export function sideSays(side, points) {
  return side === "corp"
    ? `Build servers, hide your agendas behind ice, and score ${points} points.`
    : `Break in, find the agendas wherever they are hidden, and steal ${points} points.`;
}

/** @param {Seat} side @returns {Seat} */
export function otherSide(side) {
  return side === "corp" ? "runner" : "corp";
}

/** @param {string} name */
export function opponentName(name) {
  if (name === "friend" || name === "human") return "a person";
  return name.replace(/^./, (letter) => letter.toUpperCase());
}

/** @param {string} words */
export function sentence(words) {
  const text = words.replace(/^./, (letter) => letter.toUpperCase());
  return /[.!?]$/.test(text) || !text ? text : `${text}.`;
}

/** What a deck wants, without the name of the plan's kind before it. @param {DeckInfo} deck */
export function planOf(deck) {
  return sentence(deck.says.replace(/^plan: */i, ""));
}

/** The decks of a side that fit an edition: own ones first, then the ones to learn with. @param {Lobby} lobby @param {string} rules @param {string} side */
export function decksFor(lobby, rules, side) {
  const family = lobby.editions.find((edition) => edition.id === bookOf(rules))?.family;
  const rank = (/** @type {DeckInfo} */ deck) => (deck.sample ? (isStarter(deck) ? 1 : 2) : 0);
  return lobby.decks
    .filter((deck) => deck.side === side && deck.family === family)
    .sort((a, b) => rank(a) - rank(b));
}

/** @param {DeckInfo} deck */
export function isStarter(deck) {
  return deck.sample && /\bstarter\b/i.test(deck.name);
}

/** The deck to begin with. @param {Lobby} lobby @param {string} rules @param {string} side */
export function firstDeck(lobby, rules, side) {
  const decks = decksFor(lobby, rules, side).filter((deck) => deck.sample);
  return decks.filter(isStarter).sort((a, b) => a.cards - b.cards)[0] ?? decks[0];
}

/** @type {Record<string, string>} */
const REASONS = {
  points: "on points",
  flatline: "by a flatline",
  "empty-deck": "as R&D was empty",
  "bad publicity": "by bad publicity",
  card: "by a card",
  concession: "by concession",
  agreement: "by agreement",
  time: "on time",
  abandonment: "as the opponent stayed away",
  endless: "as abilities set each other off without end",
};

/** @param {string} reason */
export function reasonWords(reason) {
  return REASONS[reason] ?? reason;
}

/** How it ended for this seat. @param {GameInfo} game */
export function resultWords(game) {
  if (!game.result) return "";
  const [winner, reason] = game.result;
  const end = winner ? (winner === game.seat ? "Won" : "Lost") : "Drawn";
  return `${end} ${reasonWords(reason)}`.trim();
}

/** @param {number} turn */
export function turnWords(turn) {
  return turn > 0 ? `turn ${turn}` : "setting up";
}

/** @param {string} when */
export function ago(when) {
  const seconds = (Date.parse(when) - Date.now()) / 1000;
  if (Number.isNaN(seconds)) return "";
  const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  /** @type {readonly [Intl.RelativeTimeFormatUnit, number][]} */
  const units = [["day", 86400], ["hour", 3600], ["minute", 60]];
  for (const [unit, length] of units) if (-seconds >= length) return words.format(Math.round(seconds / length), unit);
  return "just now";
}
