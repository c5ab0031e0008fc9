// Which page is open: the address after # says it, and its module is loaded when it is first needed.

import { byId, h, put, toast } from "./dom.js";
import { OFFLINE, Refusal } from "./net.js";
import { arrive, toHeading } from "./places.js";
import "./settings.js"; // applies the theme before anything is drawn

/** @typedef {{close(): void}} Page */
/** @typedef {{open(root: HTMLElement, params: Record<string, string>): Page | Promise<Page>}} PageModule */

/** @type {[RegExp, () => Promise<PageModule>][]} */
const PAGES = [
  [/^\/?$/, () => import("./lobby/page.js")],
  [/^\/game\/(?<token>[\w-]+)$/, () => import("./table/page.js")],
  [/^\/table\/(?<id>[\w-]+)$/, () => import("./people/waiting.js")],
  [/^\/join\/(?<invite>[\w-]+)$/, () => import("./people/join.js")],
  [/^\/sit\/(?<table>[\w-]+)$/, () => import("./people/join.js")],
  [/^\/code\/(?<code>[\w-]+)$/, () => import("./people/join.js")],
  [/^\/people$/, () => import("./people/page.js")],
  [/^\/admin$/, () => import("./admin/page.js")],
  [/^\/replay\/(?<id>[\w-]+)(\/at\/(?<at>\d+))?$/, () => import("./replay/page.js")],
  [/^\/decks$/, () => import("./lobby/decks.js")],
  [/^\/deck(?:\/(?<id>[\w-]+))?$/, () => import("./decks/page.js")],
  [/^\/cards(?:\?(?<query>.*))?$/, () => import("./cards/page.js")],
  [/^\/card\/(?<family>\w+)\/(?<slug>[\w-]+)$/, () => import("./cards/card.js")],
  [/^\/rules(?:\/(?<rules>[\w.-]+))?(?:\/(?<what>[^/?]+))?(?:\?(?<query>.*))?$/, () => import("./rules/page.js")],
  [/^\/learn$/, () => import("./learn/page.js")],
  [/^\/learn\/(?<id>[\w-]+)(?:\/(?<scene>\d+))?$/, () => import("./learn/lesson.js")],
  [/^\/guided(?:\/(?<token>[\w-]+))?$/, () => import("./learn/guided.js")],
  [/^\/puzzles$/, () => import("./learn/puzzles.js")],
  [/^\/puzzle\/(?<id>[\w-]+)$/, () => import("./learn/puzzle.js")],
  [/^\/design$/, () => import("./design/page.js")],
  [/^\/lab(?:\/(?<id>[\w-]+)\/(?<at>\d+))?(?:\?(?<query>.*))?$/, () => import("./lab/page.js")],
];

/** @type {Page | null} */
let page = null;
let turn = 0;

async function go() {
  let path = location.hash.replace(/^#/, "");
  if (!path.startsWith("/")) {
    if (path && turn) return; // a place in this page
    path = "";
  }
  const mine = ++turn;
  const y = arrive();
  page?.close();
  page = null;
  document.querySelectorAll("dialog").forEach((box) => box.close());
  const app = byId("app");
  const root = h("main", { id: "main", tabindex: -1 });
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path);
    if (!match) continue;
    try {
      const module = await load().catch(unloaded);
      if (mine !== turn) return;
      put(app, root);
      scrollTo(0, 0);
      const opened = await module.open(root, { ...match.groups });
      if (mine !== turn) return opened.close();
      page = opened;
      if (y) scrollTo(0, y);
      if (mine > 1 && document.activeElement === document.body) toHeading(root);
    } catch (error) {
      if (mine === turn) fail(app, error);
    }
    return;
  }
  fail(app, new Error("There is no such page."));
}

/** A page whose own code cannot be had: the browser's words for that are about modules. @param {unknown} error @returns {never} */
function unloaded(error) {
  throw error instanceof TypeError ? new Refusal(OFFLINE, "offline", 0, []) : error;
}

/** Come back as soon as the server can be reached. What could not be loaded is only tried again by a new start. */
async function again() {
  if (!document.querySelector("[data-testid=try-again]")) return removeEventListener("online", again);
  const there = await fetch("icon.svg", { cache: "no-store" }).catch(() => null);
  if (there?.ok) location.reload();
  else toast(OFFLINE, "bad");
}

/**
 * @param {HTMLElement} app
 * @param {unknown} error
 */
function fail(app, error) {
  console.error(error);
  const why = error instanceof Error ? error.message : String(error);
  const lost = error instanceof Refusal && error.code === "offline";
  if (lost) addEventListener("online", again);
  put(
    app,
    h(
      "main",
      { id: "main", class: "loading", role: "alert" },
      h("h1", null, "This page could not be opened"),
      h("p", null, why),
      h("div", { class: "row" }, lost && h("button", { class: "button primary", type: "button", dataset: { testid: "try-again" }, on: { click: again } }, "Try again"), h("a", { class: "button", href: "#/" }, "To the lobby")),
    ),
  );
}

addEventListener("hashchange", go);
document.querySelector(".skip")?.addEventListener("click", (event) => {
  event.preventDefault(); // the address is the page's
  toHeading(byId("main"));
});
go();
