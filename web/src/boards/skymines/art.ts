/**
 * The pictograms of Skymines: a 24-unit grid, lines of 1.6 with round joins, two tones. Lines have the colour of the
 * text, the second tone is `--tone`. A thing has one silhouette wherever it appears. Glyph.svelte shows one.
 */
import type { Building, Company, Symbol as CardSymbol } from "./types";

const tone = (d: string): string =>
  `<path fill="var(--tone, transparent)" stroke="none" d="${d}"/>`;
const line = (d: string): string => `<path d="${d}"/>`;
/** A shape with its own tone, and lines on it. */
const shape = (d: string, more = ""): string => `${tone(d)}${line(d + more)}`;

const BOLT = "M13.5 2.500 5.500 13.500h5.500L9.500 21.500l9-11.500h-5.700z";
const CARD = "M8.500 3.500h11v14h-11z";
const SHUTTLE = "M12 2.500c3 2.500 4 6 4 9l4 5v3l-6-1.500h-4L4 19.500v-3l4-5c0-3 1-6.500 4-9z";

export const GLYPHS = {
  // What is gained, paid and counted
  coin: shape(
    "M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17z",
    "M15 9.300a4 4 0 1 0 0 5.400",
  ),
  energy: shape(BOLT),
  carbon: shape(
    "M12 2.800l8 4.600v9.200l-8 4.600-8-4.600V7.400z",
    "M12 8l3.500 2v4L12 16l-3.500-2v-4zM12 2.800V8M4 16.600l4.500-2.600M20 16.600l-4.500-2.600",
  ),
  minerals: shape(
    "M12 2.500l4 6.500-4 12.500L8 9z",
    "M8 9h8M5.500 11l-3 4 3.500 6.500 2.500-2M18.500 11l3 4-3.500 6.500-2.500-2",
  ),
  titanium: shape("M2.500 18l3.500-7h12l3.500 7z", "M6 11l2.500-4.500h7L18 11M9.500 14.500h5"),
  resource: line("M12 3l3 4.500H9zM5.500 12.500h5v6h-5zM17 13a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"),
  science: `${tone("M8 14.500h8l3.200 5a1 1 0 0 1-.9 1.500H5.700a1 1 0 0 1-.9-1.500z")}${line("M9.500 3h5M10.500 3v6L4.800 19.500a1 1 0 0 0 .9 1.500h12.600a1 1 0 0 0 .9-1.500L13.500 9V3M8 14.500h8")}`,
  field: shape("M4.500 18.500v-5a7.500 7.500 0 0 1 15 0v5z", "M8 11.500h8v4H8zM12 6V3M3 21h18"),
  tank: `${tone("M6 13h12v5.500a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2z")}${line("M8 5.500h8a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM6 13h12M10 5.500V3h4v2.500")}`,
  step: line("M5 5.500l6.500 6.500L5 18.500M12.500 5.500l6.500 6.500-6.500 6.500"),
  share: shape("M4.500 4h15v11h-15z", "M8 8h8M8 11h4M15 15v6l2-1.500 2 1.500v-7"),
  "remove-outpost": shape(
    "M6 21v-7l6-4.500 6 4.500v7z",
    "M12 7V2.500M9.500 4.500 12 2l2.500 2.500",
  ),
  // Buildings
  dish: shape(
    "M4 6.500a10.500 10.500 0 0 0 13.500 13.500z",
    "M10.500 13.500l6-6M17.800 6.200a1.300 1.300 0 1 0-.1.1M9 18.500 7 22M7 22h7",
  ),
  shaft: shape(
    "M3.500 20.500V12a8.500 8.500 0 0 1 17 0v8.500z",
    "M8.500 20.500V14a3.500 3.500 0 0 1 7 0v6.500M10 18h4",
  ),
  pit: `${tone("M2 6h5v4h3v4h4v-4h3V6h5v14H2z")}${line("M2 6h5v4h3v4h4v-4h3V6h5M2 20h20M5 14v3M19 14v3")}`,
  collector: shape(
    "M12 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11z",
    "M8.500 13.500 6 21M15.500 13.500 18 21M4 21h16M7 9h10",
  ),
  // The table
  marker: shape("M6.500 3.500l12 4.500-12 4.500z", "M6.500 21.500V3.500"),
  first: shape(
    "M12 3l2.700 5.700 6.300.8-4.600 4.300 1.200 6.200-5.600-3.100L6.400 20l1.200-6.200L3 9.500l6.300-.8z",
  ),
  cards: shape(CARD, "M5.500 7v13.500h11"),
  buy: shape("M4 3.500h10.500v14H4z", "M18 9v11M14.500 16.500 18 20l3.500-3.500"),
  sell: shape("M4 6.500h10.500v14H4z", "M18 15V4M14.500 7.500 18 4l3.500 3.500"),
  plus: line("M12 5v14M5 12h14"),
  tile: shape("M4 4h16v16H4z", "M8 8h8v8H8z"),
  remove: shape("M5 3.500h10.500v14H5z", "M14 15l6 6M20 15l-6 6"),
  perform: shape("M5 3.500h10.500v14H5z", "M18 12v9l4.500-4.500z"),
  retake: shape("M5 3.500h10.500v14H5z", "M21.500 19.500h-7M17 16l-3.500 3.500L17 23"),
  scholar: shape(
    "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19z",
    "M10 6.500h4M10.800 6.500v4L7.800 16a.8.8 0 0 0 .7 1.200h7a.8.8 0 0 0 .7-1.200l-3-5.500v-4",
  ),
  choice: line("M12 21v-7M12 14 5.500 7M12 14l6.500-7M5 11.500V6.500h5M19 11.500V6.500h-5"),
  check: line("m5 12.500 4.500 4.500L19 7.500"),
  lock: shape("M6 11h12v9H6z", "M8.500 11V8a3.500 3.500 0 0 1 7 0v3"),
  rest: line("M14.500 3.500a8.500 8.500 0 1 0 6 14.500 7.500 7.500 0 0 1-6-14.500z"),
  upload: line("M12 20V5M6 11l6-6.500L18 11"),
  shuttle: shape(SHUTTLE, "M12 18v3.500"),
  threat: shape("M12 3 22 20.500H2z", "M12 9.500v5.500M12 17.800v.1"),
  plan: shape("M5 3.500h14v17H5z", "M5 12h14M8.500 7.800h7M8.500 16.200h7"),
  mission: shape(
    "M12 2.800l8 3v5.500c0 5-3.300 8.300-8 10-4.700-1.700-8-5-8-10V5.800z",
    "M8.500 11.500l2.500 2.500 4.500-5",
  ),
  luna: shape("M16 2.500a9.700 9.700 0 1 0 0 19 8 8 0 0 1 0-19z"),
  company: shape("M3.500 20.500V12l8.500-6 8.500 6v8.500z", "M9.500 20.500v-5h5v5"),
  wealth: shape(
    "M3.500 8h17v11.500h-17z",
    "M8.500 8V5h7v3M3.500 12.500h17M10.500 12.500v2.500h3v-2.500",
  ),
} as const;

export type GlyphName = keyof typeof GLYPHS;

export const BUILDING_GLYPHS: Record<Building, GlyphName> = {
  research_station: "dish",
  underground_mine: "shaft",
  surface_mine: "pit",
  gas_collector: "collector",
};

export const SYMBOL_GLYPHS: Record<CardSymbol, GlyphName> = {
  carbon: "carbon",
  minerals: "minerals",
  titanium: "titanium",
  energy: "energy",
  science: "science",
  field: "field",
};

/** A company is an emblem, and outposts with a roof of their own. */
export const EMBLEMS: Record<Company, string> = {
  skymine: "M1.500 20 8.500 6l4 7 3-4.500L22.500 20z",
  minerva: "M16 2.500a9.700 9.700 0 1 0 0 19 8 8 0 0 1 0-19z",
  astrogo: "M12 1.500c4 4 5 8 5 12l4 6.500H3l4-6.500c0-4 1-8 5-12z",
  tawac: "M3 4h18v4H3zM3 10h18v4H3zM3 16h18v4H3z",
};
export const OUTPOSTS: Record<Company, string> = {
  skymine: "M4 21.500V11.500L12 2l8 9.500v10z",
  minerva: "M3 21.500V14a9 9 0 0 1 18 0v7.500z",
  astrogo: "M12 1.500c4 3.500 5.500 8 5.500 12v3l4 5h-19l4-5v-3c0-4 1.500-8.500 5.500-12z",
  tawac: "M2.500 21.500v-17h4.500v3.500h3v-3.500h4v3.500h3v-3.500h4.500v17z",
};
export const SHUTTLE_SHAPE = SHUTTLE;

/** The colour of a company; its shapes say the same. */
export function companyColour(company: string): string {
  return `var(--sm-${company})`;
}
