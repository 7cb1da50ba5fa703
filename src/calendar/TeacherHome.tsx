/** /home: the teacher's calendar, with the open plan drawn into it, and everything by hand. */
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Id } from '../../domain/basics/ids.ts';
import { addMinutes, type Wall } from '../../domain/basics/wallTime.ts';
import { useSchool } from '../app/school.ts';
import { useSession } from '../app/session.ts';
import { useNow } from '../app/useNow.ts';
import { useScreenTitle } from '../app/shell/useScreenTitle.ts';
import { useLanguage } from '../words/useLanguage.ts';
import { byHandOf } from './byHandOf.ts';
import { CalendarEmpty } from './CalendarEmpty.tsx';
import { CalendarFailed } from './CalendarFailed.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import { showWithPlan } from './ghosts.ts';
import { firstHourOf } from './firstHour.ts';
import type { ByHand } from './MeetingDialog.tsx';
import { schoolMeetings } from './schoolMeetings.ts';
import { showLesson, showMeetings } from './showLessons.ts';
import { nearestLesson } from './nearestLesson.ts';
import { useAddress } from './useAddress.ts';
import { useCalendar } from './useCalendar.ts';
import { turnPage, visibleRange, type DayRange } from './visibleRange.ts';

// The calendar's library is the heaviest part of the page; the frame stands before it.
const CalendarGrid = lazy(async () => ({ default: (await import('./CalendarGrid.tsx')).CalendarGrid }));

// The form previews what it would do, with all that decides.
const MeetingDialog = lazy(async () => ({ default: (await import('./MeetingDialog.tsx')).MeetingDialog }));

/** The form opens at four of the first of these days that is not over yet. */
function firstOffered({ from, until }: DayRange, now: Wall): Wall {
  const today = now.slice(0, 10);
  const day = from <= today && today < until ? today : from;
  const next = addMinutes(`${now.slice(0, 13)}:00`, 60);
  return day === today && now > `${day}T16:00` ? next : `${day}T16:00`;
}

export function TeacherHome() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  useScreenTitle(t('shell.calendar'));
  const { meetingId, opened } = useAddress();
  const user = useSession((session) => session.user);
  const zone = user?.preferences.timeZone ?? 'Asia/Jerusalem';
  const now = useNow(zone);
  const { status, meetings, teachers, students, subjects, retry } = useSchool();
  const { view, day, plan, byHand: asked, see, goTo, editByHand } = useCalendar();
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

  const openNamed = useEffectEvent((id: Id) => {
    const lesson = nearestLesson(school.held, id, at);
    if (lesson) {
      goTo(lesson.start.slice(0, 10));
      const seen = { from: lesson.start, until: lesson.end, zone, nowMs: now.ms };
      setByHand({ kind: 'edit', shown: showLesson(lesson, school, seen) });
    } else toast(t('refusals.NOT_FOUND.title'));
    opened();
  });
  useEffect(() => {
    // Once for each lesson that the address names.
    if (meetingId !== null && status === 'ready') queueMicrotask(() => openNamed(meetingId));
  }, [meetingId, status]);

  // Where the day opens follows the days that are seen, not every change of a plan.
  const seenDays = `${range.from} ${range.until} ${status}`;
  const openingNow = () => ({
    seenDays,
    firstHour: firstHourOf(shown, teachers[0]?.userData?.workingHours),
  });
  const [opening, setOpening] = useState(openingNow);
  if (opening.seenDays !== seenDays) setOpening(openingNow());

  // A plan of the conversation that is to be changed by hand.
  const fromPlan = asked && status === 'ready' ? byHandOf(asked.step, school) : null;
  const form = byHand ?? fromPlan;

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
        onNew={() => setByHand({ kind: 'new', start: firstOffered(range, now.wall), end: null })}
      />
      <p id="calendar-keys" className="sr-only">
        {t('calendar.keyboardHint')}
      </p>
      <div className="relative min-h-0 grow" aria-describedby="calendar-keys">
        {status === 'ready' && shown.length === 0 ? <CalendarEmpty view={view} /> : null}
        {status === 'ready' ? (
          <Suspense fallback={<CalendarSkeleton view={view} />}>
            <CalendarGrid
              shown={shown}
              view={view}
              date={at}
              now={now.wall}
              language={language}
              editable
              firstHour={opening.firstHour}
              onChange={({ shown: one, start, end }) => setByHand({ kind: 'move', shown: one, start, end })}
              onCreate={(start, end) => setByHand({ kind: 'new', start, end })}
              onOpen={(one) => one.state === 'lesson' && setByHand({ kind: 'edit', shown: one })}
            />
          </Suspense>
        ) : (
          <CalendarSkeleton view={view} />
        )}
      </div>
      {form ? (
        <Suspense fallback={null}>
          <MeetingDialog
            byHand={form}
            school={school}
            onSaved={() => {
              if (!byHand) asked?.onSaved();
            }}
            onClose={() => {
              setByHand(null);
              editByHand(null);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
