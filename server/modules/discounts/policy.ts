/** Who may see what of a discount (access.md): linked people those that hold for them, nobody but the teacher how often it is used. */
import type { AccessPolicy, FieldRule } from '../../kernel/entities/policy.ts';

const both = ['teacher', 'linked'] as const;
const own = ['teacher'] as const;
const whole = (fields: readonly string[]): Record<string, FieldRule> =>
  Object.fromEntries(fields.map((field) => [field, 'asParent']));

const terms = [
  'name',
  'description',
  'subject',
  'type',
  'value',
  'progressiveSteps',
  'conditionType',
  'conditionValue',
  'days',
  'hours',
  'freeSpaceDays',
  'maximumDiscount',
  'minimumMeetingPrice',
  'maximumDiscountPerMeeting',
  'usageLimit',
  'startDate',
  'endDate',
  'active',
  'applyToRecurring',
];

export const discountPolicy = {
  Query: { getDiscountsByTeacherId: 'signedIn' },
  Subscription: { discounts: 'signedIn' },
  types: {
    Discount: {
      ...Object.fromEntries(
        ['id', 'version', 'removed', 'teacherId', 'discountUnit', 'kind', ...terms].map((field) => [
          field,
          both,
        ]),
      ),
      currentUsage: own,
      earlier: own,
      createdAt: both,
      updatedAt: own,
      deletedAt: own,
    },
    DiscountTerms: whole(terms),
    EarlierTerms: whole(['until', 'terms']),
    ProgressiveStep: whole(['threshold', 'discountValue']),
    DiscountHours: whole(['from', 'to']),
  },
} satisfies AccessPolicy;
