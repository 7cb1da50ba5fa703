/** Sentences of the conversation in the person's language, and how it writes days and hours. */
import { dayOf, weekdayOf, type Wall } from '../../domain/basics/wallTime.ts';
import type { Held } from '../world/lesson.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';

type Speaker = Pick<IndexedWorld, 'locale'>;

export const inWords = (world: Speaker, en: string, he: string): string => (world.locale === 'he' ? he : en);

const days = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  he: ['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שבת'],
};

export const dayWord = (world: Speaker, day: string): string => weekdayWord(world, weekdayOf(day));

/** From Sunday, 0. */
export const weekdayWord = (world: Speaker, weekday: number): string => {
  const name = days[world.locale][weekday] ?? '';
  return world.locale === 'he' && name !== 'שבת' ? `יום ${name}` : name;
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "15 March", "15.3" */
export const dateWords = (world: Speaker, day: string): string => {
  const [date, month] = [Number(day.slice(8, 10)), Number(day.slice(5, 7))];
  return inWords(world, `${date} ${months[month - 1]}`, `${date}.${month}`);
};

/** "Sunday 15 March", "יום ראשון 15.3" */
export const dayWords = (world: Speaker, day: string): string =>
  `${dayWord(world, dayOf(day))} ${dateWords(world, day)}`;

/** "Sunday 15 March 16:00", "יום ראשון 15.3 16:00"; digits stay in one order in both directions. */
export const momentWords = (world: Speaker, wall: Wall): string =>
  `${dayWords(world, wall)}${wall.length > 10 ? ` ${wall.slice(11, 16)}` : ''}`;

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
