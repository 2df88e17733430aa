import type { Chapter } from "../../boards/study";

/** What the chapters of a study are called, by the keys of their texts. */
export const CHAPTER_TEXTS: Readonly<Record<Chapter, string>> = {
  goal: "study-goal",
  setup: "study-setup",
  round: "study-round",
  actions: "study-actions",
  scoring: "study-scoring",
  end: "study-end",
  missed: "study-missed",
};
