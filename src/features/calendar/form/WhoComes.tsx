/** Of a lesson that stands: who comes, for whom it is charged all the same, and who waits for a place. */
import type { Lesson } from '../../../../domain/calendar/lesson.ts';
import type { SchoolMeetings } from '../../../lib/lessons/schoolMeetings.ts';
import { chargedIn } from '../../../lib/lessons/showLessons.ts';
import { ChargedAbsences } from '../../money/ChargedAbsences.tsx';
import { AttendanceSection } from './AttendanceSection.tsx';
import { QueueSection } from './QueueSection.tsx';

export function WhoComes({ lesson, school }: { lesson: Lesson; school: SchoolMeetings }) {
  return (
    <>
      <AttendanceSection key={`${lesson.meeting.id} ${lesson.slot}`} lesson={lesson} school={school} />
      <ChargedAbsences lesson={lesson} charged={chargedIn(lesson, school)} />
      <QueueSection lesson={lesson} />
    </>
  );
}
