/** The holiday over a day of the calendar. */
import { useTranslation } from 'react-i18next';
import { wallOf } from './gridEvents.ts';
import { holidayName } from './holidayWords.ts';

export function HolidayName({ date }: { date: Date }) {
  const { t } = useTranslation();
  const name = holidayName(wallOf(date).slice(0, 10), t);
  return name === null ? null : (
    <span className="cal-holiday" title={name}>
      {name}
    </span>
  );
}
