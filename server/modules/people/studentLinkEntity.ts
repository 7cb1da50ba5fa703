/** A teacher's students, which only the teacher sees; a student hears of changes of their link on their own stream. */
import { linkEntity as declared, type Link } from '../../../domain/people/link.ts';
import { entity, type Changed } from '../../kernel/entities/entity.ts';
import { announce } from '../../kernel/live/announce.ts';
import { readLinks, writeLinks } from './rows/studentLinks.ts';
import { loadStudentsOf, maskStudent, type Student, type StudentViewer } from './student.ts';

export const studentLinkEntity = entity(declared, {
  read: readLinks,
  async write(transaction, changed: Changed<Link>, teacherId) {
    await writeLinks(transaction, changed, teacherId);
    // Student links are part of what students see of themselves.
    const userIds = changed.changes.flatMap(({ before, after }) => (after ?? before)?.id ?? []);
    await announce(transaction, { kind: 'profiles', userIds });
  },
  async toWire(queries, links, { id }): Promise<Student[]> {
    const ids = links.map((link) => link.id);
    const students = await loadStudentsOf(queries, id, ids);
    const there = new Set(students.map((student) => student.id));
    // A kept student whose place an account took over.
    const gone = links
      .filter((link) => !there.has(link.id))
      .map((link) => ({ id: link.id, version: link.revision, removed: true }) as Student);
    return [...students, ...gone];
  },
  viewers: async (_queries, teacherId, actors): Promise<(StudentViewer | null)[]> =>
    actors.map(({ id, role }) =>
      role === 'teacher' && id === teacherId ? { as: 'teacher', teacherId } : null,
    ),
  seenBy: (student, viewer) => (student.removed ? student : maskStudent(student, viewer)),
});
