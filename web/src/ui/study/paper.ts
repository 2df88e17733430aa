import { onMount } from "svelte";
import { apply } from "../../lib/settings.svelte";

/** While the page is printed its colours are those for paper, whatever the screen has. */
export function onPaper(): void {
  onMount(() => {
    const lighten = (): void => {
      document.documentElement.dataset["theme"] = "light";
    };
    addEventListener("beforeprint", lighten);
    addEventListener("afterprint", apply);
    return () => {
      removeEventListener("beforeprint", lighten);
      removeEventListener("afterprint", apply);
    };
  });
}
