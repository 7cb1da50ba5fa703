/** A teacher's own profile as it changes, and what each viewer may see of it. */
import { teacherEntity as declared, type TeacherProfile } from '../../../domain/people/teacherProfile.ts';
import { calendarViewers } from './calendarViewers.ts';
import { entity, type Changed } from '../../kernel/entities/entity.ts';
import { readTeacherProfiles, writeTeacherProfiles } from './rows/teacherProfiles.ts';
import { loadTeacher, maskTeacher, type TeacherViewer } from './teacher.ts';

export const teacherEntity = entity(declared, {
  read: readTeacherProfiles,
  write: (transaction, { after }: Changed<TeacherProfile>) => writeTeacherProfiles(transaction, after),
  async toWire(queries, profiles) {
    const teachers = await Promise.all(profiles.map(({ id }) => loadTeacher(queries, id)));
    return teachers.filter((teacher) => teacher !== null);
  },
  async viewers(queries, teacherId, actors) {
    const viewers = await calendarViewers(queries, teacherId, actors);
    return viewers.map((viewer): TeacherViewer | null => {
      if (!viewer) return null;
      return viewer.as === 'teacher'
        ? { as: 'self', students: [] }
        : { as: 'linked', students: viewer.students };
    });
  },
  seenBy: maskTeacher,
});
