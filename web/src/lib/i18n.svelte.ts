import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";
import { bound } from "./spacing";

const sources = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

let bundle = $state.raw<FluentBundle | null>(null);

/** Load the client's own texts in a language and show them from now on. */
export async function speak(lang: Language): Promise<void> {
  const source = await sources[`../text/${lang}.ftl`]?.();
  if (source === undefined) return;
  const fresh = new FluentBundle(lang, { useIsolating: false });
  fresh.addResource(new FluentResource(source));
  bundle = fresh;
}

/** The client's own text of this key in the current language. */
export function tr(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!pattern || !bundle) return key;
  return bound(bundle.formatPattern(pattern, args ?? null, []), bundle.locales[0] ?? "");
}

/** Whether the client has a text of this key. */
export function knows(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}
