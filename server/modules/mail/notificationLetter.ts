/** The mail of a notification: which lesson, with whom, when. */
import type { Stored } from '../../db/tables.ts';
import type { Letter, MailLanguage } from './letter.ts';
import { filled, mailWords } from './mailWords.ts';
import { withoutLinks } from './withoutLinks.ts';

type Setting = { language: MailLanguage; zone: string; publicUrl: string };

export function noticeLetter(
  { title, params }: Pick<Stored<'app.notifications'>, 'title' | 'params'>,
  { language, zone, publicUrl }: Setting,
): Letter {
  const words = mailWords[language].notice;
  const known: Record<string, unknown> = words;
  const pattern = /^[A-Z]/.test(title) ? known[title] : undefined;
  const subjectName = text(params['subjectName'] ?? params['newName'] ?? params['name']);
  const heading = typeof pattern === 'string' ? headingOf(pattern, subjectName) : words.other;
  const when = (value: unknown) => momentText(value, language, zone);
  const teacher = text(params['teacherName']);
  const [at, before, after] = [when(params['date']), when(params['oldStart']), when(params['newStart'])];
  const says = [
    ...(teacher && at && !after ? [filled(words.with, { teacher, when: at })] : []),
    ...(teacher && (!at || after) ? [filled(words.teacher, { teacher })] : []),
    ...(before && after ? [filled(words.moved, { before, after })] : []),
    ...(Number(params['more']) > 0 ? [filled(words.more, { count: Number(params['more']) })] : []),
  ];
  return {
    subject: heading,
    title: heading,
    says,
    button: { label: words.open, url: `${publicUrl}/students/home` },
    small: [words.why],
  };
}

const headingOf = (pattern: string, subject: string): string =>
  subject ? filled(pattern, { subject }) : pattern.replace(': {{subject}}', '');

/** Names, as people write them. */
const text = (value: unknown): string => (typeof value === 'string' ? withoutLinks(value) : '');

function momentText(value: unknown, language: MailLanguage, zone: string): string {
  if (typeof value !== 'number') return '';
  return new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(value);
}
