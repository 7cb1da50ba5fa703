/** A teacher's calendar together with who looks at it: whoever has the same viewer key is answered the same. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import type { Context } from '../../kernel/api/context.ts';
import { isStoredId } from '../../basics/storedId.ts';
import { wholeCalendar, type CalendarPart } from './calendarPart.ts';
import type { KeptCalendars } from './calendarCache.ts';
import type { Calendar } from './readCalendar.ts';
import { seenBy } from './seenBy.ts';
import { calendarViewers, type CalendarViewer } from '../people/calendarViewers.ts';

type Calendars = Pick<KeptCalendars, 'stampOf' | 'of'>;

/** stamp: of the calendar as it was looked at; what is read of it is of that moment or later. */
export type ViewedCalendar = { teacherId: Id; stamp: string; viewer: CalendarViewer };

/** By context, since each call has its own: what is kept under a viewer key was made of this very view. */
const found = new WeakMap<object, Map<Id, Promise<ViewedCalendar | null>>>();

type Looking = Pick<Context, 'actor' | 'store'>;

/** null for whoever may not see this calendar, and for a teacher who does not exist. */
export function viewCalendar(
  calendars: Calendars,
  context: Looking,
  teacherId: Id,
): Promise<ViewedCalendar | null> {
  const views = found.get(context) ?? new Map<Id, Promise<ViewedCalendar | null>>();
  found.set(context, views);
  const view = views.get(teacherId) ?? look(calendars, context, teacherId);
  views.set(teacherId, view);
  return view;
}

async function look(
  calendars: Calendars,
  { actor, store }: Looking,
  teacherId: Id,
): Promise<ViewedCalendar | null> {
  if (!actor || !isStoredId(teacherId)) return null;
  const [viewer] = await calendarViewers(store.db, teacherId, [actor]);
  const stamp = viewer ? await calendars.stampOf(teacherId) : null;
  return viewer && stamp !== null ? { teacherId, stamp, viewer } : null;
}

export async function rowsOf(
  calendars: Calendars,
  { teacherId, viewer }: ViewedCalendar,
  part: CalendarPart = wholeCalendar,
): Promise<WireMeeting[]> {
  const calendar = await calendars.of(teacherId, part);
  return calendar ? seenRowsOf(calendar, viewer) : [];
}

function seenRowsOf({ rows }: Calendar, viewer: CalendarViewer): WireMeeting[] {
  if (viewer.as === 'teacher') return rows;
  return rows.map((row) => seenBy(row, viewer)).filter((row) => row !== null);
}

/** What the mask depends on: two with the same key see the same of the same calendar. */
export function viewerKeyOf({ stamp, viewer }: Pick<ViewedCalendar, 'stamp' | 'viewer'>): string {
  const eyes =
    viewer.as === 'teacher'
      ? viewer.as
      : [viewer.isBlocked ? 'blocked' : 'linked', ...viewer.students.toSorted()].join(',');
  return `${stamp} ${eyes}`;
}

/** As the key, without the revision: while it stands, whoever follows by revision holds what a new reader is told. */
export const viewerKeyApartFromRevision = (view: ViewedCalendar): string =>
  viewerKeyOf(view).replace(/^\d+ /, '');
