/** Who may see what of restricted times: the teacher everything, linked people only when they are. */
import type { AccessPolicy } from '../../kernel/entities/policy.ts';

const everyone = ['teacher', 'linked'] as const;

export const restrictedTimePolicy = {
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
} as const satisfies AccessPolicy;
