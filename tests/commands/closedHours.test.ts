/** "Block tomorrow" and "free it up" become the operations that the server carries out. */
import { describe, expect, test } from 'vitest';
import { blockedBetween } from '../../commands/intents/calendar/lesson/blockedTimes.ts';
import { freeStarts } from '../../commands/intents/calendar/lesson/freeStarts.ts';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { aWorld } from '../../commands/world/world.ts';
import { toMs } from '../../domain/basics/zones.ts';

const zone = 'Asia/Jerusalem';
const ms = (wall: string): string => String(toMs(wall, zone));
/** A Saturday. */
const now = '2026-11-21T10:00';
const once = {
  id: 'once',
  version: 3,
  start: ms('2026-11-22T12:00'),
  end: ms('2026-11-22T14:00'),
  timeZone: zone,
};
const weekly = {
  ...once,
  id: 'weekly',
  start: ms('2026-11-16T12:00'),
  end: ms('2026-11-16T14:00'),
  rrule: 'FREQ=WEEKLY;INTERVAL=1',
  exdates: [],
};
const world = indexWorld(
  aWorld({
    now,
    locale: 'en',
    timeZone: zone,
    user: { id: 'rivka', role: 'teacher' },
    restrictedTimes: [once, weekly],
  }),
);

test('blocking a stretch closes it', () => {
  expect(readSentence('block tomorrow 12 to 2', world).steps).toEqual([
    { name: 'addRestrictedTime', args: { input: { start: '2026-11-22T12:00', end: '2026-11-22T14:00' } } },
  ]);
});

test('what is closed once is opened whole', () => {
  expect(readSentence('free up tomorrow noon to 1', world).steps).toEqual([
    { name: 'removeRestrictedTime', args: { id: 'once', version: 3 } },
  ]);
});

test('of what is closed each week only the named day is opened', () => {
  expect(readSentence('free up Monday noon to 1', world).steps).toEqual([
    {
      name: 'updateRestrictedTime',
      args: { input: { id: 'weekly', exdates: ['2026-11-23T12:00'] }, version: 3 },
    },
  ]);
});

test('of hours that are closed each week an opened day is not told as blocked', () => {
  const told = (exdates: string[]) => {
    const restrictedTimes = [{ ...weekly, exdates }];
    return blockedBetween(
      '2026-11-23T00:00',
      '2026-12-01T00:00',
      indexWorld(aWorld({ now, restrictedTimes })),
    );
  };
  expect(told([]).map(({ start }) => start)).toEqual(['2026-11-23T12:00', '2026-11-30T12:00']);
  expect(told([ms('2026-11-23T12:00')]).map(({ start }) => start)).toEqual(['2026-11-30T12:00']);
});

test('free hours are looked for outside closed ones', () => {
  const isFree = (day: string) => freeStarts(world, day, 60, 20).every((start) => start.slice(11) >= '14:00');
  expect(isFree('2026-11-23')).toBe(true);
  const wide = { ...once, start: ms('2026-11-24T14:00'), end: ms('2026-11-24T19:00') };
  const closed = indexWorld(aWorld({ now, timeZone: zone, restrictedTimes: [wide] }));
  expect(freeStarts(closed, '2026-11-24', 60, 20)).toEqual(['2026-11-24T19:00']);
});

describe('free hours', () => {
  const of = (userData: Record<string, unknown>) =>
    indexWorld(
      aWorld({ now, locale: 'en', timeZone: zone, user: { id: 'rivka', role: 'teacher', userData } }),
    );
  test('are offered to a teacher who has set no working hours yet', () => {
    const none = { SU: null, MO: null, TU: null, WE: null, TH: null, FR: null, SA: null };
    for (const workingHours of [undefined, {}, none])
      expect(freeStarts(of({ workingHours }), '2026-11-24', 60)[0]).toBe('2026-11-24T14:00');
  });
  test('skip the holidays of Israel where she keeps them, with working hours and without', () => {
    const passover = '2027-04-22';
    const hours = { TH: [{ from: '14:00', to: '20:00' }] };
    for (const workingHours of [undefined, hours]) {
      expect(freeStarts(of({ workingHours, holidaysOff: true }), passover, 60)).toEqual([]);
      expect(freeStarts(of({ workingHours, holidaysOff: false }), passover, 60)).toHaveLength(4);
    }
  });
  test('are for a student those at which the teacher works, whom the question names', () => {
    const student = (text: string) =>
      readSentence(
        text,
        indexWorld(
          aWorld({
            now,
            locale: 'en',
            timeZone: zone,
            role: 'student',
            user: { id: 'dana', username: 'Dana', role: 'student' },
            teachers: [
              {
                id: 'rivka',
                username: 'Rivka',
                userData: { workingHours: { SU: [{ from: '09:00', to: '11:00' }] } },
              },
              {
                id: 'yossi',
                username: 'Yossi',
                userData: { workingHours: { SU: [{ from: '10:00', to: '12:00' }] } },
              },
            ],
          }),
        ),
      ).reply?.free?.map(({ start }) => start.slice(11));
    expect(student('when is Rivka free tomorrow?')).toEqual(['09:00', '10:00']);
    expect(student('when is Yossi free tomorrow?')).toEqual(['10:00', '11:00']);
    expect(student('any free hour tomorrow?')).toEqual(['09:00', '10:00', '11:00']);
  });
});
