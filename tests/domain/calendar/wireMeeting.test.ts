import { paidCharge } from '../school.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesOf, wallAt } from '../../../domain/basics/wallTime.ts';
import { settle, toMs } from '../../../domain/basics/zones.ts';
import { nextSlot, slotsBetween } from '../../../domain/calendar/expand.ts';
import { lessonOf, lessonsBetween } from '../../../domain/calendar/lesson.ts';
import type { Meeting } from '../../../domain/calendar/meeting.ts';
import type { Occurrence, MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import { isOwnMeeting, readMeetings, writeMeeting } from '../../../domain/calendar/wireMeeting.ts';
import { recordProof } from '../../recordProof.ts';
import { seed } from '../../randomSeed.ts';
import { randomOf, randomSeries, zones } from './randomSeries.ts';

const plain: Meeting = {
  kind: 'meeting',
  teacherId: 'rivka',
  id: 'm1',
  seriesId: 'm1',
  revision: 7,
  start: '2026-11-22T16:00',
  zone: 'Asia/Jerusalem',
  minutes: 45,
  rrule: 'FREQ=WEEKLY;INTERVAL=1',
  summary: 'Fractions',
  description: 'page 3',
  subject: 'Maths',
  color: 'subject-1',
  location: 'student',
  attendees: [{ studentId: 'dana', personalDiscount: { type: 'fixed', value: 1050 } }, { studentId: 'noam' }],
  capacity: 4,
  costMinor: 15050,
  costByHand: true,
  oldLessonNumber: 3,
  alarms: [{ id: 'a', trigger: -30, action: 'DISPLAY', description: 'soon' }],
  insisted: false,
  createdMs: 1_700_000_000_000,
  removedMs: null,
};

const reading = { currency: 'ILS', zone: 'Asia/Jerusalem', teacherId: 'rivka' };

function occurrencesOf(meeting: Meeting, random: () => number): Occurrence[] {
  const from = minutesOf(meeting.start);
  const slots = slotsBetween(meeting, from, from + 400 * 1440).map(wallAt);
  const chosen = new Set(
    Array.from({ length: 5 }, () => slots[Math.floor(random() * slots.length)] ?? meeting.start),
  );
  return [...chosen].sort().map((slot, i): Occurrence => {
    const kind = Math.floor(random() * 5);
    const start = settle(wallAt(minutesOf(slot) + 30 + i), meeting.zone);
    return {
      kind: 'occurrence',
      teacherId: 'rivka',
      id: `o${i}`,
      meetingId: meeting.id,
      slot,
      revision: 5 + i,
      cancelledBy: kind === 0 ? 'teacher' : kind === 1 && random() < 0.5 ? 'holiday' : null,
      own:
        kind > 2
          ? {}
          : random() < 0.5
            ? { start, minutes: 60 }
            : { summary: 'x', costMinor: 99, color: null, insisted: true, location: 'online' },
      absences: random() < 0.6 ? [{ studentId: 'noam', kind: 'late', atMs: 0 }] : [],
      charges: random() < 0.6 || kind > 2 ? [someCharge(random)] : [],
    };
  });
}

/** Priced and still open, partly covered, or covered by a lesson of a package. */
const someCharge = (random: () => number): Occurrence['charges'][number] => ({
  id: '',
  studentId: 'dana',
  kind: random() < 0.2 ? 'lateCancel' : 'lesson',
  amountMinor: 1234,
  atMs: 0,
  allocations: [
    [],
    [{ paymentId: 'p1', amountMinor: 234, inLessons: false, atMs: 0 }],
    [{ paymentId: 'p2', amountMinor: 1234, inLessons: true, atMs: 0 }],
  ][Math.floor(random() * 3)]!,
});

/** What the wire does not carry: the ids of rows inside a series, and of charges. */
const told = (row: Occurrence): object => ({
  ...row,
  id: isOwnMeeting(row) ? row.id : '',
  revision: isOwnMeeting(row) ? row.revision : 0,
  charges: row.charges.map((charge) => ({ ...charge, id: '' })),
});

test(`every meeting comes back from the wire as it was, in seven zones (seed ${seed})`, ({ task }) => {
  const runs = process.env.PROVE ? 5000 : 500;
  let rows = 0;
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...zones), (number, zone) => {
      const random = randomOf(number);
      const { start: wished, rule } = randomSeries(random);
      const start = nextSlot({ start: wished, rrule: rule }, wished);
      if (start === null || settle(start, zone) !== start) return;
      const meeting: Meeting = { ...plain, zone, start, rrule: rule };
      const held: MeetingWithOccurrences = { meeting, occurrences: occurrencesOf(meeting, random) };
      const wires = writeMeeting(held, { currency: 'ILS' });
      const read = readMeetings(structuredClone(wires), reading);
      expect(read).toHaveLength(1);
      expect(read[0]?.meeting).toEqual(meeting);
      expect(read[0]?.occurrences.map(told)).toEqual(held.occurrences.map(told));
      expect(read.flatMap((each) => writeMeeting(each, { currency: 'ILS' }))).toEqual(wires);
      rows += held.occurrences.length;
      // Either address reaches a changed occurrence.
      for (const row of held.occurrences) {
        const [found] = read;
        expect(found && lessonOf(found, row.slot)?.slot).toBe(row.slot);
        expect(found && lessonOf(found, settle(row.slot, zone))?.startMs).toBe(
          lessonOf(held, row.slot)?.startMs,
        );
      }
    }),
    { numRuns: runs, seed },
  );
  expect(rows).toBeGreaterThan(500);
  recordProof(
    task,
    'R7',
    `${runs} series in ${zones.length} zones (seed ${seed}), ${rows} changed lessons: the same hours on either side of the wire`,
  );
});

test('a client that knows only the spec sees each lesson once, at its own time', () => {
  const moved: Occurrence = {
    kind: 'occurrence',
    teacherId: 'rivka',
    id: 'o1',
    meetingId: 'm1',
    slot: '2026-11-29T16:00',
    revision: 8,
    cancelledBy: null,
    own: { start: '2026-11-30T18:00' },
    absences: [],
    charges: [paidCharge('dana', 5000)],
  };
  const [series, own] = writeMeeting({ meeting: plain, occurrences: [moved] }, { currency: 'ILS' });
  const slot = String(toMs('2026-11-29T16:00', 'Asia/Jerusalem'));
  const start = String(toMs('2026-11-30T18:00', 'Asia/Jerusalem'));
  expect(series).toMatchObject({ exdates: [slot], rrule: 'FREQ=WEEKLY;INTERVAL=1', slot: null });
  expect(own).toMatchObject({
    id: 'o1',
    seriesId: 'm1',
    slot,
    start,
    rrule: null,
    own: ['start'],
    cost: 150.5,
  });
  expect(own?.attendees?.[0]).toMatchObject({ paid: [start], charges: [{ occurrence: start, amount: 50 }] });
  expect(own?.attendees?.[0]?.personalDiscount).toEqual({ type: 'fixed', value: 10.5 });
});

test('a lesson whose slot a clock change skips is found by its moment', () => {
  // 27 March 2026 has no 02:30 in Israel.
  const night: Meeting = { ...plain, start: '2026-03-20T02:30' };
  const row: Occurrence = {
    kind: 'occurrence',
    teacherId: 'rivka',
    id: 'o1',
    meetingId: 'm1',
    slot: '2026-03-27T02:30',
    revision: 8,
    cancelledBy: 'teacher',
    own: {},
    absences: [],
    charges: [],
  };
  const [read] = readMeetings(
    writeMeeting({ meeting: night, occurrences: [row] }, { currency: 'ILS' }),
    reading,
  );
  expect(read?.occurrences[0]?.slot).toBe('2026-03-27T02:30');
  expect(lessonOf({ meeting: night, occurrences: [] }, '2026-03-27T03:30')?.slot).toBe('2026-03-27T02:30');
});

test('an exdate that another client wrote is a cancelled lesson; a masked row is only busy time', () => {
  const [series] = writeMeeting({ meeting: plain, occurrences: [] }, { currency: 'ILS' });
  const exdate = String(toMs('2026-11-29T16:00', 'Asia/Jerusalem'));
  const [read] = readMeetings([{ ...series, id: 'm1', exdates: [exdate] }], reading);
  expect(read?.occurrences).toMatchObject([{ slot: '2026-11-29T16:00', cancelledBy: 'teacher' }]);
  const { start, end, rrule } = series ?? {};
  const [busy] = readMeetings(
    [{ id: 'm2', busyOnly: true, start, end, rrule, exdates: [], spacesLeft: 2 }],
    reading,
  );
  const week = [
    toMs('2026-11-29T00:00', 'Asia/Jerusalem'),
    toMs('2026-12-06T00:00', 'Asia/Jerusalem'),
  ] as const;
  expect(busy && lessonsBetween(busy, ...week).map((lesson) => [lesson.start, lesson.subject])).toEqual([
    ['2026-11-29T16:00', ''],
  ]);
});

test('a row that is gone says only that', () => {
  expect(writeMeeting({ meeting: { ...plain, removedMs: 5 }, occurrences: [] }, { currency: 'ILS' })).toEqual(
    [{ id: 'm1', version: 7, removed: true }],
  );
  expect(readMeetings([{ id: 'm1', version: 7, removed: true }], reading)).toEqual([]);
});
