/** The fields that belong to no area: whether the server can work, and what a refusal says. */
import { sql } from 'kysely';
import type { AreaResolvers } from '../schema/resolvers.ts';
import type { AreaRules } from '../schema/rule.ts';
import type { Context } from './context.ts';

export const baseResolvers = {
  Query: {
    status: async (_: unknown, __: unknown, { store }: Context): Promise<string> => {
      await sql`select 1`.execute(store.db);
      return 'ok';
    },
  },
} satisfies AreaResolvers;

export const baseRules = {
  Query: { status: 'anyone' },
  types: { Refusal: { code: 'asParent', field: 'asParent', params: 'asParent' } },
} as const satisfies AreaRules;
