/** The texts of a feed in its owner's language. */
import { wholeLanguage, type WholeLanguage } from '../../../domain/basics/languages.ts';
import type { Location } from '../../../domain/calendar/meeting.ts';

type Words = {
  calendar(name: string): string;
  places: Record<Location, string>;
  more(count: number): string;
};

const he: Words = {
  calendar: (name) => `השיעורים של ${name}`,
  places: { teacher: 'אצל המורה', student: 'אצל התלמיד', online: 'אונליין' },
  more: (count) => `ועוד ${count}`,
};

const en: Words = {
  calendar: (name) => `${name}’s lessons`,
  places: { teacher: 'At the teacher’s', student: 'At the student’s', online: 'Online' },
  more: (count) => `and ${count} more`,
};

const words: Record<WholeLanguage, Words> = { he, en };

export const feedWords = (language: string): Words => words[wholeLanguage(language)];
