/** A recurrence rule as calendars write it (RFC 5545), in our own terms. */
import { addDays, clockOf, dayOf, isWall } from '../../basics/wallTime.ts';
import { toMs, toWall } from '../../basics/zones.ts';
import { parseRule, printRule } from '../recurrence.ts';

type Series = { startMs: number; zone: string };

/** null for anything beyond the six parts. */
export function ruleOfEvent(written: string, series: Series): string | null {
  const parts = new Map<string, string>();
  for (const part of written.toUpperCase().split(';').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=', 2);
    if (parts.has(name)) return null;
    parts.set(name, value);
  }
  // The standard's week begins on Monday, ours on Sunday.
  if (!parts.has('WKST')) parts.set('WKST', 'MO');
  const until = parts.get('UNTIL');
  if (until !== undefined) {
    const day = lastDay(until, series);
    if (day === null) return null;
    parts.set('UNTIL', day.replaceAll('-', ''));
  }
  const rule = parseRule([...parts].map(([name, value]) => `${name}=${value}`).join(';'));
  return rule && printRule(rule);
}

/** An end that is a moment: the last day on which the series may begin by then. */
function lastDay(until: string, { startMs, zone }: Series): string | null {
  const read = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(until);
  if (!read) return null;
  const [, year, month, day, hour, minute, , utc] = read;
  const date = `${year}-${month}-${day}`;
  if (!isWall(`${date}T00:00`)) return null;
  if (hour === undefined) return date;
  const wall = `${date}T${hour}:${minute}`;
  if (!isWall(wall)) return null;
  const local = utc ? toWall(toMs(wall, 'UTC'), zone) : wall;
  return clockOf(local) >= clockOf(toWall(startMs, zone)) ? dayOf(local) : addDays(dayOf(local), -1);
}
