/** A subject as the wire tells it, and what each viewer may see of it. */
import type { Id } from '../../domain/basics/ids.ts';
import { toMajor } from '../../domain/basics/money.ts';
import { maskedFor } from '../schema/rule.ts';
import type { Queries } from '../store/tables.ts';
import { subjectsRules } from './rules.ts';

export type Lesson = { id: Id; name: string; repetition: number; urls: string[]; private: boolean };
export type Subject = { id: Id; name: string; cost: number; color: string; lessons: Lesson[] };

/** `soon`: names of the subjects in which the viewing students have a lesson within the coming week. */
export type SubjectViewer = { as: 'self' } | { as: 'linked'; soon: ReadonlySet<string> };

const weekMs = 7 * 24 * 60 * 60 * 1000;

export async function loadSubjects(db: Queries, teacherId: Id): Promise<Subject[]> {
  const [teacher, subjects, lessons] = await Promise.all([
    db.selectFrom('app.teachers').select('currency').where('teacher_id', '=', teacherId).executeTakeFirst(),
    db
      .selectFrom('app.subjects')
      .selectAll()
      .where('teacher_id', '=', teacherId)
      .where('removed_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('app.lessons')
      .selectAll()
      .where('teacher_id', '=', teacherId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ]);
  if (!teacher) return [];
  const lessonsOf = Map.groupBy(lessons, (lesson) => lesson.subject_id);
  return subjects.map((subject) => ({
    id: subject.id,
    name: subject.name,
    cost: toMajor(subject.hourly_minor, teacher.currency),
    color: subject.color,
    lessons: (lessonsOf.get(subject.id) ?? []).map((lesson) => ({
      id: lesson.id,
      name: lesson.name,
      repetition: lesson.repetition,
      urls: lesson.urls,
      private: lesson.private,
    })),
  }));
}

/** Lesson materials reach a student only in the week before such a lesson, and the teacher's private ones never. */
export function maskSubject(subject: Subject, viewer: SubjectViewer): Subject {
  const shown = maskedFor<Subject>(subjectsRules.types.Subject, [viewer.as], subject);
  if (viewer.as === 'self') return shown;
  const open = viewer.soon.has(subject.name);
  return {
    ...shown,
    lessons: subject.lessons.map((lesson) => ({
      ...lesson,
      urls: open && !lesson.private ? lesson.urls : [],
    })),
  };
}

/** Read from `occupied`, which holds every occurrence near today, the cancelled ones left out. */
export async function subjectsSoon(
  db: Queries,
  teacherId: Id,
  students: readonly Id[],
  nowMs: number,
): Promise<Set<string>> {
  const seats = await db
    .selectFrom('app.seats')
    .select('meeting_id')
    .where('user_id', 'in', students)
    .where('teacher_id', '=', teacherId)
    .execute();
  if (seats.length === 0) return new Set();
  const rows = await db
    .selectFrom('app.occupied as taken')
    .innerJoin('app.meetings as meeting', (join) =>
      join.onRef('meeting.teacher_id', '=', 'taken.teacher_id').onRef('meeting.id', '=', 'taken.meeting_id'),
    )
    .leftJoin('app.occurrences as own', (join) =>
      join
        .onRef('own.teacher_id', '=', 'taken.teacher_id')
        .onRef('own.meeting_id', '=', 'taken.meeting_id')
        .onRef('own.slot', '=', 'taken.slot'),
    )
    .select(['meeting.subject', 'own.own'])
    .distinct()
    .where('taken.teacher_id', '=', teacherId)
    .where(
      'taken.meeting_id',
      'in',
      seats.map((seat) => seat.meeting_id),
    )
    .where(
      'taken.during',
      '&&',
      `[${new Date(nowMs).toISOString()},${new Date(nowMs + weekMs).toISOString()})`,
    )
    .execute();
  return new Set(rows.map((row) => row.own?.subject ?? row.subject));
}
