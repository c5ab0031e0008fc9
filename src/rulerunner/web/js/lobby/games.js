/** The games of this player: the running ones to continue, the finished ones to watch. */

import { h } from "../dom.js";
import { busy, invite, watch } from "./start.js";
import { ago, opponentName, otherSide, resultWords, rulesName, sideName } from "./words.js";

/** @typedef {import("../protocol.js").GameInfo} GameInfo */

/** @param {readonly GameInfo[]} games */
export function newestFirst(games) {
  return [...games].sort((a, b) => b.updated.localeCompare(a.updated));
}

/** @param {readonly GameInfo[]} games */
export function gameList(games) {
  return h("ul", { class: "games" }, newestFirst(games).map(row));
}

/** @param {GameInfo} game */
export function gameTitle(game) {
  return game.title || `${sideName(game.seat)} against ${opponentName(game.opponent)}`;
}

/** How a game stands, in a few words. @param {GameInfo} game */
export function stateWords(game) {
  if (game.result) return resultWords(game);
  if (game.invite) return "Your friend has not sat down yet";
  return game.yours ? "Your move" : "Their move";
}

/** @param {GameInfo} game */
export function score(game) {
  const mine = game.points[game.seat] ?? 0;
  const theirs = game.points[otherSide(game.seat)] ?? 0;
  return h(
    "span",
    { class: "tally", role: "img", "aria-label": `${mine} points to ${theirs}` },
    h("b", { class: game.seat }, String(mine)),
    h("i", null, "–"),
    h("b", { class: otherSide(game.seat) }, String(theirs)),
  );
}

/** @param {GameInfo} game */
function row(game) {
  const state = game.result ? (game.result[0] === game.seat ? "won" : "over") : game.yours ? "yours" : "running";
  return h(
    "li",
    { class: ["game", game.seat], dataset: { game: game.id, state } },
    h("span", { class: "side-tag" }, sideName(game.seat)),
    h(
      "span",
      { class: "game-words" },
      h("b", null, gameTitle(game)),
      h("small", { class: "muted" }, [rulesName(game.rules), `turn ${game.turn}`, ago(game.updated)].filter(Boolean).join(" · ")),
    ),
    score(game),
    h("span", { class: "game-state" }, stateWords(game)),
    h("span", { class: "game-doing" }, doings(game)),
  );
}

/** @param {GameInfo} game */
function doings(game) {
  const open = h("a", { class: ["button", !game.result && "primary"], href: `#/game/${game.token}` }, game.result ? "Look" : "Continue");
  if (game.result) {
    const replay = h("button", { class: "button", type: "button", dataset: { testid: "watch-replay" } }, "Watch replay");
    replay.addEventListener("click", () => busy(replay, () => watch({ game: game.token })));
    return [replay, open];
  }
  if (!game.invite) return [open];
  return [h("button", { class: "button", type: "button", on: { click: () => invite(game) } }, "Invitation"), open];
}
