/** Calendars that other programs read: checked by a reader that is not ours. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { addMinutes, wallAt, minutesOf } from '../../../../domain/basics/wallTime.ts';
import { turnsBetween } from '../../../../domain/basics/zones.ts';
import { slotsBetween } from '../../../../domain/calendar/expand.ts';
import { writeIcs } from '../../../../domain/calendar/ics/writeIcs.ts';
import { lessonsBetween, type Held } from '../../../../domain/calendar/lesson.ts';
import type { Occurrence } from '../../../../domain/calendar/occurrence.ts';
import { newOccurrence } from '../../../../domain/calendar/series/detachOccurrence.ts';
import { checkRule } from '../../../../domain/calendar/meetingChecks.ts';
import { isRefusal } from '../../../../domain/basics/refusal.ts';
import { recordProof } from '../../../recordProof.ts';
import { seed } from '../../../randomSeed.ts';
import { openSchool, rivka } from '../../school.ts';
import { randomOf, randomSeries, zones } from '../randomSeries.ts';
import { readByIcal } from './readByIcal.ts';

const nowMs = Date.UTC(2026, 10, 21);
const write = (held: readonly Held[]): string =>
  writeIcs(held, {
    name: 'Lessons of Rivka',
    nowMs,
    organizer: { id: 'rivka', name: 'Rivka "the" Levi' },
    titleOf: ({ summary, subject }) => summary || subject,
    placeOf: ({ location }) => location,
  });

const taught = (held: readonly Held[]) =>
  held
    .flatMap((each) => lessonsBetween(each, 0, Date.UTC(2100, 0, 1)).slice(0, 60))
    .sort((a, b) => a.startMs - b.startMs);

function aSeries(more: object = {}) {
  const school = openSchool();
  const id = school.add({
    start: '2026-11-22T17:00',
    end: '2026-11-22T17:45',
    rrule: 'FREQ=WEEKLY;COUNT=30',
    attendees: [{ attendeeId: 'dana' }],
    ...more,
  });
  return { school, id };
}

test('a lesson of every week stays at its hour over each change of the clock', () => {
  const { school } = aSeries();
  const walls = readByIcal(write(school.all())).map(({ startMs }) =>
    new Date(startMs).toLocaleTimeString('en-GB', {
      timeZone: rivka.zone,
      hour: '2-digit',
      minute: '2-digit',
    }),
  );
  expect(walls).toEqual(Array.from({ length: 30 }, () => '17:00'));
});

test('a lesson of a far summer stands at its hour too', () => {
  const { school } = aSeries({
    start: '2031-08-03T17:00',
    end: '2031-08-03T17:45',
    rrule: 'FREQ=YEARLY;COUNT=8',
  });
  const read = readByIcal(write(school.all()));
  expect(read.map(({ startMs }) => startMs)).toEqual(taught(school.all()).map(({ startMs }) => startMs));
  expect(new Date(read[0]?.startMs ?? 0).toISOString()).toBe('2031-08-03T14:00:00.000Z');
});

test('a lesson that was moved stands at its new hour alone, one that was cancelled nowhere', () => {
  const { school, id } = aSeries();
  school.perform({
    name: 'updateMeeting',
    args: {
      input: { id, start: '2026-11-30T09:00', end: '2026-11-30T10:00', summary: 'Exam' },
      scope: 'this',
      occurrence: '2026-11-29T17:00',
    },
  });
  school.perform({ name: 'deleteMeeting', args: { id, scope: 'this', occurrence: '2026-12-06T17:00' } });
  const ics = write(school.all());
  const read = readByIcal(ics);
  expect(read.map(({ startMs, endMs }) => [startMs, endMs])).toEqual(
    taught(school.all()).map(({ startMs, endMs }) => [startMs, endMs]),
  );
  expect(read.filter(({ title }) => title === 'Exam')).toHaveLength(1);
  expect(ics).toContain('RECURRENCE-ID;TZID=Asia/Jerusalem:20261129T170000');
  expect(ics).toContain('EXDATE;TZID=Asia/Jerusalem:20261206T170000');
  expect(ics.match(/EXDATE/g)).toHaveLength(1);
});

test('the second half of a series that was split is an event of its own', () => {
  const { school, id } = aSeries();
  school.perform({
    name: 'updateMeeting',
    args: {
      input: { id, start: '2027-01-04T16:00', end: '2027-01-04T17:00' },
      scope: 'future',
      occurrence: '2027-01-03T17:00',
    },
  });
  const read = readByIcal(write(school.all()));
  expect(new Set(read.map(({ uid }) => uid)).size).toBe(2);
  expect(read.map(({ startMs }) => startMs)).toEqual(taught(school.all()).map(({ startMs }) => startMs));
});

test('a lesson to which nobody comes is told as cancelled, and each row says how often it was written', () => {
  const { school, id } = aSeries();
  school.perform({
    name: 'markAttendance',
    args: { marks: [{ meetingId: id, occurrence: '2026-11-29T17:00', attendeeId: 'dana', kind: 'absent' }] },
  });
  const ics = write(school.all());
  expect(readByIcal(ics).filter(({ status }) => status === 'CANCELLED')).toHaveLength(1);
  const calendar = new ICAL.Component(ICAL.parse(ics) as never);
  const sequences = calendar
    .getAllSubcomponents('vevent')
    .map((event) => event.getFirstPropertyValue('sequence'));
  expect(sequences).toEqual([1, 2]);
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  for (const event of calendar.getAllSubcomponents('vevent')) {
    expect(event.getFirstProperty('attendee')).toBeNull();
    expect(String(event.getFirstPropertyValue('organizer'))).toBe('urn:uuid:rivka');
  }
});

test('an alarm comes before its lesson, and what is removed is not there', () => {
  const { school, id } = aSeries({ rrule: undefined, alarms: [{ trigger: -30 }] });
  const ics = write(school.all());
  const [alarm] = new ICAL.Component(ICAL.parse(ics) as never)
    .getAllSubcomponents('vevent')
    .flatMap((event) => event.getAllSubcomponents('valarm'));
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT30M');
  school.perform({ name: 'deleteMeeting', args: { id } });
  expect(readByIcal(write(school.all()))).toEqual([]);
});

describe('whatever is written into a lesson', () => {
  const odd = [
    'commas, semicolons; back\\slashes and "quotes"',
    'two\nlines\r\nor three',
    'עברית מעורבת עם English ו-17:00 שוב ושוב ושוב ושוב ושוב ושוב ושוב',
    'END:VEVENT\nBEGIN:VEVENT\nUID:evil',
    '🎓'.repeat(60),
    'x'.repeat(200),
    'a\u0000b\u0007c',
    '\ud800 half of a pair',
  ];
  test.each(odd)('%j is one title of one event', (title) => {
    const { school } = aSeries({ rrule: undefined, description: title });
    const [held] = school.all();
    if (!held) throw new Error('no lesson');
    const ics = write([{ ...held, meeting: { ...held.meeting, summary: title } }]);
    const read = readByIcal(ics);
    expect(read).toHaveLength(1);
    expect(read[0]?.title).toBe(
      title.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\u0000', '').replaceAll('\u0007', ''),
    );
    for (const line of ics.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});

/**
 * Of several numbered weekdays ical.js leaves out the first lesson where its month has no fifth of another one
 * (BYDAY=5MO,5TH from Thursday 31 August 2028, a month of four Mondays). tests/domain/calendar/expand.test.ts holds such
 * rules against rrule.js.
 */
const isMisread = (rule: string): boolean => /BYDAY=\S*,/.test(rule) && /5(SU|MO|TU|WE|TH|FR|SA)/.test(rule);

const count = process.env['PROVE'] ? 5000 : 250;
test(
  `${count} random series in seven zones are read as they are taught (seed ${seed})`,
  { timeout: 600_000 },
  ({ task }) => {
    const random = randomOf(seed);
    const { school } = aSeries();
    const [model] = school.all();
    if (!model) throw new Error('no lesson');
    let lessons = 0;
    for (let i = 0; i < count; i += 1) {
      const { start, rule } = randomSeries(random);
      const placed = checkRule(rule, start);
      if (isRefusal(placed) || isMisread(rule)) continue;
      const zone = zones[i % zones.length] ?? 'Asia/Jerusalem';
      const meeting = { ...model.meeting, ...placed, zone, id: `m${i}`, minutes: 15 + (i % 8) * 15 };
      const first = minutesOf(meeting.start);
      const occurrences = slotsBetween(meeting, first, first + 400 * 1440)
        .slice(0, 40)
        .flatMap((slot): Occurrence[] => {
          const row = newOccurrence({ meeting, slot: wallAt(slot) }, `o${slot}`);
          if (random() < 0.1) return [{ ...row, cancelledBy: 'teacher' }];
          // Within the hour: the two readers may put lessons that pass one another in another order.
          if (random() < 0.1) return [{ ...row, own: { start: addMinutes(wallAt(slot), 20), minutes: 40 } }];
          return random() < 0.05 ? [{ ...row, own: { summary: 'Other' } }] : [];
        });
      const held = [{ meeting, occurrences }];
      const until = first * 60_000 + 5 * 366 * 86_400_000;
      const ours = taught(held).filter(({ startMs }) => startMs < until);
      const theirs = readByIcal(write(held)).filter(({ startMs }) => startMs < until);
      const both = Math.min(ours.length, theirs.length);
      lessons += both;
      // ical.js adds lengths on the wall and takes an hour that comes twice for the second: where the clock is turned
      // only the day is compared.
      const shape = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
        turnsBetween(zone, startMs - 4 * 3_600_000, startMs + 4 * 3_600_000).turns.length > 0
          ? `${Math.round(startMs / 86_400_000)}`
          : `${startMs} ${endMs}`;
      expect({ rule, start, zone, lessons: theirs.map(shape) }).toEqual({
        rule,
        start,
        zone,
        lessons: ours.map(shape),
      });
    }
    expect(lessons).toBeGreaterThan(count * 5);
    recordProof(
      task,
      'R7',
      `${count} series in ${zones.length} zones (seed ${seed}), ${lessons} lessons: ical.js reads the hours that are taught`,
    );
  },
);
