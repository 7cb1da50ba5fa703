/** What each who owes for a lesson pays and why; empty where all pay what it costs. */
import { useMemo } from 'react';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Lesson } from '../../../domain/calendar/lesson.ts';
import { owedFor } from '../../../domain/money/owed.ts';
import { leftOutOf, priceOf, type Price } from '../../../domain/money/price.ts';
import { pricingOf, type Pricing } from '../../../domain/money/pricing.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { useDiscounts } from './useDiscounts.ts';

export type StudentPrice = { studentId: Id; price: Price; leftOut: string[] };

/** What was fixed is told as it was fixed, also where today's discounts would come to something else. */
function pricesOf(lesson: Lesson, pricing: Pricing): StudentPrice[] {
  return lesson.meeting.attendees.flatMap(({ studentId }) => {
    const price = priceOf(lesson, studentId, pricing);
    const owed = owedFor(lesson, studentId, () => price.minor);
    if (!owed) return [];
    const { amountMinor: minor } = owed;
    const told =
      minor === price.minor ? price : { minor, lines: [{ kind: 'lesson' as const, amountMinor: minor }] };
    return { studentId, price: told, leftOut: leftOutOf(lesson, told, studentId, pricing) };
  });
}

export function useLessonPrices(lesson: Lesson): StudentPrice[] {
  const { all } = useDiscounts();
  return useMemo(() => {
    const prices = pricesOf(lesson, pricingOf(all, loadedMeetings().held));
    const isPlain = ({ price }: StudentPrice): boolean =>
      price.lines.length === 1 && price.minor === lesson.costMinor;
    return prices.every(isPlain) ? [] : prices;
  }, [all, lesson]);
}
