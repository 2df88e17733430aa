import type { Felt } from "../../lib/feelings";

/** Resources, tags and cards fly by the board's own flightpaths. */
export const felt: Felt = {
  points: "points",
  marks: { location: "data-location", project: "data-tape" },
  events: {
    landed: { sound: "placed" },
    "shuttle-used": { sound: "placed" },
    "card-played": { sound: "placed" },
    gained: { sound: "gain" },
    raised: { sound: "gain" },
    "tag-gained": { sound: "gain" },
    "card-bought": { sound: "gain" },
    worked: { sound: "placed" },
    upgraded: { feat: "upgrades" },
    "leader-bonus": { feat: "space-{project}" },
    "cube-drawn": { sound: "placed" },
    impact: { sound: "error" },
    "key-project": { sound: "celebration" },
  },
};
