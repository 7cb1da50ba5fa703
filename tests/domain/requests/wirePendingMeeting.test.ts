/** A request comes off the wire as it went onto it, and is drawn like the lesson it would become. */
import { expect, test } from 'vitest';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { asLesson, type PendingMeeting } from '../../../domain/requests/pendingMeeting.ts';
import { readPendingMeeting, writePendingMeeting } from '../../../domain/requests/wirePendingMeeting.ts';

const zone = 'Asia/Jerusalem';
const reading = { currency: 'ILS', zone, teacherId: 'rivka' };

const asked: PendingMeeting = {
  kind: 'pendingMeeting',
  teacherId: 'rivka',
  id: 'p-1',
  revision: 7,
  start: '2026-11-22T16:00',
  zone,
  minutes: 60,
  rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
  summary: 'Exam',
  description: 'Bring the book',
  subject: 'Maths',
  location: 'online',
  attendees: [{ studentId: 'dana', personalDiscount: { type: 'fixed', value: 1250 } }],
  capacity: 2,
  costMinor: 15_050,
  status: 'Offered',
  requestedBy: 'ruth',
  replaces: { meetingId: 'm', slot: '2026-11-22T16:00' },
  meetingId: null,
  createdMs: 1000,
  modifiedMs: 2000,
  removedMs: null,
};

test.each([asked, { ...asked, costMinor: null, rrule: null, replaces: null, status: 'Pending' as const }])(
  'a request is read as it was written',
  (pending) => {
    expect(readPendingMeeting(writePendingMeeting(pending, reading), reading)).toEqual(pending);
  },
);

test('a request that was taken off the list is not read', () => {
  expect(readPendingMeeting(writePendingMeeting({ ...asked, removedMs: 3000 }, reading), reading)).toBeNull();
});

test('over a clock change a weekly request keeps its hour on the wall', () => {
  const spring = { ...asked, start: '2026-03-22T16:00' };
  const lessons = lessonsBetween(
    asLesson(spring),
    toMs('2026-03-22T00:00', zone),
    toMs('2026-04-04T00:00', zone),
  );
  expect(lessons.map(({ start, end }) => [start, end])).toEqual([
    ['2026-03-22T16:00', '2026-03-22T17:00'],
    ['2026-03-29T16:00', '2026-03-29T17:00'],
  ]);
});
