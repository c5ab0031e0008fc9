// The centre of the board: the ice being encountered with what breaks it, or the card being accessed.

import { cardFace } from "../card/face.js";
import { h, put } from "../dom.js";
import { glosser } from "../pages/glossary.js";
import { breakersOf } from "./breakers.js";
import { icon } from "./icons.js";
import { short } from "./options.js";

/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {import("../protocol.js").DecisionView} DecisionView */
/** @typedef {import("../protocol.js").PlanInfo} PlanInfo */
/** @typedef {import("./breakers.js").Breaker} Breaker */
/**
 * @typedef {{
 *   rules: string,
 *   decision: DecisionView | null,
 *   plans: readonly PlanInfo[],
 *   accessed: readonly CardView[],
 *   seen: (() => void) | null,
 *   place?: string,
 *   choose: (index: number) => void,
 *   follow: (plan: number) => void,
 *   look: (card: CardView) => void,
 * }} Staging
 * `accessed` are the cards seen so far in this breach, the present one last; `seen` goes on from a card that was shown, if one waits for that; `place` says where it was, if the view does not any more.
 */

/** Whose steps are unfolded: by the handle of the card, while the same ice is met. */
let unfolded = "";

/**
 * @param {HTMLElement} root
 * @param {View} view
 * @param {Staging} on
 */
export function drawStage(root, view, on) {
  const scene = access(view, on) ?? encounter(view, on);
  const focus = document.activeElement instanceof HTMLElement && root.contains(document.activeElement);
  const was = focus ? document.activeElement?.getAttribute("data-focus") : "";
  root.hidden = !scene;
  put(root, scene);
  const again = was && root.querySelector(`[data-focus="${CSS.escape(was)}"]`);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/**
 * @param {View} view
 * @param {Staging} on
 */
function encounter(view, on) {
  const met = view.encounter;
  if (!met || view.result) return null; // what ended the game is told by its end
  const options = on.decision?.options ?? [];
  const breakers = breakersOf(view, on.decision, on.plans);
  return h(
    "section",
    {
      class: "stage-card encounter",
      "aria-label": `Encounter with ${met.ice.name || "the ice"}`,
      dataset: { testid: "encounter" },
    },
    h(
      "button",
      { type: "button", class: "stage-face", on: { click: () => on.look(met.ice) }, dataset: { focus: "ice" } },
      h("span", { "aria-hidden": "true" }, cardFace(met.ice, { size: "small", rules: on.rules, landscape: true })),
      h("span", { class: "hidden-words" }, `Look at ${met.ice.name || "the ice"}`),
    ),
    h(
      "div",
      { class: "stage-ice" },
      h(
        "h2",
        null,
        h("b", { class: "strength", title: "strength" }, met.ice.strength ?? "–"),
        met.ice.name || "Ice",
        met.cut_short && h("span", { class: "chip-note" }, "bypassed"),
      ),
      h(
        "ol",
        { class: "subroutines" },
        met.subroutines.map((sub, index) => {
          const option = options.findIndex((each) => each.kind === "subroutine" && each.number === index);
          return subroutine(sub, index, option >= 0 ? () => on.choose(option) : null);
        }),
        !met.subroutines.length && h("li", { class: "muted small" }, "It has no subroutines."),
      ),
    ),
    view.seat === "runner" && breakers.length > 0 && rig(breakers, on),
  );
}

/**
 * @param {import("../protocol.js").SubroutineView} sub
 * @param {number} index
 * @param {(() => void) | null} choose
 */
function subroutine(sub, index, choose) {
  const state = sub.broken ? "broken" : sub.resolved ? "resolved" : "";
  const mark = icon(sub.broken ? "close" : sub.resolved ? "check" : "redo");
  const inside = [
    h("span", { class: "sub-mark", "aria-hidden": "true" }, mark),
    h(sub.broken ? "s" : "span", { class: "sub-text" }, sub.text),
    state && h("span", { class: "sub-state" }, state),
  ];
  const label = `Subroutine ${index + 1}${state ? `, ${state}` : ""}: ${sub.text}`;
  return h(
    "li",
    { class: ["subroutine", state], dataset: { testid: "subroutine", state }, "aria-label": label },
    choose
      ? h(
          "button",
          { type: "button", class: "legal", on: { click: choose } },
          h("span", { class: "hidden-words" }, "Break: "),
          inside,
        )
      : h("div", null, inside),
  );
}

/**
 * @param {Breaker[]} breakers
 * @param {Staging} on
 */
function rig(breakers, on) {
  return h(
    "ul",
    { class: "breakers", "aria-label": "What breaks it" },
    breakers.map((breaker) => row(breaker, on)),
  );
}

/**
 * @param {Breaker} breaker
 * @param {Staging} on
 */
function row(breaker, on) {
  const { card, plans, steps, gap } = breaker;
  const open = unfolded === card.handle;
  const options = on.decision?.options ?? [];
  const unfold = (/** @type {MouseEvent} */ event) => {
    unfolded = open ? "" : card.handle;
    const list = /** @type {HTMLElement} */ (event.currentTarget).closest(".breaker");
    list?.classList.toggle("open", !open);
    list?.querySelector(".breaker-more")?.setAttribute("aria-expanded", String(!open));
  };
  return h(
    "li",
    { class: ["breaker", !plans.length && "no-help", open && "open"], dataset: { testid: "breaker" } },
    h(
      "button",
      { type: "button", class: "breaker-name", on: { click: () => on.look(card) }, dataset: { focus: card.handle } },
      card.strength !== null && h("b", { class: ["strength", gap > 0 && "weak"] }, card.strength),
      h("span", null, card.name),
    ),
    h(
      "div",
      { class: "breaker-plans" },
      plans.map(({ plan, index }) =>
        h(
          "button",
          {
            type: "button",
            class: ["plan", plan.whole && "whole"],
            title: plan.text,
            dataset: { testid: "plan", plan: index, focus: `${card.handle} ${plan.what}` },
            on: { click: () => on.follow(index) },
          },
          h("span", null, `Break ${plan.what}`),
          h("small", null, plan.price),
          plan.body && h("small", { class: "plan-body" }, plan.body),
        ),
      ),
      !plans.length && h("small", { class: "muted" }, steps.length ? "breaks nothing here by itself" : "cannot help here"),
    ),
    steps.length > 0 &&
      h(
        "button",
        { type: "button", class: "breaker-more", "aria-expanded": String(open), on: { click: unfold } },
        "Steps",
      ),
    h(
      "div",
      { class: "breaker-steps" },
      steps.map((index) =>
        h(
          "button",
          { type: "button", class: "button small", on: { click: () => on.choose(index) } },
          short(options[index]),
        ),
      ),
    ),
  );
}

/** So many of the cards seen before fit side by side. */
const FAN = 7;

/**
 * The cards that were seen before this one.
 * @param {readonly CardView[]} cards
 * @param {Staging} on
 */
function fan(cards, on) {
  return h(
    "div",
    { class: "fan" },
    h("p", null, `Seen before in this breach: ${cards.length}`),
    h(
      "ol",
      null,
      cards.slice(-FAN).map((card, index) =>
        h(
          "li",
          null,
          h(
            "button",
            { type: "button", "aria-label": `Look at ${card.name}`, on: { click: () => on.look(card) }, dataset: { focus: `fan ${index}` } },
            h("span", { "aria-hidden": "true" }, cardFace(card, { size: "small", rules: on.rules })),
          ),
        ),
      ),
    ),
  );
}

/**
 * @param {View} view
 * @param {Staging} on
 */
function access(view, on) {
  const card = view.accessing;
  if (!card || (!card.name && view.seat === "runner")) return null;
  const decision = on.decision;
  const about =
    decision && (decision.card === card.handle || decision.options.some((each) => each.card === card.handle));
  const options = about ? decision.options : [];
  const place = view.servers.find((server) => server.id === (card.server ?? view.run?.server))?.name ?? on.place ?? "";
  const before = on.accessed.slice(0, -1);
  return h(
    "section",
    {
      class: "stage-card access",
      "aria-label": `Accessing ${card.name || "a card"}`,
      dataset: { testid: "access" },
    },
    h(
      "h2",
      null,
      icon("eye"),
      `${view.seat === "runner" ? "You access" : "The Runner accesses"} ${card.name || "a card"}${place ? ` · ${place}` : ""}`,
    ),
    h("div", { class: "stage-access" }, cardFace(card, { size: "large", rules: on.rules, words: glosser() })),
    before.length > 0 && fan(before, on),
    h(
      "div",
      { class: "access-options" },
      options.length <= 5 &&
        options.map((option, index) =>
          h(
            "button",
            {
              type: "button",
              class: ["button", option.kind !== "pass" && option.kind !== "no" && "primary"],
              dataset: { choice: index, focus: `access ${option.kind}` },
              on: { click: () => on.choose(index) },
            },
            option.kind === "pass" ? "Leave it" : short(option),
          ),
        ),
      on.seen &&
        h(
          "button",
          { type: "button", class: "button primary", dataset: { testid: "seen", focus: "seen" }, on: { click: on.seen } },
          "Go on",
          h("kbd", { "aria-hidden": "true" }, "space"),
        ),
    ),
  );
}
