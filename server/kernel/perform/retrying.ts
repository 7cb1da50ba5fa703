/** Retries transactions that failed because of another one. */
import { conflicts, sqlState, uniqueViolation } from '../../basics/databaseFaults.ts';

const worthAnotherTry = [...conflicts, uniqueViolation];
const mostTries = 4;

export async function retrying<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (fault) {
      const state = sqlState(fault);
      if (tries >= mostTries || state === null || !worthAnotherTry.includes(state)) throw fault;
    }
  }
}
