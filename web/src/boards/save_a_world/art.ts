/**
 * The pictograms of How to Save a World: a 24-unit grid, lines of 1.6 with round joins, two tones. Lines have the
 * colour of the text, the second tone is `--tone`. A thing has one silhouette wherever it appears.
 */
import type { Cube, DeckName, Resource, Symbol as PathSymbol, Tag, UpgradeKind } from "./types";

const tone = (d: string): string =>
  `<path fill="var(--tone, transparent)" stroke="none" d="${d}"/>`;
const line = (d: string): string => `<path d="${d}"/>`;
/** A shape with its own tone, and lines on it. */
const shape = (d: string, more = ""): string => `${tone(d)}${line(d + more)}`;

const CARD = "M8.500 3.500h11v14h-11z";
const CHIP = "M7 7h10v10H7z";
const LEGS =
  "M9.500 7V4M14.500 7V4M9.500 20v-3M14.500 20v-3M7 9.500H4M7 14.500H4M20 9.500h-3M20 14.500h-3";
const STAR =
  "M12 3l2.700 5.700 6.300.9-4.500 4.400 1 6.200L12 17.300 6.500 20.200l1-6.200L3 9.600l6.300-.9z";

export const GLYPHS = {
  // Resources
  energy: shape("M13.500 2.500 5.500 13.500h5.500L9.500 21.500l9-11.500h-5.700z"),
  knowledge: shape(
    "M3 5.500c3-1.500 6.500-1.500 9 .5 2.500-2 6-2 9-.5v13c-3-1.500-6.500-1.500-9 .5-2.500-2-6-2-9-.5z",
    "M12 6v13",
  ),
  minerals: shape(
    "M12 2.500l4 6.500-4 12.500L8 9z",
    "M8 9h8M5.500 11l-3 4 3.500 6.500 2.500-2M18.500 11l3 4-3.500 6.500-2.500-2",
  ),
  organics: shape(
    "M4 20c-1-9 4-16 16.500-16.500C21 15 14 21 6.500 18z",
    "M4 20.500C7 14 11 10.500 15.500 8.500",
  ),
  genius: shape("M12 5l1.900 5.100L19 12l-5.100 1.900L12 19l-1.900-5.100L5 12l5.100-1.900z"),
  basic: line("M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z"),
  // Tags
  planet: shape(
    "M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12z",
    "M6.500 14.800C3 16.500 1.800 18.300 2.600 19.200c1.300 1.400 7.100-1.400 12-6.300s7.800-10.400 6.500-11.800c-.9-.8-2.700.3-4.700 3.200",
  ),
  science: line(
    "M12 13.200a1.200 1.200 0 1 0 0-2.400 1.200 1.200 0 0 0 0 2.400zM12 8c5 0 9 1.800 9 4s-4 4-9 4-9-1.800-9-4 4-4 9-4zM8.500 10c2.500-4.300 6-6.900 7.900-5.800s1.500 5.500-1 9.800-6 6.900-7.900 5.800-1.500-5.500 1-9.800zM8.500 14c-2.500-4.300-2.900-8.700-1-9.800s5.400 1.500 7.900 5.800 2.900 8.700 1 9.800-5.400-1.500-7.900-5.800z",
  ),
  moon: shape("M16 2.500a9.700 9.700 0 1 0 0 19 8 8 0 0 1 0-19z"),
  "planet-or-moon": line(
    "M9 15a5 5 0 1 1 3-9M4.500 15.500c-2 1.200-2.800 2.300-2.300 2.900.8.900 4-.8 7-3.700M18 6a7.500 7.500 0 1 0 0 14.500A6.300 6.300 0 0 1 18 6z",
  ),
  "any-tag": line(
    "M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.300-1 .7-1 1.500M12 16.500v.1",
  ),
  // Projects and what threatens
  laser: shape(
    "M3 20l3-6 5 3-1 3z",
    "M8 14.500 17.500 4.500l3 2.500-9 9.500M17 2.500l1 1M21.500 4l.5 1M14.500 3l0 .5",
  ),
  shield: shape("M12 2.800l8 3v5.500c0 5-3.300 8.300-8 10-4.700-1.700-8-5-8-10V5.800z"),
  evacuation: shape("M3 14h18l-3 6H6z", "M7 14v-4h10v4M9.500 10V6h5v4M12 6V3"),
  asteroid: shape(
    "M8 3.500l6-1 6 4 1.500 6-3 6.500-6 2.500-7-2L2.500 13l1.500-6z",
    "M9 9.500a1.500 1.500 0 1 0 0 .1M15 14.500a2 2 0 1 0 0 .1M14.500 7.500v.1",
  ),
  project: line("M4 20V9l5 3V9l5 3V4h4v16zM8 16.500h3M14 16.500h3"),
  impact: shape(
    "M12 1.500l2 6.500 5.500-4-2.500 6 6 2-6 2 2.500 6-5.500-4-2 6.500-2-6.500L4.500 20 7 14l-6-2 6-2-2.500-6L10 8z",
  ),
  // What is gained and done
  points: shape(STAR),
  badge: shape(STAR, "M12 9.500v4"),
  baseline: line("M4 20.500h16M12 16.500V4M6.500 9.500 12 4l5.500 5.500"),
  research: `${tone("M8 14.500h8l3.200 5a1 1 0 0 1-.9 1.500H5.700a1 1 0 0 1-.9-1.500z")}${line("M9.500 3h5M10.500 3v6L4.800 19.500a1 1 0 0 0 .9 1.500h12.600a1 1 0 0 0 .9-1.500L13.500 9V3M8 14.500h8")}`,
  simple: line(`${CHIP}${LEGS}`),
  tech1: `${shape(CHIP, LEGS)}${line("M11 10.500l1.500-1v5.500")}`,
  tech2: `${shape(CHIP, LEGS)}${line("M10.300 10.500c.8-1.500 3.400-1 3.400.6 0 1.400-3.400 2.400-3.400 3.900h3.500")}`,
  card: shape(CARD, "M8.500 7h-4v13.500h11v-3"),
  remove: shape(CARD, "M11.500 8l5 5M16.500 8l-5 5"),
  recover: shape(CARD, "M11.500 11.500h5.500M13.500 9l-2.500 2.500 2.500 2.500"),
  reactivate: line("M20 12a8 8 0 1 1-2.500-5.800M18 2.500v4h-4"),
  lander: shape(
    "M8 3h8l2 8H6z",
    "M6 11l-4 9M18 11l4 9M9 11l-2.500 6M15 11l2.500 6M4.500 20h-3M22.500 20h-3",
  ),
  shuttle: line("M3 8h15M14 4l4 4-4 4M21 16H6M10 12l-4 4 4 4"),
  facility: shape("M3.500 20.500V12l8.500-6 8.500 6v8.500z", "M9.500 20.500v-5h5v5"),
  refresh: line(
    "M19.500 9A8 8 0 0 0 5 8.500M4.500 15a8 8 0 0 0 14.500.500M5.500 4v4.500H10M18.500 20v-4.500H14",
  ),
  bag: shape(
    "M8 7c-4 3-5 7-4.500 10.500.5 3 3.500 3.500 8.500 3.500s8-.5 8.500-3.500C21 14 20 10 16 7z",
    "M8 7l-2-4h12l-2 4z",
  ),
  choice: line("M12 21v-7M12 14 5.500 7M12 14l6.500-7M5 11.500V6.500h5M19 11.500V6.500h-5"),
  unlimited: line(
    "M12 12c-2-3-4-4.500-6-4.500a4.500 4.500 0 0 0 0 9c2 0 4-1.500 6-4.500s4-4.500 6-4.500a4.500 4.500 0 0 1 0 9c-2 0-4-1.500-6-4.500z",
  ),
  accelerate: line("M5 5.500l6.500 6.500L5 18.500M12.500 5.500l6.500 6.500-6.500 6.500"),
  threat: shape("M12 3 22 20.500H2z", "M12 9.500v5.500M12 17.800v.1"),
  pass: line("M5 12h14M13 6l6 6-6 6"),
} as const;

export type GlyphName = keyof typeof GLYPHS;

export const RESOURCE_GLYPHS: Record<Resource | "basic", GlyphName> = {
  energy: "energy",
  knowledge: "knowledge",
  minerals: "minerals",
  organics: "organics",
  genius: "genius",
  basic: "basic",
};
export const TAG_GLYPHS: Record<Tag | "planet_or_moon" | "any", GlyphName> = {
  planet: "planet",
  science: "science",
  moon: "moon",
  planet_or_moon: "planet-or-moon",
  any: "any-tag",
};
export const CUBE_GLYPHS: Record<Cube | "any", GlyphName> = {
  laser: "laser",
  shield: "shield",
  evacuation: "evacuation",
  asteroid: "asteroid",
  any: "project",
};
export const KIND_GLYPHS: Record<UpgradeKind, GlyphName> = {
  simple: "simple",
  tech1: "tech1",
  tech2: "tech2",
};
export const DECK_GLYPHS: Record<DeckName | "any", GlyphName> = {
  action: "energy",
  boost: "accelerate",
  species: "organics",
  any: "card",
};
export const SYMBOL_GLYPHS: Record<PathSymbol, GlyphName> = {
  facility_A: "facility",
  facility_B: "facility",
  add_asteroid: "asteroid",
  refresh: "refresh",
  impact: "impact",
};

/** The pictogram of something that is given unit by unit: a basic resource or a tag. */
export function glyphOfUnit(thing: string): GlyphName {
  return thing in RESOURCE_GLYPHS
    ? RESOURCE_GLYPHS[thing as keyof typeof RESOURCE_GLYPHS]
    : TAG_GLYPHS[thing as keyof typeof TAG_GLYPHS];
}
