/**
 * How a game's board plugs into the table.
 *
 * A board lives in `boards/<game>/index.ts`, where `<game>` is the game's name in the API, and exports
 * a `BoardModule` as its default. It is loaded when a table of that game is opened. A game without one
 * is shown by `boards/generic`.
 *
 * Beside it, `Emblem.svelte` draws what stands for the game on the home page: SVG in a square of 72, with
 * the classes `line`, `fill` and `tone`. It is loaded with the home page and imports nothing of the board.
 *
 * A board fills the room it is given: with a margin on wide screens, to the edges on phones.
 *
 * It draws `view` and lights what can be chosen. It knows no rules: whatever may be done is in
 * `moves`. Choosing proposes a move; the table asks for confirmation, or plays at once if the player
 * likes it that way. Everything can also be chosen from the list in the decision bar, and `proposed`
 * changes whoever proposed it, so a board shows `proposed`, never a choice of its own.
 */
import type { Component } from "svelte";
import type {
  Asked,
  EventRecord,
  GameInfo,
  OutlookInfo,
  ReasonInfo,
  RemarkInfo,
  SeatInfo,
  Value,
} from "../wire";
import type { Feat, Felt } from "../lib/feelings";
import type { Translator } from "../lib/translator";
import type { Desk } from "../shell/desk.svelte";

/** A legal move: its notation, as the server wants it, and what it means. */
export interface Move {
  readonly notation: string;
  readonly kind: string;
  /** By name: numbers as numbers, named things by their names, squares as written (`r4c5`). */
  readonly fields: Readonly<Record<string, Value>>;
  /** What the server says beside it, such as what lies where it leads. */
  readonly remark?: RemarkInfo | undefined;
}

/** What every part of a board gets. */
export interface SceneProps {
  game: GameInfo;
  /** What never changes, from `GET /api/games/{game}/catalogue`. */
  catalogue: unknown;
  /** The position as the viewer may know it. A new object whenever anything changed. */
  view: unknown;
  /** The seat of the person who looks, or null for a spectator. */
  viewer: number | null;
  seats: readonly SeatInfo[];
  t: Translator;
}

export interface BoardProps extends SceneProps {
  /** The decision that the viewer has to take, if there is one. */
  asked: Asked | null;
  /** The legal moves of that decision; empty when there is none. */
  moves: readonly Move[];
  /** The move that is highlighted and waits for confirmation. */
  proposed: Move | null;
  /** Propose a move, or take the proposal back. With auto-confirm on, it is played at once. */
  choose(move: Move | null): void;
  /** Play the proposed move. */
  confirm(): void;
  /** Take the proposal back, or else the last move if that is still possible. */
  undo?(): void;
  /** A move is on its way: nothing can be played until it has arrived. */
  sending?: boolean;
  /** What a legal move would bring and cost: null until the server has told it, then read again. */
  outlook?(move: Move): OutlookInfo | null;
  /** What forbids a move that is not legal, by its notation: null until the server has told it. */
  whyNot?(notation: string): readonly ReasonInfo[] | null;
  /** Say why a move, by its notation, is not legal, with its paragraph. */
  explain?(notation: string): void;
  /** What happened between the last view and this one, to animate; empty when the table is opened. */
  events: readonly EventRecord[];
  /** The match goes on and waits for others: the viewer may try things, and nothing of it is played. */
  waiting?: boolean;
  /** The events are shown again, on request: slowly, and also without motion. */
  slow?: boolean;
  /** Told which of the events is being shown, and null when the last one was. */
  playing?: ((event: EventRecord | null) => void) | undefined;
  /** The event that the pointer or the focus is on in the log, to highlight; else null. */
  pointed: EventRecord | null;
  /** How the screen is divided, and what of it is looked at. */
  desk: Desk;
  /** Whose things to show: a seat, chosen from the players. */
  focusSeat: number;
  /** Show another seat's things. */
  focus(seat: number): void;
}

/** The things of one seat, small: in the list of players, never interactive. */
export interface SeatProps extends SceneProps {
  seat: number;
}

/** How a match came to its end, in the sheet of the final scores. */
export interface EpilogueProps extends SceneProps {
  /** All that the viewer has been told, in order. */
  events: readonly EventRecord[];
}

/** How many of something a player has. */
export interface Count {
  /** What it is, as `BoardModule.Holding` draws it. */
  holding: string;
  n: number;
  /** Told whole: `3 rovers`. */
  text: string;
}

/** What a note on an option is made of. */
export type NoteProps = Pick<SceneProps, "view" | "viewer" | "catalogue" | "t">;

/** Keys that do something, as they are written on a keyboard, and what they do. */
export type Shortcut = readonly [keys: readonly string[], text: string];

/** How charts show something: by a colour, and a shape on a grid of 24 that tells it apart without. */
export interface Look {
  colour: string;
  shape: string;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** A reduced drawing of one seat's things; it fills the box that it is given. */
  Seat?: Component<SeatProps>;
  /** What happened last, above the scores: all at once, to be read at leisure. */
  Epilogue?: Component<EpilogueProps>;
  /** Up to four numbers for the list of players; the name and the score are there already. */
  counts?(view: unknown, seat: number, t: Translator): readonly Count[];
  /** The move that ends a turn or passes, among those that are offered. */
  pass?(moves: readonly Move[]): Move | null;
  /**
   * How the list of options is arranged: moves of the same group stand under one heading. Without it
   * they are grouped by kind.
   */
  group?(move: Move, t: Translator): string;
  /** Whether the board shows events one after another and tells of it by `playing`. */
  plays?: boolean;
  /** How to read the list of options, in a sentence, if it needs that. */
  hint?(moves: readonly Move[], t: Translator): string | null;
  /** What may stand beside an option instead of its outlook. Plain text. */
  note?(move: Move, scene: NoteProps): string | null;
  /** The keys that the board listens to, for the list of keys, besides those of every table. */
  keys?(t: Translator): readonly Shortcut[];
  /** A pictogram of something that players have, by its name in `Title.holdings`. */
  Holding?: Component<{ name: string }>;
  /** How what happens is felt, by kinds of events. */
  felt?: Felt;
  /** What a seat has achieved that no event tells: it is celebrated when it is new. */
  feats?(view: unknown, seat: number, t: Translator): readonly Feat[];
  /** The round that a view belongs to, for replays and charts, if the game has rounds. */
  round?(view: unknown): number | null;
  /** How charts show a part of the score sheet or a line of the game's own charts, by its text key. */
  look?(key: string): Look | null;
}
