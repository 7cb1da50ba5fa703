/** Lets the rate-limiter library run its statements in a transaction of ours. */
import { CompiledQuery } from 'kysely';
import type { Queries } from '../../db/tables.ts';

type Asked = { text: string; values: unknown[] };

export const inQueries = (queries: Queries) => ({
  async query({ text, values }: Asked): Promise<{ rows: unknown[]; rowCount: number }> {
    const { rows } = await queries.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  },
});
