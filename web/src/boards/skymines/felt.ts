import type { Felt } from "../../lib/feelings";

export const felt: Felt = {
  marks: { place: "data-place", company: "data-track", space: "data-space" },
  events: {
    planned: { sound: "placed" },
    moved: { sound: "placed" },
    entered: { sound: "placed" },
    "outpost-removed": { sound: "placed" },
    "marker-placed": { sound: "placed" },
    "coins-gained": { gain: "coins", count: "coins" },
    "tank-moved": { gain: "tank" },
    uploaded: { gain: "screen" },
    acquired: { gain: "cards" },
    "card-retaken": { gain: "cards" },
    "plan-taken": { gain: "plans" },
    threshold: { feat: "space-{company}" },
    "slot-opened": { feat: "slots" },
    flipped: { feat: "plans" },
    "task-claimed": { feat: "markers" },
    "status-unlocked": { feat: "markers" },
    "threat-neutralised": { feat: "wealth" },
  },
};
