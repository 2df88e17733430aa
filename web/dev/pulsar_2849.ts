/** Scenes of real matches without a server: fixtures/pulsar_2849.json is made by tools/scenes.py. */
import { mount } from "svelte";
import board from "../src/boards/pulsar_2849";
import { speak } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import Scenes from "./Scenes.svelte";

const data = await (await fetch("./fixtures/pulsar_2849.json")).json();
const query = new URLSearchParams(location.search);
const lang = query.get("lang") ?? settings.lang;
if (query.get("theme")) document.documentElement.dataset["theme"] = query.get("theme") ?? "dark";
await speak(lang as "en");
mount(Scenes, {
  target: document.getElementById("app") as HTMLElement,
  props: { board, data, lang, scene: query.get("scene") ?? "turn", bare: query.has("bare") },
});
