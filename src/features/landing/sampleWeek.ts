/** The sample week that a visitor tries sentences on: made up, around the present minute, and drawn before any of the language has come. */
import { addDays, dayOf, weekdayOf, type Day, type Wall } from '../../../domain/basics/wallTime.ts';
import type { Shown } from '../../lib/lessons/shown.ts';

/** What the sample school's people and subjects are called. */
export type TrialNames = Record<
  'teacher' | 'maths' | 'english' | 'physics' | 'dana' | 'noam' | 'yael' | 'omer',
  string
>;

export const trialZone = 'Asia/Jerusalem';

export const sampleSubjects = {
  maths: { cost: 160, color: 'ink' },
  english: { cost: 150, color: 'pine' },
  physics: { cost: 200, color: 'plum' },
} as const;

type SampleLesson = {
  id: string;
  weekday: number;
  hours: readonly [start: string, end: string];
  subject: keyof typeof sampleSubjects;
  student: 'dana' | 'noam' | 'yael' | 'omer';
};

export const sampleLessons: readonly SampleLesson[] = [
  { id: 'm1', weekday: 0, hours: ['16:00', '16:45'], subject: 'maths', student: 'dana' },
  { id: 'm2', weekday: 0, hours: ['18:00', '18:45'], subject: 'physics', student: 'omer' },
  { id: 'm3', weekday: 1, hours: ['17:00', '17:45'], subject: 'physics', student: 'yael' },
  { id: 'm4', weekday: 2, hours: ['18:00', '18:45'], subject: 'maths', student: 'yael' },
  { id: 'm5', weekday: 3, hours: ['16:30', '17:15'], subject: 'english', student: 'noam' },
  { id: 'm6', weekday: 4, hours: ['17:00', '17:45'], subject: 'maths', student: 'omer' },
];

/** Sunday of the week that `now` stands in; from Thursday evening on, of the next one, so that there is a week to see. */
export function trialWeek(now: Wall): Day {
  const sunday = addDays(dayOf(now), -weekdayOf(now));
  return weekdayOf(now) > 4 || (weekdayOf(now) === 4 && now.slice(11) > '15:00')
    ? addDays(sunday, 7)
    : sunday;
}

/** The question that is asked of the week that is seen. */
export const freeSample = (now: Wall) =>
  trialWeek(now) > dayOf(now) ? ('try4Next' as const) : ('try4' as const);

/** What the strip draws of a lesson. */
export type SampleShown = Pick<Shown, 'key' | 'start' | 'end' | 'subject' | 'names' | 'color' | 'state'>;

export const sampleWeek = (sunday: Day, names: TrialNames): SampleShown[] =>
  sampleLessons.map(({ id, weekday, hours: [start, end], subject, student }) => ({
    key: id,
    start: `${addDays(sunday, weekday)}T${start}`,
    end: `${addDays(sunday, weekday)}T${end}`,
    subject: names[subject],
    names: [names[student]],
    color: sampleSubjects[subject].color,
    state: 'lesson',
  }));
