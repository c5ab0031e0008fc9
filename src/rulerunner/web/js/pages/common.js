/** What the pages around the table share: their style, their head, addresses with a query, what is remembered. */

import { h, put } from "../dom.js";
import { bar } from "../lobby/bar.js";

/** @typedef {import("../lobby/bar.js").Here} Here */
/** @typedef {import("../dom.js").Children} Children */

/**
 * Load a style sheet once; a page waits for it, so that nothing is seen without it.
 * @param {...string} names
 */
export async function styles(...names) {
  await Promise.all(
    ["pages", ...names].map((name) => {
      const href = `css/${name}.css`;
      if (document.querySelector(`link[href="${href}"]`)) return undefined;
      return new Promise((resolve) => {
        const link = h("link", { rel: "stylesheet", href, on: { load: resolve, error: resolve } });
        document.head.append(link);
      });
    }),
  );
}

/**
 * A page with the bar above it.
 * @param {HTMLElement} root @param {Here} here @param {string} title @param {...Children} children
 */
export function frame(root, here, title, ...children) {
  document.title = title ? `${title} · Rulerunner` : "Rulerunner";
  root.className = "lobby page";
  put(root, bar(here), ...children);
}

/** @param {HTMLElement} root @param {Here} here @param {string} title */
export function waiting(root, here, title) {
  frame(root, here, title, h("p", { class: "loading", role: "status" }, "One moment…"));
}

/** What stands after the ? of an address. @param {string | undefined} query */
export function asked(query) {
  return new URLSearchParams(query ?? "");
}

/**
 * Change the address without opening the page anew; a page that has been left meanwhile has no address to change.
 * @param {string} path @param {Record<string, string>} query what is empty is left out
 */
export function address(path, query = {}) {
  const said = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString();
  if (!here(path)) return;
  history.replaceState(history.state, "", `#${path}${said ? `?${said}` : ""}`);
}

/** Whether the page of a path is the one that is open. @param {string} path */
function here(path) {
  return location.hash.slice(1).split(/[/?]/)[1] === path.split("/")[1];
}

/** @template T @param {string} key @param {T} otherwise @returns {T} */
export function remembered(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`rulerunner.${key}`) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {unknown} value */
export function remember(key, value) {
  try {
    localStorage.setItem(`rulerunner.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still shows everything.
  }
}

/**
 * What belongs to this tab: another tab that changes its own does not change this one. A new tab begins with the last.
 * @template T @param {string} key @param {T} otherwise @returns {T}
 */
export function rememberedHere(key, otherwise) {
  try {
    return JSON.parse(sessionStorage.getItem(`rulerunner.${key}`) ?? "null") ?? remembered(key, otherwise);
  } catch {
    return remembered(key, otherwise);
  }
}

/** @param {string} key @param {unknown} value */
export function rememberHere(key, value) {
  try {
    sessionStorage.setItem(`rulerunner.${key}`, JSON.stringify(value));
  } catch {
    // As above.
  }
  remember(key, value);
}

/**
 * Do something a little later, and only the last time it was asked for.
 * @template {unknown[]} A @param {number} pause @param {(...args: A) => void} doing
 */
export function later(pause, doing) {
  let timer = 0;
  return (/** @type {A} */ ...args) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => doing(...args), pause);
  };
}

/** A field to type into at once, unless one has gone elsewhere meanwhile or would get a keyboard over the page. @param {HTMLElement} field */
export function offer(field) {
  if (document.activeElement === document.body && !matchMedia("(pointer: coarse)").matches) field.focus({ preventScroll: true });
}

/** A rule's number that leads to its explanation. @param {string} rules @param {string} rule */
export function ruleLink(rules, rule) {
  return h("a", { class: "rule", href: `#/rules/${rules}/${encodeURIComponent(rule)}`, "aria-label": `Rule ${rule}` }, rule);
}

/** Save text as a file. @param {string} name @param {string} text */
export function saveFile(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = h("a", { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 5000);
}

/** @param {string} text @param {(words: string, mood?: "" | "good" | "bad") => void} say */
export async function copyText(text, say) {
  try {
    await navigator.clipboard.writeText(text);
    say("Copied.", "good");
  } catch {
    say("It could not be copied here: select it and copy it by hand.");
  }
}

/** @param {number} n @param {string} one @param {string} [many] */
export function count(n, one, many = `${one}s`) {
  return `${n} ${n === 1 ? one : many}`;
}
