/**
 * The pictograms of Skymines: a 24-unit grid, lines of 1.75 with round joins, two tones. Lines have the colour of the
 * text, the second tone is `--tone`. A thing has one silhouette wherever it appears. Glyph.svelte shows one.
 */
const BALLOON = "M12 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z";
const BOLT = "M13.5 2.5 5.5 13.5h5.5L9.5 21.5l9-11.500h-5.700z";
const CARD = "M5 3.5h10.500v14H5z";
const COIN = "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z";
const CRYSTAL = "M12 2.5l4 6.500-4 12.500L8 9z";
const DISH = "M4 6.5a10.500 10.500 0 0 0 13.500 13.500z";
const FLASK = "M8 14.500h8l3.200 5a1 1 0 0 1-.9 1.500H5.700a1 1 0 0 1-.9-1.500z";
const FRAME = "M4 4h16v16H4z";
const HELMET = "M4.500 18.500v-5a7.500 7.500 0 0 1 15 0v5z";
const HEXAGON = "M12 2.800l8 4.600v9.200l-8 4.600-8-4.600V7.400z";
const HOUSE = "M6 21v-7l6-4.500 6 4.500v7z";
const INGOT = "M2.500 18l3.500-7h12l3.500 7zM6 11l2.500-4.500h7L18 11z";
const SHUTTLE = "M12 2.500c3 2.500 4 6 4 9l4 5v3l-6-1.500h-4L4 19.500v-3l4-5c0-3 1-6.500 4-9z";
const STAR =
  "M12 3l2.700 5.700 6.300.8-4.600 4.300 1.200 6.200-5.600-3.100L6.400 20l1.200-6.200L3 9.500l6.300-.8z";
const WARNING = "M12 3 22 20.500H2z";

/** Of every pictogram its lines, and what is filled by the second tone. */
export const GLYPHS = {
  // Symbols on action cards
  carbon: [
    `${HEXAGON}M12 8l3.500 2v4L12 16l-3.500-2v-4zM12 2.800V8M4 16.600l4.500-2.600M20 16.600l-4.500-2.600`,
    HEXAGON,
  ],
  minerals: [
    `${CRYSTAL}M8 9h8M5.500 11l-3 4 3.500 6.500 2.500-2M18.500 11l3 4-3.500 6.500-2.500-2`,
    CRYSTAL,
  ],
  titanium: [`${INGOT}M9.500 14.500h5`, INGOT],
  energy: [BOLT, BOLT],
  science: [
    "M9.500 3h5M10.500 3v6L4.800 19.500a1 1 0 0 0 .9 1.500h12.600a1 1 0 0 0 .9-1.500L13.500 9V3M8 14.500h8",
    FLASK,
  ],
  field: [`${HELMET}M8 11.500h8v4H8zM12 6V3M3 21h18`, HELMET],
  any: [
    "M12 2.500l3.200 5H8.800zM4.500 12.500h6v6.500h-6zM17 12.500a3.300 3.300 0 1 0 0 6.600 3.300 3.300 0 0 0 0-6.600z",
    "",
  ],
  // What effects bring
  coin: [`${COIN}M15 9.300a4 4 0 1 0 0 5.400`, COIN],
  tank: [
    "M8 5.500h8a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM6 13h12M10 5.500V3h4v2.500",
    "M6 13h12v5.500a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2z",
  ],
  track: ["M5 5.500l6.500 6.500L5 18.500M12.500 5.500l6.500 6.500-6.500 6.500", ""],
  outpost: [`${HOUSE}M12 7V2.500M9.500 4.500 12 2l2.500 2.500`, HOUSE],
  share: ["M4.500 4h15v11h-15zM8 8h8M8 11h4M15 15v6l2-1.500 2 1.500v-7", "M4.500 4h15v11h-15z"],
  card: ["M8.500 3.500h11v14h-11zM5.500 7v13.500h11", "M8.500 3.500h11v14h-11z"],
  choice: ["M12 21v-7M12 14 5.500 7M12 14l6.500-7M5 11.500V6.500h5M19 11.500V6.500h-5", ""],
  first: [STAR, STAR],
  tile: [`${FRAME}M8 8h8v8H8z`, FRAME],
  plus: [`${FRAME}M12 7.500v9M7.500 12h9`, FRAME],
  buy: ["M4 3.500h10.500v14H4zM18 9v11M14.500 16.500 18 20l3.500-3.500", "M4 3.500h10.500v14H4z"],
  sell: ["M4 6.500h10.500v14H4zM18 15V4M14.500 7.500 18 4l3.500 3.500", "M4 6.500h10.500v14H4z"],
  remove: [`${CARD}M14 15l6 6M20 15l-6 6`, CARD],
  perform: [`${CARD}M18 12v9l4.500-4.500z`, CARD],
  retake: [`${CARD}M21.500 19.500h-7M17 16l-3.500 3.500L17 23`, CARD],
  discount: [
    "M6 18 18 6M8 5.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM16 13.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
    "",
  ],
  // Buildings
  research_station: [
    `${DISH}M10.500 13.500l6-6M17.800 6.200a1.300 1.300 0 1 0-.1.1M9 18.500 7 22M7 22h7`,
    DISH,
  ],
  underground_mine: [
    "M3.500 20.500V12a8.500 8.500 0 0 1 17 0v8.500zM8.500 20.500V14a3.500 3.500 0 0 1 7 0v6.500M10 18h4",
    "M3.500 20.500V12a8.500 8.500 0 0 1 17 0v8.500h-5V14a3.500 3.500 0 0 0-7 0v6.500z",
  ],
  surface_mine: ["M2 6h5v4h3v4h4v-4h3V6h5M2 20h20M5 14v3M19 14v3", "M2 6h5v4h3v4h4v-4h3V6h5v14H2z"],
  gas_collector: [`${BALLOON}M8.500 13.500 6 21M15.500 13.500 18 21M4 21h16M7 9h10`, BALLOON],
  shuttle: [`${SHUTTLE}M12 18v3.500`, SHUTTLE],
  // Marks
  marker: ["M6.500 21.500V3.500l12 4.500-12 4.500", "M6.500 3.500l12 4.500-12 4.500z"],
  lock: ["M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3", "M6 11h12v9H6z"],
  rest: ["M14.500 3.500a8.500 8.500 0 1 0 6 14.500 7.500 7.500 0 0 1-6-14.500z", ""],
  upload: ["M12 20V5M6 11l6-6.500L18 11", ""],
  threat: [`${WARNING}M12 9.500v5.500M12 17.800v.1`, WARNING],
  mission: ["M6 3.500h12v17l-6-4-6 4zM9 8.500l2 2 4-4", "M6 3.500h12v17l-6-4-6 4z"],
  luna: [
    "M15.500 3.200a9.200 9.200 0 1 0 0 17.600 9.800 9.800 0 0 1 0-17.600zM8 9.500v.1M6.500 14h3.500",
    "M15.500 3.200a9.200 9.200 0 1 0 0 17.600 9.800 9.800 0 0 1 0-17.600z",
  ],
  company: [
    "M3 21V9l6-4v16M9 21V3l12 5v13zM13 10v.1M17 11.500v.1M13 15v.1M17 16v.1M2 21h20",
    "M9 21V3l12 5v13z",
  ],
  flip: ["M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5", ""],
  check: ["m5 12.500 4.500 4.500L19 7.500", ""],
  none: ["M5 19 19 5", ""],
  wealth: ["M4 19V9l4 3 4-7 4 7 4-3v10z", "M4 19V9l4 3 4-7 4 7 4-3v10z"],
} as const satisfies Record<string, readonly [lines: string, tone: string]>;

export type GlyphName = keyof typeof GLYPHS;

/** The emblems of the companies, filled. */
export const EMBLEMS = {
  skymine: "M1.500 20 8.500 6l4 7 3-4.500L22.500 20z",
  minerva: "M16 2.500a9.700 9.700 0 1 0 0 19 8 8 0 0 1 0-19z",
  astrogo: "M12 1.500c4 4 5 8 5 12l4 6.500H3l4-6.500c0-4 1-8 5-12z",
  tawac: "M3 4h18v4H3zM3 10h18v4H3zM3 16h18v4H3z",
} as const;

export function isGlyph(name: string): name is GlyphName {
  return name in GLYPHS;
}
