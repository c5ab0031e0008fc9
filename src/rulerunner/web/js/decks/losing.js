/** Before a deck at hand makes way for another: nothing that is kept nowhere else is lost without a question. */

import { confirm } from "../dom.js";
import { Draft } from "./draft.js";

/** The deck at hand, to put a card of this game into; a new one if it is of the other game and may go. @param {string} family */
export async function draftFor(family) {
  const last = Draft.last();
  if (last.family === family) return last;
  return (await givesUp(last)) ? new Draft(family === "classic" ? "classic-1996" : "nisei-1.4") : null;
}

/** Whether the deck at hand may go. @param {Draft} draft */
export async function givesUp(draft) {
  if (!draft.unsaved) return true;
  const called = draft.name.trim() || draft.identity.split(":")[0];
  return confirm(called ? `Give up ${called}?` : "Give up the deck at hand?", { yes: "Give it up", says: "It is kept nowhere else: save or export it first if you want it again.", danger: true });
}
