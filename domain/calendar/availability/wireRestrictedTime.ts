/** Closed hours as they travel: the one writer and the one reader. */
import type { Id } from '../../basics/ids.ts';
import { toMs, toWall } from '../../basics/zones.ts';
import { slotAtMs } from '../lesson.ts';
import { asHeld, type RestrictedTime } from './restrictedTime.ts';

/** The type RestrictedTime of the GraphQL schema; what is masked is null or missing. */
export type WireRestrictedTime = {
  id: Id;
  version?: number | null;
  removed?: boolean | null;
  teacherId?: Id | null;
  start?: string | null;
  end?: string | null;
  timeZone?: string | null;
  rrule?: string | null;
  exdates?: readonly string[] | null;
  reason?: string | null;
};

export function writeRestrictedTime(time: RestrictedTime): WireRestrictedTime {
  const { id, revision: version, zone, minutes, rrule } = time;
  if (time.removedMs !== null) return { id, version, removed: true };
  const startMs = toMs(time.start, zone);
  return {
    id,
    version,
    removed: false,
    teacherId: time.teacherId,
    start: String(startMs),
    end: String(startMs + minutes * 60_000),
    timeZone: zone,
    rrule,
    exdates: time.exdates.map((slot) => String(toMs(slot, zone))),
    reason: time.reason,
  };
}

/** null for what is gone, and for what has no hours. */
export function readRestrictedTime(
  wire: WireRestrictedTime,
  unsaid: { zone: string; teacherId: Id },
): RestrictedTime | null {
  if (wire.removed || !wire.start || !wire.end) return null;
  const zone = wire.timeZone ?? unsaid.zone;
  const time: RestrictedTime = {
    kind: 'restrictedTime',
    teacherId: wire.teacherId ?? unsaid.teacherId,
    id: wire.id,
    revision: wire.version ?? 0,
    start: toWall(Number(wire.start), zone),
    zone,
    minutes: Math.round((Number(wire.end) - Number(wire.start)) / 60_000),
    rrule: wire.rrule ?? null,
    exdates: [],
    reason: wire.reason ?? '',
    createdMs: 0,
    removedMs: null,
  };
  const { meeting } = asHeld(time);
  return { ...time, exdates: (wire.exdates ?? []).map((ms) => slotAtMs(meeting, Number(ms))).sort() };
}
