/** The mail of a notification: which lesson, with whom, when. */
import type { Stored } from '../../db/tables.ts';
import type { Letter } from './letter.ts';
import { filled, mailWords } from './mailWords.ts';
import { noticeHeading, noticeParts, type NoticeReading } from './noticeText.ts';

/** publicUrl: null for whoever has no account to sign in to. */
type Setting = NoticeReading & { publicUrl: string | null };

export function noticeLetter(
  told: Pick<Stored<'app.notifications'>, 'title' | 'params'>,
  { publicUrl, ...reading }: Setting,
): Letter {
  const words = mailWords[reading.language].notice;
  const heading = noticeHeading(told, reading.language);
  const { teacher, at, moves, shift, more } = noticeParts(told, reading);
  const says = [
    ...(teacher && at && !moves ? [filled(words.with, { teacher, when: at })] : []),
    ...(teacher && (!at || moves) ? [filled(words.teacher, { teacher })] : []),
    ...(shift ? [shift] : []),
    ...(more ? [more] : []),
  ];
  return {
    subject: heading,
    title: heading,
    says,
    ...(publicUrl === null ? {} : { button: { label: words.open, url: `${publicUrl}/students/home` } }),
    small: publicUrl === null ? [] : [words.why],
  };
}
