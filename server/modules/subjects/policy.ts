/** Who may see what of a subject (access.md). */
import type { AccessPolicy, FieldRule } from '../../kernel/entities/policy.ts';

const both = ['self', 'linked'] as const;
const whole = (fields: readonly string[]): Record<string, FieldRule> =>
  Object.fromEntries(fields.map((field) => [field, 'asParent']));

export const subjectPolicy = {
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
    // Students get urls only in the week before their lesson, and nothing of private lessons: see entity.ts.
    Lesson: whole(['id', 'name', 'repetition', 'urls', 'private', 'soon']),
    LessonSoon: whole(['meetingId', 'slot']),
  },
} as const satisfies AccessPolicy;
