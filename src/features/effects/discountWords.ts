/** A discount in words: for whom it is, how much it takes off, and how it stands. */
import type { TFunction } from 'i18next';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { isGiven, type Discount, type Terms } from '../../../domain/money/discount.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { money } from '../../lib/i18n/money.ts';
import { listOf, shortDay, weekdayLong } from '../../lib/i18n/when.ts';

export type Wording = { t: TFunction; language: Language; currency: string; zone: string; nowMs: number };

type Sums = Pick<Wording, 'currency' | 'language'>;

export const offWords = (type: Terms['type'], value: number, { currency, language }: Sums): string =>
  type === 'fixed' ? money(value, currency, language) : `${value}%`;

/** '10%', '₪50', or the last of the steps. */
export function valueWords(terms: Terms, wording: Sums): string {
  const last = terms.progressiveSteps.at(-1);
  return offWords(terms.type, last?.discountValue ?? terms.value, wording);
}

export function forWhom(terms: Terms, { t, language }: Pick<Wording, 't' | 'language'>): string {
  const { condition, conditionValue, subject } = terms;
  const count = conditionValue ?? (condition === 'firstMeeting' ? 1 : 2);
  const told =
    condition === null
      ? t('discounts.told.byHand')
      : condition === 'timeBased'
        ? t('discounts.told.timeBased', { when: hoursWords(terms, t, language) })
        : t(`discounts.told.${condition}`, { count, days: terms.freeSpaceDays ?? 1 });
  return subject === null ? told : `${subject} · ${told}`;
}

/** A Sunday, from which weekdays are counted. */
const sunday = '2026-11-01';
const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

export const dayName = (day: string, language: Language): string =>
  weekdayLong(`${sunday.slice(0, 8)}0${names.indexOf(day) + 1}T00:00`, language);

function hoursWords({ days, hours }: Terms, t: TFunction, language: Language): string {
  const between = hours ? t('discounts.told.between', hours) : '';
  return [
    listOf(
      days.map((day) => dayName(day, language)),
      language,
    ),
    between,
  ]
    .filter(Boolean)
    .join(', ');
}

export type Stand = 'on' | 'off' | 'ended';

export function standOf({ terms }: Discount, { nowMs, zone }: Pick<Wording, 'nowMs' | 'zone'>): Stand {
  if (terms.endDate !== null && terms.endDate < dayOf(toWall(nowMs, zone))) return 'ended';
  return terms.active ? 'on' : 'off';
}

/** "Off, 12 uses", "7 of 10 used, to 31 Dec". `uses`: null where nobody counts. */
export function useWords(discount: Discount, uses: number, wording: Wording): string {
  const { t, language } = wording;
  const { startDate, endDate, usageLimit } = discount.terms;
  const stand = standOf(discount, wording);
  return [
    stand === 'off' ? t('discounts.isOff') : '',
    stand === 'ended' && endDate ? t('discounts.endedOn', { day: shortDay(endDate, language) }) : '',
    usageLimit !== null
      ? t('discounts.used', { count: uses, of: usageLimit })
      : isGiven(discount.terms)
        ? t('discounts.uses', { count: uses })
        : '',
    startDate ? t('discounts.fromDay', { day: shortDay(startDate, language) }) : '',
    endDate && stand !== 'ended' ? t('discounts.toDay', { day: shortDay(endDate, language) }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
