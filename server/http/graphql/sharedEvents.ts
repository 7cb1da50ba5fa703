/**
 * Subscriptions, each event executed once for all who are sent the same row by the same document: below the root a field is read from the
 * row alone, never by who asks. Masks come before (seenBy), so that only those who may see the same are given the same row.
 */
import {
  createSourceEventStream,
  executeSubscriptionEvent,
  validateSubscriptionArgs,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type ValidatedSubscriptionArgs,
} from 'graphql';
import { Rows } from '../../kernel/live/rows.ts';

type Executed = ReturnType<typeof executeSubscriptionEvent>;
/** By document, and by what else was asked. */
type Results = WeakMap<DocumentNode, Map<string, Executed>>;
const resultsOf = new WeakMap<object, Results>();

export async function subscribeShared(args: ExecutionArgs): Promise<Rows<ExecutionResult> | ExecutionResult> {
  const validated = validateSubscriptionArgs(args);
  if (!('schema' in validated)) return { errors: validated };
  const source = await createSourceEventStream(validated);
  // What is no source of rows is a refusal.
  if (!(source instanceof Rows)) return source as ExecutionResult;
  const asked = JSON.stringify([args.operationName, args.variableValues]);
  return (source as Rows<unknown>).map((rootValue) =>
    atOnce(executeOnce({ ...validated, rootValue }, asked)),
  );
}

function executeOnce(event: ValidatedSubscriptionArgs, asked: string): Executed {
  const row = onlyRowOf(event.rootValue);
  if (row === null) return executeSubscriptionEvent(event);
  const results: Results = resultsOf.get(row) ?? new WeakMap();
  resultsOf.set(row, results);
  const alike = results.get(event.document) ?? new Map<string, Executed>();
  results.set(event.document, alike);
  const result = alike.get(asked) ?? executeSubscriptionEvent(event);
  alike.set(asked, result);
  return result;
}

/** Results are sent in the order of their rows: one that had to be waited for would come after its next. */
function atOnce(result: Executed): ExecutionResult {
  if (result instanceof Promise) throw new Error('A field below the root of a subscription waits');
  return result;
}

/** {meetings: row}: the row; null for a payload of another form. */
function onlyRowOf(payload: unknown): object | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const [row, ...others] = Object.values(payload) as unknown[];
  return others.length === 0 && typeof row === 'object' && row !== null ? row : null;
}
