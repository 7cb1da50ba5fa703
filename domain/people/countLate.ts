/** Late cancels are counted at the student's link. */
import type { RowChange } from '../kernel/rows.ts';
import { linkOf, type LinkedStudent } from './link.ts';
import type { Teacher } from './people.ts';

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
