/** The lessons and requests of whoever learns here, made anew when what was loaded changes or the minute does. */
import { useEffect, useMemo, useRef } from 'react';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { useSession } from '../../lib/session/session.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { schoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import { waitingOf } from '../requests/waiting.ts';
import { isComing, learnerLessons, type LearnerLesson } from './learnerLessons.ts';

export function useLearning() {
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const now = useNow(zone);
  const { status, meetings, teachers, students, subjects, pendings, retry } = useEntities(
    'status',
    'meetings',
    'teachers',
    'students',
    'subjects',
    'pendings',
    'retry',
  );
  const school = useMemo(
    () => schoolMeetings({ meetings, teachers, students, subjects }),
    [meetings, teachers, students, subjects],
  );
  const learners = useMemo(
    () =>
      students.map((learner) => ({
        learner,
        lessons: learnerLessons(school, learner.id, { zone, nowMs: now.ms, subjects }),
      })),
    [school, students, subjects, zone, now.ms],
  );
  useMaterialsOf(learners, now.ms);
  const waiting = useMemo(
    () => waitingOf(pendings, { zone, currency: 'ILS', nowMs: now.ms }),
    [pendings, zone, now.ms],
  );
  return { status, now: now.wall, nowMs: now.ms, learners, teachers, subjects, waiting, retry };
}

const weekMs = 7 * 86_400_000;

/** What a lesson of the plan gives is told a week before: whenever another lesson has come so near, or moved, it is asked again. */
function useMaterialsOf(learners: readonly { lessons: readonly LearnerLesson[] }[], nowMs: number): void {
  const near = learners
    .flatMap(({ lessons }) => lessons)
    .filter((one) => isComing(one) && one.lesson.startMs < nowMs + weekMs)
    .map(({ key, lesson }) => `${key} ${lesson.startMs} ${lesson.subject} ${lesson.meeting.revision}`)
    .join();
  const asked = useRef<string | null>(null);
  const status = useEntityStore((school) => school.status);
  useEffect(() => {
    if (status !== 'ready' || asked.current === near) return;
    // With the school the subjects came as they are now.
    const isFirst = asked.current === null;
    asked.current = near;
    if (!isFirst) void useEntityStore.getState().refreshSubjects();
  }, [near, status]);
}
