/** What the log says of one row of a change. */
import type { TFunction } from 'i18next';
import { money } from '../../lib/i18n/money.ts';
import { hourOf, listOf, shortDay, weekday } from '../../lib/i18n/when.ts';
import { toMinor } from '../../../domain/basics/money.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { spokenFields, type SpokenField, type Words } from './logFields.ts';
import type { LogEntry, LoggedChange } from './useChangeLog.ts';

/** From what, to what; or one of both alone. */
type Pair = { before: string | null; after: string | null };

type Spoken = {
  done: string;
  what: string;
  /** Name, hour and sum, where they are other ones; else what the line is best known by. */
  pairs: Pair[];
  fields: SpokenField[];
};

/** What is cancelled is a lesson; all else is deleted. */
const doneKey = ({ done, area }: LogEntry) =>
  done === 'removed' && area === 'lessons'
    ? 'cancelled'
    : (done as 'made' | 'moved' | 'changed' | 'removed' | 'returned');

const areaWord = (area: string, t: TFunction): string => t(`insight.log.areas.${area}`, { defaultValue: '' });

export function spokenEntry(entry: LogEntry, change: LoggedChange, words: Words): Spoken {
  const { t, language, zone } = words;
  const currencies = { before: change.currencyBefore, after: change.currency };
  const moment = (ms: string) => {
    const wall = toWall(Number(ms), zone);
    return `${weekday(wall, language)} ${shortDay(wall, language)}, ${hourOf(wall)}`;
  };
  const sum = (major: number, when: keyof typeof currencies) =>
    money(toMinor(major, currencies[when]) ?? 0, currencies[when], language);
  const showsSum = entry.amountBefore != null || entry.area === 'money';
  const told: Pair[] = [
    { before: entry.nameBefore ?? null, after: entry.nameBefore ? (entry.name ?? null) : null },
    {
      before: entry.startBefore ? moment(entry.startBefore) : null,
      after: entry.start ? moment(entry.start) : null,
    },
    {
      before: entry.amountBefore == null ? null : sum(entry.amountBefore, 'before'),
      after: showsSum && entry.amount != null ? sum(entry.amount, 'after') : null,
    },
  ];
  const changed = told.filter(({ before }) => before !== null);
  const known = told.find(({ after }) => after !== null);
  const who = listOf(
    entry.students.map(({ name }) => name),
    language,
  );
  const kind = t(`insight.log.kind.${entry.kind}`, { defaultValue: areaWord(entry.area, t) });
  return {
    done: t(`insight.log.done.${doneKey(entry)}`),
    what: [[kind, entry.name].filter(Boolean).join(' '), who].filter(Boolean).join(' · '),
    pairs: changed.length > 0 || !known ? changed : [known],
    fields: spokenFields(entry, currencies, words),
  };
}
