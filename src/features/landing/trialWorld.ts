/** The sample week as a world that sentences are read against, in the visitor's language. */
import { indexWorld, type IndexedWorld } from '../../../commands/world/indexWorld.ts';
import { aWorld } from '../../../commands/world/world.ts';
import { addDays, type Wall } from '../../../domain/basics/wallTime.ts';
import type { WholeLanguage } from '../../../domain/basics/languages.ts';
import { sampleLessons, sampleSubjects, trialWeek, trialZone, type TrialNames } from './sampleWeek.ts';

export function trialWorld(now: Wall, locale: WholeLanguage, names: TrialNames): IndexedWorld {
  const from = addDays(trialWeek(now), -28);
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
      subjects: (['maths', 'english', 'physics'] as const).map((id) => ({
        id,
        name: names[id],
        ...sampleSubjects[id],
      })),
      students: (['dana', 'noam', 'yael', 'omer'] as const).map((id) => ({ id, username: names[id] })),
      meetings: sampleLessons.map(({ id, weekday, hours: [start, end], subject, student }) => ({
        id,
        subject: names[subject],
        start: `${addDays(from, weekday)}T${start}` as Wall,
        end: `${addDays(from, weekday)}T${end}` as Wall,
        rrule: 'FREQ=WEEKLY;INTERVAL=1',
        // Of three quarters of an hour.
        cost: sampleSubjects[subject].cost * 0.75,
        attendees: [{ attendeeId: student }],
        capacity: 1,
        location: 'teacher',
        version: 1,
      })),
    }),
  );
}
