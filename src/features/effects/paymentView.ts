/** What a plan about payments says on its card: who, how much, how, and which lessons it settles, the oldest first. */
import type { TFunction } from 'i18next';
import type { Language } from '../../../domain/basics/languages.ts';
import { money } from '../../lib/i18n/money.ts';
import { listOf, shortDay, weekday } from '../../lib/i18n/when.ts';
import type { NoteView } from './noteWords.ts';
import type { PaymentFacts } from './paymentFacts.ts';
import type { PlanDate, PlanView } from './planViewShape.ts';

type Words = { t: TFunction; language: Language; currency: string };
type Side = NonNullable<PaymentFacts['said'][number]['after']>;
type Lesson = PaymentFacts['lessons'][number];

export const paymentWhat = ({ names }: PaymentFacts, language: Language): string => listOf(names, language);

/** How and when, of one that is told alone. */
export function paymentNote({ said }: PaymentFacts, words: Words): string | null {
  const { t, language } = words;
  const side = said.length === 1 ? (said[0]?.after ?? said[0]?.before) : null;
  if (!side) return null;
  const day = `${weekday(side.date, language)} ${shortDay(side.date, language)}`;
  return [
    ...packageWords(side, words),
    ...(side.method === 'other' ? [] : [t(`payments.method.${side.method}`)]),
    day,
  ].join(' · ');
}

/** Of lessons paid ahead: how many, what each of them comes to, and until when they hold. */
function packageWords(
  { type, lessons, amountMinor, endDate }: Side,
  { t, language, currency }: Words,
): string[] {
  if (type !== 'package') return [];
  const each = money(Math.round(amountMinor / Math.max(1, lessons)), currency, language);
  return [
    t('chat.lessons', { count: lessons }),
    t('payments.package.each', { sum: each }),
    endDate === null
      ? t('payments.package.noEnd')
      : t('payments.package.holdsUntil', { day: shortDay(endDate, language) }),
  ];
}

export function paymentShift({ said }: PaymentFacts, { currency, language }: Words): PlanView['shift'] {
  const sumOf = (sides: readonly (Side | null)[]): string | null => {
    const there = sides.flatMap((side) => side ?? []);
    const minor = there.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    return there.length === 0 ? null : money(minor, currency, language);
  };
  const [before, after] = [sumOf(said.map((one) => one.before)), sumOf(said.map((one) => one.after))];
  return before || after ? { before, after } : null;
}

/** Each lesson with what it has of the payment; one alone is told in a sentence. */
export function paymentDates({ lessons }: PaymentFacts, words: Words): PlanDate[] {
  const { language } = words;
  const isOfOne = new Set(lessons.map(({ name, subject }) => `${name} ${subject}`)).size === 1;
  return lessons.map((lesson) => ({
    key: lesson.key,
    what: isOfOne ? null : [lesson.name, lesson.subject].filter(Boolean).join(', '),
    day: shortDay(lesson.start, language),
    weekday: weekday(lesson.start, language),
    before: null,
    after: null,
    price: worth(lesson, words),
    state: 'plain',
  }));
}

const worth = ({ minor, leftMinor }: Lesson, { t, currency, language }: Words): string => {
  const sum = money(Math.abs(minor), currency, language);
  return minor > 0 && leftMinor > 0
    ? `${sum}, ${t('payments.stays', { sum: money(leftMinor, currency, language) })}`
    : sum;
};

export function paymentNotes(facts: PaymentFacts | undefined, words: Words): NoteView[] {
  if (!facts) return [];
  const { names, lessons, credits = [] } = facts;
  const { t, currency, language } = words;
  const came = lessons.filter(({ minor }) => minor > 0);
  const { partly = [], settled = [] } = Object.groupBy(came, ({ leftMinor }) =>
    leftMinor > 0 ? 'partly' : 'settled',
  );
  const opened = lessons.filter(({ minor }) => minor < 0);
  const oneOf = (lesson: Lesson): string =>
    `${[lesson.name, lesson.subject].filter(Boolean).join(', ')} ${shortDay(lesson.start, language)}: ${worth(lesson, words)}`;
  const told = (of: readonly Lesson[], key: 'settles' | 'opens'): string[] => {
    const [first, more] = of;
    if (!first) return [];
    const counted = t(`payments.${key}`, { count: of.length });
    return more ? [counted] : [counted, oneOf(first)];
  };
  const sentences = [
    ...told(settled, 'settles'),
    ...told(opened, 'opens'),
    ...partly.map((lesson) => t('payments.partly', { lesson: oneOf(lesson) })),
    ...credits.map(({ name, minor }) => {
      const over = t('payments.over', { sum: money(minor, currency, language) });
      return names.length > 1 ? `${name}: ${over}` : over;
    }),
  ];
  return sentences.length === 0 ? [] : [{ key: 'payment', tone: 'plain', sentences, list: [], meter: null }];
}
