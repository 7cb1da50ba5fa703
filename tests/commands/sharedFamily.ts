/** A parent whose two children come to one lesson of physics on Fridays, beside what each has alone. */
import { indexWorld, type IndexedWorld } from '../../commands/indexWorld.ts';
import type { Discourse } from '../../commands/pipeline/discourse.ts';
import type { Plan } from '../../commands/pipeline/plan.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import type { Locale, World, WorldAttendee } from '../../commands/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';

export function sharedFamily(locale: Locale, adam: WorldAttendee = { attendeeId: 'adam' }): IndexedWorld {
  const world = sixthWorlds[locale].parent as World;
  return indexWorld({
    ...world,
    meetings: [
      ...world.meetings,
      {
        id: 'm-two',
        teacherId: 't1',
        organizer: 't1',
        subject: world.subjects[1]?.name ?? '',
        start: '2026-01-09T14:00',
        end: '2026-01-09T15:00',
        rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        attendees: [{ attendeeId: 'dana' }, adam],
        capacity: 2,
        location: 'teacher',
        version: 1,
      },
    ],
  });
}

/** Each sentence is said while the card of the one before it waits. */
export function saidAfterEach(world: (line: string) => IndexedWorld, lines: readonly string[]): Plan {
  let card: Plan | undefined;
  for (const line of lines) {
    const waiting: Discourse | undefined = card && { open: card };
    card = readSentence(line, world(line), waiting ? { discourse: waiting } : {});
  }
  return card as Plan;
}

export const localeOf = (line: string): Locale => (/[א-ת]/.test(line) ? 'he' : 'en');
