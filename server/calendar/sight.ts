/** A teacher's calendar together with who looks at it: whoever has the same sight is answered the same. */
import type { Id } from '../../domain/basics/ids.ts';
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import type { Context } from '../doors/context.ts';
import { isStoredId } from '../store/rows/storedId.ts';
import { wholeCalendar, type CalendarPart } from './calendarPart.ts';
import type { Calendar } from './readCalendar.ts';
import { seenBy } from './seenBy.ts';
import { calendarViewers, type CalendarViewer } from './viewer.ts';

/** stamp: of the calendar as it was looked at; what is read of it is of that moment or later. */
export type Sight = { teacherId: Id; stamp: string; viewer: CalendarViewer };

/** By context, since each call has its own: what is kept under a sight's name was made of this very sight. */
const found = new WeakMap<Context, Map<Id, Promise<Sight | null>>>();

/** null for whoever may not see this calendar, and for a teacher who does not exist. */
export function sightOf(context: Context, teacherId: Id): Promise<Sight | null> {
  const sights = found.get(context) ?? new Map<Id, Promise<Sight | null>>();
  found.set(context, sights);
  const sight = sights.get(teacherId) ?? look(context, teacherId);
  sights.set(teacherId, sight);
  return sight;
}

async function look({ actor, store, calendars }: Context, teacherId: Id): Promise<Sight | null> {
  if (!actor || !isStoredId(teacherId)) return null;
  const [viewer] = await calendarViewers(store.db, teacherId, [actor]);
  const stamp = viewer ? await calendars.stampOf(teacherId) : null;
  return viewer && stamp !== null ? { teacherId, stamp, viewer } : null;
}

export async function rowsOf(
  { calendars }: Pick<Context, 'calendars'>,
  { teacherId, viewer }: Sight,
  part: CalendarPart = wholeCalendar,
): Promise<WireMeeting[]> {
  const calendar = await calendars.of(teacherId, part);
  return calendar ? seenRowsOf(calendar, viewer) : [];
}

function seenRowsOf({ rows }: Calendar, viewer: CalendarViewer): WireMeeting[] {
  if (viewer.as === 'teacher') return rows;
  return rows.map((row) => seenBy(row, viewer)).filter((row) => row !== null);
}

/** What the mask depends on: two with the same name see the same of the same calendar. */
export function nameOf({ stamp, viewer }: Pick<Sight, 'stamp' | 'viewer'>): string {
  const eyes =
    viewer.as === 'teacher'
      ? viewer.as
      : [viewer.isBlocked ? 'blocked' : 'linked', ...viewer.students.toSorted()].join(',');
  return `${stamp} ${eyes}`;
}

/** As the name, without the revision: while it stands, whoever follows by revision holds what a new reader is told. */
export const nameApartFromRevision = (sight: Sight): string => nameOf(sight).replace(/^\d+ /, '');
