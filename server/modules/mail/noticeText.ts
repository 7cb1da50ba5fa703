/** What a notification says outside the app: a heading, and with whom and when. */
import { datesOf } from '../../../domain/basics/languages.ts';
import type { Stored } from '../../db/tables.ts';
import type { MailLanguage } from './letter.ts';
import { filled, mailWords } from './mailWords.ts';
import { withoutLinks } from './withoutLinks.ts';

type Told = Pick<Stored<'app.notifications'>, 'title' | 'params'>;
export type NoticeReading = { language: MailLanguage; zone: string };

/** For a device: one line under the heading. */
export function noticeText(told: Told, reading: NoticeReading): { heading: string; body: string } {
  const { student, teacher, at, before, after, more } = noticeParts(told, reading);
  const when = before && after ? filled(mailWords[reading.language].notice.moved, { before, after }) : at;
  return {
    heading: noticeHeading(told, reading.language),
    body: [student, teacher, when, more].filter((part) => part !== '').join(' · '),
  };
}

export function noticeHeading({ title, params }: Told, language: MailLanguage): string {
  const words = mailWords[language].notice;
  const known: Record<string, unknown> = words;
  // By an invitation somebody joins no group: they take the place that was kept for them.
  const told = title === 'StudentJoinedMeeting' && params['oldName'] ? 'TookPlace' : title;
  const pattern = /^[A-Z]/.test(told) ? known[told] : undefined;
  if (typeof pattern !== 'string') return words.other;
  const subject = text(params['subjectName'] ?? params['newName'] ?? params['name']);
  return subject ? filled(pattern, { subject }) : pattern.replace(': {{subject}}', '');
}

export function noticeParts({ params }: Told, { language, zone }: NoticeReading) {
  const when = (value: unknown) => momentText(value, language, zone);
  const count = Number(params['more']);
  return {
    student: text(params['studentName']),
    teacher: text(params['teacherName']),
    at: when(params['date']),
    before: when(params['oldStart']),
    after: when(params['newStart']),
    more: count > 0 ? filled(mailWords[language].notice.more, { count }) : '',
  };
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
