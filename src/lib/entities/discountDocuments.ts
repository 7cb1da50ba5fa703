/** What is asked of the server about discounts. */
import { rowDocuments } from './rowDocuments.ts';

const terms = [
  'name description subject type value progressiveSteps { threshold discountValue }',
  'conditionType conditionValue days hours { from to } freeSpaceDays',
  'maximumDiscount minimumMeetingPrice maximumDiscountPerMeeting usageLimit',
  'startDate endDate active applyToRecurring',
];

export const discountDocuments = rowDocuments({
  type: 'Discount',
  query: 'getDiscountsByTeacherId',
  live: 'discounts',
  fields: [
    'id version removed teacherId createdAt deletedAt',
    ...terms,
    `earlier { until terms { ${terms.join(' ')} } }`,
  ],
});
