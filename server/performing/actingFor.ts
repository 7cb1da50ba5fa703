/** In whose calendar a document of a student or a parent is carried out, and for whom: found from seats, never believed. */
import type { Id } from '../../domain/basics/ids.ts';
import { refuse } from '../../domain/basics/refusal.ts';
import type { Learners, Operation } from '../../domain/operation.ts';
import { operations, type OperationName } from '../../domain/operations.ts';
import type { Actor } from '../../domain/people/people.ts';
import { studentsOf } from '../people/relations.ts';
import { teacherOfSlug } from '../requests/publicTeacher.ts';
import { calendarOfChange } from '../store/rows/changeLog.ts';
import { isStoredId } from '../store/rows/storedId.ts';
import type { Queries } from '../store/tables.ts';
import type { AskedStep, RefusedStep } from './documentOf.ts';

/** The actor with the calendar they act in; or the step that is not theirs to do. A teacher acts in their own. */
export async function actingFor(
  queries: Queries,
  actor: Actor,
  steps: readonly AskedStep[],
  nowMs: number,
): Promise<Actor | RefusedStep> {
  if (actor.role === 'teacher') return actor;
  // Before any row is looked at.
  if (actor.role === 'admin') return { at: 0, refusal: refuse('FORBIDDEN') };
  const closed = steps.findIndex(
    // An undo stands alone: beside another deed it is a teacher's.
    ({ name }) => learnersOf(name) === undefined || (name === 'undoChange' && steps.length > 1),
  );
  if (closed >= 0) return { at: closed, refusal: refuse('FORBIDDEN') };
  const studentIds = await studentsOf(queries, actor);
  let teacherId: Id | null = null;
  for (const [index, step] of steps.entries()) {
    const learners = learnersOf(step.name);
    const found = learners
      ? await calendarOf[learners.actIn]({ queries, actor, studentIds, step, nowMs }, at(step, learners.by))
      : null;
    // One document is one transaction in one calendar.
    if (found === null || (teacherId !== null && found !== teacherId))
      return { at: index, refusal: refuse('NOT_FOUND', learners?.by) };
    teacherId = found;
  }
  return teacherId === null ? actor : { ...actor, acting: { teacherId, studentIds } };
}

type Asking = { queries: Queries; actor: Actor; studentIds: readonly Id[]; step: AskedStep; nowMs: number };

const learnersOf = (name: OperationName): Learners | undefined =>
  (operations[name] as Operation<string, never, never>).learners;

/** By the argument that an operation names. */
const calendarOf: Record<Learners['actIn'], (asking: Asking, said: unknown) => Promise<Id | null>> = {
  teacher: ({ queries, studentIds }, said) => linkedTeacher(queries, studentIds, asText(said)),
  openTeacher: ({ queries, studentIds, step, nowMs }, said) =>
    openTeacher(queries, studentIds, said, slugIn(step.args), nowMs),
  seat: ({ queries, studentIds }, said) => teacherOfSeat(queries, studentIds, asText(said)),
  meeting: ({ queries, studentIds }, said) => teacherOfMeeting(queries, studentIds, asText(said)),
  pendingMeeting: ({ queries, studentIds }, said) => teacherOfPending(queries, studentIds, asText(said)),
  joinRequest: ({ queries, studentIds }, said) => teacherOfRequest(queries, studentIds, asText(said)),
  change: ({ queries, actor }, said) => calendarOfChange(queries, actor.id, said),
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Arguments come from outside: nothing is known of their form yet. */
const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

const at = ({ args }: AskedStep, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => inside(value, key), args);

/** The link that was followed stands beside the teacher it leads to. */
const slugIn = (args: AskedStep['args']): unknown => args['slug'] ?? inside(args['joinRequest'], 'slug');

/** A teacher whose student one is, or to whom one has come by her link as it is now. */
async function openTeacher(
  queries: Queries,
  studentIds: readonly Id[],
  said: unknown,
  slug: unknown,
  nowMs: number,
): Promise<Id | null> {
  if (typeof said !== 'string') return null;
  const linked = await linkedTeacher(queries, studentIds, said);
  if (linked !== null) return linked;
  const leads = typeof slug === 'string' ? await teacherOfSlug(queries, slug, nowMs) : null;
  return leads === said ? leads : null;
}

async function teacherOfRequest(queries: Queries, studentIds: readonly Id[], id: Id): Promise<Id | null> {
  if (studentIds.length === 0 || !isStoredId(id)) return null;
  const row = await queries
    .selectFrom('app.join_requests_of')
    .select('teacher_id')
    .where('user_id', 'in', studentIds)
    .where('request_id', '=', id)
    .executeTakeFirst();
  return row?.teacher_id ?? null;
}

async function linkedTeacher(queries: Queries, studentIds: readonly Id[], id: Id): Promise<Id | null> {
  if (studentIds.length === 0 || !isStoredId(id)) return null;
  const link = await queries
    .selectFrom('app.links')
    .select('teacher_id')
    .where('teacher_id', '=', id)
    .where('student_id', 'in', studentIds)
    .executeTakeFirst();
  return link?.teacher_id ?? null;
}

/** Among the teachers of these students: whose row it is; whether it is any of theirs is judged by the deed. */
export async function teacherOfPending(
  queries: Queries,
  studentIds: readonly Id[],
  id: Id,
): Promise<Id | null> {
  if (studentIds.length === 0 || !isStoredId(id)) return null;
  const row = await queries
    .selectFrom('app.student_teachers as s')
    .innerJoin('app.pending_meetings as p', 'p.teacher_id', 's.teacher_id')
    .select('p.teacher_id')
    .where('s.user_id', 'in', studentIds)
    .where('p.id', '=', id)
    .executeTakeFirst();
  return row?.teacher_id ?? null;
}

/** Among the teachers of these students: in whose calendar it stands, whoever attends. */
async function teacherOfMeeting(queries: Queries, studentIds: readonly Id[], id: Id): Promise<Id | null> {
  if (studentIds.length === 0 || !isStoredId(id)) return null;
  const row = await queries
    .selectFrom('app.student_teachers as s')
    .innerJoin('app.meetings as m', 'm.teacher_id', 's.teacher_id')
    .select('m.teacher_id')
    .where('s.user_id', 'in', studentIds)
    .where('m.id', '=', id)
    .executeTakeFirst();
  return row?.teacher_id ?? null;
}

/** The teacher of a meeting, or of one of its occurrences, that one of these students attends. */
async function teacherOfSeat(queries: Queries, studentIds: readonly Id[], id: Id): Promise<Id | null> {
  if (studentIds.length === 0 || !isStoredId(id)) return null;
  const seat = await queries
    .selectFrom('app.seats')
    .select('teacher_id')
    .where('user_id', 'in', studentIds)
    .where('meeting_id', '=', id)
    .executeTakeFirst();
  if (seat) return seat.teacher_id;
  const occurrence = await queries
    .selectFrom('app.seats as s')
    .innerJoin('app.occurrences as o', (join) =>
      join.onRef('o.teacher_id', '=', 's.teacher_id').onRef('o.meeting_id', '=', 's.meeting_id'),
    )
    .select('s.teacher_id')
    .where('s.user_id', 'in', studentIds)
    .where('o.id', '=', id)
    .executeTakeFirst();
  return occurrence?.teacher_id ?? null;
}
