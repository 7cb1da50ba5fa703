/**
 * What would come of a calendar from elsewhere: each of its events in the form in which lessons and closed hours are
 * added, with those that are there already and those that cannot be. Nothing is written here.
 */
import { isRefusal } from '../../basics/refusal.ts';
import { addDays, dayOf, isWall, type Wall } from '../../basics/wallTime.ts';
import { withinTenYears } from '../../basics/wire.ts';
import { hasOwnWall, laterTwin, settle, toMs, toWall } from '../../basics/zones.ts';
import { isSlot } from '../expand.ts';
import type { Held } from '../lesson.ts';
import { checkRule } from '../meetingChecks.ts';
import { findsTaken } from './findTaken.ts';
import type { ImportedEvent, ImportRefusal } from './importedEvent.ts';
import { ruleOfEvent } from './ruleOfEvent.ts';
import type { IcsCalendar, IcsEvent, IcsTime } from './readIcs.ts';
import { zoneNamed } from './zoneNames.ts';

export type ImportPreview = {
  name: string | null;
  /** In order of start. */
  events: ImportedEvent[];
  counts: Record<ImportedEvent['state'], number>;
};

export type ImportInto = { zone: string; nowMs: number; held: readonly Held[] };

const longestLesson = 24 * 60;
const longestClosing = 366 * 24 * 60;
const longestSummary = 200;
const longestDescription = 10_000;

export function importPreview(calendar: IcsCalendar, into: ImportInto): ImportPreview {
  const events = settledEvents(calendar.events);
  const read = events.map((event, i) => readEvent(event, String(i), calendar, events, into));
  const taken = findsTaken(into.held, read, into);
  const known = read.map((each) => (each.state === 'new' ? withTaken(each) : each));
  known.sort((a, b) => Number(a.start) - Number(b.start) || Number(a.key) - Number(b.key));
  const counts = { new: 0, duplicate: 0, refused: 0 };
  for (const { state } of known) counts[state] += 1;
  return { name: calendar.name, events: known, counts };

  function withTaken(each: ImportedEvent): ImportedEvent {
    const uid = events[Number(each.key)]?.uid ?? '';
    const duplicateOf = taken(each, uid);
    return duplicateOf === null ? each : { ...each, state: 'duplicate', duplicateOf };
  }
}

/** Of one event that stands there twice the later form; one occurrence beside its series is told apart from it. */
function settledEvents(events: readonly IcsEvent[]): IcsEvent[] {
  const last = new Map<string, IcsEvent>();
  for (const [i, event] of events.entries()) {
    const key = event.uid === '' ? `no uid ${i}` : `${event.uid} ${event.recurrenceId?.wall ?? ''}`;
    const other = last.get(key);
    if (!other || other.sequence <= event.sequence) last.set(key, event);
  }
  return [...last.values()];
}

function readEvent(
  event: IcsEvent,
  key: string,
  calendar: IcsCalendar,
  events: readonly IcsEvent[],
  { zone, nowMs }: ImportInto,
): ImportedEvent {
  const empty: ImportedEvent = {
    key,
    state: 'new',
    why: null,
    duplicateOf: null,
    summary: event.summary.replaceAll(/\s+/g, ' ').trim().slice(0, longestSummary).toWellFormed(),
    description: event.description.slice(0, longestDescription).toWellFormed(),
    place: event.place.slice(0, longestSummary).toWellFormed(),
    start: '0',
    end: '0',
    allDay: event.start?.isDate ?? false,
    onlyClosedHours: false,
    rrule: null,
    exdates: [],
    otherZone: false,
  };
  const refused = (why: ImportRefusal, more: Partial<ImportedEvent> = {}): ImportedEvent => ({
    ...empty,
    ...more,
    state: 'refused',
    why,
  });
  const momentOf = (time: IcsTime): number | ImportRefusal => {
    const wall = time.isDate ? `${time.wall}T00:00` : time.wall;
    if (!isWall(wall)) return 'BAD_TIME';
    const own = time.isDate ? zone : zoneOf(time, calendar, zone);
    if (own === null) return 'UNKNOWN_ZONE';
    return toMs(wall, own);
  };
  const laterOf = (time: IcsTime): number | null => {
    const own = time.isDate ? null : zoneOf(time, calendar, zone);
    return own === null ? null : laterTwin(time.wall, own);
  };

  if (!event.start) return refused('BAD_TIME');
  const startMs = momentOf(event.start);
  if (typeof startMs === 'string') return refused(startMs);
  const start = settle(toWall(startMs, zone), zone);
  const endMs = endOf(event, startMs, zone, momentOf, laterOf);
  if (typeof endMs === 'string') return refused(endMs, { start: String(startMs) });
  const times = { start: String(startMs), end: String(endMs) };
  if (event.isCancelled) return refused('CANCELLED', times);
  const minutes = Math.round((endMs - startMs) / 60_000);
  if (minutes <= 0 || !withinTenYears(startMs, nowMs)) return refused('BAD_TIME', times);
  if (!hasOwnWall(startMs, zone)) return refused('HOUR_TWICE', times);
  if (minutes > longestClosing) return refused('TOO_LONG', times);
  const plain = { ...empty, ...times, onlyClosedHours: minutes > longestLesson };
  if (event.hasOtherRules) return refused('BAD_RULE', times);
  if (event.rrule === null || event.recurrenceId) return plain;

  const eventZone = event.start.isDate ? zone : (zoneOf(event.start, calendar, zone) ?? zone);
  const rule = ruleOfEvent(event.rrule, { startMs, zone: eventZone });
  if (rule === null) return refused('BAD_RULE', times);
  const otherZone = eventZone !== zone;
  // Monday at eleven in the evening there is Tuesday here, and the rule's days would be wrong ones.
  if (otherZone && dayOf(toWall(startMs, eventZone)) !== dayOf(start)) return refused('OTHER_ZONE', times);
  const placed = checkRule(rule, start);
  if (isRefusal(placed)) return refused('BAD_RULE', times);
  const firstMs = toMs(placed.start, zone);
  const leftOut = [
    ...event.exdates,
    ...events.flatMap(({ uid, recurrenceId }) => (uid === event.uid && recurrenceId ? [recurrenceId] : [])),
  ];
  return {
    ...plain,
    start: String(firstMs),
    end: String(firstMs + (endMs - startMs)),
    rrule: placed.rrule,
    exdates: exdatesOf(leftOut),
    otherZone,
  };

  /** Only what the rule gives can be left out. */
  function exdatesOf(left: readonly IcsTime[]): string[] {
    if (isRefusal(placed)) return [];
    const moments = left.map(momentOf).filter((each) => typeof each === 'number');
    const slots = new Set(
      moments.map((ms) => slotAt(ms, placed.start)).filter((slot) => isSlot(placed, slot)),
    );
    return [...slots].sort().map((slot) => String(toMs(slot, zone)));
  }

  /** Of a series of another zone the day counts, since its hour is ours from now on. */
  function slotAt(ms: number, first: Wall): Wall {
    const wall = toWall(ms, zone);
    return otherZone ? `${dayOf(wall)}${first.slice(10)}` : wall;
  }
}

function zoneOf({ zone }: IcsTime, calendar: IcsCalendar, usual: string): string | null {
  if (zone === null) return calendar.zone === null ? usual : (zoneNamed(calendar.zone) ?? usual);
  return zoneNamed(zone) ?? zoneNamed(calendar.zones.get(zone) ?? '');
}

/** The end that is said, or the one that follows from the length; a day without either lasts that day. */
function endOf(
  event: IcsEvent,
  startMs: number,
  zone: string,
  momentOf: (time: IcsTime) => number | ImportRefusal,
  laterOf: (time: IcsTime) => number | null,
): number | ImportRefusal {
  if (event.end) {
    const endMs = momentOf(event.end);
    if (typeof endMs === 'string' || endMs > startMs) return endMs;
    // The clock was turned back in between: the end is the later of its twins.
    const later = laterOf(event.end);
    return later !== null && later > startMs ? later : endMs;
  }
  if (event.durationMinutes !== null && !event.start?.isDate) return startMs + event.durationMinutes * 60_000;
  if (!event.start?.isDate) return startMs;
  const days = Math.max(1, Math.round((event.durationMinutes ?? 0) / 1440));
  return toMs(`${addDays(event.start.wall, days)}T00:00`, zone);
}
