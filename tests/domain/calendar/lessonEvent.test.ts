import { expect, test } from 'vitest';
import { lessonEvent } from '../../../domain/calendar/ics/lessonEvent.ts';
import { isIcsFault, readIcs } from '../../../domain/calendar/ics/readIcs.ts';

test('a lesson that is saved to a calendar comes back with its moment, its name and its place', () => {
  const startMs = Date.UTC(2026, 10, 23, 12, 30);
  const file = lessonEvent({
    uid: 'm-1-5',
    startMs,
    endMs: startMs + 45 * 60_000,
    title: 'מתמטיקה; אלגברה, שיעור 9',
    place: 'אצל המורה',
    notes: 'עם מיכל אדר',
    nowMs: startMs,
  });
  const read = readIcs(file);
  if (isIcsFault(read)) throw new Error(read);
  expect(read.events).toMatchObject([
    {
      uid: 'm-1-5',
      summary: 'מתמטיקה; אלגברה, שיעור 9',
      start: { wall: '2026-11-23T12:30' },
      end: { wall: '2026-11-23T13:15' },
    },
  ]);
});
