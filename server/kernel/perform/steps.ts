/** The steps of a document with their request key, before anything is read. */
import { isRefusal, refuse, type Refusal } from '../../../domain/basics/refusal.ts';
import { decode, type Decoding } from '../../../domain/basics/wire.ts';
import { operations, type OperationName, type Step } from '../../../domain/operations.ts';

/** A root field of a mutation with its arguments, by its response key. */
export type RootStep = { key: string; name: string; args: Record<string, unknown> };

export type AskedStep = { key: string; name: OperationName; args: Record<string, unknown> };
export type Document = { steps: AskedStep[]; requestId: string | null };
/** `at`: the index of the refused step. */
export type RefusedStep = { at: number; refusal: Refusal };

export const isRefusedStep = (value: object): value is RefusedStep => 'refusal' in value;

const longestRequestId = 200;
/** A document is decided without a break, and everybody else waits for it. */
const mostAdded = 1_000;
/** Each step's payload may contain all rows that the document wrote. */
const mostAnswered = 20_000;

/** requestId names the whole document, so it must be the same in each field. */
export function documentOf(asked: readonly RootStep[]): Document | RefusedStep {
  const steps = asked.map(({ key, name, args: { requestId: _, ...args } }) => ({
    key,
    name: name as OperationName,
    args,
  }));
  const requestIds = asked.map(({ args }) => args['requestId'] ?? null);
  const added = addedBy(steps);
  const most = Math.min(mostAdded, Math.floor(mostAnswered / Math.max(1, steps.length)));
  if (added > most) return { at: 0, refusal: refuse('TOO_MANY', undefined, { limit: most }) };
  const [first = null] = requestIds;
  const unnamed = steps.findIndex(({ name }) => operations[name].onlyOnce);
  if (unnamed >= 0 && first === null) return { at: unnamed, refusal: refuse('BAD_REQUEST', 'requestId') };
  const odd = requestIds.findIndex((requestId) => requestId !== first);
  if (odd >= 0) return { at: odd, refusal: refuse('BAD_REQUEST', 'requestId') };
  if (first === null) return { steps, requestId: null };
  if (typeof first !== 'string' || first === '' || first.length > longestRequestId) {
    return { at: 0, refusal: refuse('BAD_REQUEST', 'requestId') };
  }
  return { steps, requestId: first };
}

function addedBy(steps: readonly AskedStep[]): number {
  let added = 0;
  for (const { name, args } of steps) {
    if (name === 'addMeeting') added += 1;
    if (name === 'addBatchMeetings' && Array.isArray(args['inputs'])) added += args['inputs'].length;
  }
  return added;
}

/** The steps in wall time and minor units; the first one that does not match its schema is refused. */
export function decodeSteps(steps: readonly AskedStep[], decoding: Decoding): Step[] | RefusedStep {
  const decoded: Step[] = [];
  for (const [at, { name, args }] of steps.entries()) {
    const read: unknown = decode<unknown>(operations[name].args, args, decoding);
    if (isRefusal(read)) return { at, refusal: read };
    decoded.push({ name, args: read } as Step);
  }
  return decoded;
}
