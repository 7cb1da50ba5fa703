/** Notifications under the days on which they came, as a person says these days. */
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { NoticeRow } from '../../lib/entities/useNotices.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { shortDay, weekdayLong } from '../../lib/i18n/when.ts';

type NoticeDay = { heading: string; rows: NoticeRow[] };

type Reading = { now: Wall; zone: string; language: Language };

/** Rows come newest first, and so do the days. */
export function noticeDays(rows: readonly NoticeRow[], { now, zone, language }: Reading): NoticeDay[] {
  const byDay = Map.groupBy(rows, ({ timestamp }) => dayOf(toWall(Number(timestamp), zone)));
  return [...byDay].map(([day, of]) => ({ heading: dayHeading(day, now, language), rows: of }));
}

function dayHeading(day: string, now: Wall, language: Language): string {
  const ago = differenceInCalendarDays(new Date(`${day}T12:00`), new Date(`${dayOf(now)}T12:00`));
  const name = weekdayLong(day, language);
  if (ago === 0 || ago === -1) {
    const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(ago, 'day');
    const said = near.charAt(0).toUpperCase() + near.slice(1);
    return ago === 0 ? said : `${said}, ${name}`;
  }
  return ago > -7 && ago < 0 ? name : `${name}, ${shortDay(day, language)}`;
}

/** Day/month/year hour:minute. */
export function noticeMoment({ timestamp }: Pick<NoticeRow, 'timestamp'>, zone: string): string {
  const wall = toWall(Number(timestamp), zone);
  return `${wall.slice(8, 10)}/${wall.slice(5, 7)}/${wall.slice(0, 4)} ${wall.slice(11, 16)}`;
}
