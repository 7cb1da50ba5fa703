/** The rows of the demo school's timetable around a given moment. */
import type { Id } from '../../../domain/basics/ids.ts';
import { proportion } from '../../../domain/basics/money.ts';
import {
  addDays,
  addMinutes,
  dayOf,
  minutesOf,
  wallAt,
  weekdayOf,
  type Day,
  type Wall,
} from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { slotsBetween } from '../../../domain/calendar/expand.ts';
import type { Attendee, Meeting } from '../../../domain/calendar/meeting.ts';
import type { Charge, Occurrence } from '../../../domain/calendar/occurrence.ts';
import type { Weekday } from '../../../domain/people/people.ts';
import { demoId } from './demoId.ts';
import { payerKey, paymentIdOf } from './payments.ts';
import { happenings, paidUpTo, usuallyPaidUpTo } from './occurrences.ts';
import { subjects } from './subjects.ts';
import * as timetable from './timetable.ts';

export const demoZone = 'Asia/Jerusalem';
export const homeVisitMinor = 40_00;

export type Term = { meetings: Meeting[]; occurrences: Occurrence[] };

const weekdays: readonly Weekday[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const discountOf: Record<string, Attendee['personalDiscount']> = { itai: { type: 'percentage', value: 10 } };

/** idOf: the id of a person by their key. */
export function layOutTerm(nowMs: number, teacherId: Id, idOf: (key: string) => Id): Term {
  const today = dayOf(toWall(nowMs, demoZone));
  const thisWeek = addDays(today, -weekdayOf(today));
  const dayIn = (week: number, day: Weekday): Day => addDays(thisWeek, week * 7 + weekdays.indexOf(day));
  const createdMs = toMs(`${dayIn(timetable.firstWeek, 'SU')}T08:00`, demoZone);

  const toMeeting = (lesson: timetable.DemoLesson, start: Wall, rrule: string | null): Meeting => {
    const subject = subjects.find(({ key }) => key === lesson.subject) ?? subjects[0];
    const location = lesson.location ?? 'teacher';
    const id = demoId(createdMs, lesson.key);
    return {
      kind: 'meeting',
      teacherId,
      id,
      seriesId: id,
      revision: 1,
      start,
      zone: demoZone,
      minutes: lesson.minutes,
      rrule,
      summary: lesson.summary ?? '',
      description: lesson.description ?? '',
      subject: subject.name,
      color: subject.color,
      location,
      attendees: lesson.students.map((key) => ({
        studentId: idOf(key),
        ...(discountOf[key] ? { personalDiscount: discountOf[key] } : {}),
      })),
      capacity: lesson.capacity ?? 1,
      costMinor:
        lesson.costMinor ??
        proportion(subject.hourlyMinor, lesson.minutes, 60) + (location === 'student' ? homeVisitMinor : 0),
      costByHand: lesson.costMinor !== undefined,
      oldLessonNumber: null,
      alarms: [],
      insisted: false,
      createdMs,
      removedMs: null,
    };
  };

  const series = timetable.weekly.map((lesson) => {
    const first = lesson.days[0] ?? 'SU';
    const until =
      lesson.lastWeek === undefined ? '' : `;UNTIL=${dayIn(lesson.lastWeek, 'SA').replaceAll('-', '')}`;
    const rrule = `FREQ=WEEKLY;INTERVAL=${lesson.every ?? 1};BYDAY=${lesson.days.join(',')}${until}`;
    return { lesson, meeting: toMeeting(lesson, `${dayIn(lesson.firstWeek, first)}T${lesson.at}`, rrule) };
  });
  const single = timetable.singles.map((lesson) => ({
    lesson,
    meeting: toMeeting(lesson, `${dayIn(lesson.week, lesson.day)}T${lesson.at}`, null),
  }));
  const obstacle = {
    lesson: timetable.inTheWay,
    meeting: toMeeting(timetable.inTheWay, `${sundayInTheWay(today)}T${timetable.inTheWay.at}`, null),
  };
  const all = [...series, ...single, obstacle];
  const occurrences = all.flatMap(({ lesson, meeting }) =>
    happened(lesson, meeting, { nowMs, dayIn, idOf, thisWeek }),
  );
  return { meetings: all.map(({ meeting }) => meeting), occurrences };
}

/** The third Sunday from tomorrow: 17:00 is free for the next two lessons. */
function sundayInTheWay(today: Day): Day {
  return addDays(today, 7 - weekdayOf(today) + 14);
}

type Around = {
  nowMs: number;
  thisWeek: Day;
  dayIn(week: number, day: Weekday): Day;
  idOf(key: string): Id;
};

/** The changed occurrences of a lesson: cancelled, moved, missed or paid. */
function happened(lesson: timetable.DemoLesson, meeting: Meeting, around: Around): Occurrence[] {
  const { nowMs, dayIn, idOf } = around;
  const first = minutesOf(meeting.start);
  const slots = slotsBetween(meeting, first, first + 20 * 7 * 24 * 60).map(wallAt);
  return slots.flatMap((slot) => {
    const events = happenings.filter(
      (one) => one.of === lesson.key && dayIn(one.week, one.day) === dayOf(slot),
    );
    const id = demoId(meeting.createdMs, `${lesson.key} ${slot}`);
    const occurrence: Occurrence = {
      kind: 'occurrence',
      teacherId: meeting.teacherId,
      id,
      meetingId: meeting.id,
      slot,
      revision: 1,
      cancelledBy: null,
      own: {},
      absences: [],
      charges: [],
    };
    for (const event of events) {
      if ('cancelledBy' in event) occurrence.cancelledBy = event.cancelledBy;
      else if ('movedTo' in event) occurrence.own.start = `${dayOf(slot)}T${event.movedTo}`;
      else {
        const hoursBefore = { student: 30, late: 2, noShow: -1, teacher: 24 }[event.kind];
        const atMs = Math.min(nowMs, toMs(slot, demoZone) - hoursBefore * 3_600_000);
        occurrence.absences.push({ studentId: idOf(event.absent), kind: event.kind, atMs });
      }
    }
    occurrence.charges = chargesFor(lesson, meeting, occurrence, around);
    const isPlain = events.length === 0 && occurrence.charges.length === 0;
    return isPlain ? [] : [occurrence];
  });
}

/** What was paid; the payment of the month covers it. */
function chargesFor(
  lesson: timetable.DemoLesson,
  meeting: Meeting,
  occurrence: Occurrence,
  { nowMs, thisWeek, idOf }: Around,
): Charge[] {
  const endMs = toMs(addMinutes(occurrence.own.start ?? occurrence.slot, meeting.minutes), demoZone);
  const atMs = endMs + 3 * 3_600_000;
  if (occurrence.cancelledBy !== null || atMs > nowMs) return [];
  const week = Math.floor((minutesOf(occurrence.slot) - minutesOf(`${thisWeek}T00:00`)) / (7 * 24 * 60));
  return lesson.students.flatMap((key) => {
    const studentId = idOf(key);
    // Somebody who cancelled in time does not pay.
    const isExcused = occurrence.absences.some(
      (absence) => absence.studentId === studentId && absence.kind === 'student',
    );
    if (isExcused || week > (paidUpTo[key] ?? usuallyPaidUpTo)) return [];
    const off = discountOf[key]?.value ?? 0;
    const amountMinor = meeting.costMinor - proportion(meeting.costMinor, off, 100);
    const paymentId = paymentIdOf(payerKey(key), occurrence.slot);
    return [
      {
        id: demoId(atMs, `${occurrence.id} ${key}`),
        studentId,
        kind: occurrence.absences.some((each) => each.studentId === studentId) ? 'lateCancel' : 'lesson',
        amountMinor,
        atMs,
        allocations: [{ paymentId, amountMinor, inLessons: false, atMs }],
      },
    ];
  });
}
