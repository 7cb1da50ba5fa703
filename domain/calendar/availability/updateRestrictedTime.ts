/** A teacher moves, resizes, repeats or renames closed hours. */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../../basics/refusal.ts';
import { minutesBetween, type Wall } from '../../basics/wallTime.ts';
import { withinTenYears } from '../../basics/wire.ts';
import { onWallOf, toMs } from '../../basics/zones.ts';
import { operation, type Change } from '../../kernel/operation.ts';
import { openDraft } from '../draft.ts';
import { checkRule, startOnWallOf } from '../meetingChecks.ts';
import { checkPlan } from '../../plans/plans.ts';
import { version } from '../../kernel/sharedInput.ts';
import { shiftSeries } from '../series/moveSlots.ts';
import { isSlot } from '../expand.ts';
import { asHeld, type RestrictedTime } from './restrictedTime.ts';
import { checkStretch, restrictedTimeFacts, withExdates } from './restrictedTimeFacts.ts';
import { restrictedTimeInput, type RestrictedTimeInput } from './restrictedTimeInput.ts';

export const updateRestrictedTime = operation({
  name: 'updateRestrictedTime',
  writes: ['restrictedTime'],
  card: { effect: 'open' },
  args: v.strictObject({ input: restrictedTimeInput, version }),
  facts: ({ input, version: shown }, actor) =>
    restrictedTimeFacts({ id: input.id, version: shown, field: 'input.id' }, actor),
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

function placedAnew(
  time: RestrictedTime,
  input: RestrictedTimeInput,
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
