/** Carries out plans as a person's page would send them, straight through the one path of every mutation. */
import type { GenericSchema } from 'valibot';
import { encode } from '../../../domain/basics/wire.ts';
import { operations, type Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/people/people.ts';
import { performAll, type Outcome } from '../../../server/perform.ts';
import type { Store } from '../../../server/store/database.ts';

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

/** Every row of every table, as one text for each: equal texts mean that nothing was written. */
export async function everythingIn({ pool }: Store): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'app' order by 1`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ all: string }>(
      `select coalesce(string_agg(t::text, e'\\n' order by t::text), '') as all from app.${name} t`,
    );
    contents[name] = rows[0]?.all ?? '';
  }
  return contents;
}
