// The whole table as a seat sees it: the opponent above, this seat below, the servers and the rig between.

import { h, put } from "../dom.js";
import { cardFace, looseCard } from "../card/face.js";
import { cardSlot } from "./card.js";
import { drawPlayer, drawScore } from "./player.js";
import { drawRig } from "./rig.js";
import { drawServers } from "./servers.js";
import { PLAIN } from "./words.js";

/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {import("./card.js").Drawing} Drawing */
/**
 * @typedef {{
 *   rules: string,
 *   words?: import("./words.js").Lexicon,
 *   names?: Record<string, string>,
 *   glow?: Map<string, import("./options.js").Doing[]>,
 *   servers?: Map<number, import("./options.js").Doing[]>,
 *   onCard?: Drawing["onCard"],
 *   onServer?: Drawing["onServer"],
 *   onPile?: Drawing["onPile"],
 *   otherHand?: readonly CardView[],
 *   passive?: boolean,
 * }} BoardOptions
 * `names` says who sits where; `otherHand` shows the other player's hand (a replay of both seats); `passive` is a board to look at only.
 */

const nothing = () => {};

/**
 * @param {HTMLElement} root
 * @param {View} view
 * @param {BoardOptions} options
 */
export function drawBoard(root, view, options) {
  /** @type {Drawing} */
  const on = {
    rules: options.rules,
    words: options.words ?? PLAIN,
    names: options.names ?? {},
    seat: view.seat,
    glow: options.glow ?? new Map(),
    servers: options.servers ?? new Map(),
    onCard: options.onCard ?? nothing,
    onServer: options.onServer ?? nothing,
    onPile: options.onPile ?? nothing,
    passive: options.passive ?? false,
  };
  const mine = view.seat === "corp" ? "corp" : "runner";
  const other = mine === "corp" ? "runner" : "corp";
  const scrolled = scrolls(root);
  const focus = focused(root);
  const servers = drawServers(view, on);
  const rig = drawRig(view, on);
  put(
    root,
    h(
      "div",
      { class: ["board", `seat-${mine}`, view.run && "in-run"], dataset: { testid: "board" } },
      h(
        "div",
        { class: "strip top" },
        drawPlayer(view, other, on),
        otherHand(view, other, on, options.otherHand),
        drawScore(view, other, on),
      ),
      h("div", { class: "playfield" }, mine === "corp" ? [rig, servers] : [servers, rig]),
      h("div", { class: "strip bottom" }, drawPlayer(view, mine, on), drawHand(view, on), drawScore(view, mine, on)),
    ),
  );
  scrolled.forEach((left, name) => {
    const pane = root.querySelector(`[data-scroll="${name}"]`);
    if (pane) pane.scrollLeft = left;
  });
  bringIn(root.querySelector(".server.attacked") ?? chosenFrom(root));
  restore(root, focus);
}

/**
 * The one server from whose cards something is to be chosen, if there is one.
 * @param {HTMLElement} root
 */
function chosenFrom(root) {
  const found = new Set([...root.querySelectorAll(".server .card-button.legal")].map((card) => card.closest(".server")));
  return found.size === 1 ? [...found][0] : null;
}

/**
 * Where the servers do not fit side by side, the one that matters comes into view.
 * @param {Element | null} server
 */
function bringIn(server) {
  const pane = server?.parentElement;
  if (!server || !pane || pane.scrollWidth <= pane.clientWidth) return;
  const [box, frame] = [server.getBoundingClientRect(), pane.getBoundingClientRect()];
  if (box.left < frame.left) pane.scrollLeft += box.left - frame.left;
  else if (box.right > frame.right) pane.scrollLeft += box.right - frame.right;
}

/**
 * @param {View} view
 * @param {Drawing} on
 */
function drawHand(view, on) {
  const name = view.seat === "corp" ? "HQ" : on.words.title("grip");
  return h(
    "section",
    {
      class: "hand",
      "aria-label": `Your hand (${name})`,
      dataset: { scroll: "hand", testid: "hand" },
      style: { "--n": view.hand.length },
    },
    view.hand.map((card) => cardSlot(card, on, { hand: true, where: "in your hand" })),
    !view.hand.length && h("p", { class: "muted small" }, "Your hand is empty."),
  );
}

/**
 * @param {View} view
 * @param {"corp" | "runner"} side
 * @param {Drawing} on
 * @param {readonly CardView[] | undefined} cards
 */
function otherHand(view, side, on, cards) {
  if (cards) {
    return h(
      "section",
      { class: "other-hand open", "aria-label": "The other hand" },
      cards.map((card) => cardSlot(card, on, { size: "tiny", hand: true })),
    );
  }
  const count = side === "corp" ? view.corp.hand : view.runner.hand;
  const back = { ...looseCard("", side), faceup: false };
  return h(
    "section",
    { class: "other-hand", "aria-label": `The opponent's hand: ${count} cards`, dataset: { pile: `${side} hand` } },
    Array.from({ length: Math.min(count, 12) }, () =>
      h("span", { class: "back", "aria-hidden": "true" }, cardFace(back, { size: "tiny", rules: on.rules })),
    ),
  );
}

/** @param {HTMLElement} root */
function scrolls(root) {
  /** @type {Map<string, number>} */
  const found = new Map();
  root.querySelectorAll("[data-scroll]").forEach((pane) => {
    if (pane instanceof HTMLElement) found.set(pane.dataset.scroll ?? "", pane.scrollLeft);
  });
  return found;
}

/**
 * What has the focus, so that it can have it again after the board is drawn anew.
 * @param {HTMLElement} root
 */
function focused(root) {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !root.contains(element)) return null;
  return {
    key: element.dataset.key,
    handle: element.dataset.handle,
    target: element.dataset.target,
    pile: element.dataset.pile,
  };
}

/**
 * @param {HTMLElement} root
 * @param {ReturnType<typeof focused>} was
 */
function restore(root, was) {
  const all = [...root.querySelectorAll("[data-nav]")].filter((each) => each instanceof HTMLElement);
  const again =
    was &&
    (all.find((each) => was.key !== undefined && each.dataset.key === was.key) ??
      all.find((each) => was.handle !== undefined && each.dataset.handle === was.handle) ??
      all.find((each) => was.target !== undefined && each.dataset.target === was.target) ??
      all.find((each) => was.pile !== undefined && each.dataset.pile === was.pile));
  const stop = again ?? all.find((each) => each.classList.contains("legal")) ?? all.at(-1);
  if (stop) stop.tabIndex = 0;
  if (was) (again ?? stop)?.focus({ preventScroll: true });
}
