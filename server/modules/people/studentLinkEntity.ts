/** A teacher's students, which only the teacher sees; a student hears of changes of their link on their own stream. */
import { linkEntity as declared, type Link } from '../../../domain/people/link.ts';
import { entity, type Changed } from '../../kernel/entities/entity.ts';
import { announce } from '../../kernel/live/announce.ts';
import { readLinks, writeLinks } from './rows/studentLinks.ts';
import { loadStudentsOf, maskStudent, type StudentViewer } from './student.ts';

export const studentLinkEntity = entity(declared, {
  read: readLinks,
  async write(transaction, changed: Changed<Link>, teacherId) {
    await writeLinks(transaction, changed, teacherId);
    // Student links are part of what students see of themselves.
    const userIds = changed.changes.flatMap(({ before, after }) => (after ?? before)?.id ?? []);
    await announce(transaction, { kind: 'profiles', userIds });
  },
  toWire: (queries, links, { id }) =>
    loadStudentsOf(
      queries,
      id,
      links.map((link) => link.id),
    ),
  viewers: async (_queries, teacherId, actors): Promise<(StudentViewer | null)[]> =>
    actors.map(({ id, role }) =>
      role === 'teacher' && id === teacherId ? { as: 'teacher', teacherId } : null,
    ),
  seenBy: (student, viewer) => (student.removed ? student : maskStudent(student, viewer)),
});
