/** The nights on which an hour comes twice or never (R21): a lesson lasts and costs as it was asked to, or is refused with a reason. */
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../domain/basics/refusal.ts';
import { addMinutes, type Wall } from '../../../domain/basics/wallTime.ts';
import { decode, encode } from '../../../domain/basics/wire.ts';
import { hasOwnWall, laterTwin, toMs } from '../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import { importPreview } from '../../../domain/calendar/ics/importPreview.ts';
import { isIcsFault, readIcs } from '../../../domain/calendar/ics/readIcs.ts';
import { operations, type Step } from '../../../domain/operations.ts';
import { recordProof } from '../../recordProof.ts';
import { openSchool, rivka, type School } from '../school.ts';

const hourlyMinor = 20_000;
const minute = 60_000;
const now = '2026-11-21T09:00';
const lengths = Array.from({ length: 12 }, (_, i) => 15 * (i + 1));

/** Each lasts from two hours before the change until two hours after it. */
const nights = [
  { name: 'Jerusalem, an hour twice', zone: 'Asia/Jerusalem', turnMs: Date.UTC(2027, 9, 30, 23) },
  { name: 'New York, an hour twice', zone: 'America/New_York', turnMs: Date.UTC(2027, 10, 7, 6) },
  { name: 'Jerusalem, an hour never', zone: 'Asia/Jerusalem', turnMs: Date.UTC(2027, 2, 26, 0) },
  { name: 'New York, an hour never', zone: 'America/New_York', turnMs: Date.UTC(2027, 2, 14, 7) },
];
const momentsOf = (turnMs: number): number[] =>
  Array.from({ length: 240 }, (_, i) => turnMs + (i - 120) * minute);

const schoolIn = (zone: string): School => openSchool(now, { ...rivka, zone });
const nowMs = toMs(now, 'Asia/Jerusalem');

type Named<Name extends Step['name']> = Extract<Step, { name: Name }>;

/** As the server hears it: from the wire into steps, and from the steps into rows. */
function heard<Name extends 'addMeeting' | 'updateMeeting' | 'addPendingMeeting' | 'addRestrictedTime'>(
  name: Name,
  wire: object,
  zone: string,
) {
  const args = decode(operations[name].args as never, wire, { zone, currency: 'ILS', nowMs });
  return isRefusal(args) ? args : ({ name, args } as unknown as Named<Name>);
}

const times = (startMs: number, minutes: number) => ({
  start: String(startMs),
  end: String(startMs + minutes * minute),
});

describe.each(nights)('in the night of $name', ({ name, zone, turnMs }) => {
  test('every minute, lessons of 15 to 180 minutes: length and price as asked, or refused with the reason', ({
    task,
  }) => {
    const counts = { kept: 0, refused: 0 };
    for (const startMs of momentsOf(turnMs))
      for (const minutes of lengths) {
        const step = heard('addMeeting', { input: { subject: 'Maths', ...times(startMs, minutes) } }, zone);
        if (isRefusal(step)) {
          expect(step).toMatchObject({ code: 'HOUR_TWICE', field: 'input.start' });
          expect(hasOwnWall(startMs, zone)).toBe(false);
          counts.refused += 1;
          continue;
        }
        const school = schoolIn(zone);
        school.perform(step);
        const [lesson, ...others] = school
          .all()
          .flatMap((held) => lessonsBetween(held, turnMs - 86_400_000, turnMs + 86_400_000));
        expect(others).toEqual([]);
        expect(lesson).toMatchObject({ startMs, minutes, costMinor: (hourlyMinor * minutes) / 60 });
        expect(lesson?.endMs).toBe(startMs + minutes * minute);
        counts.kept += 1;
      }
    expect(counts.refused).toBe(name.endsWith('twice') ? 60 * lengths.length : 0);
    recordProof(task, 'R21', `${name}: ${counts.kept} lessons as asked, ${counts.refused} refused`);
  });

  test('a lesson that a form or a sentence names by the clock is as long as it was asked to be', () => {
    const school = schoolIn(zone);
    for (const startMs of momentsOf(turnMs).filter((ms) => hasOwnWall(ms, zone)))
      for (const minutes of lengths) {
        const start = wallOf(startMs, zone);
        const input = { subject: 'Maths', start, end: addMinutes(start, minutes) };
        const wire = encode(operations.addMeeting.args, { input }, { zone, currency: 'ILS' });
        expect(wire).toEqual({ input: { subject: 'Maths', ...times(startMs, minutes) } });
        const seen = school.plan({ name: 'addMeeting', args: { input } });
        expect('refused' in seen ? seen.refused : seen.rows[0]?.after).toMatchObject({ start, minutes });
      }
  });

  test('a lesson that is moved there keeps its length and its price', () => {
    const school = schoolIn(zone);
    const id = school.add({ start: '2027-01-10T16:00', end: '2027-01-10T16:45' });
    for (const startMs of momentsOf(turnMs)) {
      const wire = { input: { id, ...times(startMs, 45) } };
      const step = heard('updateMeeting', wire, zone);
      if (isRefusal(step)) {
        expect(step.code).toBe('HOUR_TWICE');
        continue;
      }
      school.perform(step);
      const { meeting } = school.held(id);
      expect([toMs(meeting.start, zone), meeting.minutes, meeting.costMinor]).toEqual([startMs, 45, 15_000]);
    }
  });

  test('a lesson that stands there is resized to what was asked, or the end cannot be told from its twin', () => {
    for (const startMs of momentsOf(turnMs).filter((ms) => hasOwnWall(ms, zone))) {
      const school = schoolIn(zone);
      const start = wallOf(startMs, zone);
      const id = school.add({ start, end: addMinutes(start, 45) });
      for (const minutes of lengths) {
        const endMs = startMs + minutes * minute;
        const step = heard('updateMeeting', { input: { id, end: String(endMs) } }, zone);
        if (isRefusal(step)) throw new Error(JSON.stringify(step));
        const decided = school.plan(step);
        if ('refused' in decided) {
          expect(decided.refused.refusal).toMatchObject({ code: 'HOUR_TWICE', field: 'input.end' });
          expect(laterTwin(wallOf(endMs, zone), zone)).not.toBeNull();
          continue;
        }
        const after = decided.rows.find(({ after: row }) => row?.kind === 'meeting')?.after;
        if (minutes === 45) expect(after).toBeUndefined();
        else expect(after).toMatchObject({ start, minutes, costMinor: (hourlyMinor * minutes) / 60 });
      }
    }
  });

  test('a series keeps length and price on that night too, and one of it can be moved into it', () => {
    for (const startMs of momentsOf(turnMs).filter((ms) => hasOwnWall(ms, zone) && ms % (5 * minute) === 0)) {
      const school = schoolIn(zone);
      const clock = wallOf(startMs, zone).slice(10);
      const first = `2027-01-10${clock}`;
      const id = school.add({ start: first, end: addMinutes(first, 45), rrule: 'FREQ=DAILY' });
      const here = lessonsBetween(school.held(id), startMs - 600 * minute, startMs + 600 * minute);
      const there = here.find((lesson) => lesson.startMs === startMs);
      expect(there).toMatchObject({ minutes: 45, costMinor: 15_000, endMs: startMs + 45 * minute });
      if (!there) continue;
      const moved = startMs + 90 * minute;
      const step = heard(
        'updateMeeting',
        { input: { id, ...times(moved, 45) }, scope: 'this', occurrence: String(startMs) },
        zone,
      );
      if (isRefusal(step)) {
        expect(step.code).toBe('HOUR_TWICE');
        continue;
      }
      school.perform(step);
      const own = lessonsBetween(school.held(id), moved, moved + minute).find(
        (lesson) => lesson.slot === there.slot,
      );
      expect(own).toMatchObject({ startMs: moved, minutes: 45, costMinor: 15_000 });
    }
  });

  test('a lesson that is asked for there becomes one of the same length', () => {
    for (const startMs of momentsOf(turnMs)) {
      const school = schoolIn(zone);
      const attendees = [{ attendeeId: 'dana' }];
      const wire = { input: { subject: 'Maths', attendees, ...times(startMs, 45) } };
      const step = heard('addPendingMeeting', wire, zone);
      if (isRefusal(step)) {
        expect(step.code).toBe('HOUR_TWICE');
        continue;
      }
      const id = school.perform(step).decision.outcomes[0]?.about[0] ?? '';
      const dana = {
        id: 'dana',
        role: 'student',
        name: 'Dana',
        acting: { teacherId: 'rivka', studentIds: ['dana'] },
      } as const;
      school.performAs(dana as never, {
        name: 'updatePendingMeeting',
        args: { input: { id }, status: 'Approved' },
      });
      expect(
        school.all().map(({ meeting }) => [toMs(meeting.start, zone), meeting.minutes, meeting.costMinor]),
      ).toEqual([[startMs, 45, 15_000]]);
    }
  });

  test('closed hours begin and end when the clock says, or are refused', () => {
    for (const startMs of momentsOf(turnMs))
      for (const minutes of [15, 60, 180, 1440]) {
        const step = heard('addRestrictedTime', { input: times(startMs, minutes) }, zone);
        if (isRefusal(step)) {
          expect(step.code).toBe('HOUR_TWICE');
          continue;
        }
        const [row] = schoolIn(zone).perform(step).decision.rows;
        expect(row?.after).toMatchObject({ start: wallOf(startMs, zone), minutes });
      }
  });

  test('what comes in a calendar file stays as long as it is there', () => {
    const stamp = (ms: number): string =>
      `${new Date(ms).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}00Z`;
    for (const startMs of momentsOf(turnMs)) {
      const lines = [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        `DTSTART:${stamp(startMs)}`,
        `DTEND:${stamp(startMs + 45 * minute)}`,
      ];
      const read = readIcs([...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n'));
      if (isIcsFault(read)) throw new Error(read);
      const [event] = importPreview(read, { zone, nowMs, held: [] }).events;
      expect(event).toMatchObject(times(startMs, 45));
      expect(event).toMatchObject(
        hasOwnWall(startMs, zone) ? { state: 'new' } : { state: 'refused', why: 'HOUR_TWICE' },
      );
    }
  });
});

describe('a calendar file that writes local times', () => {
  test('ends in the later of two equal hours where the earlier is before its start', () => {
    const lines = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'DTSTART;TZID=Asia/Jerusalem:20271031T013000',
      'DTEND;TZID=Asia/Jerusalem:20271031T011500',
    ];
    const read = readIcs([...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n'));
    if (isIcsFault(read)) throw new Error(read);
    const [event] = importPreview(read, { zone: 'Asia/Jerusalem', nowMs, held: [] }).events;
    expect(Number(event?.end) - Number(event?.start)).toBe(45 * minute);
  });
});

describe('a lesson of another zone', () => {
  test('can be cancelled where it falls into the second of two equal hours', () => {
    const school = schoolIn('America/New_York');
    const id = school.add({ start: '2027-11-05T08:30', end: '2027-11-05T09:15', rrule: 'FREQ=DAILY' });
    const held = school.held(id);
    const startMs = Date.UTC(2027, 10, 7, 6, 30);
    school.put({ ...held.meeting, zone: 'Asia/Jerusalem' });
    const occurrence = wallOf(startMs, 'America/New_York');
    expect(occurrence).toBe('2027-11-07T01:30');
    const before = lessonsBetween(school.held(id), startMs, startMs + minute);
    expect(before).toHaveLength(1);
    school.perform({ name: 'deleteMeeting', args: { id, scope: 'this', occurrence } });
    expect(lessonsBetween(school.held(id), startMs, startMs + minute)).toEqual([]);
  });
});

function wallOf(ms: number, zone: string): Wall {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return parts.format(ms).replace(' ', 'T');
}
