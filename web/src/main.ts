import { mount } from "svelte";
import App from "./App.svelte";
import { watchHands } from "./lib/hands";
import { listenForTouch } from "./lib/hearing";
import { speak } from "./lib/i18n.svelte";
import { startRouter } from "./lib/router.svelte";
import { apply, settings } from "./lib/settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/font.css";

apply();
startRouter();
listenForTouch();
watchHands();

const target = document.getElementById("app");
if (target) void speak(settings.lang).then(() => mount(App, { target }));
