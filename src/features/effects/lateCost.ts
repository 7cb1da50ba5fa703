/**
 * What a cancel costs that comes too late, as far as a family's own page can know it: what a discount by rule takes
 * off depends on others and is the server's to tell (decision 91), so where there is one the sum is the most.
 */
import type { TFunction } from 'i18next';
import type { Language } from '../../../domain/basics/languages.ts';
import { lateCostMinor } from '../../../domain/money/lateCost.ts';
import type { Step } from '../../../domain/operations.ts';
import type { Pair } from './pairLessons.ts';
import type { SchoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import { money } from '../../lib/i18n/money.ts';

type LateCosts = { costsMinor: number[]; mayCostLess: boolean };

/** Of a plan: each of its lessons for each who would not come, in order. */
export function lateCostsOf(
  steps: readonly Step[],
  pairs: readonly Pair[],
  { mayCostLess = false }: Pick<SchoolMeetings, 'mayCostLess'>,
): LateCosts {
  const away = steps.flatMap((step) =>
    step.name === 'cancelMyAttendance' || step.name === 'leaveMeeting' ? (step.args.attendeeId ?? []) : [],
  );
  const costsMinor = pairs.flatMap(({ before: lesson }) =>
    (lesson?.meeting.attendees ?? [])
      .filter(({ studentId }) => away.length === 0 || away.includes(studentId))
      .map(({ studentId }) => (lesson ? lateCostMinor(lesson, studentId) : 0)),
  );
  return { costsMinor, mayCostLess };
}

type Words = { t: TFunction; language: Language; currency: string };

/** "₪150", or "up to ₪150". */
export function lateSum(minor: number, isMost: boolean, { t, language, currency }: Words): string {
  const sum = money(minor, currency, language);
  return isMost ? t('actions.costs.upTo', { sum }) : sum;
}
