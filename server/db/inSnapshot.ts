/** Several reads of the same moment. */
import type { Store } from './database.ts';
import type { StoreTransaction } from './tables.ts';

export function inSnapshot<Answer>(
  { db }: Pick<Store, 'db'>,
  read: (transaction: StoreTransaction) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
