/** Sums and days as they are printed, in the language of the statement. */
import { datesOf, patternsOf, sumsOf } from '../../../domain/basics/languages.ts';
import { minorDigits, toMajor } from '../../../domain/basics/money.ts';
import type { Day } from '../../../domain/basics/wallTime.ts';
import type { StatementLanguage } from './statementWords.ts';

export type Figures = {
  sum(minor: number): string;
  /** "ראשון, 4.10" or "Sun, 4 Oct" */
  day(day: Day): string;
  /** "4.10" or "4 Oct" */
  short(day: Day): string;
  /** "4.10.2026" or "4 Oct 2026" */
  full(day: Day): string;
  month(month: string): string;
  /** From one day to another, the first of them on the left in every language, as hours stand. */
  range(first: string, last: string): string;
};

/** Figures between Hebrew words keep their own direction. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;

export function figuresOf(language: StatementLanguage, currency: string): Figures {
  const format = (day: Day, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(datesOf(language), { timeZone: 'UTC', ...options }).format(
      new Date(`${day}T12:00Z`),
    );
  const isNumeric = patternsOf(language).day !== 'd MMM';
  const short = (day: Day): string =>
    isNumeric
      ? isolated(`${Number(day.slice(8, 10))}.${Number(day.slice(5, 7))}`)
      : format(day, { day: 'numeric', month: 'short' });
  const weekday = (day: Day): string =>
    format(day, { weekday: patternsOf(language).weekday === 'EEEE' ? 'long' : 'short' }).replace(
      /^יום /u,
      '',
    );
  return {
    sum(minor) {
      const isWhole = minor % 10 ** minorDigits(currency) === 0;
      return new Intl.NumberFormat(sumsOf(language), {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        ...(isWhole ? { maximumFractionDigits: 0 } : {}),
      }).format(toMajor(minor, currency));
    },
    day: (day) => `${weekday(day)}, ${short(day)}`,
    short,
    full: (day) =>
      isNumeric
        ? isolated(`${Number(day.slice(8, 10))}.${Number(day.slice(5, 7))}.${day.slice(0, 4)}`)
        : format(day, { day: 'numeric', month: 'short', year: 'numeric' }),
    range: (first, last) => (isNumeric ? isolated(`${first} – ${last}`) : `${first} – ${last}`),
    month: (month) => format(`${month}-01`, { month: 'long', year: 'numeric' }),
  };
}
