/** Carries out plans as a person's page would send them, straight through the one path of every mutation. */
import type { GenericSchema } from 'valibot';
import { encode } from '../../../domain/basics/wire.ts';
import { operations, type Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { performAll, type Outcome } from '../../../server/app/kernel.ts';
import type { Store } from '../../../server/db/database.ts';

/** Sunday 1 November 2026, 10:00 in Jerusalem. */
export const now = Date.UTC(2026, 10, 1, 8, 0);

export type CarryOut = (steps: readonly Step[], requestId?: string) => Promise<Outcome[]>;

export function carryingOut(store: Store, actor: Actor, nowMs = now): CarryOut {
  const codec = { zone: 'Asia/Jerusalem', currency: 'ILS' };
  return async (steps, requestId) => {
    const asked = steps.map(({ name, args }, index) => {
      const wire = encode(operations[name].args as GenericSchema<unknown, unknown>, args, codec);
      return { key: `s${index}`, name, args: requestId === undefined ? wire : { ...wire, requestId } };
    });
    const outcomes = await performAll({ actor, store, nowMs: () => nowMs }, asked);
    return [...outcomes.values()];
  };
}

type NewMeeting = Extract<Step, { name: 'addMeeting' }>['args']['input'];

export const add = (input: NewMeeting): Step => ({ name: 'addMeeting', args: { input } });

/** Every row of every table, as one text for each with a line for each row: equal texts mean that nothing was written. */
export async function everythingIn({ pool }: Store): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  const contents = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(string_agg(line, e'\\n' order by line), '') as all
       from (select replace(t::text, e'\\n', '\\n') as line from app.${name} t) rows`,
  );
  const { rows } = await pool.query<{ name: string; all: string }>(contents.join(' union all '));
  return Object.fromEntries(rows.map(({ name, all }) => [name, all]));
}
