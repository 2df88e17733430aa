/**
 * The pictograms of Pulsar 2849: a 24-unit grid, lines of 1.6 with round joins, two tones. Lines have the
 * colour of the text, the second tone is `--tone`. A thing has one silhouette wherever it appears; kinds of
 * a thing differ in shape, never in colour alone. Glyph.svelte shows one, Die.svelte a die.
 */

const tone = 'fill="var(--tone, transparent)"';
const solid = 'fill="currentColor" stroke="none"';
const written = `${solid} text-anchor="middle" font-weight="700"`;

const ring = '<circle cx="12" cy="12" r="8.6" fill="var(--tone, transparent)"/>';
const core = (text: string): string =>
  `<circle ${tone} cx="12" cy="12" r="5.6"/><text ${written} x="12" y="15.4" font-size="9.5">${text}</text>`;
const axis = (from: number): string =>
  `<path d="M12 ${12 - from}V1.6M12 ${12 + from}v${10.4 - from}"/>`;
const beams = `<path ${tone} d="M13.6 10.4 18.2 2.6l3.2 3.2zM10.4 13.6l-4.6 7.8-3.2-3.2z"/><circle ${solid} cx="12" cy="12" r="3"/>`;

export const GLYPHS = {
  // What is gained
  points: `<path ${tone} d="m12 2.8 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.4 6.4-.8z"/>`,
  cube: `<path ${tone} d="m12 2.8 8 4.5v9.4l-8 4.5-8-4.5V7.3z"/><path d="m4.2 7.4 7.8 4.4 7.8-4.4M12 11.8v9.2"/>`,
  "plus-minus": `<circle ${tone} cx="12" cy="12" r="9.6"/><text ${written} x="12" y="15.8" font-size="10.5">±1</text>`,
  "plus-two": `<rect ${tone} x="2.6" y="2.6" width="18.8" height="18.8" rx="3.5"/><text ${written} x="12" y="15.8" font-size="10.5">+2</text>`,
  small: `${core("1")}${axis(5.6)}`,
  medium: `${core("2")}<circle cx="12" cy="12" r="8.3"/>${axis(8.3)}`,
  large: `${core("3")}<circle cx="12" cy="12" r="8.1"/><circle cx="12" cy="12" r="10.6"/>`,
  gyrodyne: `${core("?")}<circle cx="12" cy="12" r="8.6" stroke-dasharray="3.6 2.2"/>${axis(8.6)}`,
  explore: `<rect ${tone} x="3.5" y="3.5" width="17" height="17" rx="3"/><path d="m12 6.3 1.7 4 4 1.7-4 1.7-1.7 4-1.7-4-4-1.7 4-1.7z"/>`,
  teleport: `<circle cx="12" cy="15" r="6.8" stroke-dasharray="3.2 2.4"/><path d="M12 2.5V15m-3.6-3.6L12 15l3.6-3.6"/>`,
  isolated: `<circle cx="12" cy="12" r="9.8" stroke-dasharray="2 3"/><path ${tone} d="M13.3 10.7 17 5.2l1.8 1.8zM10.7 13.3 7 18.8l-1.8-1.8z"/><circle ${solid} cx="12" cy="12" r="2.8"/>`,
  "extra-base": `<path ${tone} d="M2.8 20.5a9.3 6.5 0 0 1 14.5-4.6"/><path d="M10 13.6V3.5m0 0 5.5 2.2L10 7.9M19 14v6m-3-3h6"/>`,
  // Gates
  green: `${ring}<path d="m8 14 4-4.5 4 4.5"/>`,
  orange: `${ring}<path d="M8 10.3h8M8 13.7h8"/>`,
  magenta: `${ring}<path d="m9.2 9.2 5.6 5.6m0-5.6-5.6 5.6"/>`,
  gate: `${ring}<path d="M10 10.3a2.1 2.1 0 1 1 2.9 2c-.6.3-.9.7-.9 1.4M12 16v.1"/>`,
  run: `<path d="M15 3.6a8.6 8.6 0 0 1 0 16.8"/><path ${tone} d="M2.5 12h12.3m-4.4-4.5 4.4 4.5-4.4 4.5"/>`,
  // What is counted
  pulsar: beams,
  base: `<path ${tone} d="M2.8 20.5c2-4.3 5.2-6.5 9.2-6.5s7.2 2.2 9.2 6.5z"/><path d="M12 14V3.5m0 0 6 2.4-6 2.4"/>`,
  patent: `<circle ${tone} cx="12" cy="9" r="6.3"/><path d="M8.3 14.2 6.8 21.3 12 18.7l5.2 2.6-1.5-7.1M9.4 9l2 2 3.4-3.8"/>`,
  transmitter: `<path d="M12 11.5V21m-4 0h8"/><circle ${tone} cx="12" cy="9" r="2.5"/><path d="M7.4 13.4a6.3 6.3 0 0 1 0-8.8m9.2 0a6.3 6.3 0 0 1 0 8.8M4.5 16a10 10 0 0 1 0-14m15 0a10 10 0 0 1 0 14"/>`,
  link: `<path ${tone} d="M10.3 5H6.5A2.5 2.5 0 0 0 4 7.5v9A2.5 2.5 0 0 0 6.5 19h3.8zM13.7 5h3.8A2.5 2.5 0 0 1 20 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-3.8z"/><path d="M1.5 12H4m16 0h2.5"/>`,
  project: `<path ${tone} d="M9.3 3.5h5.4v5.3H9.3zM6.3 9.3h5.4v5.3H6.3zM12.3 9.3h5.4v5.3h-5.4zM3.3 15.2h5.4v5.3H3.3zM9.3 15.2h5.4v5.3H9.3zM15.3 15.2h5.4v5.3h-5.4z"/>`,
  award: `<path ${tone} d="M7 3.5h10V9a5 5 0 0 1-10 0z"/><path d="M7 5H3.8c0 3.2 1.2 5 3.5 5.3M17 5h3.2c0 3.2-1.2 5-3.5 5.3M12 14v4m-4 2.7h8"/>`,
  goal: `<circle ${tone} cx="12" cy="12" r="9.3"/><circle cx="12" cy="12" r="5.4"/><circle ${solid} cx="12" cy="12" r="1.9"/>`,
  types: `<circle ${tone} cx="7" cy="15.5" r="3.3"/><circle ${tone} cx="17" cy="15.5" r="4.5"/><circle ${tone} cx="11.5" cy="6.5" r="3.9"/>`,
  ring: `<circle ${tone} cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="5.5"/>`,
  // Classes of technologies
  ongoing: `<path d="M12 12c-2-3-3.5-4-5.3-4a4 4 0 0 0 0 8c1.8 0 3.3-1 5.3-4s3.5-4 5.3-4a4 4 0 0 1 0 8c-1.8 0-3.3-1-5.3-4z"/>`,
  immediate: `<path ${tone} d="M13.5 2.8 5.5 13.5H11l-1 7.7 8.5-11.2H13z"/>`,
  production: `<path d="M19.8 10.5A8 8 0 0 0 5.3 7.7M4.2 13.5a8 8 0 0 0 14.5 2.8"/><path d="M5 3.5v4.4h4.4M19 20.5v-4.4h-4.4"/>`,
  final: `<path d="M5.5 21.5V3"/><path d="M5.5 4h14v9.5h-14"/><path ${solid} d="M5.5 4h4.7v4.75H5.5zM14.8 4h4.7v4.75h-4.7zM10.2 8.75h4.6v4.75h-4.6z"/>`,
  // The table
  rocket: `<path ${tone} d="M12 2.3c3.3 2.6 4.7 5.8 4.7 9.5L15 16.5H9l-1.7-4.7c0-3.7 1.4-6.9 4.7-9.5z"/><path d="m7.4 12.5-3.2 3.7v4l4.4-3.5m8-4.2 3.2 3.7v4l-4.4-3.5M12 17.5v4"/><circle cx="12" cy="9.5" r="1.7"/>`,
  initiative: `<path d="m11 5-6.5 7 6.5 7m8.5-14L13 12l6.5 7"/>`,
  engineering: `<path ${tone} d="m12 3.8 5 2.8v5.7l-5 2.8-5-2.8V6.6z"/><path d="m7.1 6.7 4.9 2.7 4.9-2.7M12 9.4v5.7M3.5 20.3h17"/>`,
  median: `<path ${tone} d="M12 20.5 4.5 7.5a8.7 8.7 0 0 1 15 0z"/>`,
  time: `<path ${tone} d="M7.5 3c0 5.2 9 5 9 9s-9 3.8-9 9h9c0-5.2-9-5-9-9s9-3.8 9-9z"/><path d="M5.5 3h13m-13 18h13"/>`,
  adjust: `<rect ${tone} x="2.8" y="2.8" width="18.4" height="18.4" rx="4"/><path d="M12 6v5.6M9.2 8.8h5.6M9.2 16.5h5.6"/>`,
  "bonus-die": `<rect ${tone} x="2.8" y="2.8" width="18.4" height="18.4" rx="4"/><path d="M12 7.2v9.6M7.2 12h9.6"/>`,
  copy: `<rect x="7.8" y="7.8" width="13" height="13" rx="3" ${tone}/><path d="M16.2 7.8V6a2.8 2.8 0 0 0-2.8-2.8H6A2.8 2.8 0 0 0 3.2 6v7.4A2.8 2.8 0 0 0 6 16.2h1.8"/>`,
  planet: `<circle ${tone} cx="12" cy="12" r="6.3"/><path d="M17.6 9.2c2.8-.2 4.6.2 4.9 1.2.5 1.7-3.9 4.3-9.8 5.9S1.9 18 1.4 16.3c-.3-1 1.1-2.4 3.5-3.8"/>`,
  lock: `<rect ${tone} x="5.5" y="10.5" width="13" height="10" rx="1.8"/><path d="M8.5 10.5V7.8a3.5 3.5 0 0 1 7 0v2.7"/>`,
  check: `<path d="m5 12.5 4.5 4.5L19 7.5"/>`,
} as const;

export type GlyphName = keyof typeof GLYPHS;

export type Dot = readonly [x: number, y: number];

const [low, mid, high] = [7, 12, 17];
/** Where the pips of a die are, on a grid of 24; more than six are written as a number. */
export const PIPS: readonly (readonly Dot[])[] = [
  [],
  [[mid, mid]],
  [
    [low, high],
    [high, low],
  ],
  [
    [low, high],
    [mid, mid],
    [high, low],
  ],
  [
    [low, low],
    [low, high],
    [high, low],
    [high, high],
  ],
  [
    [low, low],
    [low, high],
    [mid, mid],
    [high, low],
    [high, high],
  ],
  [
    [low, low],
    [low, mid],
    [low, high],
    [high, low],
    [high, mid],
    [high, high],
  ],
];

/** The pips of half a die: above one another, so that two halves make a die. */
export const HALF_PIPS: readonly (readonly number[])[] = [[], [mid], [low, high], [low, mid, high]];
