/** Oneself among others: the own name, other devices, and the games played against people. */

import { h, put, toast } from "../dom.js";
import { bar } from "../lobby/bar.js";
import { gameList } from "../lobby/games.js";
import { busy } from "../lobby/start.js";
import { api } from "../net.js";
import { openTables } from "./tables.js";

/** @typedef {import("../protocol.js").Lobby} Lobby */
/** @typedef {import("../protocol.js").Who} Who */

/** @param {HTMLElement} root */
export async function open(root) {
  document.title = "People · Rulerunner";
  root.classList.add("lobby");
  put(root, bar("people"), h("p", { class: "loading", role: "status" }, "One moment…"));
  /** @type {[Lobby, Who]} */
  const [lobby, who] = await Promise.all([api.get("/api/lobby"), api.get("/api/me")]);
  const tables = openTables(lobby);
  const played = lobby.games.filter((game) => game.opponent === "human");
  put(
    root,
    bar("people"),
    h("section", { class: "people" }, h("h1", null, who.name || "You have no name yet"), h("p", { class: "muted" }, "No account is needed: a name belongs to this browser. With a password it can be used elsewhere, too."), h("div", { class: "row wrap top" }, nameForm(who), signIn(), devices())),
    tables.root,
    h("section", { class: "people", "aria-labelledby": "history-title" }, h("h2", { id: "history-title" }, "Your games against people"), played.length ? gameList(played) : h("p", { class: "muted" }, "None yet.")),
  );
  return { close: tables.close };
}

/** @param {string} title @param {(data: FormData) => Promise<void>} doing @param {string} button @param {...import("../dom.js").Children} fields */
function form(title, doing, button, ...fields) {
  const submit = h("button", { class: "button primary" }, button);
  const found = h("form", { class: "people-form" }, h("h3", null, title), ...fields, submit);
  found.addEventListener("submit", (event) => {
    event.preventDefault();
    void busy(submit, () => doing(new FormData(found)));
  });
  return found;
}

/** @param {string} label @param {Record<string, any>} props */
function labelled(label, props) {
  return h("label", { class: "labelled" }, h("span", null, label), h("input", { class: "field", ...props }));
}

/** @param {Who} who */
function nameForm(who) {
  return form(
    who.name ? "Change it" : "Take a name",
    async (data) => {
      const password = String(data.get("password") ?? "");
      await api.put("/api/me", { name: data.get("name"), ...(password ? { password } : {}) });
      toast("The name is yours.", "good");
      dispatchEvent(new HashChangeEvent("hashchange"));
    },
    "Keep it",
    labelled("Name", { name: "name", value: who.name, maxlength: 24, required: true, autocomplete: "nickname", dataset: { testid: "name" } }),
    labelled(who.password ? "New password (if you want another)" : "Password (if you want one)", { name: "password", type: "password", minlength: 8, maxlength: 200, autocomplete: "new-password" }),
  );
}

function signIn() {
  return form(
    "Use your name here",
    async (data) => {
      await api.post("/api/me/sign-in", { name: data.get("name"), password: data.get("password") });
      toast("Welcome back.", "good");
      location.hash = "#/";
    },
    "Sign in",
    labelled("Name", { name: "name", maxlength: 60, required: true, autocomplete: "username" }),
    labelled("Password", { name: "password", type: "password", maxlength: 200, required: true, autocomplete: "current-password" }),
  );
}

/** Move to another browser with a code that works once. */
function devices() {
  const shown = h("p", { class: "code mono", "aria-live": "polite", dataset: { testid: "device-code" } });
  const make = h("button", { class: "button", type: "button", dataset: { testid: "make-code" } }, "Show a code for another device");
  make.addEventListener("click", () =>
    busy(make, async () => {
      /** @type {import("../protocol.js").DeviceCode} */
      const found = await api.post("/api/me/code");
      put(shown, found.code);
      toast(`It works once, for ${Math.round(found.seconds / 60)} minutes.`);
    }),
  );
  return h(
    "div",
    { class: "people-form" },
    h("h3", null, "Another device"),
    make,
    shown,
    form(
      "A code from another device",
      async (data) => {
        await api.post("/api/me/use-code", { code: data.get("code") });
        toast("Your seats are here now, too.", "good");
        location.hash = "#/";
      },
      "Be the same person here",
      labelled("Code", { name: "code", maxlength: 20, required: true, autocomplete: "off", dataset: { testid: "use-code" } }),
    ),
  );
}
