/** Where one was: a new page begins at its top, a page that one comes back to lies as it was left. */

/** How far down each entry of the history was left. @type {Map<number, number>} */
const left = new Map();
let entry = 0;

history.scrollRestoration = "manual"; // the browser would do it before the page is there
addEventListener("pagehide", () => history.replaceState({ ...history.state, y: scrollY }, ""));

/** Another page is opened: how far down it is to begin. */
export function arrive() {
  left.set(entry, scrollY);
  const known = history.state?.entry;
  entry = known ?? Math.max(Date.now(), entry + 1);
  if (known === undefined) history.replaceState({ entry }, "");
  return Number(left.get(entry) ?? history.state?.y ?? 0);
}

/** Begin to read or to tab at the page's heading, behind the links to other pages. @param {ParentNode | null} root */
export function toHeading(root) {
  const place = root?.querySelector("h1") ?? root;
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
