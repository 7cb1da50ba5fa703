/** The lessons in a person's feed: a teacher's own; a student's and a parent's with all their teachers. */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Id } from '../../../domain/basics/ids.ts';
import { readMeetings } from '../../../domain/calendar/wireMeeting.ts';
import type { Lesson } from '../../../domain/calendar/lesson.ts';
import { beginIcs } from '../../../domain/calendar/ics/writeIcs.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { Actor, Role } from '../../../domain/kernel/actor.ts';
import { studentsOf } from '../../kernel/perform/studentsOf.ts';
import { readNames } from '../people/names.ts';
import type { Store } from '../../db/database.ts';
import type { KeptCalendars } from '../calendar/calendarCache.ts';
import { rowsByPart, viewerKeyOf, type ViewedCalendar } from '../calendar/viewerKey.ts';
import { calendarViewers } from '../people/calendarViewers.ts';
import { feedWords } from './feedWords.ts';

/** To be raised when the format changes, so that the tag changes too. */
const version = 1;
const refreshMinutes = 60;
const namesShown = 3;

type Parts = { store: Pick<Store, 'db'>; calendars: KeptCalendars };

export type FeedLessons = {
  /** The same as long as everything that the feed depends on is the same. */
  tag: string;
  write(nowMs: number): Promise<string>;
};

export async function feedLessons(parts: Parts, userId: Id): Promise<FeedLessons | null> {
  const { db } = parts.store;
  const person = await db
    .selectFrom('app.users')
    .select(['username', 'role', 'preferences'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!person) return null;
  const actor: Actor = { id: userId, role: person.role as Role, name: person.username };
  const views: ViewedCalendar[] = [];
  for (const teacherId of await teachersOf(parts.store, actor)) {
    const [viewer] = await calendarViewers(db, teacherId, [actor]);
    const stamp = viewer ? await parts.calendars.stampOf(teacherId) : null;
    if (viewer && stamp !== null) views.push({ viewer, stamp, teacherId });
  }
  const { language } = person.preferences as { language: string };
  const names = views.map((view) => `${view.teacherId} ${viewerKeyOf(view)}`);
  const made = JSON.stringify([version, userId, person.username, language, names]);
  return {
    tag: createHash('sha256').update(made).digest('base64url'),
    async write(nowMs) {
      const teachers = await readNames(
        db,
        views.map(({ teacherId }) => teacherId),
      );
      const words = feedWords(language);
      const people = new Map<Id, string>();
      const teacherOf = (id: Id): string => teachers.get(id)?.name ?? '';
      const writing = beginIcs({
        name: words.calendar(person.username),
        nowMs,
        refreshMinutes,
        organizerOf: ({ teacherId }) => ({ id: teacherId, name: teacherOf(teacherId) }),
        titleOf: (lesson) =>
          titleOf(lesson, actor.role === 'student' ? teacherOf(lesson.meeting.teacherId) : null),
        placeOf: ({ location }) => words.places[location],
      });
      for (const view of views)
        for await (const held of lessonsOf(parts, view, people)) {
          writing.add(held);
          // A long calendar does not keep everybody else waiting.
          await nextTurn();
        }
      return writing.end();

      function titleOf(lesson: Lesson, teacher: string | null): string {
        const what = lesson.summary === '' ? lesson.subject : lesson.summary;
        const who = lesson.meeting.attendees
          .map(({ studentId }) => people.get(studentId) ?? '')
          .filter(Boolean);
        const shown = who.slice(0, namesShown).join(', ');
        const rest = who.length > namesShown ? ` ${words.more(who.length - namesShown)}` : '';
        return [what, teacher ?? `${shown}${rest}`].filter(Boolean).join(' · ');
      }
    },
  };
}

async function teachersOf({ db }: Pick<Store, 'db'>, actor: Actor): Promise<Id[]> {
  if (actor.role === 'teacher') return [actor.id];
  const students = await studentsOf(db, actor);
  if (students.length === 0) return [];
  const rows = await db
    .selectFrom('app.student_teachers')
    .select('teacher_id')
    .distinct()
    .where('user_id', 'in', students)
    .orderBy('teacher_id')
    .execute();
  return rows.map(({ teacher_id: id }) => id);
}

/** Through the mask of queries: attendees see the lesson and no other attendee; hours that are only busy are left out. */
async function* lessonsOf(
  parts: Parts,
  view: ViewedCalendar,
  people: Map<Id, string>,
): AsyncGenerator<MeetingWithOccurrences[]> {
  for await (const seen of rowsByPart(parts.calendars, view)) {
    const rows = seen.filter(({ busyOnly, removed }) => busyOnly !== true && removed !== true);
    for (const { attendees } of rows)
      for (const { attendeeId, name } of attendees ?? []) if (name) people.set(attendeeId, name);
    yield readMeetings(rows, { currency: 'ILS', zone: 'UTC', teacherId: view.teacherId });
  }
}
