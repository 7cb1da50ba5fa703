/** Turns the requested steps into those to be decided: checked by their schemas, and by what modules check beyond them. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Decoding } from '../../../domain/basics/wire.ts';
import type { Step } from '../../../domain/operations.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import type { Kernel } from './kernel.ts';
import { Rollback } from './rollback.ts';
import { decodeSteps, isRefusedStep, type AskedStep } from './steps.ts';

/** The steps as the operations take them; throws Rollback when one is refused. */
export async function readSteps(
  { prepareSteps }: Pick<Kernel, 'prepareSteps'>,
  transaction: StoreTransaction,
  actorId: Id,
  { steps, decoding }: { steps: readonly AskedStep[]; decoding: Decoding },
): Promise<Step[]> {
  let read = decodeSteps(steps, decoding);
  for (const prepare of prepareSteps)
    if (!isRefusedStep(read)) read = await prepare(transaction, actorId, read);
  if (isRefusedStep(read)) throw new Rollback(read);
  return read;
}
