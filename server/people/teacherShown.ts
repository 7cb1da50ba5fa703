/** A teacher's own profile as it changes, and what each viewer may see of it. */
import type { TeacherProfile } from '../../domain/people/teacherProfile.ts';
import { calendarViewers } from '../calendar/viewer.ts';
import type { Shown } from '../live/shown.ts';
import { loadTeacher, maskTeacher, type Teacher, type TeacherViewer } from './teacher.ts';

export const teacherShown: Shown<TeacherProfile, Teacher, TeacherViewer> = {
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
};
