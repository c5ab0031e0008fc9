/** The front page. */

import { h, put, toast } from "../dom.js";
import { api } from "../net.js";
import { bar } from "./bar.js";
import { gameList } from "./games.js";
import { hero } from "./hero.js";
import { openTables } from "../people/tables.js";
import { setup } from "./setup.js";
import { busy, complain, watch } from "./start.js";

/** @typedef {import("../protocol.js").Lobby} Lobby */

const LONGEST = 4_000_000;

/** @param {HTMLElement} root */
export async function open(root) {
  document.title = "Rulerunner";
  root.classList.add("lobby");
  put(root, bar("play"), h("p", { class: "loading", role: "status" }, "One moment…"));
  /** @type {Lobby} */
  const lobby = await api.get("/api/lobby");
  const tables = openTables(lobby);
  const over = lobby.games.filter((game) => game.result);
  put(
    root,
    bar("play"),
    hero(lobby),
    tables.root,
    setup(lobby),
    h(
      "section",
      { class: "replays", "aria-labelledby": "replays-title" },
      h("div", { class: "row between" }, h("h2", { id: "replays-title" }, "Replays"), upload()),
      over.length ? gameList(over) : h("p", { class: "muted" }, "Games that are over can be watched here, step by step and from both sides. A replay file of someone else's game, too."),
    ),
    h("footer", { class: "foot muted small" }, h("span", null, `Rulerunner ${lobby.version}`), h("span", null, "Cards, pictures and words are drawn by this program.")),
  );
  return { close: tables.close };
}

/** A replay file to watch. */
function upload() {
  const button = h("button", { class: "button", type: "button", on: { click: () => file.click() } }, "Open a replay file…");
  const file = h("input", {
    type: "file",
    class: "hidden-words",
    tabindex: -1,
    "aria-label": "Replay file",
    dataset: { testid: "replay-file" },
    on: { change: () => take(file.files?.[0]) },
  });
  const take = (/** @type {File | undefined} */ chosen) => {
    if (!chosen) return;
    if (chosen.size > LONGEST) return complain(`${chosen.name} is too large for a replay.`);
    busy(button, async () => {
      await watch({ text: await chosen.text() });
      toast(`${chosen.name} is open.`, "good");
    });
    file.value = "";
  };
  return h("div", null, button, file);
}
