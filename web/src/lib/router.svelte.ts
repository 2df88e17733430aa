/** Addresses of the client: see "Other addresses" in docs/protocol.md. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; invitation: string }
  | { page: "replay"; id: string; entry: number | null; event: number | null }
  | { page: "rules"; game: string; paragraph: string }
  | { page: "summary"; game: string }
  | { page: "verify"; id: string }
  | { page: "notifications" }
  | { page: "person"; player: string }
  | { page: "ratings"; game: string }
  | { page: "statistics"; game: string }
  | { page: "lost" };

export function parseRoute(path: string, hash: string, query = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const anchor = decoded(hash.replace(/^#/, "")) ?? "";
  if (!parts.every((part) => part !== null)) return { page: "lost" };
  const [first, second, third, fourth] = parts;
  const asked = new URLSearchParams(query);
  if (parts.length === 0) return { page: "home" };
  if (first === "t" && second && parts.length === 2)
    return { page: "table", id: second, invitation: anchor };
  if (first === "t" && second && third === "replay" && parts.length <= 4) {
    const entry = wholeNumber(fourth);
    if (fourth === undefined || entry !== null)
      return { page: "replay", id: second, entry, event: wholeNumber(asked.get("event")) };
  }
  if (first === "rules" && second && parts.length === 2)
    return { page: "rules", game: second, paragraph: anchor };
  if (first === "summary" && second && parts.length === 2) return { page: "summary", game: second };
  if (first === "people" && second && parts.length === 2) return { page: "person", player: second };
  if ((first === "ratings" || first === "statistics") && parts.length <= 2)
    return { page: first, game: second ?? "" };
  if (first === "verify" && parts.length === 1)
    return { page: "verify", id: asked.get("table") ?? "" };
  if (first === "notifications" && parts.length === 1) return { page: "notifications" };
  return { page: "lost" };
}

/** A whole number in an address; null if there is none. */
function wholeNumber(text: string | null | undefined): number | null {
  return text && Number.isInteger(Number(text)) && Number(text) >= 0 ? Number(text) : null;
}

/** What a part of an address says; null if it is not written as parts are (%zz). */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function here(): Route {
  return parseRoute(location.pathname, location.hash, location.search);
}

let current = $state.raw<Route>(here());

export const router = {
  get route(): Route {
    return current;
  },
};

/** Go to an address of the client. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive();
  if (!location.hash) scrollTo(0, 0);
}

function arrive(): void {
  current = here();
}

/** Follow the browser's own navigation, and links to our own pages without loading anew. */
export function startRouter(): void {
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
