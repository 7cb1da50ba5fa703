/** Sentences of the conversation in the person's language, and how it writes days and hours. */
import { dayOf, weekdayOf, type Wall } from '../domain/basics/wallTime.ts';
import type { Held } from './calendar/lesson.ts';
import type { IndexedWorld } from './indexWorld.ts';

type Speaker = Pick<IndexedWorld, 'locale'>;

export const inWords = (world: Speaker, en: string, he: string): string => (world.locale === 'he' ? he : en);

const days = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  he: ['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שבת'],
};

export const dayWord = (world: Speaker, day: string): string => {
  const name = days[world.locale][weekdayOf(day)] ?? '';
  return world.locale === 'he' && name !== 'שבת' ? `יום ${name}` : name;
};

/** "Sunday 15.3 16:00"; digits stay in one order in both directions. */
export const momentWords = (world: Speaker, wall: Wall): string =>
  `${dayWord(world, dayOf(wall))} ${Number(wall.slice(8, 10))}.${Number(wall.slice(5, 7))}${wall.length > 10 ? ` ${wall.slice(11, 16)}` : ''}`;

export function lessonWords(world: IndexedWorld, held: Held): string {
  const { lesson } = held;
  const people = lesson.attendeeIds
    .map((id) => world.named.get(id)?.name)
    .filter((name) => name !== undefined);
  const who = (people.length > 0 ? people : lesson.attendeeNames).join(', ');
  return [lesson.subject || lesson.summary, who, momentWords(world, held.start)]
    .filter((part) => part !== '')
    .join(' · ');
}

export function minutesWords(world: Speaker, minutes: number): string {
  if (minutes === 60) return inWords(world, 'an hour', 'שעה');
  if (minutes === 30) return inWords(world, 'half an hour', 'חצי שעה');
  return minutes % 60 === 0
    ? inWords(world, `${minutes / 60} hours`, `${minutes / 60} שעות`)
    : inWords(world, `${minutes} minutes`, `${minutes} דקות`);
}
