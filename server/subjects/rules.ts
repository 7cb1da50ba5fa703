/** Who may see what of a subject (access.md). */
import type { AreaRules } from '../schema/rule.ts';

export const subjectsRules = {
  Query: { subjectsById: 'signedIn' },
  types: {
    Subject: {
      id: ['self', 'linked'],
      name: ['self', 'linked'],
      cost: ['self', 'linked'],
      color: ['self', 'linked'],
      lessons: ['self', 'linked'],
    },
    // urls are emptied for students outside the week before their lesson: see subject.ts.
    Lesson: {
      id: 'asParent',
      name: 'asParent',
      repetition: 'asParent',
      urls: 'asParent',
      private: 'asParent',
    },
  },
} as const satisfies AreaRules;
