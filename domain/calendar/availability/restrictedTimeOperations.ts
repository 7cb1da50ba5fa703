/** A teacher closes hours, changes them and opens them again. Lessons that stand in them already stay, and are named. */
import * as v from 'valibot';
import type { Id } from '../../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../basics/refusal.ts';
import { minutesBetween, type Wall } from '../../basics/wallTime.ts';
import { id, wall, wallAddress, withinTenYears, type Marks } from '../../basics/wire.ts';
import { onWallOf, toMs } from '../../basics/zones.ts';
import type { Actor } from '../../kernel/actor.ts';
import { need, type Gathering } from '../../kernel/facts.ts';
import { operation, type Change } from '../../kernel/operation.ts';
import { changedSince, version } from '../../kernel/sharedInput.ts';
import type { Teacher } from '../../people/people.ts';
import { checkPlan } from '../../plans/plans.ts';
import { openDraft } from '../draft.ts';
import { isSlot } from '../expand.ts';
import { lessonOf } from '../lesson.ts';
import { checkRule, settledStart, startOnWallOf } from '../meetingChecks.ts';
import { shiftSeries } from '../series/moveSlots.ts';
import { asHeld, type RestrictedTime } from './restrictedTime.ts';

const reason = v.pipe(v.string(), v.maxLength(500));
const rrule = v.pipe(v.string(), v.maxLength(200));
const exdates = v.pipe(v.array(wallAddress), v.maxLength(2000));

const newInput = v.pipe(
  v.strictObject({
    start: wall,
    end: wall,
    rrule: v.nullish(rrule),
    exdates: v.nullish(exdates),
    reason: v.nullish(reason),
  }),
  v.metadata({ input: 'NewRestrictedTimeInput' } satisfies Marks),
);

/** A patch: what is absent stays, null empties. */
const changedInput = v.pipe(
  v.strictObject({
    id,
    start: v.optional(wall),
    end: v.optional(wall),
    rrule: v.nullish(rrule),
    exdates: v.nullish(exdates),
    reason: v.nullish(reason),
  }),
  v.metadata({ input: 'RestrictedTimeInput' } satisfies Marks),
);

type Patch = v.InferOutput<typeof changedInput>;

/** A sabbatical fits in. */
const longestMinutes = 366 * 24 * 60;

type Facts = { teacher: Teacher; time: RestrictedTime };

function* factsOf(
  said: { id: Id; version?: number | null | undefined; field: string },
  actor: Actor,
): Gathering<Facts | Refusal> {
  if (actor.role !== 'teacher') return refuse('FORBIDDEN');
  const teacher = yield* need('teacher', { teacherId: actor.id });
  if (!teacher) return refuse('NOT_FOUND', said.field);
  const times = yield* need('restrictedTimes', { teacherId: actor.id });
  const time = times.find(({ id: known }) => known === said.id);
  if (!time) return refuse('NOT_FOUND', said.field);
  return changedSince(said.version, time.revision) ?? { teacher, time };
}

export const addRestrictedTime = operation({
  name: 'addRestrictedTime',
  writes: ['restrictedTime'],
  byHand: true,
  card: { effect: 'close' },
  args: v.strictObject({ input: newInput }),
  *facts(_args, actor): Gathering<{ teacher: Teacher } | Refusal> {
    if (actor.role !== 'teacher') return refuse('FORBIDDEN');
    const teacher = yield* need('teacher', { teacherId: actor.id });
    return teacher ? { teacher } : refuse('NOT_FOUND');
  },
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  change({ input }, { teacher }, { nowMs, newId }): Change | Refusal {
    const { zone } = teacher;
    const minutes = checkStretch(input.start, input.end, zone, nowMs);
    if (isRefusal(minutes)) return minutes;
    const start = settledStart(input.start, zone);
    const placed = input.rrule ? checkRule(input.rrule, start) : { rrule: null, start };
    if (isRefusal(placed)) return placed;
    const plain: RestrictedTime = {
      kind: 'restrictedTime',
      teacherId: teacher.id,
      id: newId(),
      revision: 0,
      ...placed,
      zone,
      minutes,
      exdates: [],
      reason: input.reason ?? '',
      createdMs: nowMs,
      removedMs: null,
    };
    const made = withExdates(plain, input.exdates, zone);
    if (isRefusal(made)) return made;
    return { rows: [{ before: null, after: made }], tell: [], about: [made.id] };
  },
});

/** Moves, resizes, repeats or renames them. */
export const updateRestrictedTime = operation({
  name: 'updateRestrictedTime',
  writes: ['restrictedTime'],
  card: { effect: 'open' },
  args: v.strictObject({ input: changedInput, version }),
  facts: ({ input, version: shown }, actor) =>
    factsOf({ id: input.id, version: shown, field: 'input.id' }, actor),
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  change({ input }, { teacher, time }, { nowMs }): Change | Refusal {
    const moved = placedAnew(time, input, teacher.zone, nowMs);
    if (isRefusal(moved)) return moved;
    const after =
      input.exdates === undefined
        ? { ...moved, exdates: moved.exdates.filter((slot) => isSlot(moved, slot)) }
        : withExdates(moved, input.exdates, teacher.zone);
    if (isRefusal(after)) return after;
    if (input.reason !== undefined) after.reason = input.reason ?? '';
    return { rows: [{ before: time, after }], tell: [], about: [time.id] };
  },
});

/** Opens them again. */
export const removeRestrictedTime = operation({
  name: 'removeRestrictedTime',
  writes: ['restrictedTime'],
  card: { effect: 'open' },
  args: v.strictObject({ id, version }),
  facts: (said, actor) => factsOf({ ...said, field: 'id' }, actor),
  // A lapsed teacher too: what one has closed one may open.
  change(_args, { time }, { nowMs }): Change {
    return { rows: [{ before: time, after: { ...time, removedMs: nowMs } }], tell: [], about: [time.id] };
  },
});

/** How long it lasts; or why not. */
function checkStretch(start: Wall, end: Wall, zone: string, nowMs: number): number | Refusal {
  const startMs = toMs(start, zone);
  const minutes = (toMs(end, zone) - startMs) / 60_000;
  if (!withinTenYears(startMs, nowMs)) return refuse('BAD_TIME', 'input.start');
  return minutes > 0 && minutes <= longestMinutes ? minutes : refuse('BAD_TIME', 'input.end');
}

/** The slots that stay open, on the row's own wall; each must be one of the rule's. */
function withExdates(
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

function placedAnew(
  time: RestrictedTime,
  input: Patch,
  zone: string,
  nowMs: number,
): RestrictedTime | Refusal {
  const start = input.start === undefined ? time.start : startOnWallOf(input.start, zone, time.zone);
  if (isRefusal(start)) return start;
  const end = input.end === undefined ? null : onWallOf(input.end, zone, time.zone);
  // Hours that are only moved stay as long as they are.
  const minutes = end === null ? time.minutes : checkStretch(start, end, time.zone, nowMs);
  if (isRefusal(minutes)) return minutes;
  if (!withinTenYears(toMs(start, time.zone), nowMs)) return refuse('BAD_TIME', 'input.start');
  const shifted = { ...time, ...shiftedTo(time, start), minutes };
  if (input.rrule === undefined) return shifted;
  if (input.rrule === null) return { ...shifted, rrule: null };
  const placed = checkRule(input.rrule, shifted.start);
  return isRefusal(placed) ? placed : { ...shifted, ...placed };
}

/** The rule turns with its start: every Friday moved by a day is every Saturday, and so with the slots that stay open. */
function shiftedTo(time: RestrictedTime, start: Wall): Pick<RestrictedTime, 'start' | 'rrule' | 'exdates'> {
  const minutes = minutesBetween(time.start, start);
  if (minutes === 0) return time;
  const draft = openDraft([asHeld(time)]);
  shiftSeries(draft, time.id, minutes);
  const { meeting, occurrences } = draft.held(time.id);
  return { start: meeting.start, rrule: meeting.rrule, exdates: occurrences.map(({ slot }) => slot).sort() };
}
