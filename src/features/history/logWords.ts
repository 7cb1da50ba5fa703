/** What the log says of one row of a change. */
import type { TFunction } from 'i18next';
import { money } from '../../lib/i18n/money.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { hourOf, listOf, shortDay, weekday } from '../../lib/i18n/when.ts';
import { toMinor } from '../../../domain/basics/money.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { LogEntry } from './useChangeLog.ts';

export type Words = { t: TFunction; language: Language; zone: string; currency: string };

type Spoken = {
  done: string;
  what: string;
  /** From what, to what; or one of both alone. */
  before: string | null;
  after: string | null;
  fields: string[];
};

/** What is cancelled is a lesson; all else is deleted. */
const doneKey = ({ done, area }: LogEntry) =>
  done === 'removed' && area === 'lessons'
    ? 'cancelled'
    : (done as 'made' | 'moved' | 'changed' | 'removed' | 'returned');

const areaWord = (area: string, t: TFunction): string => t(`insight.log.areas.${area}`, { defaultValue: '' });

/** The fields that the log has a word for; what stands in the line already is not said again. */
const fieldKeys = [
  'attendees',
  'location',
  'minutes',
  'capacity',
  'description',
  'rrule',
  'absences',
  'charges',
  'status',
  'notes',
  'homework',
  'blocked',
  'archived',
  'personalDiscount',
  'badCancels',
  'kept',
  'lessons',
  'color',
  'category',
  'active',
  'workingHours',
  'currency',
  'zone',
  'contract',
] as const;

export function spokenEntry(entry: LogEntry, { t, language, zone, currency }: Words): Spoken {
  const moment = (ms: string) => {
    const wall = toWall(Number(ms), zone);
    return `${weekday(wall, language)} ${shortDay(wall, language)}, ${hourOf(wall)}`;
  };
  const sum = (major: number) => money(toMinor(major, currency) ?? 0, currency, language);
  const pairs: [string | null, string | null][] = [
    [entry.nameBefore ?? null, entry.nameBefore ? (entry.name ?? null) : null],
    [entry.startBefore ? moment(entry.startBefore) : null, entry.start ? moment(entry.start) : null],
    [
      entry.amountBefore == null ? null : sum(entry.amountBefore),
      entry.amountBefore == null && entry.area !== 'money'
        ? null
        : entry.amount == null
          ? null
          : sum(entry.amount),
    ],
  ];
  const changed = pairs.find(([before]) => before !== null) ?? pairs.find(([, after]) => after !== null);
  const who = listOf(
    entry.students.map(({ name }) => name),
    language,
  );
  const kind = t(`insight.log.kind.${entry.kind}`, { defaultValue: areaWord(entry.area, t) });
  return {
    done: t(`insight.log.done.${doneKey(entry)}`),
    what: [[kind, entry.name].filter(Boolean).join(' '), who].filter(Boolean).join(' · '),
    before: changed?.[0] ?? null,
    after: changed?.[1] ?? null,
    fields: fieldKeys.filter((key) => entry.fields.includes(key)).map((key) => t(`insight.log.field.${key}`)),
  };
}
