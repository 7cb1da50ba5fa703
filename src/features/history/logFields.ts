/** The fields that differ, each with what it was and is where that is short. */
import type { TFunction } from 'i18next';
import { toMinor } from '../../../domain/basics/money.ts';
import { isLanguage, nameOfLanguage, type Language } from '../../../domain/basics/languages.ts';
import { money } from '../../lib/i18n/money.ts';
import type { LogEntry } from './useChangeLog.ts';

export type Words = { t: TFunction; language: Language; zone: string };

export type SpokenField = { word: string; before: string | null; after: string | null };

type Field = LogEntry['fields'][number];
type Currencies = { before: string; after: string };

/** What the log has a word for, and how its values are said; what stands in the line already is not said again. */
const kinds = {
  attendees: 'named',
  location: 'named',
  minutes: 'plain',
  capacity: 'plain',
  description: 'named',
  rrule: 'named',
  absences: 'named',
  charges: 'named',
  status: 'word',
  notes: 'named',
  homework: 'named',
  blocked: 'word',
  archived: 'word',
  personalDiscount: 'named',
  badCancels: 'plain',
  kept: 'named',
  lessons: 'named',
  color: 'named',
  category: 'named',
  active: 'word',
  username: 'plain',
  phone: 'plain',
  address: 'plain',
  image: 'named',
  about: 'named',
  yearsExperience: 'plain',
  radiusKm: 'plain',
  lessonMinutes: 'plain',
  noticeHours: 'plain',
  badCancelsAllowed: 'plain',
  bufferMinutes: 'plain',
  travelMinutes: 'plain',
  remindAfterDays: 'plain',
  workingHours: 'named',
  holidaysOff: 'word',
  teachAtTeacher: 'word',
  teachAtTeacherCost: 'sum',
  teachAtStudent: 'word',
  teachAtStudentCost: 'sum',
  teachOnline: 'word',
  teachOnlineCost: 'sum',
  contract: 'named',
  shareSlug: 'named',
  shareOpen: 'word',
  language: 'language',
  theme: 'word',
  currency: 'plain',
  zone: 'plain',
} as const;

const names = Object.keys(kinds) as (keyof typeof kinds)[];

export function spokenFields(entry: LogEntry, currencies: Currencies, { t, language }: Words): SpokenField[] {
  return names.flatMap((name) => {
    const field = entry.fields.find((each) => each.name === name);
    if (!field) return [];
    const word = t(`insight.log.field.${name}`);
    const isTold = kinds[name] !== 'named' && (field.before ?? field.after ?? null) !== null;
    return [
      isTold
        ? { word, before: said(field, 'before'), after: said(field, 'after') }
        : { word, before: null, after: null },
    ];

    function said(of: Field, when: 'before' | 'after'): string {
      const value = of[when];
      if (value == null) return t('insight.log.value.none');
      if (kinds[name] === 'sum')
        return money(toMinor(Number(value), currencies[when]) ?? 0, currencies[when], language);
      if (kinds[name] === 'language') return isLanguage(value) ? nameOfLanguage(value) : value;
      return kinds[name] === 'word' ? t(`insight.log.value.${value}`, { defaultValue: value }) : value;
    }
  });
}
