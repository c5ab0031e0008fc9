/**
 * What this player likes: kept by the server with the games, and here so that a page opens in the right colours.
 *
 * `settings` is always the present state; `changeSettings` changes it everywhere; `openSettings` asks in a dialog.
 */

import { LEVELS, TELLS } from "./asking.js";
import { dialog, h } from "./dom.js";
import { api } from "./net.js";

/** @typedef {import("./protocol.js").Settings} Settings */
/** @typedef {(settings: Settings) => void} Listener */
/** @typedef {{name: keyof Settings, title: string, says: string, choices: readonly (readonly [string, string])[]}} Choice */
/** @typedef {{name: "chart" | "text_mode" | "sounds", title: string, says: string}} Switch */

const KEPT = "rulerunner.settings";

/** @type {Settings} */
export const settings = {
  theme: "system",
  motion: "system",
  asking: "matters",
  text_mode: false,
  chart: false,
  sounds: false,
  pace: "normal",
  ...remembered(),
};

/** @type {Set<Listener>} */
const listeners = new Set();

/** @type {readonly Choice[]} */
const CHOICES = [
  {
    name: "theme",
    title: "Colours",
    says: "",
    choices: [["system", "As the system"], ["dark", "Dark"], ["light", "Light"]],
  },
  {
    name: "asking",
    title: "Ask me",
    says: TELLS,
    choices: LEVELS.map(([level, words]) => /** @type {const} */ ([level, words])),
  },
  {
    name: "pace",
    title: "Pace of the opponent",
    says: "",
    choices: [["slow", "Slow"], ["normal", "Normal"], ["fast", "Fast"], ["instant", "At once"]],
  },
  {
    name: "motion",
    title: "Motion",
    says: "",
    choices: [["system", "As the system"], ["on", "On"], ["off", "Off"]],
  },
];

/** @type {readonly Switch[]} */
const SWITCHES = [
  { name: "chart", title: "Show the chart", says: "The whole timing structure, beside the table; closed, it is one line above it." },
  { name: "sounds", title: "Sounds", says: "A few quiet ones: when you are asked, at a run, a steal, a score." },
  { name: "text_mode", title: "Text mode", says: "The whole table in words and lists, for screen readers or for taste." },
];

/** @returns {Partial<Settings>} */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

function apply() {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === "system") delete root.dataset.motion;
  else root.dataset.motion = settings.motion;
  root.toggleAttribute("data-still", !motionAllowed());
  localStorage.setItem(KEPT, JSON.stringify(settings));
}

/** Take over settings from elsewhere and tell whoever listens. @param {Partial<Settings>} change */
function take(change) {
  const before = JSON.stringify(settings);
  Object.assign(settings, change);
  if (JSON.stringify(settings) === before) return;
  apply();
  for (const listener of listeners) listener(settings);
}

/**
 * Hear of every change.
 * @param {Listener} listener
 * @returns {() => void} stop hearing
 */
export function onSettings(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Change settings here at once, and on the server when it can be reached.
 * @param {Partial<Settings>} change
 */
export function changeSettings(change) {
  take(change);
  return api.put("/api/settings", settings).catch(() => undefined); // they are kept here in any case
}

/** Whether things may move. */
export function motionAllowed() {
  if (settings.motion !== "system") return settings.motion === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Ask in a dialog. Every choice counts at once. */
export function openSettings() {
  const box = dialog(
    "Settings",
    h("h2", null, "Settings"),
    CHOICES.map(choice),
    h("div", { class: "setting" }, SWITCHES.map(toggle)),
    h("div", { class: "row end" }, h("button", { class: "button primary", type: "button", on: { click: () => box.close() } }, "Done")),
  );
  box.classList.add("settings");
  return box;
}

/** @param {Choice} choice */
function choice({ name, title, says, choices }) {
  return h(
    "fieldset",
    { class: "setting" },
    h("legend", null, title),
    says && h("p", { class: "muted small" }, says),
    h(
      "div",
      { class: "segments" },
      choices.map(([value, words]) =>
        h(
          "label",
          null,
          h("input", {
            type: "radio",
            name: `setting-${name}`,
            value,
            checked: settings[name] === value,
            on: { change: () => changeSettings({ [name]: value }) },
          }),
          h("span", null, words),
        ),
      ),
    ),
  );
}

/** @param {Switch} toggled */
function toggle({ name, title, says }) {
  return h(
    "label",
    { class: "switch" },
    h("input", {
      type: "checkbox",
      name: `setting-${name}`,
      checked: settings[name],
      on: { change: (/** @type {Event} */ event) => changeSettings({ [name]: /** @type {HTMLInputElement} */ (event.target).checked }) },
    }),
    h("span", null, title, h("small", { class: "muted" }, says)),
  );
}

apply();
matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", apply);
api.get("/api/settings").then(take, () => undefined);
addEventListener("storage", (event) => event.key === KEPT && take(remembered())); // another tab changed them
