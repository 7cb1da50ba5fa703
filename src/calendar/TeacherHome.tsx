/** /home: the teacher's calendar, with the open plan drawn into it, and everything by hand. */
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchool, type TeacherAnswer } from '../app/school.ts';
import { useSession } from '../app/session.ts';
import { useNow } from '../app/useNow.ts';
import { useScreenTitle } from '../app/shell/useScreenTitle.ts';
import { useLanguage } from '../words/useLanguage.ts';
import { CalendarFailed } from './CalendarFailed.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import { showWithPlan } from './ghosts.ts';
import { MeetingDialog, type ByHand } from './MeetingDialog.tsx';
import { schoolMeetings } from './schoolMeetings.ts';
import { showMeetings } from './showLessons.ts';
import type { Shown } from './shown.ts';
import { useCalendar } from './useCalendar.ts';
import { turnPage, visibleRange } from './visibleRange.ts';

// The calendar's library is the heaviest part of the page; the frame stands before it.
const CalendarGrid = lazy(async () => ({ default: (await import('./CalendarGrid.tsx')).CalendarGrid }));

/** An hour before the first lesson of these days, else before work begins. */
function firstHourOf(shown: readonly Shown[], teacher: TeacherAnswer | undefined): string {
  const lessons = shown.map(({ start }) => start.slice(11, 16));
  const work = Object.values(teacher?.userData?.workingHours ?? {}).flatMap((ranges) =>
    Array.isArray(ranges) ? ranges.map(({ from }) => from) : [],
  );
  const first = [...(lessons.length > 0 ? lessons : work)].sort()[0] ?? '09:00';
  return `${String(Math.max(0, Number(first.slice(0, 2)) - 1)).padStart(2, '0')}:00`;
}

export function TeacherHome() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  useScreenTitle(t('shell.calendar'));
  const user = useSession((session) => session.user);
  const zone = user?.preferences.timeZone ?? 'Asia/Jerusalem';
  const now = useNow(zone);
  const { status, meetings, teachers, students, subjects, retry } = useSchool();
  const { view, day, plan, see, goTo } = useCalendar();
  const [byHand, setByHand] = useState<ByHand | null>(null);

  const at = day ?? now.wall.slice(0, 10);
  const range = visibleRange(view, at);
  const school = useMemo(
    () => schoolMeetings({ meetings, teachers, students, subjects }),
    [meetings, teachers, students, subjects],
  );
  const shown = useMemo(() => {
    const seen = { from: `${range.from}T00:00`, until: `${range.until}T00:00`, zone, nowMs: now.ms };
    return plan ? showWithPlan(school, plan.rows, plan.hits, seen) : showMeetings(school.held, school, seen);
  }, [school, plan, range.from, range.until, zone, now.ms]);

  // Where the day opens follows the days that are seen, not every change of a plan.
  const firstHour = useMemo(() => firstHourOf(shown, teachers[0]), [range.from, range.until, status]);

  if (status === 'failed') return <CalendarFailed onRetry={() => void retry()} />;
  return (
    <section aria-label={t('shell.calendar')} className="flex h-full min-h-0 flex-col">
      <CalendarHead
        view={view}
        day={at}
        hasPlan={plan !== null}
        onView={see}
        onTurn={(pages) => goTo(turnPage(view, at, pages))}
        onToday={() => goTo(null)}
        onNew={() => setByHand({ kind: 'new', start: `${at}T16:00`, end: null })}
      />
      <p id="calendar-keys" className="sr-only">
        {t('calendar.keyboardHint')}
      </p>
      <div className="min-h-0 grow" aria-describedby="calendar-keys">
        {status === 'ready' ? (
          <Suspense fallback={<CalendarSkeleton view={view} />}>
            <CalendarGrid
              shown={shown}
              view={view}
              date={at}
              now={now.wall}
              language={language}
              editable
              firstHour={firstHour}
              onChange={({ shown: one, start, end }) => setByHand({ kind: 'move', shown: one, start, end })}
              onCreate={(start, end) => setByHand({ kind: 'new', start, end })}
              onOpen={(one) => one.state === 'lesson' && setByHand({ kind: 'edit', shown: one })}
            />
          </Suspense>
        ) : (
          <CalendarSkeleton view={view} />
        )}
      </div>
      {byHand ? <MeetingDialog byHand={byHand} school={school} onClose={() => setByHand(null)} /> : null}
    </section>
  );
}
