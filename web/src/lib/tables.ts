import type {
  GameInfo,
  ImpliedInfo,
  OpponentsInfo,
  OptionInfo,
  OptionValue,
  PerSeatInfo,
  TableInfo,
} from "../wire";

/** The value of an option that asks for no automatic opponents. */
const NO_OPPONENTS = "none";

/** The level that bots get unless somebody chooses another: one that thinks its turn through. */
export function defaultLevel(game: GameInfo): string {
  return (
    ["strong", "greedy"].find((level) => game.bots.includes(level)) ?? game.bots[0] ?? "random"
  );
}

export function defaults(
  options: readonly OptionInfo[],
  seats: number,
): Record<string, OptionValue> {
  return Object.fromEntries(options.map((option) => [option.name, defaultOf(option, seats)]));
}

export function defaultOf(option: OptionInfo, seats: number): OptionValue {
  return option.kind === "opponents" ? joinLevels(fitting(option, [], seats)) : option.default;
}

/** The value that counts for an option instead of the chosen one, and why, if there is one. */
export function impliedFor(
  game: GameInfo,
  name: string,
  values: Record<string, OptionValue>,
  seats: number,
): ImpliedInfo | undefined {
  return game.implied.find(
    (one) =>
      one.option === name &&
      (!one.seats.length || one.seats.includes(seats)) &&
      Object.entries(one.when).every(([other, when]) => when.includes(values[other] ?? "")),
  );
}

/** Whether it makes a difference what is chosen for an option beside these values. */
export function matters(
  game: GameInfo,
  name: string,
  values: Record<string, OptionValue>,
  seats: number,
): boolean {
  const implied = impliedFor(game, name, values, seats);
  return implied === undefined || implied.when[name] !== undefined;
}

/** The name of the game without a preset. */
export const STANDARD = "";

/** Values of the options by a preset; who the automatic opponents are stays. */
export function byPreset(
  game: GameInfo,
  preset: string,
  values: Record<string, OptionValue>,
  seats: number,
): Record<string, OptionValue> {
  const wanted = { ...defaults(game.options, seats), ...game.presets[preset] };
  for (const { kind, name } of game.options)
    if (kind === "opponents" && values[name] !== undefined) wanted[name] = values[name];
  return wanted;
}

/** The preset that says the same as these values, if there is one. */
export function activePreset(
  game: GameInfo,
  values: Record<string, OptionValue>,
  seats: number,
): string | undefined {
  const counts = counting(game, values, seats);
  return [...Object.keys(game.presets), STANDARD].find((preset) => {
    const wanted = counting(game, byPreset(game, preset, values, seats), seats);
    return game.options.every(({ name }) => wanted[name] === counts[name]);
  });
}

/** Values of the options that also fit another number of seats. */
export function fitted(
  game: GameInfo,
  values: Record<string, OptionValue>,
  seats: number,
): Record<string, OptionValue> {
  const fit = (option: OptionInfo): OptionValue => {
    const value = values[option.name] ?? defaultOf(option, seats);
    if (option.kind === "opponents") return joinLevels(fitting(option, levelsOf(value), seats));
    return option.kind === "per_seat" ? fittedWords(option, String(value), seats) : value;
  };
  return Object.fromEntries(game.options.map((option) => [option.name, fit(option)]));
}

/** A word for all is for more seats as well, unless its thing is there once. */
function fittedWords(option: PerSeatInfo, value: string, seats: number): string {
  const words = value.split(",");
  if (words.length === 1 && !option.single.includes(value)) return value;
  const more = Array.from({ length: seats }, () => option.default);
  return joinSeats([...words, ...more].slice(0, seats));
}

/** A game as it is set up for a campaign: what follows from the options that chapters decide, each chapter decides. */
export function asCampaign(game: GameInfo): GameInfo {
  const isFree = ({ when }: ImpliedInfo): boolean =>
    !Object.keys(when).some((name) => game.decided.includes(name));
  return { ...game, implied: game.implied.filter(isFree) };
}

/** The options as they count: what others imply takes the place of what was chosen before. */
export function counting(
  game: GameInfo,
  values: Record<string, OptionValue>,
  seats: number,
): Record<string, OptionValue> {
  const names = Object.keys(values);
  return Object.fromEntries(
    names.map((name) => [name, impliedFor(game, name, values, seats)?.value ?? values[name] ?? ""]),
  );
}

/** The levels of the automatic opponents that an option asks for. */
export function levelsOf(value: OptionValue | undefined): string[] {
  return value === undefined || value === NO_OPPONENTS ? [] : String(value).split(",");
}

export function joinLevels(levels: readonly string[]): string {
  return levels.join(",") || NO_OPPONENTS;
}

/** How many automatic opponents may join so many seats. */
export function roomFor(option: OpponentsInfo, seats: number): number {
  return Math.max(0, Math.min(option.most, option.places - seats));
}

/** How many there must be. */
export function leastFor(option: OpponentsInfo, seats: number): number {
  return seats === 1 ? option.alone : 0;
}

/** These levels, without those who find no place and with those who must be there. */
export function fitting(option: OpponentsInfo, levels: readonly string[], seats: number): string[] {
  const kept = levels.slice(0, roomFor(option, seats));
  while (kept.length < leastFor(option, seats)) kept.push(option.level);
  return kept;
}

/** What an option of the kind "per seat" says of each seat. */
export function perSeat(value: OptionValue, seats: number): string[] {
  const words = String(value).split(",");
  return Array.from({ length: seats }, (_, seat) => words[seat] ?? words[0] ?? "");
}

/** The words of all seats as the value of the option: one word if they all agree. */
export function joinSeats(words: readonly string[]): string {
  return new Set(words).size === 1 ? (words[0] ?? "") : words.join(",");
}

/** Whether this visitor may go on from a position: of a private match, those who belong to it. */
export function mayGoOn(table: TableInfo): boolean {
  return !table.private || table.host || table.seats.some(({ you }) => you);
}

export function isMyTurn(table: TableInfo): boolean {
  return table.status === "playing" && table.seats.some((seat) => seat.you && seat.asked);
}

/** The game that "Play now" opens for somebody who has not played yet. */
export function firstGame(games: readonly GameInfo[], last: string): GameInfo | undefined {
  return games.find((game) => game.name === last) ?? games[0];
}
