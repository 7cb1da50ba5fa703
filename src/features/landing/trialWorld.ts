/** The sample week that a visitor tries sentences on: made up, in the visitor's language, around the present minute. */
import { indexWorld, type IndexedWorld } from '../../../commands/indexWorld.ts';
import { aWorld } from '../../../commands/world.ts';
import { addDays, dayOf, weekdayOf, type Day, type Wall } from '../../../domain/basics/wallTime.ts';
import type { Language } from '../../lib/i18n/language.ts';

/** What the sample school's people and subjects are called. */
export type TrialNames = Record<
  'teacher' | 'maths' | 'english' | 'physics' | 'dana' | 'noam' | 'yael' | 'omer',
  string
>;

export const trialZone = 'Asia/Jerusalem';

/** Sunday of the week that `now` stands in; from Thursday evening on, of the next one, so that there is a week to see. */
export function trialWeek(now: Wall): Day {
  const sunday = addDays(dayOf(now), -weekdayOf(now));
  return weekdayOf(now) > 4 || (weekdayOf(now) === 4 && now.slice(11) > '15:00')
    ? addDays(sunday, 7)
    : sunday;
}

export function trialWorld(now: Wall, locale: Language, names: TrialNames): IndexedWorld {
  const from = addDays(trialWeek(now), -28);
  const weekly = (
    id: string,
    day: number,
    [start, end]: [string, string],
    subject: string,
    student: string,
  ) => ({
    id,
    subject,
    start: `${addDays(from, day)}T${start}` as Wall,
    end: `${addDays(from, day)}T${end}` as Wall,
    rrule: 'FREQ=WEEKLY;INTERVAL=1',
    attendees: [{ attendeeId: student }],
    capacity: 1,
    location: 'teacher',
    version: 1,
  });
  return indexWorld(
    aWorld({
      now,
      timeZone: trialZone,
      role: 'teacher',
      locale,
      user: {
        id: 'teacher',
        username: names.teacher,
        role: 'teacher',
        preferences: { language: locale, currency: 'ILS', timeZone: trialZone },
        userData: { lessonDuration: 45 },
      },
      subjects: [
        { id: 'maths', name: names.maths, cost: 160, color: 'ink' },
        { id: 'english', name: names.english, cost: 150, color: 'pine' },
        { id: 'physics', name: names.physics, cost: 200, color: 'plum' },
      ],
      students: (['dana', 'noam', 'yael', 'omer'] as const).map((id) => ({ id, username: names[id] })),
      meetings: [
        weekly('m1', 0, ['16:00', '16:45'], names.maths, 'dana'),
        weekly('m2', 0, ['18:00', '18:45'], names.physics, 'omer'),
        weekly('m3', 1, ['17:00', '17:45'], names.physics, 'yael'),
        weekly('m4', 2, ['18:00', '18:45'], names.maths, 'yael'),
        weekly('m5', 3, ['16:30', '17:15'], names.english, 'noam'),
        weekly('m6', 4, ['17:00', '17:45'], names.maths, 'omer'),
      ],
    }),
  );
}
