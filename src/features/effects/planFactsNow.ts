/** The facts of a plan against what is loaded now. */
import type { Preview } from '../../../commands/preview.ts';
import { isRefused } from '../../../domain/decide.ts';
import type { Step } from '../../../domain/operations.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { worldNow } from '../../lib/entities/worldNow.ts';
import { planFacts } from './planFacts.ts';
import type { PlanFacts } from './planFactsShape.ts';
import { requestNotes } from './requestNotes.ts';

export function planFactsNow(steps: readonly Step[], preview: Preview): PlanFacts {
  const facts = planFacts(steps, preview, loadedMeetings(), { nowMs: Date.now(), zone: codecNow().zone });
  const world = worldNow();
  const taken = world && !isRefused(preview) ? requestNotes(preview.rows, world) : [];
  return taken.length > 0 ? { ...facts, notes: [...taken, ...(facts.notes ?? [])] } : facts;
}
