/** Of what is about to be asked for: the weeks in which the hour is taken, and what else of the family stands then. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, addMinutes, dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { worldNow } from '../../lib/entities/worldNow.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { listOf, shortDay } from '../../lib/i18n/when.ts';
import { noteView } from '../effects/noteWords.ts';
import { PlanNotes } from '../effects/PlanNotes.tsx';
import { takenAt } from '../effects/requestNotes.ts';
import { freeHours } from './freeHours.ts';
import type { Booking, BookingOf } from './booking.ts';

type Props = { of: BookingOf; booking: Booking };

const startsOf = ({ start, count }: Booking): Wall[] =>
  start === null
    ? []
    : Array.from({ length: count }, (_, week) => `${addDays(dayOf(start), week * 7)}${start.slice(10)}`);

export function TakenWeeks({ of: { teacher }, booking }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const taken = useMemo(() => {
    const world = worldNow();
    const { start, place, minutes, count } = booking;
    if (!world || !start || !place || count === 1) return [];
    const free = freeHours(world, {
      teacherId: teacher.id,
      minutes,
      location: place,
      from: start,
      days: count * 7,
    });
    return startsOf(booking).filter((each) => !free.isFree(each));
  }, [teacher.id, booking]);
  if (taken.length === 0) return null;
  const days = listOf(
    taken.map((one) => shortDay(one, language)),
    language,
  );
  return <p className="text-sm text-on-warning-tint">{t('booking.taken', { count: taken.length, days })}</p>;
}

/** What keeps no lesson from taking place: that another child has one then, or that the hour was asked for. */
const told: ReadonlySet<string> = new Set(['sibling', 'asked']);

export function AlsoThen({ of: { teacher, learnerId }, booking }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { meetings, pendings } = useEntities('meetings', 'pendings');
  const notes = useMemo(() => {
    const world = worldNow();
    // Named, because what somebody else changes meanwhile is told too.
    if (!world || meetings.length + pendings.length === 0) return [];
    const wanted = startsOf(booking).map((start) => ({ start, end: addMinutes(start, booking.minutes) }));
    const wish = { id: null, teacherId: teacher.id, replaces: null, studentIds: [learnerId] };
    return takenAt(wanted, wish, world).filter(({ by }) => told.has(by));
  }, [teacher.id, learnerId, booking, meetings, pendings]);
  const currency = teacher.preferences?.currency ?? 'ILS';
  const views = notes.flatMap((note) => noteView(note, { t, language, currency }) ?? []);
  return views.length === 0 ? null : (
    <div role="status" className="grid gap-2 text-sm">
      <PlanNotes notes={views} />
    </div>
  );
}
