/** Who may see what of a subject (access.md). */
import type { AreaRules, FieldRule } from '../schema/rule.ts';

const both = ['self', 'linked'] as const;
const whole = (fields: readonly string[]): Record<string, FieldRule> =>
  Object.fromEntries(fields.map((field) => [field, 'asParent']));

export const subjectsRules = {
  Query: { subjectsById: 'signedIn' },
  Subscription: { subjects: 'signedIn' },
  types: {
    Subject: {
      id: both,
      version: both,
      removed: both,
      teacherId: both,
      name: both,
      cost: both,
      color: both,
      position: both,
      lessons: both,
    },
    // For students urls are emptied outside the week before their lesson, and private ones wholly: see subjectShown.ts.
    Lesson: whole(['id', 'name', 'repetition', 'urls', 'private', 'soon']),
    LessonSoon: whole(['meetingId', 'slot']),
  },
} as const satisfies AreaRules;
