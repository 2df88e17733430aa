/** What the server says about its games, asked for once. */
import type { GameInfo, Heading } from "../wire";
import { api } from "./api";
import { settings } from "./settings.svelte";
import { Translator } from "./translator";

const texts = new Map<string, Promise<string>>();
const catalogues = new Map<string, Promise<unknown>>();
let list: Promise<GameInfo[]> | null = null;

/** All games that can be played here. */
export function games(): Promise<GameInfo[]> {
  list ??= api.games().catch((error: unknown) => {
    list = null;
    throw error;
  });
  return list;
}

export async function gameInfo(name: string): Promise<GameInfo> {
  const found = (await games()).find((game) => game.name === name);
  if (!found) throw new Error(`there is no game ${name}`);
  return found;
}

export function catalogue(game: string): Promise<unknown> {
  let wanted = catalogues.get(game);
  if (!wanted) {
    wanted = api.catalogue(game).catch(() => {
      catalogues.delete(game);
      return null;
    });
    catalogues.set(game, wanted);
  }
  return wanted;
}

/** The texts of a game in a language, or in English if it hasn't been translated into it. */
export async function translator(
  game: GameInfo,
  lang: string,
  names: readonly string[] = [],
  automata: readonly string[] = [],
): Promise<Translator> {
  const spoken = game.langs.includes(lang) ? lang : (game.langs[0] ?? "en");
  const key = `${game.name}/${spoken}`;
  let source = texts.get(key);
  if (!source) {
    source = api.texts(game.name, spoken);
    source.catch(() => texts.delete(key));
    texts.set(key, source);
  }
  return new Translator(game, spoken, await source, names, automata);
}

/** The games with their titles and texts in the current language, for lists and forms. */
class Shelf {
  games = $state.raw<GameInfo[]>([]);
  texts = $state.raw<Readonly<Record<string, Translator>>>({});
  failed = $state(false);

  async load(): Promise<void> {
    try {
      this.games = await games();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** Load the texts of a game in the current language. */
  async need(name: string): Promise<void> {
    const spoken = await translator(await gameInfo(name), settings.lang);
    this.texts = { ...this.texts, [name]: spoken };
  }

  /** What a game and its rounds are called, and about; nothing while the games are not known yet. */
  heading(game: string): Heading {
    const info = this.games.find(({ name }) => name === game);
    const spoken = info?.headings[settings.lang] ?? info?.headings[info.langs[0] ?? ""];
    return spoken ?? { title: this.games.length ? game : "", about: "", round: "" };
  }

  title(game: string): string {
    return this.heading(game).title;
  }
}

export const shelf = new Shelf();
