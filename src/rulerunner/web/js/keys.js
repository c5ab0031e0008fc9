// The keyboard: digits for options, letters for places and tools, arrows from card to card.

import { hideCard } from "./card/zoom.js";
import { changeSettings, settings } from "./settings.js";
import { hideMenu } from "./table/menu.js";
import { cardAt } from "./table/options.js";
import { keysOn } from "./shortcuts.js";
import { choiceOfKey } from "./table/choices.js";
import { focusFirst } from "./table/prompt.js";

/** What the keys steer.
 * @typedef {{
 *   root: HTMLElement,
 *   parts: {board: HTMLElement, prompt: HTMLElement, chart: HTMLElement, log: HTMLElement},
 *   game: import("./store.js").Game,
 *   plan: import("./table/options.js").Plan,
 *   all: boolean,
 *   inspector: import("./table/inspector.js").Inspector,
 *   explain: (rule: string) => void,
 *   help: () => void,
 *   choose: (index: number) => void,
 *   inspect: (card: import("./protocol.js").CardView) => void,
 * }} Steered */

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/**
 * @param {Steered} table
 * @returns {() => void} stop listening
 */
export function keys(table) {
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (handle(table, event)) event.preventDefault();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

/**
 * @param {Steered} table
 * @param {KeyboardEvent} event
 * @returns {boolean} whether it meant something
 */
function handle(table, event) {
  const at = document.activeElement;
  const typing = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement;
  if (event.key === "Escape") return hideMenu() || table.inspector.close() || table.game.skip() || (hideCard(), false);
  if (typing) return false;
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z") {
    if (event.shiftKey) table.game.redo();
    else table.game.undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (ARROWS.includes(event.key)) return arrow(table, event.key);
  if (!keysOn() || event.repeat) return false; // a key held down must not answer the next question, too
  if (/^\d$/.test(event.key)) return digit(table, Number(event.key));
  if (event.key === " ") return !(at instanceof HTMLButtonElement || at instanceof HTMLAnchorElement) && pass(table);
  return letter(table, event.key);
}

/**
 * @param {Steered} table
 * @param {number} key
 */
function digit(table, key) {
  if (table.game.skip()) return true;
  const decision = table.game.decision;
  const choice = decision && choiceOfKey(decision, table.plan, table.all, key);
  if (!choice) return false;
  if (choice.plan !== undefined) table.game.follow(choice.plan);
  else table.choose(choice.index);
  return true;
}

/** @param {Steered} table */
function pass(table) {
  if (table.game.skip()) return true;
  if (!table.game.decision || table.plan.pass < 0) return false;
  table.choose(table.plan.pass);
  return true;
}

/**
 * @param {Steered} table
 * @param {string} key
 */
function letter(table, key) {
  const { board, prompt, chart, log } = table.parts;
  switch (key) {
    case "p":
      return pass(table);
    case "u":
      table.game.undo();
      return true;
    case "y":
      table.game.redo();
      return true;
    case "t":
      void changeSettings({ text_mode: !settings.text_mode });
      return true;
    case "c":
      void changeSettings({ chart: !settings.chart });
      return true;
    case "?":
      table.help();
      return true;
    case "w":
      return what(table);
    case "i":
      return look(table);
    case "o":
      focusFirst(prompt);
      return true;
    case "l":
      return focus(log, ".log-lines");
    case "k":
      return focus(chart, ".step[data-state=current]") || focus(chart, ".step");
    case "h":
      return focus(board, ".hand [data-nav]");
    case "s":
      return focus(board, ".servers [data-nav]");
    case "r":
      return focus(board, ".rig [data-nav]");
    case "g":
    case "G":
      return glowing(board, key === "g" ? 1 : -1);
  }
  return false;
}

/** @param {Steered} table */
function what(table) {
  const rule = table.game.view?.step?.rule;
  if (rule) table.explain(rule);
  return Boolean(rule);
}

/** @param {Steered} table */
function look(table) {
  const handle = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.handle : "";
  const card = handle && table.game.view ? cardAt(table.game.view, handle) : undefined;
  if (card) table.inspect(card);
  return Boolean(card);
}

/**
 * @param {HTMLElement} root
 * @param {string} selector
 */
function focus(root, selector) {
  const found = root.querySelector(selector);
  if (!(found instanceof HTMLElement)) return false;
  move(root, found);
  return true;
}

/**
 * @param {HTMLElement} board
 * @param {number} by
 */
function glowing(board, by) {
  const all = [...board.querySelectorAll("[data-nav].legal")].filter((each) => each instanceof HTMLElement);
  if (!all.length) return false;
  const at = all.findIndex((each) => each === document.activeElement);
  move(board, all[(at < 0 ? (by > 0 ? 0 : -1) : at + by + all.length) % all.length] ?? all[0]);
  return true;
}

/**
 * The nearest card, server or pile in a direction.
 * @param {Steered} table
 * @param {string} key
 */
function arrow(table, key) {
  const { board } = table.parts;
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || here.dataset.nav === undefined || !board.contains(here)) {
    if (here && here !== document.body && here !== table.root) return false;
    return focus(board, "[data-nav][tabindex='0']");
  }
  const from = centre(here);
  const sideways = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  /** @type {HTMLElement | null} */
  let best = null;
  let least = Infinity;
  for (const each of board.querySelectorAll("[data-nav]")) {
    if (!(each instanceof HTMLElement) || each === here || !each.offsetParent) continue;
    const to = centre(each);
    const along = sign * (sideways ? to.x - from.x : to.y - from.y);
    const across = Math.abs(sideways ? to.y - from.y : to.x - from.x);
    if (along < 4 || across > along * 4 + 60) continue;
    const cost = along + 2.2 * across;
    if (cost < least) [best, least] = [each, cost];
  }
  if (best) move(board, best);
  return best !== null;
}

/** @param {HTMLElement} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * The focus moves, and with it the place where Tab comes back to.
 * @param {HTMLElement} root
 * @param {HTMLElement} to
 */
function move(root, to) {
  if (to.dataset.nav !== undefined) {
    root.querySelectorAll("[data-nav][tabindex='0']").forEach((each) => each.setAttribute("tabindex", "-1"));
    to.tabIndex = 0;
  }
  to.focus();
  to.scrollIntoView({ block: "nearest", inline: "nearest" });
}
