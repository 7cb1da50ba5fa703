/** A lesson that somebody cancelled for themselves is no longer one of their lessons ahead. */
import { describe, expect, test } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { aWorld, type World, type WorldMeeting } from '../../commands/world/world.ts';
import { toMs } from '../../domain/basics/zones.ts';

const zone = 'Asia/Jerusalem';
const ms = (wall: string): string => String(toMs(wall, zone));

type Coming = { id: string; away?: boolean };

/** 2026-11-22 is a Sunday. */
const lesson = (id: string, start: string, end: string, coming: Coming[]): WorldMeeting => ({
  id,
  organizer: 'rivka',
  teacherId: 'rivka',
  start: ms(start),
  end: ms(end),
  subject: 'Maths',
  attendees: coming.map((one) => ({
    attendeeId: one.id,
    ...(one.away ? { cant: [ms(start)] } : {}),
  })),
});

const shared: Partial<World> & Pick<World, 'now'> = {
  now: '2026-11-21T10:00',
  timeZone: zone,
  teachers: [{ id: 'rivka', username: 'Rivka' }],
  subjects: [{ id: 's', name: 'Maths', cost: 160 }],
};

const student = (locale: 'he' | 'en' = 'en') =>
  indexWorld(
    aWorld({
      ...shared,
      locale,
      role: 'student',
      user: { id: 'dana', username: 'Dana', role: 'student' },
      meetings: [
        lesson('sunday', '2026-11-22T16:00', '2026-11-22T16:45', [{ id: 'dana', away: true }]),
        lesson('wednesday', '2026-11-25T17:00', '2026-11-25T17:45', [{ id: 'dana' }]),
      ],
    }),
  );

const parent = (away: ('roni' | 'ariel')[]) =>
  indexWorld(
    aWorld({
      ...shared,
      locale: 'en',
      role: 'parent',
      user: { id: 'ruth', username: 'Ruth', role: 'parent' },
      children: [
        { id: 'roni', username: 'Roni' },
        { id: 'ariel', username: 'Ariel' },
      ],
      meetings: [
        lesson('together', '2026-11-22T16:00', '2026-11-22T16:45', [
          { id: 'roni', away: away.includes('roni') },
          { id: 'ariel', away: away.includes('ariel') },
        ]),
        lesson('roni-later', '2026-11-25T17:00', '2026-11-25T17:45', [{ id: 'roni' }]),
        lesson('ariel-later', '2026-11-26T17:00', '2026-11-26T17:45', [{ id: 'ariel' }]),
      ],
    }),
  );

const rowsOf = (said: string, world: ReturnType<typeof indexWorld>) => readSentence(said, world).reply?.rows;

describe('for a student', () => {
  test.each(['when is my next lesson?', 'is it too late to cancel?'])(
    'the answer to "%s" is the next lesson that the student comes to',
    (said) => {
      expect(rowsOf(said, student())).toEqual(['wednesday']);
    },
  );

  test('so it is in Hebrew', () => {
    expect(rowsOf('מתי השיעור הבא שלי?', student('he'))).toEqual(['wednesday']);
  });

  test('a lesson that was cancelled is not moved', () => {
    expect(readSentence('תעביר את השיעור של ראשון ליום שני ב-18:30', student('he')).steps).toEqual([]);
  });
});

describe('for a parent', () => {
  test('the next lesson of a child is the next one that this child comes to', () => {
    expect(rowsOf("when is Roni's next lesson?", parent(['roni']))).toEqual(['roni-later']);
    expect(rowsOf("when is Ariel's next lesson?", parent(['roni']))).toEqual(['together']);
  });

  test('a lesson that one of two children comes to is still ahead', () => {
    expect(rowsOf('when is the next lesson?', parent(['roni']))).toEqual(['together']);
    expect(rowsOf('when is the next lesson?', parent(['roni', 'ariel']))).toEqual(['roni-later']);
  });
});
