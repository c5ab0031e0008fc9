/** The games of this player: the running ones to continue, the finished ones to watch. */

import { confirm, h } from "../dom.js";
import { api } from "../net.js";
import { busy, watch } from "./start.js";
import { ago, opponentName, otherSide, resultWords, rulesName, sideName, turnWords } from "./words.js";

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
  const title = game.title || `${sideName(game.seat)} against ${opponentName(game.opponent)}`;
  return game.opponent_name ? title.replace(/ against a person$/, ` against ${game.opponent_name}`) : title;
}

/** How a game stands, in a few words. @param {GameInfo} game */
export function stateWords(game) {
  if (game.result) return resultWords(game);
  if (game.open) return "Nobody has sat down yet";
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
  const line = h(
    "li",
    { class: ["game", game.seat], dataset: { game: game.id, state } },
    h("span", { class: "side-tag" }, sideName(game.seat)),
    h(
      "span",
      { class: "game-words" },
      h("b", null, gameTitle(game)),
      h("small", { class: "muted" }, [rulesName(game.rules), turnWords(game.turn), ago(game.updated)].filter(Boolean).join(" · ")),
    ),
    score(game),
    h("span", { class: "game-state" }, stateWords(game)),
    h("span", { class: "game-doing" }, doings(game), forgetting(game, () => line.remove())),
  );
  return line;
}

/** @param {GameInfo} game @param {() => void} gone */
function forgetting(game, gone) {
  const button = h("button", { class: "button quiet", type: "button", "aria-label": `Forget: ${gameTitle(game)}` }, "Forget");
  const says = game.opponent === "human" && !game.open ? "It leaves your list; your opponent keeps it." : game.result ? "Its replay is gone with it." : "It cannot be continued.";
  const forget = async () => {
    if (!(await confirm("Forget this game?", { yes: "Forget it", says, danger: true }))) return;
    await api.delete(`/api/games/${encodeURIComponent(game.id)}`);
    gone();
  };
  button.addEventListener("click", () => busy(button, forget));
  return button;
}

/** @param {GameInfo} game */
function doings(game) {
  const open = h("a", { class: ["button", !game.result && "primary"], href: `#/game/${game.id}` }, game.result ? "Open" : "Continue");
  if (game.result) {
    const replay = h("button", { class: "button", type: "button", dataset: { testid: "watch-replay" } }, "Watch replay");
    replay.addEventListener("click", () => busy(replay, () => watch({ game: game.id })));
    return [replay, open];
  }
  if (!game.open) return [open];
  return [h("a", { class: "button primary", href: `#/table/${game.id}` }, "To the table")];
}
