// The Corp's servers as columns: ice outermost first, towards the Runner; then the root; then the name.

import { h } from "../dom.js";
import { cardSlot } from "./card.js";
import { icon } from "./icons.js";
import { NEW_REMOTE, sentence } from "./options.js";
import { runRail } from "./rail.js";

/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").ServerView} ServerView */
/** @typedef {import("./card.js").Drawing} Drawing */

const HQ = 0;
const RND = 1;
const ARCHIVES = 2;

/**
 * @param {View} view
 * @param {Drawing} on
 */
export function drawServers(view, on) {
  const most = Math.max(0, ...view.servers.map((server) => server.ice.length));
  return h(
    "section",
    {
      class: "servers",
      style: { "--most": Math.max(1, most) },
      "aria-label": on.words.title("servers"),
      dataset: { scroll: "servers", pane: "servers" },
    },
    view.servers.map((server) => column(server, view, on)),
    newColumn(view, on),
  );
}

/**
 * @param {ServerView} server
 * @param {View} view
 * @param {Drawing} on
 */
function column(server, view, on) {
  const doings = on.servers.get(server.id) ?? [];
  const named = doings.length > 0 && doings.every((doing) => !doing.then);
  const attacked = view.run?.server === server.id;
  return h(
    "section",
    {
      class: ["server", server.id <= ARCHIVES ? "central" : "remote", attacked && "attacked", named && "legal-server"],
      "aria-label": serverWords(server, view),
      // As wide as the names of what lies in it need.
      style: { "--roots": server.root.length + (server.id <= ARCHIVES ? 1 : 0) },
      dataset: { server: server.id, drop: `server ${server.id}` },
    },
    attacked && runRail(view, server),
    h(
      "div",
      { class: "ice" },
      server.ice.map((card, index) =>
        cardSlot(card, on, {
          size: "tiny",
          ice: true,
          where: `ice ${index + 1} of ${server.ice.length} on ${server.name}`,
        }),
      ),
    ),
    h(
      "div",
      { class: "root" },
      server.id <= ARCHIVES && pile(server, view, on),
      server.root.map((card) => cardSlot(card, on, { size: "tiny", where: `in ${server.name}` })),
    ),
    nameplate(server, doings, on),
  );
}

/**
 * @param {ServerView} server
 * @param {import("./options.js").Doing[]} doings
 * @param {Drawing} on
 */
function nameplate(server, doings, on) {
  const marks = server.counters.map(([kind, n]) => h("span", { class: "counter" }, h("b", null, n), ` ${kind}`));
  if (!doings.length || on.passive) return h("div", { class: "nameplate" }, h("span", null, sentence(server.name)), marks);
  const offer = Boolean(doings[0].then);
  return h(
    "button",
    {
      type: "button",
      class: ["nameplate", offer ? "offer" : "legal"],
      tabindex: -1,
      title: doings[0].label,
      dataset: { nav: "", testid: "server", target: server.id },
      on: {
        click: (/** @type {MouseEvent} */ e) => on.onServer(server.id, /** @type {HTMLElement} */ (e.currentTarget)),
      },
    },
    icon(offer ? "run" : "spark"),
    h("span", { "aria-hidden": "true" }, sentence(server.name)),
    h(
      "span",
      { class: "hidden-words" },
      doings.length === 1 ? doings[0].label : `${server.name}, ${doings.length} options`,
    ),
    marks,
  );
}

/**
 * The pile of a central server: how many cards it holds.
 * @param {ServerView} server
 * @param {View} view
 * @param {Drawing} on
 */
function pile(server, view, on) {
  const up = view.archives.filter((card) => card.faceup).length;
  const [count, note] =
    server.id === HQ
      ? [view.corp.hand, "hand"]
      : server.id === RND
        ? [view.corp.deck, "deck"]
        : [view.archives.length, up ? `${up} face up` : "discard"];
  const face = h(
    "span",
    { class: "pile-face" },
    h("b", { class: "pile-count" }, count),
    h("span", { class: "pile-note" }, note),
  );
  const dataset = { pile: `corp ${["hand", "deck", "discard"][server.id]}`, drop: `server ${server.id}` };
  if (server.id !== ARCHIVES || !view.archives.length) {
    return h("div", { class: ["pile", `pile-${server.id}`], dataset }, face);
  }
  const inside = view.archives.reduce((sum, card) => sum + (on.glow.get(card.handle)?.length ?? 0), 0);
  return h(
    "button",
    {
      type: "button",
      class: ["pile", `pile-${server.id}`, inside > 0 && "legal"],
      tabindex: -1,
      dataset: { ...dataset, nav: "" },
      on: {
        click: (/** @type {MouseEvent} */ e) =>
          on.onPile("Archives", view.archives, /** @type {HTMLElement} */ (e.currentTarget)),
      },
    },
    h("span", { "aria-hidden": "true" }, face),
    h("span", { class: "hidden-words" }, `Archives: ${count} cards, ${up} face up. Look at them`),
  );
}

/**
 * Where a new remote server would be, if one can be made now.
 * @param {View} view
 * @param {Drawing} on
 */
function newColumn(view, on) {
  const doings = on.servers.get(NEW_REMOTE) ?? [];
  const installs = view.seat === "corp" && view.decision?.options.some((option) => option.kind === "install");
  if (on.passive || (!doings.length && !installs)) return null;
  const name = `New ${on.words.word("remote server")}`;
  return h(
    "section",
    {
      class: ["server", "remote", "new", doings.length > 0 && "legal-server"],
      "aria-label": name,
      dataset: { server: NEW_REMOTE, drop: `server ${NEW_REMOTE}` },
    },
    h("div", { class: "ice" }),
    h("div", { class: "root" }, h("div", { class: "ghost", "aria-hidden": "true" }, icon("plus"))),
    doings.length > 0
      ? h(
          "button",
          {
            type: "button",
            class: "nameplate legal",
            tabindex: -1,
            dataset: { nav: "", testid: "server", target: NEW_REMOTE },
            on: {
              click: (/** @type {MouseEvent} */ e) =>
                on.onServer(NEW_REMOTE, /** @type {HTMLElement} */ (e.currentTarget)),
            },
          },
          icon("spark"),
          h("span", { "aria-hidden": "true" }, "New"),
          h("span", { class: "hidden-words" }, doings[0].label),
        )
      : h("div", { class: "nameplate" }, h("span", null, "New")),
  );
}

/**
 * @param {ServerView} server
 * @param {View} view
 */
function serverWords(server, view) {
  const attacked = view.run?.server === server.id ? ", attacked" : "";
  return `${server.name}${attacked}: ${server.ice.length} ice, ${server.root.length} in the root`;
}
