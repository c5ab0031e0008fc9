// Elements without markup: every node is built, every word is text. Nothing here can inject HTML.

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Child | Child[]} Children */
/** @typedef {Record<string, (event: any) => void>} Listeners */
/**
 * What an element is given. `class` and `aria-*` are attributes, `dataset` and `style` objects, `on` listeners;
 * a boolean sets or leaves out an attribute; null and undefined are left out.
 * @typedef {{[name: string]: any, class?: string | (string | false | null | undefined)[],
 *   dataset?: Record<string, string | number | undefined>, style?: Record<string, string | number>,
 *   on?: Listeners}} Props
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [props]
 * @param {...Children} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props, ...children) {
  return fill(document.createElement(tag), props ?? {}, children);
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [attrs]
 * @param {...Children} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, attrs, ...children) {
  const element = /** @type {SVGElementTagNameMap[K]} */ (document.createElementNS(SVG, tag));
  return fill(element, attrs ?? {}, children);
}

/**
 * @template {HTMLElement | SVGElement} E
 * @param {E} element
 * @param {Props} props
 * @param {Children[]} children
 * @returns {E}
 */
function fill(element, props, children) {
  for (const [name, value] of Object.entries(props)) set(element, name, value);
  element.append(...nodes(children));
  return element;
}

/**
 * @param {HTMLElement | SVGElement} element
 * @param {string} name
 * @param {any} value
 */
function set(element, name, value) {
  if (value === null || value === undefined) return;
  if (name === "on") {
    for (const [event, listener] of Object.entries(value)) {
      element.addEventListener(event, /** @type {EventListener} */ (listener));
    }
  } else if (name === "class") {
    const words = Array.isArray(value) ? value.filter(Boolean).join(" ") : value;
    if (words) element.setAttribute("class", words);
  } else if (name === "dataset") {
    for (const [key, item] of Object.entries(value)) if (item !== undefined) element.dataset[key] = String(item);
  } else if (name === "style") {
    for (const [key, item] of Object.entries(value)) element.style.setProperty(key, String(item));
  } else if (name === "value" || name === "checked") {
    /** @type {any} */ (element)[name] = value;
  } else if (typeof value === "boolean" && !name.startsWith("aria-")) {
    element.toggleAttribute(name, value);
  } else {
    element.setAttribute(name, String(value));
  }
}

/**
 * Children as nodes; what is empty is left out.
 * @param {Children[]} children
 * @returns {(Node | string)[]}
 */
function nodes(children) {
  /** @type {(Node | string)[]} */
  const found = [];
  for (const child of /** @type {Child[]} */ (children.flat())) {
    if (child === null || child === undefined || child === false) continue;
    found.push(child instanceof Node ? child : String(child));
  }
  return found;
}

/**
 * Put children in place of what an element has.
 * @param {Element} element
 * @param {...Children} children
 */
export function put(element, ...children) {
  element.replaceChildren(...nodes(children));
}

/**
 * The element with an id, or an error that says which is missing.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element with the id ${id}`);
  return element;
}

/**
 * A short message that goes away by itself. Screen readers hear it.
 * @param {string} text
 * @param {"" | "good" | "bad"} [mood]
 */
export function toast(text, mood = "") {
  const box = byId("toasts");
  const note = h("div", { class: ["toast", mood] }, text);
  box.append(note);
  while (box.childElementCount > 3) box.firstElementChild?.remove();
  setTimeout(() => note.remove(), 3000 + 60 * text.length);
}

/**
 * A dialog over the page; it removes itself when it is closed. Escape closes it.
 * @param {string} label
 * @param {...Children} children
 * @returns {HTMLDialogElement}
 */
export function dialog(label, ...children) {
  const box = h("dialog", { "aria-label": label }, ...children);
  box.addEventListener("close", () => box.remove());
  box.addEventListener("click", (event) => {
    if (event.target === box) box.close();
  });
  document.body.append(box);
  box.showModal();
  return box;
}

/**
 * Ask yes or no in a dialog.
 * @param {string} question
 * @param {{yes: string, no?: string, says?: string, danger?: boolean}} words
 * @returns {Promise<boolean>}
 */
export function confirm(question, { yes, no = "Cancel", says = "", danger = false }) {
  return new Promise((resolve) => {
    let answer = false;
    const close = (/** @type {boolean} */ value) => {
      answer = value;
      box.close();
    };
    const box = dialog(
      question,
      h("h2", null, question),
      says && h("p", { class: "muted" }, says),
      h(
        "div",
        { class: "row end" },
        h("button", { class: "button", autofocus: true, on: { click: () => close(false) } }, no),
        h("button", { class: ["button", danger ? "danger" : "primary"], on: { click: () => close(true) } }, yes),
      ),
    );
    box.addEventListener("close", () => resolve(answer));
  });
}
