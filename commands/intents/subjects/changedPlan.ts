/** The plan of a subject with one of its lessons changed. */
import { planOf, type Planned } from './plannedLessons.ts';

export type LessonChange = {
  name?: string;
  repetition?: number;
  /** Added to those it has. */
  urls?: string[];
  private?: boolean;
  /** The lesson it goes before; null: to the end. */
  before?: string | null;
};

/** null where nothing was said to change. */
export function changedPlan({ id, subject }: Planned, { urls, before, ...said }: LessonChange) {
  if (urls === undefined && before === undefined && Object.keys(said).length === 0) return null;
  const plan = planOf(subject).map((lesson) =>
    lesson.id === id ? { ...lesson, ...said, urls: [...new Set([...lesson.urls, ...(urls ?? [])])] } : lesson,
  );
  if (before === undefined) return plan;
  const moved = plan.filter((lesson) => lesson.id === id);
  const others = plan.filter((lesson) => lesson.id !== id);
  const at = before === null ? others.length : others.findIndex((lesson) => lesson.id === before);
  return at < 0 ? null : others.toSpliced(at, 0, ...moved);
}
