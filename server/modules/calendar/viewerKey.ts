/** A teacher's calendar with its viewer: viewers with the same key get the same answer. */
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
type CutCalendars = Pick<KeptCalendars, 'cutsOf' | 'of'>;

/** stamp: that of the calendar at this moment; its rows are of this moment or later. */
export type ViewedCalendar = { teacherId: Id; stamp: string; viewer: CalendarViewer };

/** Keyed by context, since each call has its own: what is cached under a viewer key was made from this very view. */
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
  calendars: Pick<Calendars, 'of'>,
  { teacherId, viewer }: ViewedCalendar,
  part: CalendarPart = wholeCalendar,
): Promise<WireMeeting[]> {
  const calendar = await calendars.of(teacherId, part);
  return calendar ? seenRowsOf(calendar, viewer) : [];
}

/** The whole calendar, a part at a time: each series comes once. */
export async function* rowsByPart(
  calendars: CutCalendars,
  view: ViewedCalendar,
): AsyncGenerator<WireMeeting[]> {
  const cuts = (await calendars.cutsOf(view.teacherId))?.cuts ?? [];
  for (const [n, upTo] of [...cuts, null].entries())
    yield rowsOf(calendars, view, { ...wholeCalendar, after: cuts[n - 1] ?? null, upTo });
}

function seenRowsOf({ rows }: Calendar, viewer: CalendarViewer): WireMeeting[] {
  if (viewer.as === 'teacher') return rows;
  return rows.map((row) => seenBy(row, viewer)).filter((row) => row !== null);
}

/** What the mask depends on: viewers with the same key see the same of the same calendar. */
export function viewerKeyOf({ stamp, viewer }: Pick<ViewedCalendar, 'stamp' | 'viewer'>): string {
  const eyes =
    viewer.as === 'teacher'
      ? viewer.as
      : [viewer.isBlocked ? 'blocked' : 'linked', ...viewer.students.toSorted()].join(',');
  return `${stamp} ${eyes}`;
}

/** The key without the revision: as long as it is the same, a viewer who follows by revision has what a new reader would get. */
export const viewerKeyApartFromRevision = (view: ViewedCalendar): string =>
  viewerKeyOf(view).replace(/^\d+ /, '');
