/** How a student stands with one teacher, as a row that deeds change: late cancels counted, and blocked when there are too many. */
import type { Id } from '../basics/ids.ts';
import type { RowChange } from '../rows.ts';
import type { LinkedStudent, Teacher } from './people.ts';

export type Link = {
  kind: 'link';
  teacherId: Id;
  /** The student's. */
  id: Id;
  revision: number;
  badCancels: number;
  blocked: boolean;
  archived: boolean;
};

export const linkOf = ({ id, badCancels, blocked, archived }: LinkedStudent, teacherId: Id): Link => ({
  kind: 'link',
  teacherId,
  id,
  revision: 0,
  badCancels,
  blocked,
  archived,
});

/** So many late cancels more, or fewer; beyond what the teacher allows the student is blocked, and stays so until she says otherwise. */
export function countLate(
  student: LinkedStudent,
  more: number,
  { id: teacherId, badCancelsAllowed }: Teacher,
): { student: LinkedStudent; row: RowChange } {
  const badCancels = Math.max(0, student.badCancels + more);
  const blocked = student.blocked || (more > 0 && badCancels > badCancelsAllowed);
  const after = { ...student, badCancels, blocked };
  return { student: after, row: { before: linkOf(student, teacherId), after: linkOf(after, teacherId) } };
}
