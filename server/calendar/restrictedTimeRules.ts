/** Who may see what of closed hours: the teacher all, linked people that the hours are taken. */
import type { AreaRules } from '../schema/rule.ts';

const everyone = ['teacher', 'linked'] as const;

export const restrictedTimeRules = {
  Query: { restrictedTimesByTeacherId: 'signedIn' },
  Mutation: {
    addRestrictedTime: 'signedIn',
    updateRestrictedTime: 'signedIn',
    removeRestrictedTime: 'signedIn',
  },
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
    MeetingPayload: { restrictedTimes: 'asParent' },
    RestrictedTimePayload: {
      status: 'asParent',
      refusal: 'asParent',
      restrictedTime: 'asParent',
      meetings: 'asParent',
      restrictedTimes: 'asParent',
      changeId: 'asParent',
    },
  },
} as const satisfies AreaRules;
