/** Before a deck at hand makes way for another: nothing that is kept nowhere else is lost without a question. */

import { confirm } from "../dom.js";

/** Whether the deck at hand may go. @param {import("./draft.js").Draft} draft */
export async function givesUp(draft) {
  if (!draft.unsaved) return true;
  const called = draft.name.trim() || draft.identity.split(":")[0];
  return confirm(called ? `Give up ${called}?` : "Give up the deck at hand?", { yes: "Give it up", says: "It is kept nowhere else: save or export it first if you want it again.", danger: true });
}
