/** Sitting down: start a game, send an invitation, watch one that is over. */

import { toast } from "../dom.js";
import { api, nonce } from "../net.js";
import { FIRST_OPPONENT, FIRST_RULES, firstDeck, otherSide } from "./words.js";

/** @typedef {import("../protocol.js").Lobby} Lobby */
/** @typedef {import("../protocol.js").NewGame} NewGame */
/** @typedef {import("../protocol.js").GameInfo} GameInfo */
/** @typedef {import("../protocol.js").ReplayInfo} ReplayInfo */
/** @typedef {import("../protocol.js").Seat} Seat */

/** Say what a request was refused for. @param {unknown} error */
export function complain(error) {
  toast(error instanceof Error ? error.message : String(error), "bad");
}

/**
 * Do something that takes a moment, once: the button waits for it.
 * @param {HTMLButtonElement} button @param {() => Promise<unknown>} doing
 */
export async function busy(button, doing) {
  if (button.disabled) return;
  button.disabled = true;
  button.setAttribute("aria-busy", "true");
  try {
    await doing();
  } catch (error) {
    complain(error);
  } finally {
    button.disabled = false;
    button.removeAttribute("aria-busy");
  }
}

/** Sit down: at the table at once, or where one waits for the other. @param {NewGame} wish */
export async function sitDown(wish) {
  const friend = wish.opponent === "friend";
  /** @type {GameInfo} */
  const game = await api.post("/api/games", friend ? { ...wish, opponent_deck: "", nonce: nonce() } : wish);
  location.hash = game.open ? `#/table/${game.id}` : `#/game/${game.id}`;
}

/** A good game at once: the decks to learn with, under the rules of today against a bot that makes mistakes, too. @param {Lobby} lobby @param {Seat} side @param {string} rules */
export function playNow(lobby, side, rules = FIRST_RULES) {
  const opponent = (lobby.opponents.find(({ name }) => name === FIRST_OPPONENT) ?? lobby.opponents[0])?.name ?? "";
  return sitDown({
    rules,
    side,
    deck: firstDeck(lobby, rules, side)?.id ?? "",
    opponent,
    opponent_deck: firstDeck(lobby, rules, otherSide(side))?.id ?? "",
  });
}

/**
 * Open the replay of a file, or of an own game that is over, at its beginning or at a decision.
 * @param {{text?: string, game?: string}} what
 */
export async function watch(what, at = -1) {
  /** @type {ReplayInfo} */
  const replay = await api.post("/api/replays", what);
  location.hash = at < 0 ? `#/replay/${replay.id}` : `#/replay/${replay.id}/at/${at}`;
}
