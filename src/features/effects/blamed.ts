/** Of several that are done at once, or not at all, the one that is at fault. */
import type { Refusal } from '../../../domain/basics/refusal.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { Step } from '../../../domain/operations.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';

export type Blamed = { nth: number; of: number; names: string[]; start: Wall | null };

const inBatch = /^inputs\.(\d+)/;

type Said = { start?: Wall; attendees?: readonly { attendeeId: string }[] | null };

/** null where there is only one. */
export function blamedOf(steps: readonly Step[], at: number, { field }: Refusal): Blamed | null {
  const step = steps[at];
  const nth = Number(inBatch.exec(field ?? '')?.[1] ?? Number.NaN);
  const inputs = step?.name === 'addBatchMeetings' ? step.args.inputs : [];
  const input = inputs[nth];
  if (input) return inputs.length === 1 ? null : { nth: nth + 1, of: inputs.length, ...factsOf(input) };
  if (!step || steps.length === 1) return null;
  const said = 'input' in step.args ? (step.args.input as Said) : {};
  return { nth: at + 1, of: steps.length, ...factsOf(said) };
}

function factsOf({ start, attendees }: Said): Pick<Blamed, 'names' | 'start'> {
  const { nameOf } = loadedMeetings();
  const names = (attendees ?? []).map(({ attendeeId }) => nameOf(attendeeId)).filter(Boolean);
  return { names, start: start ?? null };
}
