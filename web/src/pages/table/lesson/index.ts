import { api } from "../../../lib/api";

/** The guided first game of a game: what shows it, and its steps. */
export async function loadLesson(game: string) {
  const [{ default: Lesson }, { steps }] = await Promise.all([
    import("./Lesson.svelte"),
    api.lesson(game),
  ]);
  return { Lesson, steps };
}
