/** Which build of the client this page is, and whether the server has another one by now. */

const KEY = "orrery-renewed";

/** The script that this page began with; its name has a hash of the whole build. */
export function ownScript(): string | null {
  const script = document.querySelector<HTMLScriptElement>("script[src*='/assets/']");
  return script ? new URL(script.src).pathname : null;
}

/**
 * Whether a page that began with its own script is to be loaded again, because the server's pages begin with
 * another one. True once for each, so that a page that stays old in spite of it is not loaded on and on.
 */
export function isOutdated(
  served: string | null,
  own: string | null = ownScript(),
  memory: Pick<Storage, "getItem" | "setItem"> = sessionStorage,
): boolean {
  if (served === null || own === null || served === own) return false;
  try {
    if (memory.getItem(KEY) === served) return false;
    memory.setItem(KEY, served);
  } catch {
    return false; // what can't be remembered could go on for ever
  }
  return true;
}
