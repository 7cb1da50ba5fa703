/** In whose calendar a student's or parent's document is carried out, and for which students: read from rows, never taken from arguments. */
import type { Id } from '../../../domain/basics/ids.ts';
import { refuse } from '../../../domain/basics/refusal.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Queries } from '../../db/tables.ts';
import { calendarOfChange } from './changeLog.ts';
import type { Kernel, LearnerStep } from './kernel.ts';
import { studentsOf } from './studentsOf.ts';
import type { AskedStep, RefusedStep } from './steps.ts';

/** The actor with the calendar they act in, or the step they may not do. A teacher acts in their own. */
export async function actingFor(
  { learnerSteps }: Pick<Kernel, 'learnerSteps'>,
  queries: Queries,
  actor: Actor,
  { steps, nowMs }: { steps: readonly AskedStep[]; nowMs: number },
): Promise<Actor | RefusedStep> {
  if (actor.role === 'teacher') return actor;
  const isLearner = actor.role === 'student' || actor.role === 'parent';
  const stepOf = ({ name }: AskedStep): LearnerStep | undefined =>
    // An undo must be alone: together with another step only a teacher may do it.
    name === 'undoChange' && steps.length === 1 ? undoing : learnerSteps[name];
  // Before any row is read.
  const closed = steps.findIndex((step) => !isLearner || !stepOf(step));
  if (closed >= 0) return { at: closed, refusal: refuse('FORBIDDEN') };
  const studentIds = await studentsOf(queries, actor);
  let teacherId: Id | null = null;
  for (const [at, step] of steps.entries()) {
    const rule = stepOf(step);
    const found = await rule?.teacherOf(queries, { actor, studentIds, args: step.args, nowMs });
    // One document is one transaction in one calendar.
    if (!found || (teacherId !== null && found !== teacherId))
      return { at, refusal: refuse('NOT_FOUND', rule?.field) };
    teacherId = found;
  }
  return teacherId === null ? actor : { ...actor, acting: { teacherId, studentIds } };
}

const undoing: LearnerStep = {
  field: 'changeId',
  teacherOf: (queries, { actor, args }) => calendarOfChange(queries, actor.id, args['changeId']),
};
