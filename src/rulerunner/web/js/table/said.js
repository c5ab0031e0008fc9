// Sentences about the state of the game.

import { opponentName, rulesName } from "../lobby/words.js";
import { isQuiet } from "../log/kinds.js";
import { capital } from "./words.js";

/** @typedef {import("../protocol.js").View} View */

/**
 * Where the game is: "Turn 4, your turn".
 * @param {View} view
 * @param {import("./words.js").Lexicon} words
 */
export function placeWords(view, words) {
  if (view.result) return "Game over";
  const whose = view.active === view.seat ? "your turn" : `the ${capital(view.active || "other")}'s turn`;
  const edition = words.edition ? ` · ${rulesName(words.edition.id)}` : "";
  return view.turn > 0 ? `Turn ${view.turn}, ${whose}${edition}` : `Setting up${edition}`;
}

/**
 * Who sits where, in a word.
 * @param {import("../store.js").Game} game
 * @returns {Record<string, string>}
 */
export function namesOf({ welcome }) {
  const names = Object.entries(welcome?.players ?? {}).map(([side, who]) => [
    side,
    who !== "human" ? `${opponentName(who)}, a bot` : side === welcome?.seat && welcome.role === "player" ? "you" : (welcome?.names[side] ?? "your opponent"),
  ]);
  return Object.fromEntries(names);
}

/**
 * What this seat is waiting for.
 * @param {import("../store.js").Game} game
 */
export function waitingWords(game) {
  const view = game.view;
  if (!view) return "Opening the table…";
  if (view.result) return "The game is over.";
  if (game.looking) return "Look at the card, then go on.";
  if (game.playing || game.frame?.more) return told(game) ?? "The game goes on…";
  if (view.deciding === view.seat || !view.deciding) return "One moment…";
  const who = game.welcome?.players[view.deciding];
  const side = view.deciding === "corp" ? "the Corp" : "the Runner";
  return who && who !== "human" ? `${capital(side)} (${opponentName(who)}) is thinking…` : `Waiting for ${side}…`;
}

/**
 * The last thing that was seen to happen.
 * @param {import("../store.js").Game} game
 */
function told(game) {
  return [...(game.frame?.log ?? [])].reverse().find((line) => !isQuiet(line))?.text;
}
