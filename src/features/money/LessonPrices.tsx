/** What each pays for a lesson, line by line. */
import { codecNow } from '../../lib/entities/codecNow.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { PriceLines } from './PriceLines.tsx';
import type { StudentPrice } from './useLessonPrices.ts';

type Props = { prices: readonly StudentPrice[]; isGroup: boolean };

export function LessonPrices({ prices, isGroup }: Props) {
  if (prices.length === 0) return null;
  return (
    <ul className="grid gap-0.5 text-on-surface-muted">
      {prices.map(({ studentId, price }) => (
        <li key={studentId}>
          {isGroup ? (
            <>
              <bdi>{loadedMeetings().nameOf(studentId)}</bdi>
              {': '}
            </>
          ) : null}
          <PriceLines price={price} currency={codecNow().currency} />
        </li>
      ))}
    </ul>
  );
}
