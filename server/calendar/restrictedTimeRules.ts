/** Who may see what of closed hours: the teacher all, linked people that the hours are taken. */
import type { AreaRules } from '../schema/rule.ts';

const everyone = ['teacher', 'linked'] as const;

export const restrictedTimeRules = {
  Query: { restrictedTimesByTeacherId: 'signedIn' },
  Subscription: { restrictedTimes: 'signedIn' },
  types: {
    RestrictedTime: {
      id: everyone,
      version: everyone,
      removed: everyone,
      teacherId: everyone,
      start: everyone,
      end: everyone,
      timeZone: everyone,
      rrule: everyone,
      exdates: everyone,
      reason: ['teacher'],
    },
  },
} as const satisfies AreaRules;
