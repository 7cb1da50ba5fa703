/** What a change of closed hours needs to know, and what all of them must hold to. */
import type { Id } from '../../basics/ids.ts';
import { refuse, type Refusal } from '../../basics/refusal.ts';
import type { Wall } from '../../basics/wallTime.ts';
import { onWallOf, toMs } from '../../basics/zones.ts';
import { withinTenYears } from '../../basics/wire.ts';
import { need, type Gathering } from '../../kernel/facts.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Teacher } from '../../people/people.ts';
import { lessonOf } from '../lesson.ts';
import { changedSince } from '../../kernel/sharedInput.ts';
import { asHeld, type RestrictedTime } from './restrictedTime.ts';

/** A sabbatical fits in. */
const longestMinutes = 366 * 24 * 60;

export type RestrictedTimeFacts = { teacher: Teacher; time: RestrictedTime };

export function* restrictedTimeFacts(
  { id, version, field }: { id: Id; version: number | null | undefined; field: string },
  actor: Actor,
): Gathering<RestrictedTimeFacts | Refusal> {
  if (actor.role !== 'teacher') return refuse('FORBIDDEN');
  const teacher = yield* need('teacher', { teacherId: actor.id });
  if (!teacher) return refuse('NOT_FOUND', field);
  const times = yield* need('restrictedTimes', { teacherId: actor.id });
  const time = times.find((each) => each.id === id);
  if (!time) return refuse('NOT_FOUND', field);
  return changedSince(version, time.revision) ?? { teacher, time };
}

/** How long it lasts; or why not. */
export function checkStretch(start: Wall, end: Wall, zone: string, nowMs: number): number | Refusal {
  const startMs = toMs(start, zone);
  const minutes = (toMs(end, zone) - startMs) / 60_000;
  if (!withinTenYears(startMs, nowMs)) return refuse('BAD_TIME', 'input.start');
  return minutes > 0 && minutes <= longestMinutes ? minutes : refuse('BAD_TIME', 'input.end');
}

/** The slots that stay open, on the row's own wall; each must be one of the rule's. */
export function withExdates(
  time: RestrictedTime,
  exdates: readonly Wall[] | null | undefined,
  zone: string,
): RestrictedTime | Refusal {
  const held = asHeld({ ...time, exdates: [] });
  const slots = new Set<Wall>();
  for (const [i, exdate] of (exdates ?? []).entries()) {
    const lesson = time.rrule === null ? null : lessonOf(held, onWallOf(exdate, zone, time.zone));
    if (!lesson) return refuse('NOT_FOUND', `input.exdates.${i}`);
    slots.add(lesson.slot);
  }
  return { ...time, exdates: [...slots].sort() };
}
