/** The hours of which a student chooses one to ask for. */
import { expect, it } from 'vitest';
import { indexWorld } from '../../../../commands/world/indexWorld.ts';
import { freeHours } from '../../../../src/features/booking/freeHours.ts';
import { sixthWorlds } from '../../../corpus/aside/sixthWorlds.ts';

const dana = sixthWorlds.en.student;
if (!dana) throw new Error('The school has a student.');

const startsToday = (now: string): string[] =>
  freeHours(indexWorld({ ...dana, now }), {
    teacherId: 't1',
    minutes: 45,
    location: 'teacher',
    from: now,
    days: 7,
  }).startsOn(now.slice(0, 10));

it.each(['2026-03-10T15:13', '2026-03-10T15:30'])(
  'at %s an hour of today is offered at the half hours that come, and never the minute that is',
  (now) => {
    const starts = startsToday(now);
    expect(starts.length).toBeGreaterThan(0);
    for (const start of starts) {
      expect(start > now, start).toBe(true);
      expect(start.slice(14), start).toMatch(/^(?:00|30)$/);
    }
  },
);
