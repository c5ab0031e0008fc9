// The end of a game: who won, why, under which rule, and what to do next.

import { h, put, toast } from "../dom.js";
import { api, setupOf } from "../net.js";
import { sitDown, watch } from "../lobby/start.js";
import { ruleTag } from "./inspector.js";

/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").LogLine} LogLine */
/** @typedef {import("../protocol.js").ReplayInfo} ReplayInfo */

/** What the words of the rules mean, for those who hear them for the first time. @type {Record<string, string>} */
const MEANS = {
  flatline: "The Runner had to lose more cards to damage than they held in hand.",
  "empty-deck": "The Corp had to draw a card, and its deck had none left.",
};

/** The key moments of the game that is over, once they have been asked for. @type {{token: string, replay: ReplayInfo} | null} */
let told = null;

/**
 * @param {HTMLElement} root
 * @param {View} view
 * @param {readonly LogLine[]} log
 * @param {{token: string, welcome: import("../protocol.js").Welcome | null, points: number, explain: (rule: string) => void, close: () => void}} on
 */
export function drawResult(root, view, log, on) {
  const result = view.result;
  root.hidden = !result;
  if (!result) return put(root);
  const [winner, reason] = result;
  const won = winner === view.seat;
  const line = [...log].reverse().find((each) => each.kind === "game ends");
  const side = winner === "corp" ? "The Corp" : "The Runner";
  const moments = h("div", { class: "result-moments" });
  const plays = on.welcome?.role !== "spectator";
  if (plays) void tell(moments, on.token);
  put(
    root,
    h(
      "div",
      {
        class: ["result-card", winner],
        role: "dialog",
        "aria-modal": "false",
        "aria-labelledby": "result-title",
        dataset: { testid: "result" },
      },
      h("p", { class: "result-side" }, plays ? (winner ? `${side} wins` : "Nobody wins") : "Game over"),
      h("h2", { id: "result-title", tabindex: -1 }, !winner ? "A draw" : !plays ? `${side} wins` : won ? "You won" : "You lost"),
      h(
        "p",
        { class: "result-why" },
        line?.text ?? "The game is over.",
        " ",
        line && ruleTag(line.rule, on.explain),
      ),
      MEANS[reason] && h("p", { class: "muted small" }, MEANS[reason]),
      h(
        "dl",
        { class: "result-points" },
        h("div", { class: "corp" }, h("dt", null, "Corp"), h("dd", null, view.corp.points)),
        h("div", { class: "runner" }, h("dt", null, "Runner"), h("dd", null, view.runner.points)),
        h("div", null, h("dt", null, "Turns"), h("dd", null, view.turn)),
      ),
      moments,
      h(
        "div",
        { class: "row result-ways" },
        plays && ways(on),
        h("a", { class: "button", href: "#/" }, "Lobby"),
        h("button", { type: "button", class: "button quiet", on: { click: on.close } }, "Look at the table"),
      ),
    ),
  );
}

/**
 * What whoever played may do now.
 * @param {{token: string, welcome: import("../protocol.js").Welcome | null}} on
 */
function ways(on) {
  return [
    h(
      "button",
      {
        type: "button",
        class: "button primary",
        dataset: { testid: "play-again" },
        on: { click: () => void again(on, false) },
      },
      "Rematch",
    ),
    h(
      "button",
      {
        type: "button",
        class: "button",
        dataset: { testid: "swap-sides" },
        on: { click: () => void again(on, true) },
      },
      "Swap sides",
    ),
    h(
      "button",
      {
        type: "button",
        class: "button",
        dataset: { testid: "watch-replay" },
        on: { click: () => void replay(on.token) },
      },
      "Watch the replay",
    ),
  ];
}

/**
 * @param {string} token
 * @param {number} [at] the decision to begin with
 */
async function replay(token, at) {
  try {
    await watch({ game: token }, at);
  } catch (error) {
    toast(error instanceof Error ? error.message : "The replay could not be made.", "bad");
  }
}

/**
 * The key moments, each with a way to the decision that led to it.
 * @param {HTMLElement} root
 * @param {string} token
 */
async function tell(root, token) {
  try {
    if (told?.token !== token) told = { token, replay: await api.post("/api/replays", { game: token, moments: true }) };
  } catch {
    return; // the result is there without them
  }
  const { moments } = told.replay;
  if (!moments.length) return;
  put(
    root,
    h("h3", { class: "zone-title" }, "Key moments"),
    h(
      "ol",
      null,
      moments.slice(-8).map((moment) =>
        h(
          "li",
          { class: moment.side },
          h(
            "button",
            { type: "button", title: "Both hands are open in the replay: who has looked at it does not play this game on", dataset: { testid: "key-moment" }, on: { click: () => void replay(token, moment.at) } },
            h("span", { class: "muted" }, `Turn ${moment.turn} `),
            moment.text,
          ),
        ),
      ),
    ),
  );
}

/**
 * @param {{token: string, welcome: import("../protocol.js").Welcome | null}} on
 * @param {boolean} swapped
 */
async function again({ token, welcome }, swapped) {
  if (!welcome) return;
  const other = welcome.seat === "corp" ? "runner" : "corp";
  const opponent = welcome.players[other] === "human" ? "friend" : welcome.players[other];
  const wish = setupOf(token) ?? { rules: welcome.rules, side: welcome.seat, opponent };
  try {
    await sitDown(swapped ? swap(wish) : wish);
  } catch (error) {
    toast(error instanceof Error ? error.message : "A new game could not be started.", "bad");
  }
}

/**
 * The same game from the other side, each with the other's deck.
 * @param {import("../protocol.js").NewGame} wish
 * @returns {import("../protocol.js").NewGame}
 */
function swap(wish) {
  const { seed, text, ...rest } = wish;
  const side = wish.side === "corp" ? "runner" : "corp";
  return { ...rest, side, deck: wish.opponent_deck ?? "", opponent_deck: text ? "" : (wish.deck ?? "") };
}
