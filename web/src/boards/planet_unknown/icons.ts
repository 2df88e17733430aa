/**
 * The icons of Planet Unknown: a 24-unit grid, lines of 1.75 with round joins, two tones. Lines have the
 * colour of the text, the second tone is `--tone`. Drawn once as symbols `#pu-<name>` by Icons.svelte;
 * Icon.svelte shows one anywhere.
 */

const tone = 'fill="var(--tone, transparent)"';
const solid = 'fill="currentColor" stroke="none"';

export const ICONS = {
  // Terrains and resources
  civ: `<path ${tone} d="M4 18a8 8 0 0 1 16 0z"/><path d="M2.5 18h19M12 10v8M7.5 11.6V18m9-6.4V18M12 10V5.5m0 0 3.5 1.4-3.5 1.4"/>`,
  water: `<path ${tone} d="M12 3.2c3.6 4.4 6 7.5 6 10.6a6 6 0 0 1-12 0c0-3.1 2.4-6.2 6-10.6z"/><path d="M9.2 14.2a3 3 0 0 0 2.6 2.8"/>`,
  biomass: `<path ${tone} d="M5 19C3.5 10 9 4.5 20 4.5 20.5 15 14.5 20.5 5 19z"/><path d="M4 21c2-5.5 5.5-9 10.5-11.5M9.5 13.5V9.8m0 3.7h4.2"/>`,
  rover: `<circle ${tone} cx="12" cy="12" r="8"/><circle cx="12" cy="12" r="3"/><path d="M12 4v5m0 6v5M4 12h5m6 0h5"/><path d="m6.3 6.3.9.9m9.6 9.6.9.9m0-11.4-.9.9M7.2 16.8l-.9.9"/>`,
  tech: `<rect ${tone} x="6.5" y="6.5" width="11" height="11" rx="1.5"/><rect ${solid} x="10" y="10" width="4" height="4" rx=".8"/><path d="M9.5 6.5V3.5m5 3V3.5m-5 17v-3m5 3v-3M6.5 9.5h-3m3 5h-3m17-5h-3m3 5h-3"/>`,
  energy: `<path ${tone} d="M13.5 2.8 5.5 13.5H11l-1 7.7 8.5-11.2H13z"/>`,
  // Benefits
  synergy: `<circle ${tone} cx="12" cy="12" r="8.8"/><path d="M12 17V7.2m0 0L8 11.2m4-4 4 4"/><path d="M7 16.8h2.2m5.6 0H17"/>`,
  card: `<rect ${tone} x="5.5" y="3" width="13" height="18" rx="2"/>`,
  patch: `<rect ${tone} x="4" y="4" width="16" height="16" rx="2.5"/><path d="M8 16c-.7-4.8 2-8 8-8 .2 5.8-2.8 8.8-8 8zm0 0 4.5-4.5"/>`,
  vehicle: `<path ${tone} d="M4 15.5V11l4-1 1.5-3.5h6l2.5 4.5 3 1v3.5z"/><circle cx="7.5" cy="17" r="2.6" ${tone}/><circle cx="16.5" cy="17" r="2.6" ${tone}/><path d="M13 6.5V3.2m0 0 3-.7"/>`,
  move: `<path ${tone} d="M3.5 4.5h11l6.5 7.5-6.5 7.5h-11z"/>`,
  level: `<path ${tone} d="M12 2.5 20.2 7.2v9.6L12 21.5l-8.2-4.7V7.2z"/>`,
  advance: `<path ${tone} d="M12 3.5 20 12h-4.5v8h-7v-8H4z"/>`,
  medal: `<circle ${tone} cx="12" cy="12" r="8.5"/>`,
  // Pieces
  lifepod: `<path ${tone} d="M12 2.5c4 2.7 5.5 6.5 5.5 11.5l-2 3.5h-7l-2-3.5c0-5 1.5-8.8 5.5-11.5z"/><circle cx="12" cy="10" r="2.4"/><path d="M9 20.5h6"/>`,
  meteorite: `<path ${tone} d="m8 4.5 6.5-1 5 4.5.5 6-4.5 6-7.5.5L3.5 16 3 9.5z"/><circle cx="9.5" cy="10" r="1.7"/><circle cx="14.8" cy="14" r="2.1"/><path d="M14.5 7.5h.1"/>`,
  meteor: `<circle ${tone} cx="8" cy="16" r="4.8"/><path d="m13 12.5 7.5-8M9.5 9.5 14 4m.5 14L20 13.5"/>`,
  ice: `<path d="M12 3v18M4.2 7.5l15.6 9m0-9-15.6 9M9.5 4.5 12 7l2.5-2.5m-5 15L12 17l2.5 2.5"/>`,
  city: `<path ${tone} d="M4 20V11h5V5.5h6V9h5v11z"/><path d="M2.5 20h19M12 9v.1m0 3.4v.1m-5 2v.1m10-1.6v.1m-5 3v.1"/>`,
  toxic: `<circle cx="12" cy="12" r="2.2" ${tone}/><path d="M12 9.8a5 5 0 0 1-4-6.3m4 6.3a5 5 0 0 0 4-6.3M10.1 13.1a5 5 0 0 1-7.4 0m7.4 0a5 5 0 0 1-1.7 7.2m5.5-7.2a5 5 0 0 0 7.4 0m-7.4 0a5 5 0 0 0 1.7 7.2"/>`,
  // Table
  station: `<circle ${tone} cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="3.5"/><path d="M12 3v5.5M12 15.5V21M4.2 7.5 9 10.2m6 3.5 4.8 2.8m0-9L15 10.2m-6 3.5-4.8 2.8"/>`,
  commander: `<path ${tone} d="m12 3 2.6 5.7 6.2.7-4.6 4.2 1.3 6.1L12 16.6l-5.5 3.1 1.3-6.1L3.2 9.4l6.2-.7z"/>`,
  tile: `<path ${tone} d="M4 4h8v8h8v8H4z"/><path d="M4 12h8v8"/>`,
  objective: `<path d="M6 21V3.5"/><path ${tone} d="M6 4.5c4-2 7.5 2 12.5 0v9c-5 2-8.5-2-12.5 0z"/>`,
  event: `<path ${tone} d="M12 3.5 21.5 20h-19z"/><path d="M12 9.5v5m0 2.7v.1"/>`,
  flux: `<circle ${tone} cx="12" cy="12" r="9"/><path d="M6.5 12c1.8-4 3.7-4 5.5 0s3.7 4 5.5 0"/>`,
  infinity: `<path d="M12 12c-2-3-3.5-4-5.3-4a4 4 0 0 0 0 8c1.8 0 3.3-1 5.3-4s3.5-4 5.3-4a4 4 0 0 1 0 8c-1.8 0-3.3-1-5.3-4z"/>`,
  lock: `<rect ${tone} x="5.5" y="10.5" width="13" height="10" rx="1.8"/><path d="M8.5 10.5V7.8a3.5 3.5 0 0 1 7 0v2.7"/>`,
  // Handling
  right: `<path d="M19.5 12a7.5 7.5 0 1 1-2.6-5.7"/><path d="M17.5 2.5v4h-4"/>`,
  left: `<path d="M4.5 12a7.5 7.5 0 1 0 2.6-5.7"/><path d="M6.5 2.5v4h4"/>`,
  flip: `<path d="M12 3v18"/><path ${tone} d="M9 7 3 17h6z"/><path d="m15 7 6 10h-6z"/>`,
  check: `<path d="m5 12.5 4.5 4.5L19 7.5"/>`,
  cross: `<path d="m6 6 12 12M18 6 6 18"/>`,
} as const;

export type IconName = keyof typeof ICONS;

/** Texts that name an icon, by the keys of the game's or the board's own texts. */
export const ICON_TEXT: Partial<Record<IconName, string>> = {
  civ: "resource-civ",
  water: "resource-water",
  biomass: "resource-biomass",
  rover: "resource-rover",
  tech: "resource-tech",
  energy: "resource-energy",
  lifepod: "piece-lifepod",
  meteorite: "piece-meteorite",
  vehicle: "piece-rover",
};

/** What the server counts, as the board draws it. */
export const HOLDINGS: Readonly<Record<string, IconName>> = {
  points: "medal",
  "tracker-civ": "civ",
  "tracker-water": "water",
  "tracker-biomass": "biomass",
  "tracker-rover": "rover",
  "tracker-tech": "tech",
  movement: "move",
  rovers: "vehicle",
  lifepods: "lifepod",
  meteorites: "meteorite",
  "lifepods-on-planet": "lifepod",
  "meteorites-on-planet": "meteorite",
  "patches-stored": "patch",
  "civ-cards": "card",
};
