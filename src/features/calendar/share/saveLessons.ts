/** One lesson or all of them as a file that any calendar program opens. */
import i18next from 'i18next';
import type { Id } from '../../../../domain/basics/ids.ts';
import { writeIcs } from '../../../../domain/calendar/ics/writeIcs.ts';
import type { Lesson } from '../../../../domain/calendar/lesson.ts';
import { useEntityStore } from '../../../lib/entities/entityStore.ts';
import { saveFile } from '../../../lib/device/saveFile.ts';
import { schoolMeetings, type SchoolMeetings } from '../../../lib/lessons/schoolMeetings.ts';

const titleOf =
  (school: SchoolMeetings) =>
  ({ subject, summary, meeting }: Lesson): string => {
    const names = meeting.attendees.map(({ studentId }) => school.nameOf(studentId)).filter(Boolean);
    const what = [subject, summary].filter(Boolean).join(': ') || i18next.t('calendar.lesson');
    return names.length === 0 ? what : `${what} (${names.join(', ')})`;
  };

/** false where there is no such lesson. An occurrence is saved with its series. */
export function saveLessons(wanted: Id | 'all'): boolean {
  const { meetings, teachers, students, subjects } = useEntityStore.getState();
  const school = schoolMeetings({ meetings, teachers, students, subjects });
  const held = school.held.filter(
    ({ meeting, occurrences }) =>
      !school.busy.has(meeting.id) &&
      (wanted === 'all' || meeting.id === wanted || occurrences.some(({ id }) => id === wanted)),
  );
  if (held.length === 0) return false;
  const teacherOf = new Map(teachers.map(({ id, username }) => [id, username ?? '']));
  const text = writeIcs(held, {
    name: i18next.t('calendar.share.fileTitle'),
    nowMs: Date.now(),
    titleOf: titleOf(school),
    organizerOf: ({ teacherId }) => ({ id: teacherId, name: teacherOf.get(teacherId) ?? '' }),
    placeOf: ({ location }) => i18next.t(`calendar.form.places.${location}`),
  });
  saveFile(wanted === 'all' ? 'lessons.ics' : 'lesson.ics', 'text/calendar', text);
  return true;
}
