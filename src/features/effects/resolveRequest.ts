/**
 * A lesson that is asked for, or offered, at an hour that is taken. Nothing refuses it, since only a yes books anything; so the free
 * hours nearby are the safe way out here too, and sending it for the hour that was asked for is a second act.
 */
import type { IndexedWorld } from '../../../commands/world/indexWorld.ts';
import { addDays, addMinutes, dayOf, minutesBetween, type Wall } from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { nearestFree, searchDays } from '../../../domain/calendar/availability/freeSlots.ts';
import { isRefused } from '../../../domain/decide.ts';
import type { Step } from '../../../domain/operations.ts';
import { isOpen, type PendingMeeting } from '../../../domain/requests/pendingMeeting.ts';
import type { Preview } from '../../../commands/preview.ts';
import { worldNow } from '../../lib/entities/worldNow.ts';
import { previewSteps } from '../../lib/operations/previewSteps.ts';
import type { WayOut } from '../../lib/operations/wayOut.ts';
import type { ConflictFacts } from './planFactsShape.ts';
import { calendarAsked, inTheWayOf } from './requestNotes.ts';

export type ResolvedRequest = {
  /** What the chosen way out would send; what was asked for where there is none. */
  steps: Step[];
  preview: Preview;
  conflict: ConflictFacts;
};

type Asking = Extract<Step, { name: 'addPendingMeeting' | 'updatePendingMeeting' }>;

type Timed = Asking & { args: { input: { start: Wall } } };

/** `wanted`: the way out that was chosen instead of the first. null where nothing stands in the way. */
export function resolveRequest(steps: readonly Step[], wanted: WayOut | null = null): ResolvedRequest | null {
  if (steps.some(isAccepting)) return resolveAcceptance(steps);
  const world = steps.some(isTimed) ? worldNow() : null;
  if (!world) return null;
  const found = steps.flatMap((step, at) => troubleOf(step, at, world) ?? []);
  const [first, ...others] = found;
  const asIs = first && previewSteps(steps);
  if (!asIs || isRefused(asIs)) return null;
  const { pending, step } = first;
  const conflict: ConflictFacts = {
    action: world.role === 'teacher' ? 'offer' : 'ask',
    conflicts: [],
    taken: found.flatMap(({ taken }) => taken),
    asked: step.args.input.start,
    count: 1,
    // Of several each would need an hour of its own.
    ways: others.length > 0 ? [] : freeNearby(step, pending, world),
    chosen: null,
    mayInsist: true,
  };
  for (const way of wanted ? [wanted, ...conflict.ways] : conflict.ways) {
    if (way.kind !== 'hour') continue;
    const taken = steps.map((each, at) => (at === first.at ? atHour(step, way.start) : each));
    const preview = previewSteps(taken);
    if (preview && !isRefused(preview))
      return { steps: taken, preview, conflict: { ...conflict, chosen: way } };
  }
  return { steps: [...steps], preview: asIs, conflict: { ...conflict, ways: [] } };
}

/** A teacher's offer that is taken as it stands. */
const isAccepting = ({ name, args }: Step): boolean =>
  name === 'updatePendingMeeting' && args.status === 'Approved' && !args.input?.start;

/**
 * Another lesson of one's own at that hour, with whichever teacher: the yes books both, so leaving the offer open is the safe way. A
 * teacher's own yes is refused where something stands in its way.
 */
function resolveAcceptance(steps: readonly Step[]): ResolvedRequest | null {
  const world = worldNow();
  const preview = world && world.role !== 'teacher' ? previewSteps(steps) : null;
  if (!world || !preview || isRefused(preview)) return null;
  const accepted = preview.rows.flatMap(({ after }) => (after?.kind === 'pendingMeeting' ? [after] : []));
  const taken = accepted.flatMap((pending) => inTheWayOf(pending, world)).filter(({ by }) => by === 'own');
  const [first] = accepted;
  if (!first || taken.length === 0) return null;
  const asked = toWall(toMs(first.start, first.zone), world.timeZone);
  const ways = { conflicts: [], ways: [], chosen: null, mayInsist: true };
  return { steps: [...steps], preview, conflict: { action: 'approve', taken, asked, count: 1, ...ways } };
}

const isTimed = (step: Step): step is Timed =>
  (step.name === 'addPendingMeeting' || step.name === 'updatePendingMeeting') &&
  Boolean(step.args.input.start);

type Trouble = { at: number; step: Timed; pending: PendingMeeting; taken: ReturnType<typeof inTheWayOf> };

function troubleOf(step: Step, at: number, world: IndexedWorld): Trouble | null {
  const preview = isTimed(step) ? previewSteps([step]) : null;
  if (!isTimed(step) || !preview || isRefused(preview)) return null;
  const pending = preview.rows.map(({ after }) => after).find((row) => row?.kind === 'pendingMeeting');
  if (!pending || !isOpen(pending)) return null;
  const taken = inTheWayOf(pending, world);
  return taken.length > 0 ? { at, step, pending, taken } : null;
}

/** Where the teacher is free, and whoever is to come. */
function freeNearby(step: Timed, pending: PendingMeeting, world: IndexedWorld): WayOut[] {
  const { teacherId, start: around, minutes, location, rrule } = pending;
  const day = dayOf(around);
  const asked = calendarAsked(world, teacherId, {
    from: `${addDays(day, -searchDays)}T00:00`,
    until: `${addDays(day, searchDays + 1)}T00:00`,
  });
  if (!asked) return [];
  const fits = (start: Wall): boolean =>
    (rrule === null || dayOf(start) === day) && inTheWayOf({ ...pending, start }, world).length === 0;
  const notBefore = toWall(Date.now(), asked.teacher.zone);
  return nearestFree(asked, { minutes, around, notBefore, location, fits }).map((start) => ({
    kind: 'hour',
    // The step speaks of the hour as it was said.
    start: addMinutes(step.args.input.start, minutesBetween(around, start)),
  }));
}

function atHour(step: Timed, start: Wall): Step {
  const { input } = step.args;
  const end = input.end ? addMinutes(start, minutesBetween(input.start, input.end)) : undefined;
  return {
    ...step,
    args: { ...step.args, input: { ...input, start, ...(end === undefined ? {} : { end }) } },
  } as Step;
}
