/** The bar over a replay and the buttons below it. */

import { h, put, toast } from "../dom.js";
import { profile } from "../net.js";
import { opponentName, reasonWords, rulesName, sideName } from "../lobby/words.js";
import { busy } from "../lobby/start.js";
import { sign } from "./signs.js";

/** @typedef {import("../protocol.js").ReplayInfo} ReplayInfo */
/** @typedef {import("./moments.js").Seats} Seats */

/** @type {readonly [Seats, string, string][]} */
const SEATS = [
  ["corp", "Corp", "Only what the Corp saw"],
  ["runner", "Runner", "Only what the Runner saw"],
  ["both", "Both", "What both players saw"],
];

/** @param {ReplayInfo} info */
function playersWords({ players }) {
  const who = (/** @type {string} */ side) => (players[side] === "human" || !players[side] ? "a person" : opponentName(players[side]));
  return `Corp: ${who("corp")} · Runner: ${who("runner")}`;
}

/** How the game ended. @param {ReplayInfo} info */
export function endWords({ result }) {
  if (!result) return "Not finished";
  const [winner, reason] = result;
  return `${winner ? `The ${sideName(winner)} won` : "A draw"} ${reasonWords(reason)}`.trim();
}

/**
 * @param {HTMLElement} root @param {ReplayInfo} info @param {Seats} seats
 * @param {{seats: (seats: Seats) => void, playOn: () => void, lab: () => void}} on
 */
export function drawBar(root, info, seats, on) {
  const file = h("button", { class: "button quiet", type: "button", dataset: { testid: "replay-download" } }, sign("file"), h("span", { class: "replay-word" }, "File"));
  file.setAttribute("aria-label", "Save the replay as a file");
  file.addEventListener("click", () => busy(file, () => save(info)));
  put(
    root,
    h("a", { class: "button quiet icon", href: "#/", "aria-label": "To the lobby" }, sign("leave")),
    h("h1", { class: "replay-title" }, "Replay", h("small", null, `${rulesName(info.rules)} · ${playersWords(info)} · ${endWords(info)}`)),
    h(
      "div",
      { class: "segments replay-seats", role: "radiogroup", "aria-label": "Whose eyes" },
      SEATS.map(([value, words, title]) =>
        h(
          "label",
          { title },
          h("input", { type: "radio", name: "replay-seats", value, checked: value === seats, dataset: { testid: `seat-${value}` }, on: { change: () => on.seats(value) } }),
          h("span", null, words),
        ),
      ),
    ),
    file,
    h("button", { class: "button quiet", type: "button", dataset: { testid: "to-lab" }, title: "Open this moment in the lab", on: { click: on.lab } }, "Lab"),
    h("button", { class: "button", type: "button", dataset: { testid: "play-on" }, on: { click: on.playOn } }, h("span", null, "Play on", h("span", { class: "replay-word" }, " from here"))),
  );
}

/** The file as the server has it, byte by byte. @param {ReplayInfo} info */
async function save(info) {
  const response = await fetch(`/api/replays/${encodeURIComponent(info.id)}/file`, { headers: { Authorization: `Bearer ${profile()}` } });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const url = URL.createObjectURL(await response.blob());
  const named = /filename="?([\w .-]+)"?/.exec(response.headers.get("Content-Disposition") ?? "")?.[1];
  h("a", { href: url, download: named ?? `rulerunner-${info.id}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  toast("The replay is saved as a file.", "good");
}

/**
 * The buttons that move in time.
 * @param {{step: (by: number) => void, turn: (by: number) => void, play: () => void}} on
 */
export function transport(on) {
  const button = (/** @type {string} */ words, /** @type {string} */ picture, /** @type {() => void} */ click, /** @type {string} */ id) =>
    h("button", { class: "button quiet icon", type: "button", "aria-label": words, title: words, dataset: { testid: id }, on: { click } }, sign(picture));
  const play = button("Play", "play", on.play, "replay-play");
  play.classList.add("replay-play");
  const element = h(
    "div",
    { class: "transport", role: "group", "aria-label": "Move in time" },
    button("Turn back (Page Up)", "unturn", () => on.turn(-1), "replay-turn-back"),
    button("One decision back (←)", "back", () => on.step(-1), "replay-back"),
    play,
    button("One decision on (→)", "next", () => on.step(1), "replay-next"),
    button("Next turn (Page Down)", "turn", () => on.turn(1), "replay-turn-on"),
  );
  return {
    element,
    /** @param {boolean} playing */
    playing(playing) {
      put(play, sign(playing ? "pause" : "play"));
      play.setAttribute("aria-label", playing ? "Pause" : "Play");
      play.title = playing ? "Pause (space)" : "Play (space)";
    },
  };
}
