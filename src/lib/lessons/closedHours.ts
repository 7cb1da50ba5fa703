/** The closed hours that were loaded, as rows again, and when they fall. */
import { useMemo } from 'react';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween, type Lesson } from '../../../domain/calendar/lesson.ts';
import {
  asHeld,
  readRestrictedTime,
  type RestrictedTime,
  type WireRestrictedTime,
} from '../../../domain/calendar/availability/restrictedTime.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { ArgsOf, Step } from '../../../domain/operations.ts';
import { useEntityStore } from '../entities/entityStore.ts';

type Closing = ArgsOf<'addRestrictedTime'>['input'];
/** What is absent stays as it is. */
export type ClosingPatch = Omit<ArgsOf<'updateRestrictedTime'>['input'], 'id'>;

export const stepToClose = (input: Closing): Step => ({ name: 'addRestrictedTime', args: { input } });

export const stepToChange = ({ id, revision: version }: RestrictedTime, patch: ClosingPatch): Step => ({
  name: 'updateRestrictedTime',
  args: { input: { id, ...patch }, version },
});

export const stepToOpen = ({ id, revision: version }: RestrictedTime): Step => ({
  name: 'removeRestrictedTime',
  args: { id, version },
});

/** Hours in which no lesson is held, drawn under the lessons. */
export type ClosedHours = { key: string; start: Wall; end: Wall; reason: string };

export const closedRows = (wires: readonly WireRestrictedTime[], zone: string): RestrictedTime[] =>
  wires.flatMap((wire) => readRestrictedTime(wire, { zone, teacherId: '' }) ?? []);

/** What falls into the days that are seen, on the viewer's wall; the end is exclusive. */
export function closedBetween(rows: readonly RestrictedTime[], seen: SeenDays): ClosedHours[] {
  const [fromMs, untilMs] = [toMs(seen.from, seen.zone), toMs(seen.until, seen.zone)];
  return rows.flatMap((row) =>
    lessonsBetween(asHeld(row), fromMs, untilMs).map(({ startMs, endMs, slot }) => ({
      key: `${row.id} ${slot}`,
      start: toWall(startMs, seen.zone),
      end: toWall(endMs, seen.zone),
      reason: row.reason,
    })),
  );
}

/** With what an open plan would close and open. */
function withPlanned(
  rows: readonly RestrictedTime[],
  planned: readonly RowChange[],
): readonly RestrictedTime[] {
  const after = planned.flatMap((change) => (change.after?.kind === 'restrictedTime' ? [change.after] : []));
  if (after.length === 0) return rows;
  const ids = new Set(after.map(({ id }) => id));
  return [...rows.filter(({ id }) => !ids.has(id)), ...after.filter(({ removedMs }) => removedMs === null)];
}

const noRows: readonly RowChange[] = [];

type SeenDays = { from: Wall; until: Wall; zone: string };

/** What falls into the days that are seen, with what an open plan would change of it. */
export function useClosedHours(seen: SeenDays, planned: readonly RowChange[] = noRows): ClosedHours[] {
  const wires = useEntityStore(({ closed }) => closed);
  const rows = useMemo(() => closedRows(wires, seen.zone), [wires, seen.zone]);
  // The very same where the plan closes nothing.
  const then = withPlanned(rows, planned);
  return useMemo(() => closedBetween(then, seen), [then, seen]);
}

const dayMs = 86_400_000;

/** The first that is not over yet; null where all of them are. */
export function nextClosing(row: RestrictedTime, nowMs: number): Lesson | null {
  const held = asHeld(row);
  const firstMs = toMs(row.start, row.zone);
  // A rule of leap days comes once in eight years at most.
  for (const days of [1, 40, 400, 3000]) {
    const found = lessonsBetween(held, nowMs, Math.max(nowMs, firstMs) + days * dayMs).find(
      ({ endMs }) => endMs > nowMs,
    );
    if (found) return found;
  }
  return null;
}
