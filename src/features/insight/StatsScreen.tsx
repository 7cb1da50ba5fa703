/** Statistics: a month by its weeks or a year by its months, what was earned, received and spent, and what the lessons came to. */
import type { TFunction } from 'i18next';
import { ChevronLeft, ChevronRight, Download, Receipt } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { dayOf, isDay, type Day, type Wall } from '../../../domain/basics/wallTime.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { loadedLedger, useLoadedLedger } from '../../lib/lessons/loadedLedger.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { openedLater } from '../../lib/page/openedLater.tsx';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { saveFile } from '../../lib/device/saveFile.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useWeekStart } from '../../lib/i18n/useWeekStart.ts';
import { BySubject, TopStudents } from './Breakdowns.tsx';
import { BusyHours } from './BusyHours.tsx';
import { ByWeekday } from './ByWeekday.tsx';
import {
  figuresOf,
  lastDayOf,
  shifted,
  statsViews,
  type Figures,
  type Rival,
  type StatsView,
} from './figures.ts';
import type { Behind } from '../../../domain/money/seatsBehind.ts';
import type { Stretch } from '../expenses/expenseList.ts';
import { expensesIn } from '../expenses/expensesIn.ts';
import { Headline } from './Headline.tsx';
import { Income } from './Income.tsx';
import { lessonsCsv } from './lessonsCsv.ts';
import { behindIn, toLessonsOf } from './behind.ts';
import { SideFigures } from './SideFigures.tsx';
import { monthName } from './statsWords.ts';
import { shortDay } from '../../lib/i18n/when.ts';

const ExpensesDialog = openedLater(
  async () => (await import('../expenses/ExpensesDialog.tsx')).ExpensesDialog,
);

const LessonsBehind = openedLater(async () => (await import('./LessonsBehind.tsx')).LessonsBehind);

export function StatsScreen() {
  const { t } = useTranslation();
  const { view, day, against, behind, open, put } = useAsked();
  const status = useEntityStore((school) => school.status);
  const retry = useEntityStore((school) => school.retry);
  const { currency } = codecNow();
  useScreenTitle(t('insight.stats.title'));
  const figures = useFigures(view, day, against);
  const stretch = useStretch(figures);

  return (
    <section aria-labelledby="stats" className="flex h-full min-h-0 flex-col overflow-y-auto">
      <Head view={view} day={day} figures={figures} onPut={put} />
      {status === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-3 px-6 py-6">
          <p>{t('insight.stats.loadFailed')}</p>
          <Button onClick={() => void retry()}>{t('shell.retry')}</Button>
        </div>
      ) : figures ? (
        <Board figures={figures} currency={currency} onPut={put} />
      ) : (
        <Coming />
      )}
      {behind && figures ? (
        <LessonsBehind {...{ behind, figures, currency }} onClose={() => put({ behind: null })} />
      ) : null}
      {open && status === 'ready' ? (
        <ExpensesDialog stretch={open === 'spent' ? stretch : null} onClose={() => put({ open: null })} />
      ) : null}
    </section>
  );
}

/** null until everything is there. */
function useFigures(view: StatsView, day: Day, against: Rival): Figures | null {
  const isReady = useEntityStore((school) => school.status === 'ready');
  const expenses = useEntityStore((school) => school.expenses);
  const { zone, currency } = codecNow();
  const weekStart = useWeekStart();
  const { wall } = useNow(zone);
  const { facts, moneyOf } = useLoadedLedger();
  return useMemo(() => {
    if (!isReady) return null;
    const { schedule } = facts;
    const spent = expensesIn(expenses, { zone, currency });
    const all = { schedule, moneyOf, expenses: spent, zone, nowMs: toMs(wall, zone) };
    return figuresOf(all, { view, day, against, weekStart });
  }, [isReady, expenses, facts, moneyOf, zone, currency, wall, view, day, against, weekStart]);
}

/** The days of the figures, called as the head of the screen calls them. */
function useStretch(figures: Figures | null): Stretch | null {
  const { language } = useLanguage();
  return useMemo(() => {
    if (!figures) return null;
    const { view, day, now } = figures;
    const year = day.slice(0, 4);
    return { ...now.span, name: view === 'year' ? year : `${monthName(day, language)} ${year}` };
  }, [figures, language]);
}

type Put = (part: Record<string, string | null>) => void;

type Asked = {
  view: StatsView;
  day: Day;
  against: Rival;
  /** Whose lessons are looked at. */
  behind: Behind | null;
  /** All expenses, or those that the figures hold. */
  open: (typeof openings)[number] | null;
  put: Put;
};

const openings = ['expenses', 'spent'] as const;

/** Which stretch is asked for, as the address says it: a sentence and a bar lead here by it. */
function useAsked(): Asked {
  const [address, setAddress] = useSearchParams();
  const { wall } = useNow(codecNow().zone);
  const said = address.get('date') ?? '';
  const bar = address.get('behind');
  const behind = useMemo(() => behindIn(bar), [bar]);
  return {
    view: address.get('view') === 'year' ? 'year' : 'month',
    day: isDay(said) ? said : dayOf(wall),
    against: address.get('against') === 'yearAgo' ? 'yearAgo' : 'before',
    behind,
    open: openings.find((name) => name === address.get('open')) ?? null,
    put: (part) =>
      setAddress(
        (before) => {
          for (const [name, value] of Object.entries(part))
            if (value === null) before.delete(name);
            else before.set(name, value);
          return before;
        },
        { replace: true },
      ),
  };
}

function saveLessons({ now: { span } }: Figures, wall: Wall, t: TFunction): void {
  const { zone, currency } = codecNow();
  const nowMs = toMs(wall, zone);
  const { moneyOf } = loadedLedger(nowMs);
  const csv = lessonsCsv(loadedMeetings(), span, { zone, currency, nowMs, moneyOf }, t);
  saveFile(`lessons-${span.from}.csv`, 'text/csv', csv);
}

type HeadProps = { view: StatsView; day: Day; figures: Figures | null; onPut: Put };

function Head({ view, day, figures, onPut }: HeadProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { wall } = useNow(codecNow().zone);
  const year = day.slice(0, 4);
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3 pb-2 tablet:px-6">
      <h1 id="stats" className="text-xl font-strong">
        {view === 'year' ? null : <>{monthName(day, language)} </>}
        <span className={view === 'year' ? '' : 'font-text text-on-surface-muted'}>{year}</span>
      </h1>
      <span className="flex">
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(`insight.stats.before.${view}`)}
          onClick={() => onPut({ date: shifted(view, day, -1) })}
        >
          <ChevronLeft className="rtl:rotate-180" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(`insight.stats.after.${view}`)}
          onClick={() => onPut({ date: shifted(view, day, 1) })}
        >
          <ChevronRight className="rtl:rotate-180" />
        </Button>
      </span>
      {figures ? <Until figures={figures} /> : null}
      <span className="grow" />
      <Segmented
        label={t('insight.stats.view')}
        value={view}
        segments={statsViews.map((value) => ({ value, label: t(`insight.stats.views.${value}`) }))}
        onChange={(next) => onPut({ view: next })}
      />
      <Button onClick={() => onPut({ open: 'expenses' })}>
        <Receipt />
        {t('insight.expenses.title')}
      </Button>
      <Button
        variant="quiet"
        size="icon"
        disabled={!figures}
        aria-label={t('insight.stats.saveLessons')}
        title={t('insight.stats.saveLessons')}
        onClick={() => figures && saveLessons(figures, wall, t)}
      >
        <Download />
      </Button>
    </header>
  );
}

/** The last day that the figures speak of; of what lies ahead there is none. */
function Until({ figures }: { figures: Figures }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { wall } = useNow(codecNow().zone);
  if (dayOf(wall) < figures.now.span.from) return null;
  return (
    <span className="text-sm text-on-surface-muted">
      {t('insight.stats.until', { day: shortDay(lastDayOf(figures, wall), language) })}
    </span>
  );
}

type BoardProps = { figures: Figures; currency: string; onPut: Put };

function Board({ figures, currency, onPut }: BoardProps) {
  const { t } = useTranslation();
  const school = loadedMeetings();
  const { now } = figures;
  const to = toLessonsOf(figures);
  if (now.lessons + now.plannedLessons + now.cancelled.total === 0 && now.expensesMinor === 0)
    return <Empty />;
  return (
    <div className="grid gap-x-10 gap-y-8 px-4 pt-2 pb-8 tablet:px-6 desk:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <Headline figures={figures} currency={currency} onPut={onPut} />
      <SideFigures figures={figures} currency={currency} to={to} />
      <Income figures={figures} currency={currency} to={to} />
      <BusyHours now={now} to={to} />
      <BySubject now={now} currency={currency} to={to} colorOf={school.colorOf} />
      <ByWeekday now={now} currency={currency} to={to} />
      <TopStudents
        now={now}
        currency={currency}
        to={to}
        nameOf={(id) => school.nameOf(id) || t('insight.stats.someone')}
      />
    </div>
  );
}

function Empty() {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-md justify-items-start gap-2 px-6 py-6">
      <h2 className="text-lg font-strong">{t('insight.stats.emptyTitle')}</h2>
      <p className="text-on-surface-muted">{t('insight.stats.emptyBody')}</p>
    </div>
  );
}

function Coming() {
  return (
    <div aria-hidden className="grid gap-8 px-6 pt-4 desk:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <Skeleton className="h-32 rounded-md" />
      <Skeleton className="h-32 rounded-md" />
      <Skeleton className="h-72 rounded-md" />
      <Skeleton className="h-72 rounded-md" />
    </div>
  );
}
