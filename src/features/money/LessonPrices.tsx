/** Where somebody pays less than the lesson costs: each price, line by line. */
import { useMemo } from 'react';
import type { Lesson } from '../../../domain/calendar/lesson.ts';
import { priceOf } from '../../../domain/money/price.ts';
import { pricingOf } from '../../../domain/money/pricing.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { PriceLines } from './PriceLines.tsx';
import { useDiscounts } from './useDiscounts.ts';

export function LessonPrices({ lesson }: { lesson: Lesson }) {
  const { all } = useDiscounts();
  const prices = useMemo(() => {
    const pricing = pricingOf(all, loadedMeetings().held);
    return lesson.meeting.attendees
      .map(({ studentId }) => ({ studentId, price: priceOf(lesson, studentId, pricing) }))
      .filter(({ price }) => price.lines.length > 1);
  }, [all, lesson]);
  const isGroup = lesson.meeting.attendees.length > 1;
  if (prices.length === 0) return null;
  return (
    <ul className="grid gap-0.5 text-on-surface-muted">
      {prices.map(({ studentId, price }) => (
        <li key={studentId}>
          {isGroup ? <bdi>{loadedMeetings().nameOf(studentId)}: </bdi> : null}
          <PriceLines price={price} currency={codecNow().currency} />
        </li>
      ))}
    </ul>
  );
}
