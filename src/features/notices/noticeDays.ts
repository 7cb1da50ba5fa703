/** Notifications under the days on which they came, as a person says these days. */
import { dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { NoticeRow } from '../../lib/entities/useNotices.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { dayHeading } from '../../lib/i18n/dayHeading.ts';

type NoticeDay = { heading: string; rows: NoticeRow[] };

type Reading = { now: Wall; zone: string; language: Language };

/** Rows come newest first, and so do the days. */
export function noticeDays(rows: readonly NoticeRow[], { now, zone, language }: Reading): NoticeDay[] {
  const byDay = Map.groupBy(rows, ({ timestamp }) => dayOf(toWall(Number(timestamp), zone)));
  return [...byDay].map(([day, of]) => ({ heading: dayHeading(day, now, language), rows: of }));
}

/** Day/month/year hour:minute. */
export function noticeMoment({ timestamp }: Pick<NoticeRow, 'timestamp'>, zone: string): string {
  const wall = toWall(Number(timestamp), zone);
  return `${wall.slice(8, 10)}/${wall.slice(5, 7)}/${wall.slice(0, 4)} ${wall.slice(11, 16)}`;
}
