/** What a notification says outside the app: a heading, and with whom and when. */
import { datesOf, sumsOf } from '../../../domain/basics/languages.ts';
import { minorDigits, toMajor } from '../../../domain/basics/money.ts';
import type { Stored } from '../../db/tables.ts';
import type { MailLanguage } from './letter.ts';
import { filled, mailWords } from './mailWords.ts';
import { withoutLinks } from './withoutLinks.ts';

type Told = Pick<Stored<'app.notifications'>, 'title' | 'params'>;
export type NoticeReading = { language: MailLanguage; zone: string };

/** For a device: one line under the heading. */
export function noticeText(told: Told, reading: NoticeReading): { heading: string; body: string } {
  const { student, teacher, at, moves, shift, more } = noticeParts(told, reading);
  return {
    heading: noticeHeading(told, reading.language),
    body: [student, teacher, moves ? '' : at, shift, more].filter((part) => part !== '').join(' · '),
  };
}

export function noticeHeading({ title, params }: Told, language: MailLanguage): string {
  const words = mailWords[language].notice;
  const known: Record<string, unknown> = words;
  // By an invitation somebody joins no group: they take the place that was kept for them.
  const kind = title === 'StudentJoinedMeeting' && params['oldName'] ? 'TookPlace' : title;
  const told = params['back'] === 1 ? `${kind}Back` : kind;
  const pattern = /^[A-Z]/.test(told) ? known[told] : undefined;
  if (typeof pattern !== 'string') return words.other;
  const subject = text(params['subjectName'] ?? params['newName'] ?? params['name']);
  return subject ? filled(pattern, { subject }) : pattern.replace(': {{subject}}', '');
}

export function noticeParts({ params }: Told, { language, zone }: NoticeReading) {
  const when = (value: unknown) => momentText(value, language, zone);
  const price = (value: unknown) => priceText(value, params['currency'], language);
  const words = mailWords[language].notice;
  const [before, after] = [when(params['oldStart']), when(params['newStart'])];
  const moves = before !== '' && after !== '';
  const shift = moves
    ? { before, after }
    : { before: price(params['oldCostMinor']), after: price(params['newCostMinor']) };
  return {
    student: text(params['studentName']),
    teacher: text(params['teacherName']),
    at: when(params['date']),
    moves,
    /** The old and the new hour or price. */
    shift: shift.before && shift.after ? filled(words.moved, shift) : '',
    more: moreText(Number(params['more']), words.more),
  };
}

function moreText(count: number, words: Record<'one' | 'two' | 'other', string>): string {
  if (!(count > 0)) return '';
  return count === 1 ? words.one : count === 2 ? words.two : filled(words.other, { count });
}

function priceText(minor: unknown, currency: unknown, language: MailLanguage): string {
  if (typeof minor !== 'number' || typeof currency !== 'string') return '';
  return new Intl.NumberFormat(sumsOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(minor % 10 ** minorDigits(currency) === 0 ? { maximumFractionDigits: 0 } : {}),
  }).format(toMajor(minor, currency));
}

/** Names, as people write them. */
const text = (value: unknown): string => (typeof value === 'string' ? withoutLinks(value) : '');

function momentText(value: unknown, language: MailLanguage, zone: string): string {
  if (typeof value !== 'number') return '';
  return new Intl.DateTimeFormat(datesOf(language), {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(value);
}
