/** Every mutation: all steps of a document are carried out together when its first field is resolved. */
import type { GraphQLResolveInfo } from 'graphql';
import { operations } from '../../../domain/operations.ts';
import type { Outcome } from '../perform/outcome.ts';
import type { Context } from './context.ts';
import { denied } from '../../basics/denied.ts';
import { rootStepsOf } from './rootSteps.ts';

/** Keyed by context, since each call has its own. */
const performed = new WeakMap<Context, Promise<Map<string, Outcome>>>();

export async function mutate(
  _source: unknown,
  _args: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Outcome | undefined> {
  let outcomes = performed.get(context);
  if (!outcomes) {
    const steps = rootStepsOf(info);
    if (steps.some(({ name }) => !(name in operations))) throw denied('BAD_REQUEST');
    outcomes = context.performAll(context, steps);
    performed.set(context, outcomes);
  }
  return (await outcomes).get(String(info.path.key));
}
