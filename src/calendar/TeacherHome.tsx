/** /home: the teacher's calendar, with the open plan drawn into it, and everything by hand. */
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Id } from '../../domain/basics/ids.ts';
import { toMs } from '../../domain/basics/zones.ts';
import type { RowChange } from '../../domain/rows.ts';
import { codecNow } from '../app/codecNow.ts';
import { isWithin } from '../app/mergeMeetings.ts';
import { useSchool } from '../app/school.ts';
import { useSession } from '../app/session.ts';
import { useNow } from '../app/useNow.ts';
import { useScreenTitle } from '../app/shell/useScreenTitle.ts';
import { RequestsPanel } from '../requests/RequestsPanel.tsx';
import { closedBetween, closedRows as rowsOfClosed, withPlanned } from '../restrictedTimes/closedHours.ts';
import { CloseHours } from '../restrictedTimes/CloseHours.tsx';
import { useLanguage } from '../words/useLanguage.ts';
import { CalendarEmpty } from './CalendarEmpty.tsx';
import { CalendarFailed } from './CalendarFailed.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import { showWithPlan } from './ghosts.ts';
import { countOutside, nearestElsewhere } from './elsewhere.ts';
import { firstHourOf, hoursInSight } from './firstHour.ts';
import { firstOffered } from './firstOffered.ts';
import type { GridChange } from './CalendarGrid.tsx';
import { lessonNumbers } from './lessonNumber.ts';
import { byHandOf } from './form/byHandOf.ts';
import { lessonHeld, type ByHand } from './form/openForm.ts';
import { schoolMeetings } from './schoolMeetings.ts';
import { CalendarMenu } from './share/CalendarMenu.tsx';
import { SearchResults } from './SearchResults.tsx';
import { showLesson, showMeetings } from './showLessons.ts';
import type { Shown } from './shown.ts';
import { nearestLesson } from './nearestLesson.ts';
import { useAddress } from './useAddress.ts';
import { useCalendar } from './useCalendar.ts';
import { turnPage, visibleRange } from './visibleRange.ts';
import { workDaysOf } from './workDays.ts';

// The calendar's library is the heaviest part of the page; the frame stands before it.
const CalendarGrid = lazy(async () => ({ default: (await import('./CalendarGrid.tsx')).CalendarGrid }));

const Agenda = lazy(async () => ({ default: (await import('./Agenda.tsx')).Agenda }));

const LessonPeek = lazy(async () => ({ default: (await import('./LessonPeek.tsx')).LessonPeek }));

// The form previews what it would do, with all that decides.
const MeetingDialog = lazy(async () => ({ default: (await import('./MeetingDialog.tsx')).MeetingDialog }));

const noRows: readonly RowChange[] = [];

export function TeacherHome() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  useScreenTitle(t('shell.calendar'));
  const user = useSession((session) => session.user);
  const zone = user?.preferences.timeZone ?? 'Asia/Jerusalem';
  const { meetingId, search, opened, searchFor } = useAddress(zone);
  const now = useNow(zone);
  const { status, near, meetings, teachers, students, subjects, closed, bringDays, retry } = useSchool();
  const { view, day, plan, byHand: asked, see, goTo, editByHand } = useCalendar();
  const [byHand, setByHand] = useState<ByHand | null>(null);
  /** The lesson that is looked at. */
  const [peeked, peek] = useState<Shown | null>(null);

  const at = day ?? now.wall.slice(0, 10);
  const workingHours = teachers[0]?.userData?.workingHours ?? null;
  const workDays = useMemo(() => workDaysOf(workingHours, zone, language), [workingHours, zone, language]);
  const range = visibleRange(view, at, workDays);
  const school = useMemo(
    () => schoolMeetings({ meetings, teachers, students, subjects }),
    [meetings, teachers, students, subjects],
  );
  const fromMs = toMs(`${range.from}T00:00`, zone);
  const untilMs = toMs(`${range.until}T00:00`, zone);
  // Of a long calendar only what is here is drawn: days without their lessons would look free.
  const isHere = status === 'ready' || (status === 'near' && isWithin(near, { fromMs, untilMs }));
  useEffect(() => {
    if (status === 'near' && !isHere) void bringDays({ fromMs, untilMs });
  }, [status, isHere, fromMs, untilMs, bringDays]);
  const closedRows = useMemo(() => rowsOfClosed(closed, zone), [closed, zone]);
  const numberOf = useMemo(() => lessonNumbers(school.held), [school]);
  const seenRange = useMemo(() => ({ from: range.from, until: range.until }), [range.from, range.until]);
  const seen = useMemo(
    () => ({ from: `${range.from}T00:00`, until: `${range.until}T00:00`, zone, nowMs: now.ms }),
    [range.from, range.until, zone, now.ms],
  );
  // The very same where the plan closes nothing.
  const closedThen = withPlanned(closedRows, plan?.rows ?? noRows);
  const closedHours = useMemo(() => closedBetween(closedThen, seen), [closedThen, seen]);
  const standing = useMemo(() => showMeetings(school.held, school, seen), [school, seen]);
  const shown = useMemo(
    () => (plan ? showWithPlan(school, plan.rows, plan.hits, seen) : standing),
    [school, plan, seen, standing],
  );

  // Where other lessons lie is told by the whole calendar.
  const bare = status === 'ready' && shown.length === 0;
  const elsewhere = useMemo(
    () => (bare ? nearestElsewhere(school.held, seenRange, zone) : null),
    [bare, school, seenRange, zone],
  );
  const unshown = useMemo(
    () =>
      view === 'workWeek' && status === 'ready'
        ? countOutside(school.held, visibleRange('week', seenRange.from, workDays), seenRange, zone)
        : 0,
    [view, status, school, seenRange, workDays, zone],
  );

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
    // Once for each lesson that the address names.
    if (meetingId !== null && status === 'ready') queueMicrotask(() => openNamed(meetingId));
  }, [meetingId, status]);

  // Where the day opens follows the days that are seen, not every change of a plan.
  const seenDays = `${range.from} ${range.until} ${isHere} ${standing.length > 0}`;
  const openingNow = () => ({
    seenDays,
    firstHour: firstHourOf(shown, workingHours, hoursInSight()),
  });
  const [opening, setOpening] = useState(openingNow);
  if (opening.seenDays !== seenDays) setOpening(openingNow());

  // A plan of the conversation that is to be changed by hand.
  const fromPlan = asked && status === 'ready' ? byHandOf(asked.steps, school, codecNow()) : null;
  // What it would do is told by the whole calendar.
  const form =
    status !== 'ready'
      ? null
      : byHand
        ? [byHand]
        : fromPlan?.some(({ kind }) => kind !== 'fixed')
          ? fromPlan
          : null;

  const looked = peeked && lessonHeld({ kind: 'edit', shown: peeked }, school);
  const editPeeked = (edit: ByHand): void => {
    peek(null);
    setByHand(edit);
  };

  const common = {
    shown,
    now: now.wall,
    language,
    editable: true,
    holidays: teachers[0]?.userData?.holidaysOff === true,
    numberOf,
    onOpen: (one: Shown) => one.state === 'lesson' && peek(one),
    onChange: ({ shown: one, start, end }: GridChange) => setByHand({ kind: 'move', shown: one, start, end }),
  };
  if (status === 'failed') return <CalendarFailed onRetry={() => void retry()} />;
  return (
    <section aria-label={t('shell.calendar')} className="flex h-full min-h-0 flex-col">
      <CalendarHead
        view={view}
        day={at}
        workDays={workDays}
        hasPlan={plan !== null}
        search={search}
        onSearch={searchFor}
        onView={see}
        onTurn={(pages) => goTo(turnPage(view, at, pages))}
        onToday={() => goTo(null)}
        onNew={() => setByHand({ kind: 'new', start: firstOffered(range, now.wall), end: null })}
        more={
          status === 'ready' ? (
            <>
              <RequestsPanel />
              <CloseHours
                start={`${firstOffered(range, now.wall).slice(0, 10)}T12:00`}
                today={now.wall.slice(0, 10)}
              />
              <CalendarMenu shown={{ view, day: at, zone }} />
            </>
          ) : null
        }
      />
      <p id="calendar-keys" className="sr-only">
        {t('calendar.keyboardHint')}
      </p>
      <div className="relative min-h-0 grow" aria-describedby="calendar-keys">
        {!isHere || (search !== null && status !== 'ready') ? (
          <CalendarSkeleton view={view} />
        ) : search !== null ? (
          <SearchResults
            search={search}
            school={school}
            nowMs={now.ms}
            zone={zone}
            numberOf={numberOf}
            onJump={(one) => {
              searchFor(null);
              goTo(one.start.slice(0, 10));
              peek(one);
            }}
          />
        ) : (
          <>
            {shown.length === 0 ? <CalendarEmpty view={view} elsewhere={elsewhere} onGo={goTo} /> : null}
            <Suspense fallback={<CalendarSkeleton view={view} />}>
              {view === 'agenda' ? (
                <Agenda {...common} />
              ) : (
                <CalendarGrid
                  {...common}
                  standing={standing}
                  unshown={unshown}
                  onWholeWeek={() => see('week')}
                  view={view}
                  date={at}
                  firstHour={opening.firstHour}
                  workDays={workDays}
                  workingHours={workingHours}
                  closed={closedHours}
                  onCreate={(start, end) => setByHand({ kind: 'new', start, end })}
                  onDay={(chosen) => {
                    goTo(chosen);
                    see('day');
                  }}
                />
              )}
            </Suspense>
          </>
        )}
      </div>
      {looked && peeked ? (
        <Suspense fallback={null}>
          <LessonPeek
            // As it is now: a change may have come while it is looked at.
            shown={showLesson(looked, school, seen)}
            lesson={looked}
            now={now.wall}
            numberOf={numberOf}
            onEdit={() => editPeeked({ kind: 'edit', shown: peeked })}
            onCancel={() => editPeeked({ kind: 'edit', shown: peeked, cancelling: true })}
            onClose={() => peek(null)}
          />
        </Suspense>
      ) : null}
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
