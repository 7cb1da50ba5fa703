/** The second step: a day and an hour, out of those that are free for both. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, dayOf, type Day } from '../../../domain/basics/wallTime.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { useSession } from '../../lib/session/session.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { worldNow } from '../../lib/entities/worldNow.ts';
import { cn } from '../../ui/cn.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { hourOf, shortDay, weekday, weekdayLong } from '../../lib/i18n/when.ts';
import { FullGroups } from './FullGroups.tsx';
import { freeHours } from './freeHours.ts';
import type { Booking, BookingOf } from './booking.ts';

type Props = {
  of: BookingOf;
  booking: Booking;
  onChange(part: Partial<Booking>): void;
  onBack(): void;
  onNext(): void;
};

/** So many weeks ahead one may ask. */
const mostWeeks = 26;

export function When({ of, booking, onChange, onBack, onNext }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const now = useNow(zone).wall;
  const { meetings, closed } = useEntities('meetings', 'closed');
  const [week, setWeek] = useState(0);
  const { teacherId, minutes, place } = booking;
  const isLength = minutes >= 15 && minutes <= 480;
  const first = addDays(dayOf(now), week * 7);
  // The meetings and closed hours are named because a change by somebody else makes the free hours anew.
  const free = useMemo(() => {
    const world = worldNow();
    const known = meetings.length + closed.length >= 0;
    if (!world || !place || !isLength || !known) return null;
    const from = week === 0 ? now : `${first}T00:00`;
    return freeHours(world, { teacherId, minutes, location: place, from, days: 7 });
  }, [meetings, closed, teacherId, minutes, place, isLength, week, first, now]);
  const days = [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(first, at));
  const [picked, setPicked] = useState<Day | null>(booking.start ? dayOf(booking.start) : null);
  const withFree = days.find((each) => (free?.startsOn(each).length ?? 0) > 0);
  const day = picked !== null && days.includes(picked) ? picked : (withFree ?? first);
  const starts = free?.startsOn(day) ?? [];

  return (
    <section aria-labelledby="when" className="grid gap-4">
      <h2 id="when" className="text-lg font-strong">
        {t('booking.when')}
      </h2>
      <Field
        label={t('booking.length')}
        inputMode="numeric"
        className="max-w-40"
        value={minutes === 0 ? '' : String(minutes)}
        onChange={(event) =>
          onChange({ minutes: Number(event.target.value.replace(/\D/g, '').slice(0, 3)), start: null })
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-1">
        <Button
          variant="quiet"
          size="iconSm"
          aria-label={t('booking.earlier')}
          disabled={week === 0}
          onClick={() => setWeek(week - 1)}
        >
          <ChevronLeft className="rtl:-scale-x-100" />
        </Button>
        <div
          role="group"
          aria-label={t('booking.day')}
          className="order-last grid basis-full grid-cols-7 gap-1 tablet:order-none tablet:flex-1 tablet:basis-auto"
        >
          {days.map((each) => {
            const count = free?.startsOn(each).length ?? 0;
            return (
              <button
                key={each}
                type="button"
                aria-pressed={each === day}
                aria-label={`${weekdayLong(each, language)} ${shortDay(each, language)}: ${count > 0 ? t('booking.free', { count }) : t('booking.noFree')}`}
                onClick={() => setPicked(each)}
                className={cn(
                  'calm grid min-h-14 min-w-0 content-center justify-items-center gap-0.5 rounded-md px-0.5 py-1.5 text-xs hover:bg-sunk',
                  each === day
                    ? 'bg-accent-tint text-on-accent-tint hover:bg-accent-tint'
                    : 'bg-sheet shadow-hairline',
                  count === 0 && each !== day && 'text-on-surface-faint',
                )}
              >
                <span className="max-w-full truncate">{weekday(each, language)}</span>
                <Ltr>{shortDay(each, language)}</Ltr>
                <i
                  aria-hidden
                  className={cn('size-1.5 rounded-full', count > 0 ? 'bg-success' : 'bg-transparent')}
                />
              </button>
            );
          })}
        </div>
        <Button
          variant="quiet"
          size="iconSm"
          aria-label={t('booking.later')}
          disabled={week >= mostWeeks}
          onClick={() => setWeek(week + 1)}
        >
          <ChevronRight className="rtl:-scale-x-100" />
        </Button>
      </div>
      {starts.length === 0 ? (
        <p className="text-on-surface-muted">{t('booking.noFree')}</p>
      ) : (
        <div
          role="group"
          aria-label={t('booking.hours', { day: weekdayLong(day, language) })}
          className="flex flex-wrap gap-2"
        >
          {starts.map((start) => (
            <Button
              key={start}
              variant={start === booking.start ? 'primary' : 'plain'}
              aria-pressed={start === booking.start}
              onClick={() => onChange({ start })}
            >
              <Ltr>{hourOf(start)}</Ltr>
            </Button>
          ))}
        </div>
      )}
      <FullGroups teacherId={teacherId} learnerId={of.learnerId} day={day} />
      <div className="flex gap-2">
        <Button variant="primary" disabled={booking.start === null} onClick={onNext}>
          {t('booking.next')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('booking.back')}
        </Button>
      </div>
    </section>
  );
}
