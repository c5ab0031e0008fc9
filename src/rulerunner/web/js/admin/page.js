/** For who runs the server: its load, its workers, and who is not let in. Needs the admin's key. */

import { h, put } from "../dom.js";
import { bar } from "../lobby/bar.js";
import { busy } from "../lobby/start.js";
import { Refusal } from "../net.js";

/** @typedef {import("../protocol.js").Overview} Overview */
/** @typedef {import("../protocol.js").Bans} Bans */

const KEPT = "rulerunner.admin";
const EVERY = 3000;

/** @param {HTMLElement} root */
export function open(root) {
  document.title = "Administration · Rulerunner";
  root.classList.add("lobby");
  const body = h("section", { class: "people" });
  put(root, bar(), body);
  let timer = 0;

  async function show() {
    clearInterval(timer);
    const key = sessionStorage.getItem(KEPT);
    if (!key) return put(body, ask());
    try {
      const load = h("div", null);
      const bans = h("div", null);
      const refresh = async () => put(load, overview(await request(key, "GET", "overview")));
      const listed = async () => put(bans, banList(key, await request(key, "GET", "bans"), listed));
      await Promise.all([refresh(), listed()]);
      put(body, h("h1", null, "Administration"), load, h("h2", null, "Who is not let in"), bans);
      timer = window.setInterval(() => refresh().catch(() => clearInterval(timer)), EVERY);
    } catch (error) {
      sessionStorage.removeItem(KEPT);
      put(body, h("p", { role: "alert" }, error instanceof Error ? error.message : String(error)), ask());
    }
    return undefined;
  }

  function ask() {
    const field = h("input", { class: "field mono", type: "password", "aria-label": "The admin's key", autocomplete: "off", dataset: { testid: "admin-key" } });
    const form = h("form", { class: "row" }, h("label", null, "The admin's key "), field, h("button", { class: "button primary" }, "Open"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      sessionStorage.setItem(KEPT, field.value.trim());
      void show();
    });
    return form;
  }

  void show();
  return { close: () => clearInterval(timer) };
}

/** @param {string} key @param {string} method @param {string} path @param {any} [body] @returns {Promise<any>} */
async function request(key, method, path, body) {
  const response = await fetch(`/api/admin/${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, ...(body ? { "Content-Type": "application/json" } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  const data = await response.json();
  if (!response.ok) throw new Refusal(data.why ?? "", data.code ?? "", response.status, []);
  return data;
}

/** @param {Overview} found */
function overview(found) {
  return [
    h("p", { dataset: { testid: "admin-load" } }, `${found.going} games go on, of ${found.games} that are kept. Up for ${Math.round(found.seconds / 60)} minutes.`),
    h(
      "table",
      { class: "figures" },
      h("thead", null, h("tr", null, ["Worker", "Rooms", "Players", "Spectators", "Last sign of life"].map((each) => h("th", null, each)))),
      h("tbody", null, found.workers.map((each) => h("tr", null, [each.id, each.load.rooms ?? 0, each.load.players ?? 0, each.load.spectators ?? 0, `${each.age.toFixed(1)} s ago`].map((cell) => h("td", null, cell))))),
    ),
  ];
}

/** @param {string} key @param {Bans} found @param {() => Promise<void>} changed */
function banList(key, found, changed) {
  const kind = h("select", { class: "field", "aria-label": "What" }, ["name", "key", "address"].map((each) => h("option", { value: each }, each)));
  const value = h("input", { class: "field", "aria-label": "Who", placeholder: "a name, the SHA-256 of a key, 192.0.2.0/24", required: true, maxlength: 80 });
  const reason = h("input", { class: "field", "aria-label": "Why", placeholder: "why", maxlength: 200 });
  const add = h("button", { class: "button danger" }, "Ban");
  const form = h("form", { class: "row wrap" }, kind, value, reason, add);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void busy(add, async () => {
      await request(key, "POST", "bans", { kind: kind.value, value: value.value, reason: reason.value });
      await changed();
    });
  });
  const row = (/** @type {import("../protocol.js").BanInfo} */ ban) => {
    const lift = h("button", { class: "button quiet", type: "button" }, "Let in again");
    lift.addEventListener("click", () =>
      busy(lift, async () => {
        await request(key, "DELETE", "bans", { kind: ban.kind, value: ban.value });
        await changed();
      }),
    );
    return h("li", { class: "row between" }, h("span", null, `${ban.kind} ${ban.value}: ${ban.reason}`), lift);
  };
  return [form, found.bans.length ? h("ul", null, found.bans.map(row)) : h("p", { class: "muted" }, "Everyone is let in.")];
}
