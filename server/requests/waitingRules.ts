/** Who may see what of the queue for a full group. */
import type { AreaRules, FieldRule } from '../schema/rule.ts';

const both = ['teacher', 'attendee'] as const;
const each = (names: readonly string[], rule: FieldRule): Record<string, FieldRule> =>
  Object.fromEntries(names.map((name) => [name, rule]));

export const waitingRules = {
  Query: { waitingsByTeacherId: 'signedIn' },
  Subscription: { waitings: 'signedIn' },
  types: {
    Waiting: each(
      [
        'id',
        'version',
        'removed',
        'teacherId',
        'meetingId',
        'seriesId',
        'studentId',
        'studentName',
        'requestedBy',
        'status',
        'createdAt',
        'offeredAt',
        'expiresAt',
      ],
      both,
    ),
  },
} as const satisfies AreaRules;
