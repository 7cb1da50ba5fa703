/** Under the calendar's head: what was searched, or the days that are seen with their lessons. */
import { Suspense } from 'react';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import type { Now } from '../../lib/page/useNow.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { CalendarEmpty } from './CalendarEmpty.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import type { ByHand } from './form/openForm.ts';
import type { ClosedHours } from '../../lib/lessons/closedHours.ts';
import type { GridChange } from './grid/gridProps.ts';
import { SearchResults } from './SearchResults.tsx';
import type { Shown } from '../../lib/lessons/shown.ts';
import { useCalendar } from '../../lib/lessons/useCalendar.ts';
import type { SeenLessons } from './useSeenLessons.ts';
import { lazyPart } from '../../lib/page/lazyPart.ts';

// The calendar's library is the heaviest part of the page; the frame stands before it.
const CalendarGrid = lazyPart(async () => (await import('./grid/CalendarGrid.tsx')).CalendarGrid);

const Agenda = lazyPart(async () => (await import('./grid/Agenda.tsx')).Agenda);

type Props = {
  seen: SeenLessons;
  closed: readonly ClosedHours[];
  now: Now;
  at: string;
  zone: string;
  /** null while nothing is searched. */
  search: string | null;
  onSearch(text: string | null): void;
  onPeek(shown: Shown): void;
  onByHand(byHand: ByHand): void;
};

export function CalendarBody({ search, onSearch, zone, ...days }: Props) {
  const isReady = useEntityStore(({ status }) => status === 'ready');
  const { view, goTo } = useCalendar();
  const { seen, now, onPeek } = days;
  if (!seen.isHere || (search !== null && !isReady)) return <CalendarSkeleton view={view} />;
  if (search === null) return <SeenDays {...days} />;
  return (
    <SearchResults
      search={search}
      school={seen.school}
      nowMs={now.ms}
      zone={zone}
      numberOf={seen.numberOf}
      onJump={(one) => {
        onSearch(null);
        goTo(one.start.slice(0, 10));
        onPeek(one);
      }}
    />
  );
}

type Days = Omit<Props, 'search' | 'onSearch' | 'zone'>;

function SeenDays({ seen, closed, now, at, onPeek, onByHand }: Days) {
  const { language } = useLanguage();
  const { view, goTo, see } = useCalendar();
  const { shown, numberOf, holidays, elsewhere } = seen;
  const common = {
    shown,
    now: now.wall,
    language,
    editable: true,
    holidays,
    numberOf,
    onOpen: (one: Shown) => one.state === 'lesson' && onPeek(one),
    onChange: ({ shown: one, start, end }: GridChange) => onByHand({ kind: 'move', shown: one, start, end }),
  };
  return (
    <>
      {shown.length === 0 ? <CalendarEmpty view={view} elsewhere={elsewhere} onGo={goTo} /> : null}
      <Suspense fallback={<CalendarSkeleton view={view} />}>
        {view === 'agenda' ? (
          <Agenda {...common} />
        ) : (
          <CalendarGrid
            {...common}
            standing={seen.standing}
            unshown={seen.unshown}
            onWholeWeek={() => see('week')}
            view={view}
            date={at}
            firstHour={seen.firstHour}
            workDays={seen.workDays}
            workingHours={seen.workingHours}
            closed={closed}
            onCreate={(start: Wall, end: Wall | null) => onByHand({ kind: 'new', start, end })}
            onDay={(chosen) => {
              goTo(chosen);
              see('day');
            }}
          />
        )}
      </Suspense>
    </>
  );
}
