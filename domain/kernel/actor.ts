/** Who carries out an operation, and in whose calendar. */
import type { Id } from '../basics/ids.ts';

export type Role = 'teacher' | 'student' | 'parent' | 'admin';

export type Actor = {
  id: Id;
  role: Role;
  name: string;
  /**
   * Of a student or a parent: in whose calendar they act, and for whom they speak (themselves, or their children). Of a teacher only
   * where it is in nobody's.
   * Found from rows by who carries the action out, never from its arguments.
   */
  acting?: { teacherId: Id; studentIds: Id[] };
};

/** Whose calendar an action of this person is done in; '' is nobody's: it is of their own rows. */
export const teacherIdOf = ({ id, role, acting }: Actor): Id =>
  acting?.teacherId ?? (role === 'teacher' ? id : '');
