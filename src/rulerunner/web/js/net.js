// Talking to the server: requests with the profile's token, and the socket of a seat that finds its way back.

/** @typedef {import("./protocol.js").FromBrowser} FromBrowser */
/** @typedef {import("./protocol.js").ToBrowser} ToBrowser */
/** @typedef {"connecting" | "open" | "lost" | "closed"} Link */

export const PROTOCOL = 2;
const PROFILE = "rulerunner.profile";
const SETUPS = "rulerunner.setups";
const SETUPS_KEPT = 8;
const WAITS = [300, 700, 1500, 3000, 5000];

export const OFFLINE = "The server cannot be reached. Is it still running?";

/** A request that was refused: `why` is for people. */
export class Refusal extends Error {
  /**
   * @param {string} why
   * @param {string} code
   * @param {number} status
   * @param {{rule: string, text: string}[]} problems
   */
  constructor(why, code, status, problems) {
    super(why);
    this.why = why;
    this.code = code;
    this.status = status;
    this.problems = problems;
  }
}

/** This browser's key: made here once, known to it and the server, and never part of an address. */
export function profile() {
  let token = localStorage.getItem(PROFILE);
  if (!token) {
    const bytes = crypto.getRandomValues(new Uint8Array(24));
    token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    localStorage.setItem(PROFILE, token);
  }
  return token;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {any} [body]
 * @returns {Promise<any>}
 */
async function request(method, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        Authorization: `Bearer ${profile()}`,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(OFFLINE, "offline", 0, []);
  }
  const text = await response.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = text;
  }
  if (!response.ok) {
    const why = data?.why ?? `The server answered ${response.status}.`;
    throw new Refusal(why, data?.code ?? "", response.status, data?.problems ?? []);
  }
  return data;
}

export const api = {
  /** @param {string} path */
  get: (path) => request("GET", path),
  /** @param {string} path @param {any} [body] */
  post: async (path, body = {}) => {
    const answer = await request("POST", path, body);
    if (path === "/api/games") rememberSetup(answer.id, body);
    return answer;
  },
  /** @param {string} path @param {any} body */
  put: (path, body) => request("PUT", path, body),
  /** @param {string} path */
  delete: (path) => request("DELETE", path),
};

/**
 * How the last games were set up, so that the same can be played again.
 * @returns {[string, import("./protocol.js").NewGame][]} by the id of the game
 */
function setups() {
  try {
    return JSON.parse(localStorage.getItem(SETUPS) ?? "[]");
  } catch {
    return [];
  }
}

/**
 * @param {string} game
 * @param {import("./protocol.js").NewGame} wish
 */
function rememberSetup(game, { seed: _, nonce: __, ...wish }) {
  localStorage.setItem(SETUPS, JSON.stringify([...setups(), [game, wish]].slice(-SETUPS_KEPT)));
}

/** @param {string} game */
export function setupOf(game) {
  return setups().find(([each]) => each === game)?.[1] ?? null;
}

/** This browser's part of the seed of a game between people. */
export function nonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A path with a query.
 * @param {string} path
 * @param {Record<string, string>} query
 */
export function query(path, query) {
  return `${path}?${new URLSearchParams(query)}`;
}

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/**
 * Get something that never changes while the page is open, once.
 * @param {string} path
 * @returns {Promise<any>}
 */
export function once(path) {
  let found = kept.get(path);
  if (!found) {
    found = api.get(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

/** What ends a connection for good. */
const FINAL = ["seat", "protocol", "waiting", "banned"];

/**
 * The socket of a seat, or of a spectator. It says hello, hands every message to `message`, and connects again
 * when it is lost; a game that the server does not open is not tried again.
 * @param {string} game
 * @param {{message: (message: ToBrowser) => void, link: (link: Link) => void, watch?: () => "corp" | "runner" | ""}} handlers
 */
export function connect(game, { message, link, watch = () => "" }) {
  /** @type {WebSocket | null} */
  let socket = null;
  let tries = 0;
  let timer = 0;
  let done = false;

  function open() {
    clearTimeout(timer);
    if (done) return;
    link(tries ? "lost" : "connecting");
    const url = new URL(`/api/play?game=${encodeURIComponent(game)}`, location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const mine = new WebSocket(url);
    socket = mine;
    mine.addEventListener("open", () => mine.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, game, key: profile(), watch: watch() })));
    mine.addEventListener("message", ({ data }) => {
      if (mine !== socket || done) return;
      const said = read(data);
      if (!said) return;
      if (said.type === "welcome") {
        tries = 0;
        link("open");
      }
      if (said.type === "refused" && FINAL.includes(said.code)) stop();
      message(said);
    });
    mine.addEventListener("close", () => {
      if (mine !== socket || done) return;
      link("lost");
      timer = window.setTimeout(open, WAITS[Math.min(tries, WAITS.length - 1)]);
      tries += 1;
    });
  }

  function stop() {
    done = true;
    clearTimeout(timer);
    removeEventListener("online", retry);
    document.removeEventListener("visibilitychange", retry);
    link("closed");
    socket?.close();
  }

  function retry() {
    if (document.visibilityState === "visible" && socket?.readyState === WebSocket.CLOSED) open();
  }

  addEventListener("online", retry);
  document.addEventListener("visibilitychange", retry);
  open();
  return {
    /**
     * @param {FromBrowser} message
     * @returns {boolean} whether it went out
     */
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    /** Come again, as something else. */
    again() {
      socket?.close();
    },
    close: stop,
  };
}

/**
 * @param {any} data
 * @returns {ToBrowser | null}
 */
function read(data) {
  try {
    const said = JSON.parse(data);
    return typeof said?.type === "string" ? said : null;
  } catch {
    return null;
  }
}
