/** "Block tomorrow" and "free it up" become the operations that the server carries out. */
import { expect, test } from 'vitest';
import { freeStarts } from '../../commands/calendar/freeStarts.ts';
import { indexWorld } from '../../commands/indexWorld.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import { aWorld } from '../../commands/world.ts';
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

test('free hours are looked for outside closed ones', () => {
  const isFree = (day: string) => freeStarts(world, day, 60, 20).every((start) => start.slice(11) >= '14:00');
  expect(isFree('2026-11-23')).toBe(true);
  const wide = { ...once, start: ms('2026-11-24T14:00'), end: ms('2026-11-24T19:00') };
  const closed = indexWorld(aWorld({ now, timeZone: zone, restrictedTimes: [wide] }));
  expect(freeStarts(closed, '2026-11-24', 60, 20)).toEqual(['2026-11-24T19:00']);
});
