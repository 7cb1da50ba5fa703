/** The teacher's lock and the number of the change, in one statement: whoever comes second waits here. */
import type { Id } from '../../domain/basics/ids.ts';
import type { StoreTransaction } from '../store/tables.ts';

export type Locked = {
  teacherId: Id;
  revision: number;
  zone: string;
  currency: string;
  occupiedUntilMs: number;
};

export async function lockTeacher(transaction: StoreTransaction, teacherId: Id): Promise<Locked | null> {
  const row = await transaction
    .updateTable('app.teachers')
    .set((teacher) => ({ revision: teacher('revision', '+', 1) }))
    .where('teacher_id', '=', teacherId)
    .returning(['revision', 'zone', 'currency', 'occupied_until'])
    .executeTakeFirst();
  if (!row) return null;
  const { revision, zone, currency } = row;
  return { teacherId, revision, zone, currency, occupiedUntilMs: row.occupied_until.getTime() };
}
