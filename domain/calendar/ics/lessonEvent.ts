/** One lesson as a calendar file of its own, at its moment: to be kept in any calendar beside what stands there. */
import { fold, text, utcTime } from './contentLines.ts';

export type LessonEvent = {
  /** The same whenever it is saved, so that it replaces itself. */
  uid: string;
  startMs: number;
  endMs: number;
  title: string;
  place: string;
  notes: string;
  nowMs: number;
};

export function lessonEvent({ uid, startMs, endMs, title, place, notes, nowMs }: LessonEvent): string {
  return fold([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lesson Desk//Lessons//EN',
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${utcTime(nowMs)}`,
    `DTSTART:${utcTime(startMs)}`,
    `DTEND:${utcTime(endMs)}`,
    `SUMMARY:${text(title)}`,
    ...(place === '' ? [] : [`LOCATION:${text(place)}`]),
    ...(notes === '' ? [] : [`DESCRIPTION:${text(notes)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
