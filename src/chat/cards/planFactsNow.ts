/** The facts of a plan against what is loaded now. */
import type { Preview } from '../../../commands/preview.ts';
import type { Step } from '../../../domain/operations.ts';
import { codecNow } from '../../app/codecNow.ts';
import { loadedMeetings } from '../../app/previewSteps.ts';
import { planFacts, type PlanFacts } from './planFacts.ts';

export const planFactsNow = (steps: readonly Step[], preview: Preview): PlanFacts =>
  planFacts(steps, preview, loadedMeetings(), { nowMs: Date.now(), zone: codecNow().zone });
