/** The lessons and requests of whoever learns here, made anew when what was loaded changes or the minute does. */
import { useMemo } from 'react';
import { useSchool } from '../app/school.ts';
import { useSession } from '../app/session.ts';
import { useNow } from '../app/useNow.ts';
import { schoolMeetings } from '../calendar/schoolMeetings.ts';
import { waitingOf } from '../requests/waiting.ts';
import { learnerLessons } from './learnerLessons.ts';

export function useLearning() {
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const now = useNow(zone);
  const { status, meetings, teachers, students, subjects, pendings, retry } = useSchool();
  const school = useMemo(
    () => schoolMeetings({ meetings, teachers, students, subjects }),
    [meetings, teachers, students, subjects],
  );
  const learners = useMemo(
    () =>
      students.map((learner) => ({
        learner,
        lessons: learnerLessons(school, learner.id, { zone, nowMs: now.ms }),
      })),
    [school, students, zone, now.ms],
  );
  const waiting = useMemo(
    () => waitingOf(pendings, { zone, currency: 'ILS', nowMs: now.ms }),
    [pendings, zone, now.ms],
  );
  return { status, now: now.wall, nowMs: now.ms, learners, teachers, waiting, retry };
}
