/** Sit down in the middle of a replay. */

import { dialog, h } from "../dom.js";
import { api, once } from "../net.js";
import { busy } from "../lobby/start.js";
import { tile } from "../lobby/tiles.js";
import { opponentName, sentence, sideName } from "../lobby/words.js";

/** @typedef {import("../protocol.js").GameInfo} GameInfo */
/** @typedef {import("../protocol.js").Lobby} Lobby */
/** @typedef {import("../protocol.js").Seat} Seat */

/** @param {string} id @param {number} at @param {string} where in words @param {Seat} likely */
export async function playOn(id, at, where, likely) {
  /** @type {Lobby} */
  const lobby = await once("/api/lobby");
  let side = likely;
  let opponent = lobby.opponents[0]?.name ?? "";
  const start = h("button", { class: "button primary", type: "button", dataset: { testid: "play-on-start" } }, "Play on");
  const sides = /** @type {const} */ (["runner", "corp"]).map((each) =>
    tile({ group: "play-on-side", value: each, chosen: each === side, choose: () => (side = each), class: each, dataset: { side: each } }, h("b", null, sideName(each))),
  );
  const bots = lobby.opponents.map(({ name, says }) =>
    tile({ group: "play-on-bot", value: name, chosen: name === opponent, choose: () => (opponent = name), dataset: { opponent: name } }, h("b", null, opponentName(name)), h("span", { class: "muted small" }, sentence(says))),
  );
  const box = dialog(
    "Play on from here",
    h("h2", null, "Play on from here"),
    h("p", { class: "muted" }, `${where}. The replay stays as it is; this becomes a game of your own.`),
    h("fieldset", null, h("legend", null, "You are"), h("div", { class: "tiles" }, sides)),
    h("fieldset", null, h("legend", null, "Against"), h("div", { class: "tiles" }, bots)),
    h("div", { class: "row end" }, h("button", { class: "button", type: "button", on: { click: () => box.close() } }, "Cancel"), start),
  );
  start.addEventListener("click", () =>
    busy(start, async () => {
      /** @type {GameInfo} */
      const game = await api.post(`/api/replays/${encodeURIComponent(id)}/play`, { at, side, opponent });
      box.close();
      location.hash = `#/game/${game.id}`;
    }),
  );
}
