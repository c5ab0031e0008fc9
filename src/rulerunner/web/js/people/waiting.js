/** A table of one's own with a free seat: the link to send, the code to read aloud, and waiting. */

import { h, put, toast } from "../dom.js";
import { bar } from "../lobby/bar.js";
import { busy } from "../lobby/start.js";
import { rulesName, sideName } from "../lobby/words.js";
import { api } from "../net.js";
import { termsWords } from "./terms.js";

/** @typedef {import("../protocol.js").GameInfo} GameInfo */
/** @typedef {import("../protocol.js").Lobby} Lobby */
/** @typedef {import("../protocol.js").TableInfo} TableInfo */

const EVERY = 1500;

/** @param {HTMLElement} root @param {Record<string, string>} params */
export async function open(root, { id }) {
  document.title = "Waiting · Rulerunner";
  root.classList.add("lobby");
  put(root, bar("people"), h("p", { class: "loading", role: "status" }, "One moment…"));
  const path = `/api/tables/${encodeURIComponent(id)}`;
  /** @type {[Lobby, TableInfo]} */
  const [lobby, table] = await Promise.all([api.get("/api/lobby"), api.get(path)]);
  const game = lobby.games.find((each) => each.id === id);
  if (!game || !table.free) {
    location.replace(`#/game/${id}`);
    return { close() {} };
  }
  put(root, bar("people"), waiting(lobby, table, game));
  const timer = window.setInterval(async () => {
    try {
      /** @type {TableInfo} */
      const now = await api.get(path);
      if (now.free) return;
      clearInterval(timer);
      if (location.hash === `#/table/${id}`) location.replace(`#/game/${id}`);
    } catch {
      // the next look may find the server again
    }
  }, EVERY);
  return { close: () => clearInterval(timer) };
}

/** @param {Lobby} lobby @param {TableInfo} table @param {GameInfo} game */
function waiting(lobby, table, game) {
  const base = isLocal(location.hostname) && lobby.address ? lobby.address : location.origin;
  const link = new URL(`#/join/${game.invite}`, `${base}/`).href;
  const field = h("input", { class: "field wide mono", readonly: true, value: link, "aria-label": "Invitation link", dataset: { testid: "invitation" } });
  const copy = h("button", { class: "button primary", type: "button", on: { click: () => copied(field) } }, "Copy the link");
  const leave = h("button", { class: "button quiet", type: "button" }, "Clear the table away");
  leave.addEventListener("click", () =>
    busy(leave, async () => {
      await api.delete(`/api/games/${encodeURIComponent(table.id)}`);
      location.hash = "#/";
    }),
  );
  return h(
    "section",
    { class: "people invitation", dataset: { testid: "waiting" } },
    h("p", { class: "hero-over mono" }, "Your table"),
    h("h1", null, `Waiting for a ${sideName(table.free)}`),
    h("p", null, `${rulesName(table.rules)}. Nothing is dealt before someone sits down with a deck of their own.`),
    game.invite
      ? [
          h("h2", null, "Send this link"),
          h("div", { class: "row" }, field, copy),
          isLocal(new URL(base).hostname) && h("p", { class: "warning", role: "note", dataset: { testid: "local-link" } }, "This link works on this computer only. For others start the server with --host 0.0.0.0, and open the address that it prints."),
        ]
      : h("p", { class: "muted" }, "The link is in the browser in which you set up the table."),
    game.code && [h("h2", null, "Or read this code aloud"), h("p", { class: "code mono", dataset: { testid: "code" } }, `${game.code.slice(0, 3)} ${game.code.slice(3)}`)],
    h("ul", { class: "terms-words" }, termsWords(table.terms).map((each) => h("li", null, each))),
    h("p", { class: "muted small" }, "The deal is promised: ", h("code", { class: "mono commitment" }, table.commitment), ". Keep this; after the game ", h("code", null, "rulerunner verify"), " proves that the deal follows from it."),
    leave,
  );
}

/** @param {string} host */
export function isLocal(host) {
  return host === "localhost" || host === "[::1]" || /^127\./.test(host);
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
