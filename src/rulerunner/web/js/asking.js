// When a seat is asked: the levels, with the one name and the one explanation each has everywhere.

/** @typedef {import("./protocol.js").Asking} Level */

/** @type {readonly (readonly [Level, string, string])[]} */
export const LEVELS = [
  [
    "matters",
    "When it matters",
    "You are asked at an approach, an encounter, before a server is reached, and when a turn ends; not again about what you let go by while nothing happens.",
  ],
  ["able", "Whenever I can act", "You are asked in every window in which you can do something; the others pass by."],
  ["always", "In every window", "You see every window, even those in which you can only pass."],
  ["quiet", "When something happens", "Your windows are passed for you until the opponent does something."],
];

/** What being asked tells an opponent, and what it does not. */
export const TELLS =
  "Against a person it depends on what both of you see whether you are asked, not on which cards you hide. The few cards that can act unseen are told beforehand what to do, beside the question; a card that you tell to ask you may give itself away by the pause.";
