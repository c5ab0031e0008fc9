// A player's panel: who it is, and every number both players see.

import { h } from "../dom.js";
import { cardSlot, cardWords, faceOf } from "./card.js";
import { icon } from "./icons.js";

/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").PlayerView} PlayerView */
/** @typedef {import("./card.js").Drawing} Drawing */

/**
 * @param {View} view
 * @param {"corp" | "runner"} side
 * @param {Drawing} on
 */
export function drawPlayer(view, side, on) {
  const player = side === "corp" ? view.corp : view.runner;
  const mine = side === view.seat;
  const identity = view.identities.find((card) => card.side === side);
  const active = view.active === side;
  return h(
    "section",
    {
      class: ["player", side, mine ? "mine" : "theirs", active && "active"],
      "aria-label": mine ? "You" : "Your opponent",
      dataset: { testid: mine ? "my-panel" : "opponent-panel", side },
    },
    h(
      "div",
      { class: "who" },
      identity && identityButton(identity, on),
      h(
        "div",
        { class: "who-words" },
        h(
          "span",
          { class: "side-name" },
          side === "corp" ? "Corp" : "Runner",
          h("span", { class: "you" }, on.names[side] ?? ""),
        ),
        h("span", { class: "identity-name" }, identity?.name ?? (active ? "on turn" : "")),
      ),
    ),
    numbers(view, player, on),
  );
}

/**
 * @param {import("../protocol.js").CardView} card
 * @param {Drawing} on
 */
function identityButton(card, on) {
  const options = on.glow.get(card.handle)?.length ?? 0;
  return h(
    "button",
    {
      type: "button",
      class: ["identity", options > 0 && "legal"],
      tabindex: -1,
      dataset: { testid: "card", handle: card.handle, nav: "" },
      on: {
        click: (/** @type {MouseEvent} */ e) =>
          on.onCard(card.handle, card, /** @type {HTMLElement} */ (e.currentTarget)),
      },
    },
    faceOf(card, { size: "tiny", rules: on.rules }),
    options > 0 && h("span", { class: "legal-mark", "aria-hidden": "true" }, icon("spark")),
    h("span", { class: "hidden-words" }, cardWords(card, on.words, { options })),
  );
}

/**
 * @param {View} view
 * @param {PlayerView} player
 * @param {Drawing} on
 */
function numbers(view, player, on) {
  const { words } = on;
  const corp = player.side === "corp";
  const hand = corp ? "HQ" : words.title("grip");
  return h(
    "dl",
    { class: "numbers" },
    number("credit", words.title("credits"), player.credits, { big: true, stat: "credits", side: player.side }),
    clicks(player, view.active === player.side, on),
    points(player, on),
    number("hand", hand, `${player.hand}/${player.hand_size}`, { stat: "hand", side: player.side }),
    !corp &&
      number("memory", "Memory", `${player.memory_used}/${player.memory}`, { stat: "memory", side: player.side }),
    player.link > 0 && number("link", "Link", player.link),
    player.lent > 0 && number("credit", `${words.title("credits")} for a while`, player.lent),
    player.run_credits > 0 && number("credit", `Run ${words.word("credits")}`, player.run_credits),
    player.tags > 0 &&
      number("tag", player.tags === 1 ? "Tag" : "Tags", player.tags, { bad: true, stat: "tags", side: player.side }),
    player.bad_publicity > 0 && number("bad", "Bad publicity", player.bad_publicity, { bad: true }),
    player.core_damage > 0 && number("core", words.title("core damage"), player.core_damage, { bad: true }),
    player.forgo > 0 && number("click", `${words.title("clicks")} to forgo`, player.forgo, { bad: true }),
    player.counters.map(([kind, n]) => number("spark", `${kind} counters`, n)),
  );
}

/**
 * @param {string} picture
 * @param {string} label
 * @param {string | number} value
 * @param {{big?: boolean, bad?: boolean, stat?: string, side?: string}} [how]
 */
function number(picture, label, value, { big = false, bad = false, stat = "", side = "" } = {}) {
  return h(
    "div",
    {
      class: ["number", big && "big", bad && "bad"],
      title: label,
      dataset: stat ? { stat: `${side} ${stat}`, value } : {},
    },
    h("dt", null, icon(picture), h("span", { class: "number-label" }, label)),
    h("dd", null, value),
  );
}

/**
 * Clicks as pips: those left are full.
 * @param {PlayerView} player
 * @param {boolean} active
 * @param {Drawing} on
 */
function clicks(player, active, on) {
  const usual = player.side === "corp" ? 3 : 4;
  const all = Math.max(usual, player.clicks);
  return h(
    "div",
    {
      class: ["number", "pips", !active && "idle"],
      title: on.words.title("clicks"),
      dataset: { stat: `${player.side} clicks`, value: player.clicks },
    },
    h("dt", null, icon("click"), h("span", { class: "number-label" }, on.words.title("clicks"))),
    h(
      "dd",
      null,
      h("span", { class: "hidden-words" }, player.clicks),
      Array.from({ length: all }, (_, i) =>
        h("i", { class: ["pip", i < player.clicks && "full"], "aria-hidden": "true" }),
      ),
    ),
  );
}

/**
 * @param {PlayerView} player
 * @param {Drawing} on
 */
function points(player, on) {
  const most = on.words.points;
  return h(
    "div",
    {
      class: "number points",
      title: `Agenda points: ${player.points} of ${most}`,
      dataset: { stat: `${player.side} points`, value: player.points },
    },
    h("dt", null, icon("points"), h("span", { class: "number-label" }, "Points")),
    h(
      "dd",
      null,
      `${player.points}/${most}`,
      h("span", {
        class: "meter",
        "aria-hidden": "true",
        style: { "--part": Math.min(1, Math.max(0, player.points / most)) },
      }),
    ),
  );
}

/**
 * The agendas a player has, and what was forfeited into view with them.
 * @param {View} view
 * @param {"corp" | "runner"} side
 * @param {Drawing} on
 */
export function drawScore(view, side, on) {
  const cards = side === "corp" ? view.corp_score : view.runner_score;
  return h(
    "section",
    {
      class: ["score", side],
      "aria-label": side === "corp" ? "Scored agendas" : "Stolen agendas",
      dataset: { pile: `${side} score` },
    },
    h("h3", { class: "zone-title" }, side === "corp" ? "Scored" : "Stolen"),
    h(
      "div",
      { class: "cards" },
      cards.map((card) => cardSlot(card, on, { size: "tiny", where: "in the score area" })),
    ),
  );
}
