/**
 * Scenes of real matches without a server: `python -m tools.scenes`, then `npm run dev` and
 * /dev/index.html?game=<game>, with &scene=<name>, &lang=, &theme= and &bare if wanted.
 */
import { mount } from "svelte";
import { loadBoard } from "../src/boards";
import { speak } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import Scenes from "./Scenes.svelte";

const query = new URLSearchParams(location.search);
const game = query.get("game") ?? "";
const lang = query.get("lang") ?? settings.lang;
const [board, data] = await Promise.all([
  loadBoard(game),
  fetch(`./fixtures/${game}.json`).then((found) => found.json()),
  speak(lang as "en"),
]);
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
mount(Scenes, {
  target: document.getElementById("app") as HTMLElement,
  props: { board, data, lang, scene: query.get("scene") ?? "", bare: query.has("bare") },
});
