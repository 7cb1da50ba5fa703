/** Who may see what of the waitlist of a full group. */
import type { AccessPolicy, FieldRule } from '../../kernel/entities/policy.ts';

const both = ['teacher', 'attendee'] as const;
const each = (names: readonly string[], rule: FieldRule): Record<string, FieldRule> =>
  Object.fromEntries(names.map((name) => [name, rule]));

export const waitlistPolicy = {
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
} as const satisfies AccessPolicy;
