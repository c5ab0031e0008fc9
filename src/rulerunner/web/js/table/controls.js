// The bar above the table: where we are, taking back, when to be asked, how to look at it, leaving.

import { LEVELS } from "../asking.js";
import { confirm, h, put } from "../dom.js";
import { icon } from "./icons.js";

/** @typedef {import("../protocol.js").Frame} Frame */
/** @typedef {import("../protocol.js").Asking} Level */
/**
 * @typedef {{
 *   undo: () => void, redo: () => void, ask: (asking: Level) => void, text: () => void, chart: () => void,
 *   help: () => void, settings: () => void, concede: () => void,
 * }} Controls
 */

export class Bar {
  /**
   * @param {HTMLElement} root
   * @param {Controls} on
   */
  constructor(root, on) {
    this.place = h("h1", { class: "bar-place" });
    this.link = h("p", { class: "bar-link", role: "status" });
    this.undo = tool("undo", "Undo", "U", on.undo, "undo");
    this.redo = tool("redo", "Redo", "Y", on.redo, "redo");
    this.text = tool("text", "Text mode", "T", on.text, "text-mode");
    this.chart = tool("chart", "Chart", "C", on.chart, "chart-toggle");
    this.level = h(
      "select",
      {
        class: "field",
        id: "asking",
        title: "When you are asked",
        dataset: { testid: "asking" },
        on: { change: () => on.ask(/** @type {Level} */ (this.level.value)) },
      },
      LEVELS.map(([value, label]) => h("option", { value }, label)),
    );
    this.says = h("span", { class: "asking-says hidden-words", id: "asking-says" });
    this.level.setAttribute("aria-describedby", "asking-says");
    put(
      root,
      h(
        "a",
        {
          class: "button quiet icon",
          href: "#/",
          "aria-label": "Leave to the lobby; the game waits for you",
          title: "To the lobby",
        },
        icon("back"),
      ),
      this.place,
      this.link,
      h("span", { class: "bar-space" }),
      this.undo,
      this.redo,
      h("label", { class: "bar-asking" }, h("span", { class: "bar-label" }, "Ask me"), this.level),
      this.says,
      this.chart,
      this.text,
      tool("gear", "Settings", "", on.settings, "settings"),
      tool("help", "Keys and help", "?", on.help, "help"),
      tool("flag", "Concede", "", () => void giveUp(on.concede), "concede"),
    );
  }

  /**
   * @param {Frame} frame
   * @param {{place: string, text: boolean, chart: boolean}} now
   */
  show(frame, { place, text, chart }) {
    put(this.place, place);
    this.undo.disabled = frame.undo === 0;
    this.redo.disabled = frame.redo === 0;
    this.level.value = frame.asking;
    const says = LEVELS.find(([value]) => value === frame.asking)?.[2] ?? "";
    put(this.says, says);
    this.level.title = says;
    this.text.setAttribute("aria-pressed", String(text));
    this.chart.setAttribute("aria-pressed", String(chart));
    this.chart.hidden = text;
  }

  /** @param {import("../net.js").Link} link */
  linked(link) {
    const words = {
      connecting: "Connecting…",
      open: "",
      lost: "Connection lost, trying again…",
      closed: "Not connected",
    };
    put(this.link, words[link]);
    this.link.classList.toggle("lost", link === "lost" || link === "closed");
  }
}

/**
 * @param {string} picture
 * @param {string} label
 * @param {string} key
 * @param {() => void} act
 * @param {string} testid
 */
function tool(picture, label, key, act, testid) {
  return h(
    "button",
    {
      type: "button",
      class: ["button", "quiet", "icon", `tool-${testid}`],
      "aria-label": label,
      title: key ? `${label} (${key})` : label,
      dataset: { testid },
      on: { click: act },
    },
    icon(picture),
  );
}

/** @param {() => void} concede */
async function giveUp(concede) {
  if (
    await confirm("Concede this game?", {
      yes: "Concede",
      no: "Play on",
      says: "Your opponent wins. The game can still be watched as a replay.",
      danger: true,
    })
  )
    concede();
}
