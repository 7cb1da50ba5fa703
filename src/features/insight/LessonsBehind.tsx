/** The lessons behind a figure: who came, what each cost and whether it was paid; each leads to itself in the calendar. */
import { ArrowRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toMs } from '../../../domain/basics/zones.ts';
import { seatsBehind, sumOfSeats, type Behind, type Seat } from '../../../domain/money/seatsBehind.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useLoadedLedger } from '../../lib/lessons/loadedLedger.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { useBarWords } from './barWords.ts';
import type { Figures } from './figures.ts';
import { SeatRows } from './SeatRows.tsx';

type Props = { behind: Behind; figures: Figures; currency: string; onClose(): void };

const atOnce = 50;

export function LessonsBehind({ behind, figures, currency, onClose }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(atOnce);
  const seats = useSeats(behind, figures);
  const { name, period, onwards } = useBarWords(behind, figures);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="max-w-2xl content-start max-tablet:inset-0 max-tablet:top-0 max-tablet:max-h-dvh max-tablet:translate-y-0 max-tablet:rounded-none max-tablet:p-4"
      >
        <header className="grid gap-1">
          <DialogTitle>
            <bdi>{name}</bdi>
          </DialogTitle>
          <p className="text-sm text-on-surface-muted">{period}</p>
        </header>
        <Sums seats={seats} isOfCancelled={behind.by === 'cancelled'} currency={currency} />
        {seats.length === 0 ? (
          <p className="py-4 text-on-surface-muted">{t('insight.stats.behind.none')}</p>
        ) : (
          <SeatRows
            seats={seats.slice(0, shown)}
            caption={t('insight.stats.toLessons', { what: name })}
            currency={currency}
            hides={behind.by === 'student' || behind.by === 'subject' ? behind.by : null}
          />
        )}
        <footer className="flex flex-wrap items-center justify-between gap-2">
          {seats.length > shown ? (
            <Button variant="quiet" size="sm" onClick={() => setShown(shown + atOnce)}>
              {t('chat.moreDates', { count: Math.min(atOnce, seats.length - shown) })}
            </Button>
          ) : null}
          {onwards ? (
            <Link
              to={onwards.to}
              className="inline-flex min-h-9 items-center gap-1.5 text-sm text-accent underline-offset-4 hover:underline coarse:min-h-11"
            >
              {onwards.name}
              <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
            </Link>
          ) : null}
        </footer>
      </DialogContent>
    </Dialog>
  );
}

function useSeats(behind: Behind, { now }: Figures): Seat[] {
  const { zone } = codecNow();
  const { wall } = useNow(zone);
  const { facts, moneyOf } = useLoadedLedger();
  return useMemo(() => {
    const { schedule } = facts;
    const all = { schedule, moneyOf, expenses: [], zone, nowMs: toMs(wall, zone) };
    return seatsBehind(all, now, behind);
  }, [facts, moneyOf, zone, wall, now, behind]);
}

type SumsProps = { seats: readonly Seat[]; isOfCancelled: boolean; currency: string };

/** What they come to, as the bar says it; a row is a place, so of groups there are more of these than lessons. */
function Sums({ seats, isOfCancelled, currency }: SumsProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { lessons, cancelled, places, earnedMinor, openMinor, plannedMinor } = sumOfSeats(seats);
  const shown = (value: string) => <Ltr className="text-xl font-mid tabular-nums">{value}</Ltr>;
  const count = (value: number) => shown(String(value));
  const sum = (minor: number) => shown(money(minor, currency, language));
  const parts = [
    isOfCancelled
      ? { name: t('insight.stats.cancellations'), value: count(cancelled), isShown: true }
      : { name: t('insight.stats.lessons'), value: count(lessons), isShown: true },
    {
      name: t('insight.stats.places'),
      value: count(places),
      isShown: places !== (isOfCancelled ? cancelled : lessons),
    },
    { name: t('insight.stats.earned'), value: sum(earnedMinor), isShown: true },
    { name: t('insight.stats.column.open'), value: sum(openMinor), isShown: openMinor > 0 },
    { name: t('insight.stats.planned'), value: sum(plannedMinor), isShown: plannedMinor > 0 },
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {parts
        .filter(({ isShown }) => isShown)
        .map(({ name, value }) => (
          <div key={name} className="grid">
            <dt className="text-sm text-on-surface-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
