/** What steps would do, decided here and now by the very rules that the server will use. */
import { preview, type Preview } from '../../../commands/preview.ts';
import { addMinutes, minutesBetween, type Wall } from '../../../domain/basics/wallTime.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import type { Step } from '../../../domain/operations.ts';
import { asLesson, isOpen } from '../../../domain/requests/pendingMeeting.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { Drawn } from '../lessons/useCalendar.ts';
import { worldNow } from '../entities/worldNow.ts';

/** null where nothing can be previewed: nobody is signed in, or nothing is loaded. */
export function previewSteps(steps: readonly Step[]): Preview | null {
  const world = worldNow();
  return world && preview({ steps: [...steps] }, world);
}

/** A request that is still open is drawn where its lesson would stand. */
function asDrawn({ before, after }: RowChange): RowChange {
  const lesson = (row: RowChange['before']): RowChange['before'] => {
    if (row?.kind !== 'pendingMeeting') return row;
    return isOpen(row) ? asLesson(row).meeting : null;
  };
  return { before: lesson(before), after: lesson(after) };
}

/** The preview as the calendar draws it. */
export function drawnOf(shown: Preview, zone: string): Drawn {
  return {
    rows: shown.rows.map(asDrawn),
    hits: shown.conflicts.map(({ meetingId, start, end }) => ({
      meetingId,
      startMs: toMs(start, zone),
      endMs: toMs(end, zone),
    })),
  };
}

/**
 * Of a moved series, the slots (as they are now) whose lesson would conflict in its new place.
 * Conflicts name the new slots; the move itself tells how far back the old ones lie.
 */
export function conflictingSlots(shown: Preview, step: Step): Wall[] {
  if (step.name !== 'updateMeeting' || !step.args.input.start || !step.args.occurrence) return [];
  const back = minutesBetween(step.args.input.start, step.args.occurrence);
  return [...new Set(shown.conflicts.map(({ mine }) => addMinutes(mine.slot, back)))];
}
