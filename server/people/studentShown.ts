/** A teacher's students as the wire tells them, to the teacher alone; a student hears of their own standing on their own stream. */
import type { Link } from '../../domain/people/link.ts';
import type { Shown } from '../live/shown.ts';
import { loadStudentsOf, maskStudent, type Student, type StudentViewer } from './student.ts';

export const studentShown: Shown<Link, Student, StudentViewer> = {
  toWire: (queries, links, { id }) =>
    loadStudentsOf(
      queries,
      id,
      links.map((link) => link.id),
    ),
  viewers: async (_queries, teacherId, actors) =>
    actors.map(({ id, role }) =>
      role === 'teacher' && id === teacherId ? { as: 'teacher', teacherId } : null,
    ),
  seenBy: (student, viewer) => (student.removed ? student : maskStudent(student, viewer)),
};
