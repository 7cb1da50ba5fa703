/** /home: the teacher's calendar, with the open plan drawn into it, and everything by hand. */
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Day } from '../../../domain/basics/wallTime.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useSession } from '../../lib/session/session.ts';
import { lazyPart } from '../../lib/page/lazyPart.ts';
import { useNow, type Now } from '../../lib/page/useNow.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { RequestsPanel } from '../requests/RequestsPanel.tsx';
import { useClosedHours } from '../../lib/lessons/closedHours.ts';
import { FormsBeside } from './FormsBeside.tsx';
import { CalendarBody } from './CalendarBody.tsx';
import { CalendarFailed } from './CalendarFailed.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { firstOffered } from './firstOffered.ts';
import type { ByHand } from './form/openForm.ts';
import { LessonByHand } from './LessonByHand.tsx';
import { nearestLesson } from './nearestLesson.ts';
import type { SchoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import { CalendarTutorial } from '../guides/CalendarTutorial.tsx';
import { CalendarMenu } from './share/CalendarMenu.tsx';
import { showLesson } from '../../lib/lessons/showLessons.ts';
import type { Shown } from '../../lib/lessons/shown.ts';
import { useAddress } from './useAddress.ts';
import { useCalendar } from '../../lib/lessons/useCalendar.ts';
import { isWeekOver } from './weekOver.ts';
import { useSeenLessons } from './useSeenLessons.ts';
import { turnPage } from './grid/visibleRange.ts';

// Most teachers see it on one day only.
const Steps = lazyPart(async () => (await import('../guides/FirstDay.tsx')).FirstDay);

const FirstDay = () => (
  <Suspense fallback={null}>
    <Steps />
    <CalendarTutorial />
  </Suspense>
);

export function TeacherHome() {
  const { t } = useTranslation();
  useScreenTitle(t('shell.calendar'));
  const zone = useSession(({ user }) => user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const address = useAddress(zone);
  const { search, searchFor } = address;
  const now = useNow(zone);
  const status = useEntityStore((school) => school.status);
  const retry = useEntityStore((school) => school.retry);
  const { view, day, plan, see, goTo } = useCalendar();
  const [byHand, setByHand] = useState<ByHand | null>(null);
  /** The lesson that is looked at. */
  const [peeked, peek] = useState<Shown | null>(null);

  const at = day ?? now.wall.slice(0, 10);
  const seen = useSeenLessons({ zone, nowMs: now.ms, view, at });
  const closed = useClosedHours(seen.seen, plan?.rows);
  useNamedLesson(address, seen.school, { at, now, zone, peek });

  if (status === 'failed') return <CalendarFailed onRetry={() => void retry()} />;
  const offered = firstOffered(seen.range, now.wall);
  return (
    <section aria-label={t('shell.calendar')} className="flex h-full min-h-0 flex-col">
      <CalendarHead
        {...{ view, isOver: status === 'ready' && isWeekOver(seen, view, now.wall) }}
        day={at}
        workDays={seen.workDays}
        hasPlan={plan !== null}
        search={search}
        onSearch={searchFor}
        onView={see}
        onTurn={(pages) => goTo(turnPage(view, at, pages))}
        onToday={() => goTo(null)}
        onNew={() => setByHand({ kind: 'new', start: offered, end: null })}
        more={
          status === 'ready' ? (
            <>
              <RequestsPanel />
              <FormsBeside start={`${offered.slice(0, 10)}T12:00`} today={now.wall.slice(0, 10)} />
              <CalendarMenu shown={{ view, day: at, zone }} />
            </>
          ) : null
        }
      />
      <FirstDay />
      <p id="calendar-keys" className="sr-only">
        {t('calendar.keyboardHint')}
      </p>
      <div className="relative min-h-0 grow" aria-describedby="calendar-keys">
        <CalendarBody
          {...{ seen, closed, now, at, zone, search }}
          onSearch={searchFor}
          onPeek={peek}
          onByHand={setByHand}
        />
      </div>
      <LessonByHand {...{ seen, now, peeked, byHand }} onPeek={peek} onByHand={setByHand} />
    </section>
  );
}

type Around = { at: Day; now: Now; zone: string; peek(shown: Shown): void };

/** The lesson that the address names is gone to and looked at, once. */
function useNamedLesson(
  { meetingId, opened }: ReturnType<typeof useAddress>,
  school: SchoolMeetings,
  { at, now, zone, peek }: Around,
): void {
  const { t } = useTranslation();
  const isReady = useEntityStore(({ status }) => status === 'ready');
  const goTo = useCalendar((calendar) => calendar.goTo);
  const openNamed = useEffectEvent((id: Id) => {
    const lesson = nearestLesson(school.held, id, at);
    if (lesson) {
      goTo(lesson.start.slice(0, 10));
      const around = { from: lesson.start, until: lesson.end, zone, nowMs: now.ms };
      peek(showLesson(lesson, school, around));
    } else toast(t('calendar.meetingNotFound'));
    opened();
  });
  useEffect(() => {
    if (meetingId !== null && isReady) queueMicrotask(() => openNamed(meetingId));
  }, [meetingId, isReady]);
}
