/** What a plan does to the list of subjects, told in facts without words. */
import { dayOf, type Day, type Wall } from '../../../domain/basics/wallTime.ts';
import type { Effect, Step } from '../../../domain/operations.ts';
import { effectOfStep, leadingStep } from './actionOf.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { PlannedLesson, Subject } from '../../../domain/subjects/subject.ts';

/** A lesson of the plan, with its place in it from 1. */
export type LessonSide = Pick<PlannedLesson, 'name' | 'repetition' | 'urls' | 'private'> & { place: number };

export type Worth = { costMinor: number } | { text: string } | { color: string } | { lesson: LessonSide };
type Said = Written & { color: string };
type Written = { name: string; before: Worth | null; after: Worth | null };

export type SubjectFacts = {
  said: Said[];
  /** The later day with which a new price begins in lessons that stand. */
  from?: Day;
};

/** null where no step is about subjects; lessons that take over a new price are part of it. */
export function subjectFacts(
  steps: readonly Step[],
  rows: readonly RowChange[],
  now: Wall,
): SubjectFacts | null {
  const leading = leadingStep(steps);
  if (!leading) return null;
  const action = effectOfStep(leading, rows);
  const said = rows.flatMap(({ before, after }): Said[] => {
    if (after?.kind !== 'subject') return [];
    const was = before?.kind === 'subject' ? before : null;
    // Those that only make room for another in the list say nothing.
    if (was && worth(action, was, after) === worth(action, after, was)) return [];
    return [{ ...written(action, was, after), color: after.color }];
  });
  const from = steps.map(beginning).find((wall) => wall != null && wall > now);
  return { said, ...(from == null ? {} : { from: dayOf(from) }) };
}

const beginning = ({ name, args }: Step): Wall | null | undefined =>
  name === 'updateSubject' || name === 'updateSubjectsCost' ? args.from : null;

const worth = (action: Effect | null, one: Subject, other: Subject): unknown => {
  if (action === 'subjectPrice') return one.hourlyMinor;
  if (action === 'renameSubject') return one.name;
  if (action === 'subjectColor') return one.color;
  return action === 'removeSubject' ? one.removedMs : one.id === other.id && JSON.stringify(one.lessons);
};

function written(action: Effect | null, was: Subject | null, after: Subject): Written {
  const { name } = was ?? after;
  switch (action) {
    case 'subjectPrice':
      return {
        name,
        before: was && { costMinor: was.hourlyMinor },
        after: { costMinor: after.hourlyMinor },
      };
    case 'renameSubject':
      return { name, before: { text: name }, after: { text: after.name } };
    case 'subjectColor':
      return { name, before: was && { color: was.color }, after: { color: after.color } };
    case 'changePlan':
      return lessonChange(was, after) ?? { name, before: null, after: null };
    default:
      // Of a new one its price is told.
      return { name, before: null, after: was ? null : { costMinor: after.hourlyMinor } };
  }
}

const sideOfLesson = (subject: Subject | null, id: string | undefined): LessonSide | null => {
  const at = subject?.lessons.findIndex((lesson) => lesson.id === id) ?? -1;
  const lesson = subject?.lessons[at];
  return lesson ? { ...lesson, place: at + 1 } : null;
};

/** The one lesson that came, went or is another; one that others only made room for is none. */
function lessonChange(was: Subject | null, after: Subject): Written | null {
  const idsOf = (subject: Subject | null): string[] => (subject?.lessons ?? []).map(({ id }) => id);
  const [before, now] = [idsOf(was), idsOf(after)];
  const told = ({ place: _place, ...rest }: LessonSide): string => JSON.stringify(rest);
  const isOther = (id: string): boolean => {
    const [one, other] = [sideOfLesson(was, id), sideOfLesson(after, id)];
    return one !== null && other !== null && told(one) !== told(other);
  };
  // Where only the order changed: the first that stands earlier than it did.
  const moved = now.find((one, at) => before.indexOf(one) > at);
  const id =
    now.find((one) => !before.includes(one)) ??
    before.find((one) => !now.includes(one)) ??
    now.find(isOther) ??
    moved;
  const [one, other] = [sideOfLesson(was, id), sideOfLesson(after, id)];
  const title = (one ?? other)?.name;
  if (title === undefined) return null;
  return {
    name: `${after.name} · ${title}`,
    before: one && { lesson: one },
    after: other && { lesson: other },
  };
}
