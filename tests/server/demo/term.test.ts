import { describe, expect, test } from 'vitest';
import {
  addDays,
  clockOf,
  dayOf,
  minuteOfDay,
  minutesOf,
  weekdayOf,
} from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween, type Lesson } from '../../../domain/calendar/lesson.ts';
import { demoId } from '../../../server/modules/demo/demoId.ts';
import { demoZone, layOutTerm } from '../../../server/modules/demo/term.ts';

const idOf = (key: string) => demoId(0, key);
const dayMs = 86_400_000;

/** A week of starts, at quiet and at busy hours, and weeks in which the clock changes. */
const moments = [
  '2026-11-22T08:00',
  '2026-11-22T16:20',
  '2026-11-22T23:59',
  '2026-11-23T12:00',
  '2026-11-24T00:00',
  '2026-11-25T18:30',
  '2026-11-26T09:00',
  '2026-11-27T11:15',
  '2026-11-28T20:00',
  '2027-03-25T10:00',
  '2026-10-24T10:00',
  '2028-02-29T10:00',
  '2026-12-31T22:00',
];

describe.each(moments)('the demo school begun on %s', (wall) => {
  const nowMs = toMs(wall, demoZone);
  const term = layOutTerm(nowMs, idOf('rivka'), idOf);
  const held = term.meetings.map((meeting) => ({
    meeting,
    occurrences: term.occurrences.filter(({ meetingId }) => meetingId === meeting.id),
  }));
  const lessons = held
    .flatMap((one) => lessonsBetween(one, nowMs - 80 * dayMs, nowMs + 150 * dayMs))
    .toSorted((a, b) => a.startMs - b.startMs);
  const ahead = lessons.filter(({ startMs }) => startMs > nowMs);
  const past = lessons.filter(({ endMs }) => endMs <= nowMs);
  const attends = ({ meeting }: Lesson, key: string) =>
    meeting.attendees.some(({ studentId }) => studentId === idOf(key));
  const danas = ahead.filter(
    (lesson) => attends(lesson, 'dana') && lesson.subject === 'מתמטיקה' && lesson.meeting.rrule !== null,
  );

  test('Dana has maths every Sunday at 16:00, for 45 minutes', () => {
    expect(danas.length).toBeGreaterThan(18);
    for (const lesson of danas) {
      expect([weekdayOf(lesson.start), clockOf(lesson.start), lesson.minutes]).toEqual([0, '16:00', 45]);
    }
  });

  test('an hour later she would meet exactly one other lesson, and not on the next two Sundays', () => {
    const conflicts = danas
      .map((lesson) => toMs(`${dayOf(lesson.start)}T17:00`, demoZone))
      .map(
        (startMs) =>
          lessons.filter((other) => other.startMs < startMs + 45 * 60_000 && other.endMs > startMs).length,
      );
    expect(conflicts.reduce((sum, count) => sum + count)).toBe(1);
    expect(conflicts.slice(0, 2)).toEqual([0, 0]);
  });

  test('no Sunday has another maths lesson that "Sunday’s maths" could mean', () => {
    const maths = ahead.filter((lesson) => weekdayOf(lesson.start) === 0 && lesson.subject === 'מתמטיקה');
    expect(maths).toEqual(danas);
  });

  test('no two lessons overlap', () => {
    const overlaps = lessons.filter((lesson, i) => i > 0 && lesson.startMs < (lessons[i - 1]?.endMs ?? 0));
    expect(overlaps.map(({ start }) => start)).toEqual([]);
  });

  test('every lesson is within the hours that the teacher works', () => {
    for (const { start, minutes } of lessons) {
      const [from, to] = weekdayOf(start) === 5 ? [9 * 60, 13 * 60] : [14 * 60, 20.5 * 60];
      expect(weekdayOf(start)).not.toBe(6);
      expect(minuteOfDay(start)).toBeGreaterThanOrEqual(from);
      expect(minuteOfDay(start) + minutes).toBeLessThanOrEqual(to);
    }
  });

  test('a term lies around today: single, recurring and group lessons, before and after', () => {
    for (const some of [past, ahead]) {
      expect(some.filter(({ meeting }) => meeting.rrule === null).length).toBeGreaterThan(3);
      expect(some.filter(({ meeting }) => meeting.rrule !== null).length).toBeGreaterThan(50);
      expect(some.filter(({ meeting }) => meeting.attendees.length > 1).length).toBeGreaterThan(10);
    }
    const today = dayOf(toWall(nowMs, demoZone));
    expect(minutesOf(past[0]?.start ?? '') <= minutesOf(`${addDays(today, -49)}T23:59`)).toBe(true);
  });

  test('every student has something ahead', () => {
    const seen = new Set(ahead.flatMap(({ meeting }) => meeting.attendees.map(({ studentId }) => studentId)));
    expect(seen.size).toBe(12);
  });

  test('some lessons are paid and some are owed, and nobody has paid for what is still to come', () => {
    const paid = term.occurrences.flatMap(({ charges }) => charges);
    expect(paid.length).toBeGreaterThan(60);
    expect(paid.every(({ atMs, amountMinor }) => atMs <= nowMs && amountMinor > 0)).toBe(true);
    const owed = past.filter(({ occurrence }) => !occurrence?.charges.length);
    expect(owed.length).toBeGreaterThan(15);
  });

  test('some students were absent, one told ahead, and some lessons were cancelled or moved', () => {
    const kinds = term.occurrences.flatMap(({ absences }) => absences.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['student', 'late', 'noShow']));
    expect(term.occurrences.filter(({ cancelledBy }) => cancelledBy !== null)).toHaveLength(3);
    expect(term.occurrences.filter(({ own }) => own.start !== undefined)).toHaveLength(2);
  });

  test('the same moment gives the same school', () => {
    expect(layOutTerm(nowMs, idOf('rivka'), idOf)).toEqual(term);
  });
});
