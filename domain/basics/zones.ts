/**
 * Wall time in a zone to moments and back, exactly.
 * A wall time that a clock change skips moves forward by the length of the gap (02:30 becomes 03:30);
 * one that comes twice means the earlier moment. This is Temporal's 'compatible' and RFC 5545's rule.
 * The later of the two has no wall time of its own: whatever is to begin there is refused (decision 39).
 */
import { minutesOf, wallAt, type Wall } from './wallTime.ts';

type Table = {
  /** Moments (ms) at which the offset changes. */
  at: number[];
  /** The first wall time (as-if-UTC ms) that is read with the offset after each change. */
  wallFrom: number[];
  /** offsets[0] before the first change, offsets[i + 1] after change i; ms, east positive. */
  offsets: number[];
  /** largestTurn, once asked. */
  turn?: number;
};

// Lessons lie within ten years of today; outside the table every answer is Temporal's own.
const tableFromMs = Date.UTC(1990, 0, 1);
const tableUntilMs = Date.UTC(2080, 0, 1);

const tables = new Map<string, Table>();
let lastZone = '';
let lastTable: Table | undefined;

/** Whether the zone is known here; every other function throws a RangeError for one that is not. */
export function isZone(zone: string): boolean {
  try {
    return zone !== '' && tableOf(zone) !== undefined;
  } catch (fault) {
    if (fault instanceof RangeError || fault instanceof TypeError) return false;
    throw fault;
  }
}

/** Milliseconds of the moment at which the wall in `zone` shows `wall`. */
export function toMs(wall: Wall, zone: string): number {
  return minutesToMs(minutesOf(wall), zone);
}

/** As toMs, from minutes as-if-UTC (wallTime.ts). */
export function minutesToMs(minutes: number, zone: string): number {
  const wallMs = minutes * 60_000;
  if (wallMs < tableFromMs || wallMs >= tableUntilMs) return askTemporal(wallAt(minutes), zone);
  const { wallFrom, offsets } = tableOf(zone);
  return wallMs - (offsets[countUpTo(wallFrom, wallMs)] ?? 0);
}

/** What the wall in `zone` shows at a moment, to the minute. */
export function toWall(ms: number, zone: string): Wall {
  return wallAt(msToMinutes(ms, zone));
}

/** As toWall, in minutes as-if-UTC. */
export function msToMinutes(ms: number, zone: string): number {
  return Math.floor((ms + offsetAt(ms, zone)) / 60_000);
}

/** A wall time that exists: the same, or where a clock change skips it, the one it moves to. */
export const settle = (wall: Wall, zone: string): Wall => toWall(toMs(wall, zone), zone);

/** The later of the two moments at which the wall in `zone` shows `wall`; null where it shows it once. */
export function laterTwin(wall: Wall, zone: string): number | null {
  const first = toMs(wall, zone);
  const turned = offsetAt(first, zone) - offsetAt(first + largestTurn(zone) * 60_000, zone);
  return turned > 0 && toWall(first + turned, zone) === wall ? first + turned : null;
}

/** What the clock shows when a lesson of this length is over. */
export const endOnWall = (start: Wall, minutes: number, zone: string): Wall =>
  toWall(toMs(start, zone) + minutes * 60_000, zone);

/** Whether the wall time of this moment leads back to it: the second time that an hour comes, it does not. */
export const hasOwnWall = (ms: number, zone: string): boolean => toMs(toWall(ms, zone), zone) === ms;

/** The same moment on another wall. */
export function onWallOf(wall: Wall, from: string, to: string): Wall {
  return from === to ? wall : toWall(toMs(wall, from), to);
}

export type Turn = { atMs: number; beforeMs: number; afterMs: number };

/** The clock changes of a zone in [fromMs, untilMs), with the offsets before and after each; `offsetMs` holds at fromMs. */
export function turnsBetween(
  zone: string,
  fromMs: number,
  untilMs: number,
): { offsetMs: number; turns: Turn[] } {
  const { at, offsets } = tableOf(zone);
  const turns = at.map((atMs, i) => ({
    atMs,
    beforeMs: offsets[i] ?? 0,
    afterMs: offsets[i + 1] ?? 0,
  }));
  return {
    offsetMs: offsetAt(fromMs, zone),
    turns: turns.filter(({ atMs }) => atMs > fromMs && atMs < untilMs),
  };
}

/** By how many minutes the clock was ever turned at once in this zone since 2020. */
export function largestTurn(zone: string): number {
  const table = tableOf(zone);
  if (table.turn !== undefined) return table.turn;
  const { at, offsets } = table;
  const turns = at.map((ms, i) =>
    ms >= Date.UTC(2020, 0, 1) ? Math.abs((offsets[i + 1] ?? 0) - (offsets[i] ?? 0)) : 0,
  );
  return (table.turn = Math.max(0, ...turns) / 60_000);
}

function offsetAt(ms: number, zone: string): number {
  if (ms < tableFromMs || ms >= tableUntilMs) {
    return temporal().Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;
  }
  const { at, offsets } = tableOf(zone);
  return offsets[countUpTo(at, ms)] ?? 0;
}

/** How many of the ascending numbers are at most `value`. */
function countUpTo(ascending: number[], value: number): number {
  // Lessons are asked for in order: mostly the answer is the one before, also of another zone.
  const isAfter = lastCount === 0 || value >= (ascending[lastCount - 1] ?? Infinity);
  if (isAfter && value < (ascending[lastCount] ?? Infinity)) return lastCount;
  lastCount = search(ascending, value);
  return lastCount;
}

let lastCount = 0;

function search(ascending: number[], value: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? Infinity) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function tableOf(zone: string): Table {
  if (zone === lastZone && lastTable) return lastTable;
  let table = tables.get(zone);
  if (!table) {
    table = buildTable(zone);
    tables.set(zone, table);
  }
  lastZone = zone;
  lastTable = table;
  return table;
}

function buildTable(zone: string): Table {
  // A day early, so that walls just inside the table that belong to moments just outside are right too.
  let moment = temporal()
    .Instant.fromEpochMilliseconds(tableFromMs - 86_400_000)
    .toZonedDateTimeISO(zone);
  const table: Table = { at: [], wallFrom: [], offsets: [moment.offsetNanoseconds / 1e6] };
  for (;;) {
    const next = moment.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds > tableUntilMs + 86_400_000) return table;
    const before = moment.offsetNanoseconds / 1e6;
    const after = next.offsetNanoseconds / 1e6;
    moment = next;
    if (before === after) continue;
    table.at.push(next.epochMilliseconds);
    // In a gap the offset before still holds until the skipped times are over; in an overlap until they came once.
    table.wallFrom.push(next.epochMilliseconds + Math.max(before, after));
    table.offsets.push(after);
  }
}

function askTemporal(wall: Wall, zone: string): number {
  return temporal().PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds;
}

// Read when called: a browser without Temporal gets its polyfill after this module was loaded.
function temporal(): typeof Temporal {
  return globalThis.Temporal;
}
