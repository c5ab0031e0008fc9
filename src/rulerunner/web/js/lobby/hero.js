/** The top of the front page: a game at once, or the game that is still going on. */

import { h } from "../dom.js";
import { gameList, gameTitle, newestFirst, score, stateWords } from "./games.js";
import { scene } from "./scene.js";
import { busy, playNow } from "./start.js";
import { FIRST_RULES, ago, rulesName, sideName, turnWords } from "./words.js";

/** @typedef {import("../protocol.js").Lobby} Lobby */
/** @typedef {import("../protocol.js").GameInfo} GameInfo */
/** @typedef {import("../protocol.js").Seat} Seat */

/** @param {Lobby} lobby */
export function hero(lobby) {
  const running = newestFirst(lobby.games.filter((game) => !game.result)).sort((a, b) => Number(b.yours) - Number(a.yours));
  return running.length ? comeBack(lobby, running) : welcome(lobby);
}

/** @param {Lobby} lobby @param {Seat} side @param {string} words @param {string} looks */
function begin(lobby, side, words, looks) {
  const button = h("button", { class: `button ${looks}`, type: "button", dataset: { testid: side === "runner" ? "play-now" : "play-corp" } }, words);
  button.addEventListener("click", () => busy(button, () => playNow(lobby, side)));
  return button;
}

/** @param {Lobby} lobby */
function welcome(lobby) {
  return h(
    "section",
    { class: "hero", "aria-labelledby": "hero-title" },
    h(
      "div",
      { class: "hero-words" },
      h("p", { class: "hero-over mono" }, "Netrunner, by the numbers"),
      h("h1", { id: "hero-title" }, "Every step of the run, ", h("em", null, "lit as you take it.")),
      h(
        "p",
        { class: "hero-says" },
        "One player hides agendas behind ice. The other breaks in. The table shows where the run stands, what you may do now, and the rule that says so.",
      ),
      h("div", { class: "hero-doing" }, begin(lobby, "runner", "Play now", "primary grand"), begin(lobby, "corp", "Play as the Corp", "grand")),
      h("p", { class: "muted small" }, `You are the Runner with a starter deck, against a novice bot, under today’s rules (${rulesName(FIRST_RULES)}). No account, nothing to set up, and every choice can be taken back.`),
      h("p", null, h("a", { href: "#/learn", dataset: { testid: "to-learn" } }, "New to the game? Learn it in short lessons")),
      h("p", null, h("a", { href: "#setup", on: { click: toSetup } }, "Or set up a table: three editions, your own decks, a friend")),
    ),
    scene(),
  );
}

/** @param {Lobby} lobby @param {readonly GameInfo[]} running */
function comeBack(lobby, running) {
  const [game, ...others] = running;
  return h(
    "section",
    { class: "hero hero-back", "aria-labelledby": "hero-title" },
    h(
      "div",
      { class: "hero-words" },
      h("p", { class: "hero-over mono" }, "Welcome back"),
      h("h1", { id: "hero-title" }, game.yours ? "It is your move." : "A game is waiting."),
      h(
        "div",
        { class: ["resume", game.seat], dataset: { game: game.id } },
        h("span", { class: "side-tag" }, sideName(game.seat)),
        h(
          "span",
          { class: "game-words" },
          h("b", null, gameTitle(game)),
          h("small", { class: "muted" }, [rulesName(game.rules), turnWords(game.turn), ago(game.updated)].filter(Boolean).join(" · ")),
        ),
        score(game),
        h("a", { class: "button primary grand", href: `#/game/${game.id}`, dataset: { testid: "continue" } }, "Continue"),
        h("span", { class: "hidden-words" }, stateWords(game)),
      ),
      others.length > 0 && gameList(others),
      h("div", { class: "hero-doing" }, begin(lobby, "runner", "New game as the Runner", ""), begin(lobby, "corp", "New game as the Corp", ""), h("a", { class: "button quiet", href: "#setup", on: { click: toSetup } }, "Set up a table")),
    ),
    scene(),
  );
}

/** The address after # names pages, so a place in this page is scrolled to by hand. @param {Event} event */
function toSetup(event) {
  event.preventDefault();
  const setup = document.getElementById("setup");
  setup?.scrollIntoView();
  setup?.focus({ preventScroll: true });
}
