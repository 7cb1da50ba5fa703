/** Reads and writes subjects with their planned lessons. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import type { PlannedLesson, Subject } from '../../../domain/subjects/subject.ts';
import type { Queries, Stored, StoreTransaction } from '../../db/tables.ts';
import type { Which } from '../../kernel/entities/entity.ts';

/** For a row of app.subjects named s: its lessons in order. */
const lessonsOfSubject = sql<PlannedLesson[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'repetition', l.repetition, 'urls', l.urls,
                                      'private', l.private) order by l.position, l.id)
  from app.lessons l where l.teacher_id = s.teacher_id and l.subject_id = s.id), '[]')`;

export async function readSubjects(
  queries: Queries,
  teacherId: Id,
  { ids, since, removedToo }: Which = {},
): Promise<Subject[]> {
  if (ids?.length === 0) return [];
  let query = queries
    .selectFrom('app.subjects as s')
    .selectAll('s')
    .select(lessonsOfSubject.as('lessons'))
    .where('s.teacher_id', '=', teacherId);
  if (ids) query = query.where('s.id', 'in', ids);
  if (since !== undefined) query = query.where('s.revision', '>', since);
  if (!removedToo) query = query.where('s.removed_at', 'is', null);
  return (await query.orderBy('s.position').orderBy('s.id').execute()).map(toSubject);
}

export async function writeSubjects(
  transaction: StoreTransaction,
  subjects: readonly Subject[],
  teacherId: Id,
): Promise<void> {
  if (subjects.length === 0) return;
  await transaction
    .insertInto('app.subjects')
    .values(subjects.map(toStored))
    .onConflict((conflict) =>
      conflict.columns(['teacher_id', 'id']).doUpdateSet((row) => ({
        revision: row.ref('excluded.revision'),
        name: row.ref('excluded.name'),
        hourly_minor: row.ref('excluded.hourly_minor'),
        color: row.ref('excluded.color'),
        position: row.ref('excluded.position'),
        removed_at: row.ref('excluded.removed_at'),
      })),
    )
    .execute();
  const ids = subjects.map(({ id }) => id);
  await transaction
    .deleteFrom('app.lessons')
    .where('teacher_id', '=', teacherId)
    .where('subject_id', 'in', ids)
    .execute();
  const lessons = subjects.flatMap((subject) =>
    subject.lessons.map((lesson, position) => ({
      teacher_id: teacherId,
      subject_id: subject.id,
      id: lesson.id,
      position,
      name: lesson.name,
      repetition: lesson.repetition,
      urls: JSON.stringify(lesson.urls),
      private: lesson.private,
    })),
  );
  if (lessons.length > 0) await transaction.insertInto('app.lessons').values(lessons).execute();
}

const toSubject = (row: Stored<'app.subjects'> & { lessons: PlannedLesson[] }): Subject => ({
  kind: 'subject',
  teacherId: row.teacher_id,
  id: row.id,
  revision: row.revision,
  name: row.name,
  hourlyMinor: row.hourly_minor,
  color: row.color,
  position: row.position,
  lessons: row.lessons,
  removedMs: row.removed_at === null ? null : row.removed_at.getTime(),
});

const toStored = (subject: Subject) => ({
  teacher_id: subject.teacherId,
  id: subject.id,
  revision: subject.revision,
  name: subject.name,
  hourly_minor: subject.hourlyMinor,
  color: subject.color,
  position: subject.position,
  removed_at: subject.removedMs === null ? null : new Date(subject.removedMs),
});
