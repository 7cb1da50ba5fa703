/** What each pays for a lesson, line by line. */
import { codecNow } from '../../lib/entities/codecNow.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { LeftOut, PriceLines } from './PriceLines.tsx';
import type { StudentPrice } from './useLessonPrices.ts';

type Props = { prices: readonly StudentPrice[]; isGroup: boolean };

export function LessonPrices({ prices, isGroup }: Props) {
  if (prices.length === 0) return null;
  // Of a group it is told once.
  const leftOut = [...new Set(prices.flatMap((each) => each.leftOut))];
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
      {leftOut.length > 0 ? (
        <li>
          <LeftOut names={leftOut} />
        </li>
      ) : null}
    </ul>
  );
}
