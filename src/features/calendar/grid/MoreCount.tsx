/** "12 more" in a month's cell: what the cell hides, and what was never handed to it. */
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../../../domain/basics/wallTime.ts';

export function MoreCount({ hidden, withheld }: { hidden: number; withheld: ReadonlyMap<Day, number> }) {
  const { t } = useTranslation();
  const box = useRef<HTMLSpanElement>(null);
  const [day, setDay] = useState<Day | null>(null);
  useLayoutEffect(() => {
    // The library tells the number and not the day; the cell it stands in does.
    if (withheld.size > 0) setDay(box.current?.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? null);
  }, [withheld]);
  const count = hidden + (day === null ? 0 : (withheld.get(day) ?? 0));
  return <span ref={box}>{t('calendar.moreLessons', { count })}</span>;
}
