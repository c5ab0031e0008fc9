/** Sitting down: start a game, send an invitation, watch one that is over. */

import { dialog, h, toast } from "../dom.js";
import { api } from "../net.js";
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

/** @param {NewGame} wish */
export async function sitDown(wish) {
  /** @type {GameInfo} */
  const game = await api.post("/api/games", wish);
  if (game.invite) await invite(game);
  location.hash = `#/game/${game.token}`;
}

/** A good game at once: the decks to learn with, against the usual bot. @param {Lobby} lobby @param {Seat} side */
export function playNow(lobby, side) {
  const opponent = (lobby.opponents.find(({ name }) => name === FIRST_OPPONENT) ?? lobby.opponents[0])?.name ?? "";
  return sitDown({
    rules: FIRST_RULES,
    side,
    deck: firstDeck(lobby, FIRST_RULES, side)?.id ?? "",
    opponent,
    opponent_deck: firstDeck(lobby, FIRST_RULES, otherSide(side))?.id ?? "",
  });
}

/** Show the link that gives the other seat. @param {GameInfo} game @returns {Promise<void>} */
export function invite(game) {
  const link = new URL(`#/join/${game.invite}`, location.href).href;
  const field = h("input", { class: "field wide mono", readonly: true, value: link, "aria-label": "Invitation link", dataset: { testid: "invitation" } });
  const copy = h("button", { class: "button primary", type: "button", on: { click: () => copied(field) } }, "Copy the link");
  return new Promise((resolve) => {
    const box = dialog(
      "Invite a friend",
      h("h2", null, "Send this link to your friend"),
      h("p", { class: "muted" }, "Whoever opens it takes the other seat. Keep it between the two of you."),
      field,
      h("div", { class: "row end" }, copy, h("button", { class: "button", type: "button", on: { click: () => box.close() } }, "To the table")),
    );
    box.addEventListener("close", () => resolve());
    field.select();
  });
}

/** @param {HTMLInputElement} field */
async function copied(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    toast("The link is copied.", "good");
  } catch {
    toast("The link is selected: copy it with the keyboard.");
  }
}

/** Open the replay of a file, or of an own game that is over. @param {{text?: string, game?: string}} what */
export async function watch(what) {
  /** @type {ReplayInfo} */
  const replay = await api.post("/api/replays", what);
  location.hash = `#/replay/${replay.id}`;
}
