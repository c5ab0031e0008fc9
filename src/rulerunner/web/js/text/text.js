// The table in words: headings, lists and buttons, with everything the drawn table shows.

import { h, put } from "../dom.js";
import { cardWords, counterWords } from "../table/card.js";
import { ruleTag } from "../table/inspector.js";
import { standing, standingWords } from "../table/rail.js";
import { capital } from "../table/words.js";
import { brief } from "../table/strip.js";

/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {import("../protocol.js").PlayerView} PlayerView */
/**
 * @typedef {{
 *   words: import("../table/words.js").Lexicon,
 *   plan: import("../table/options.js").Plan,
 *   act: (doing: import("../table/options.js").Doing) => void,
 *   explain: (rule: string) => void,
 *   look: (card: CardView) => void,
 * }} Telling
 */

/**
 * @param {HTMLElement} root
 * @param {View} view
 * @param {Telling} on
 */
export function drawText(root, view, on) {
  const had = root.contains(document.activeElement) ? document.activeElement?.getAttribute("data-line") : null;
  const mine = view.seat === "corp" ? view.corp : view.runner;
  const other = view.seat === "corp" ? view.runner : view.corp;
  put(
    root,
    status(view, on),
    happening(view, on),
    h("section", null, h("h2", null, "Your hand"), list(view.hand, on, "Your hand is empty.", true)),
    player("You", mine, on),
    player("Your opponent", other, on),
    servers(view, on),
    h("section", null, h("h2", null, "The Runner's rig"), list(view.rig, on, "Nothing is installed.")),
    pile("Archives", view.archives, on),
    pile(on.words.title("heap"), view.heap, on),
    pile("Scored by the Corp", view.corp_score, on),
    pile("Stolen by the Runner", view.runner_score, on),
    view.removed.length > 0 && pile("Removed from the game", view.removed, on),
    !!view.outside?.length && pile("Outside the game", view.outside, on),
    h("section", null, h("h2", null, "Identities"), list(view.identities, on, "None in this game.")),
  );
  if (had) {
    const again = root.querySelector(`[data-line="${CSS.escape(had)}"]`);
    if (again instanceof HTMLElement) again.focus();
  }
}

/**
 * @param {View} view
 * @param {Telling} on
 */
function status(view, on) {
  const at = view.step;
  return h(
    "section",
    null,
    h("h2", null, "Where the game is"),
    at
      ? h("p", null, `${at.what}${at.phase ? `, ${at.phase}` : ""}: ${brief(at.says)} `, ruleTag(at.rule, on.explain))
      : h("p", null, "The game is being set up."),
    view.past.runs.length > 0 &&
      h(
        "p",
        null,
        `Runs this turn: ${view.past.runs.map((id) => view.servers.find((each) => each.id === id)?.name ?? "a server that is gone").join(", ")}.`,
      ),
  );
}

/**
 * @param {View} view
 * @param {Telling} on
 */
function happening(view, on) {
  const server = view.run && view.servers.find((each) => each.id === view.run?.server);
  const shown = [...(view.accessing ? [view.accessing] : []), ...view.play, ...view.shown, ...view.aside];
  if (!server && !view.encounter && !view.trace && !shown.length) return null;
  return h(
    "section",
    { dataset: { testid: "text-happening" } },
    h("h2", null, "Happening now"),
    server && h("p", null, `${standingWords(view, server)}.`),
    view.encounter &&
      h(
        "section",
        null,
        h(
          "h3",
          null,
          `Encounter: ${cardWords(view.encounter.ice, on.words)}${view.encounter.cut_short ? ", bypassed" : ""}`,
        ),
        h(
          "ol",
          null,
          view.encounter.subroutines.map((sub) =>
            h(
              "li",
              null,
              `${capital(sub.text)} ${sub.broken ? "(broken)" : sub.resolved ? "(resolved)" : "(not broken)"}`,
            ),
          ),
        ),
      ),
    view.trace &&
      h(
        "p",
        null,
        `Trace: base ${view.trace.base}, strength ${view.trace.strength ?? "not known"}, link ${view.trace.link ?? "not known"}.`,
      ),
    view.accessing && h("p", null, `Accessed: ${view.accessing.name || "a hidden card"}.`),
    shown.length > 0 && list(shown, on, ""),
  );
}

/**
 * @param {string} title
 * @param {PlayerView} player
 * @param {Telling} on
 */
function player(title, player, on) {
  const { words } = on;
  const corp = player.side === "corp";
  const facts = [
    words.count(player.credits, "credit"),
    words.count(player.clicks, "click"),
    `${player.points} of ${words.points} points`,
    `${player.hand} of ${player.hand_size} cards in ${corp ? "HQ" : `the ${words.word("grip")}`}`,
    `${player.deck} in ${corp ? "R&D" : `the ${words.word("stack")}`}`,
    ...(corp
      ? []
      : [
          `memory ${player.memory_used} of ${player.memory}`,
          `link ${player.link}`,
          `${player.tags} tag${player.tags === 1 ? "" : "s"}`,
        ]),
    ...(corp || player.bad_publicity ? [`${player.bad_publicity} bad publicity`] : []),
    ...(player.core_damage ? [`${player.core_damage} ${words.word("core damage")}`] : []),
    ...(player.lent ? [`${words.count(player.lent, "credit")} more for a while`] : []),
    ...(player.run_credits ? [`${words.count(player.run_credits, "credit")} for this run`] : []),
    ...player.counters.map(([kind, n]) => counterWords(kind, n, words)),
  ];
  return h(
    "section",
    null,
    h("h2", null, `${title} (${corp ? "Corp" : "Runner"})`),
    h("p", null, `${facts.join(", ")}.`),
  );
}

/**
 * @param {View} view
 * @param {Telling} on
 */
function servers(view, on) {
  return h(
    "section",
    null,
    h("h2", null, on.words.title("servers")),
    view.servers.map((server) => {
      const doings = on.plan.servers.get(server.id) ?? [];
      const at = view.run?.server === server.id ? standing(view, server) : null;
      return h(
        "section",
        null,
        h("h3", null, `${server.name}${at === null ? "" : ", attacked"}`),
        doings.map((doing) =>
          h("button", { type: "button", class: "button", on: { click: () => on.act(doing) } }, doing.label),
        ),
        h("p", { class: "muted" }, server.ice.length ? "Ice, from the outside in:" : "No ice."),
        server.ice.length > 0 && list(server.ice, on, ""),
        server.root.length > 0 && [h("p", { class: "muted" }, "In the root:"), list(server.root, on, "")],
      );
    }),
    (on.plan.servers.get(-2) ?? []).map((doing) =>
      h("button", { type: "button", class: "button", on: { click: () => on.act(doing) } }, doing.label),
    ),
  );
}

/**
 * @param {string} title
 * @param {readonly CardView[]} cards
 * @param {Telling} on
 */
function pile(title, cards, on) {
  return h("section", null, h("h2", null, `${title} (${cards.length})`), cards.length > 0 && list(cards, on, ""));
}

/**
 * Cards as a list: the name looks at the card, the buttons after it are what it can do now.
 * @param {readonly CardView[]} cards
 * @param {Telling} on
 * @param {string} none
 * @param {boolean} [hand]
 * @returns {HTMLElement}
 */
function list(cards, on, none, hand = false) {
  if (!cards.length) return h("p", { class: "muted" }, none);
  return h(
    "ul",
    { class: "text-cards" },
    cards.map((card) => {
      const doings = on.plan.cards.get(card.handle) ?? [];
      return h(
        "li",
        null,
        h(
          "button",
          {
            type: "button",
            class: "text-card",
            dataset: { testid: "card", handle: card.handle, line: `look ${card.handle}` },
            on: { click: () => on.look(card) },
          },
          cardWords(card, on.words, { hand }),
        ),
        doings.map((doing) =>
          h(
            "button",
            {
              type: "button",
              class: "button",
              dataset: { line: `do ${card.handle} ${doing.label}` },
              on: { click: () => on.act(doing) },
            },
            doing.label,
          ),
        ),
        card.hosted.length > 0 && list(card.hosted, on, ""),
      );
    }),
  );
}
