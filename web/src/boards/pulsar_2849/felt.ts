import type { Felt } from "../../lib/feelings";

export const felt: Felt = {
  points: "points",
  marks: { place: "data-place", pulsar: "data-place" },
  events: {
    "ship-placed": { sound: "placed" },
    "took-die": { sound: "placed" },
    flew: { sound: "placed" },
    teleported: { sound: "placed" },
    construction: { sound: "placed" },
    base: { gain: "bases" },
    "gyrodyne-taken": { gain: "gyrodyne-{type}" },
    "transmitter-taken": { gain: "transmitters" },
    "token-gained": { gain: "{token}", count: "count" },
    "cubes-gained": { gain: "cubes", count: "count" },
    "red-die": { gain: "red-dice" },
    claimed: { feat: "rings" },
    completed: { feat: "spinning-{type}" },
    awarded: { feat: "points" },
    online: { feat: "online" },
    "project-done": { feat: "projects" },
    patented: { feat: "patents", gain: "patents" },
    "scored-goal": { feat: "points" },
  },
};
