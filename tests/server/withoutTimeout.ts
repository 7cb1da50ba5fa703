/** A statement that makes or removes a whole database: on a busy machine it may take longer than the product lets any statement take. */
import type { Store } from '../../server/db/database.ts';

export async function patiently({ pool }: Pick<Store, 'pool'>, sql: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query(sql);
    await client.query('RESET statement_timeout');
  } finally {
    client.release();
  }
}
