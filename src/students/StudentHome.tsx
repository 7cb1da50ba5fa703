/** /students/home: the next lesson large, the coming ones under it, and what has been. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type Wall } from '../../domain/basics/wallTime.ts';
import { useSchool } from '../app/school.ts';
import { useSession } from '../app/session.ts';
import { useScreenTitle } from '../app/shell/useScreenTitle.ts';
import { useNow } from '../app/useNow.ts';
import { CalendarFailed } from '../calendar/CalendarFailed.tsx';
import { schoolMeetings } from '../calendar/schoolMeetings.ts';
import { showMeetings } from '../calendar/showLessons.ts';
import type { Shown } from '../calendar/shown.ts';
import { LessonRows } from './LessonRows.tsx';
import { LessonsSkeleton } from './LessonsSkeleton.tsx';
import { NextLesson } from './NextLesson.tsx';

const daysBack = 60;
const daysAhead = 90;

const midnight = (day: string): Wall => `${day}T00:00`;

export function StudentHome() {
  const { t } = useTranslation();
  useScreenTitle(t('shell.lessons'));
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const me = useSession((session) => session.user?.id);
  const now = useNow(zone);
  const { status, meetings, teachers, students, subjects, retry } = useSchool();
  const today = now.wall.slice(0, 10);
  const lessons = useMemo(() => {
    const school = schoolMeetings({ meetings, teachers, students, subjects });
    const mine = school.held.filter(({ meeting }) => !school.busy.has(meeting.id));
    const seen = {
      from: midnight(addDays(today, -daysBack)),
      until: midnight(addDays(today, daysAhead)),
      zone,
      nowMs: now.ms,
    };
    return showMeetings(mine, school, seen)
      .filter(({ away }) => me === undefined || !away.includes(me))
      .sort((a, b) => (a.start < b.start ? -1 : 1));
  }, [meetings, teachers, students, subjects, today, zone, now.ms, me]);

  if (status === 'failed') return <CalendarFailed onRetry={() => void retry()} />;
  if (status !== 'ready') return <LessonsSkeleton />;
  const coming = lessons.filter((lesson) => !lesson.past);
  const past = lessons.filter((lesson) => lesson.past).reverse();
  const [next, ...later] = coming;
  const teacherOf = (lesson: Shown): string =>
    teachers.find(({ id }) => meetings.some((wire) => wire.id === lesson.meetingId && wire.organizer === id))
      ?.username ??
    teachers[0]?.username ??
    '';
  return (
    <div className="h-full overflow-y-auto px-5 py-6 tablet:px-10">
      <div className="mx-auto grid max-w-[42rem] gap-8">
        <h1 className="sr-only">{t('shell.lessons')}</h1>
        {next ? (
          <NextLesson lesson={next} teacher={teacherOf(next)} now={now.wall} />
        ) : (
          <p className="text-on-surface-muted">
            {teachers.length === 0 ? t('calendar.student.noTeacher') : t('calendar.student.none')}
          </p>
        )}
        {later.length > 0 ? (
          <LessonRows
            title={t('calendar.student.upcoming')}
            lessons={later}
            teacherOf={teacherOf}
            atOnce={8}
          />
        ) : null}
        {past.length > 0 ? (
          <LessonRows title={t('calendar.student.past')} lessons={past} teacherOf={teacherOf} atOnce={4} />
        ) : null}
      </div>
    </div>
  );
}
