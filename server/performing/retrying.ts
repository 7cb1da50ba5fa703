/** What PostgreSQL says of a transaction that failed, and which ones are worth another try. */

/** Two transactions that were in each other's way: a deadlock, or a serialization that failed. */
export const conflicts: readonly string[] = ['40P01', '40001'];
/** A row that another wrote meanwhile, as the key of one request that came twice. */
const unique = '23505';
/** An exclusion constraint: two lessons at one time. */
export const overlap = '23P01';
/** Said of whatever is asked in a transaction in which something else has failed. */
export const abortedByAnother = '25P02';
/** A character that PostgreSQL cannot keep (NUL, half of a surrogate pair). */
export const unwritableText: readonly string[] = ['22021', '22P05'];

const worthAnotherTry = [...conflicts, unique];
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

export function sqlState(fault: unknown): string | null {
  return fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : null;
}
