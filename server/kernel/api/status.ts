/** The fields that belong to no module: whether the server works, and what a refusal contains. */
import { sql } from 'kysely';
import type { ModuleResolvers } from './resolvers.ts';
import type { AccessPolicy } from '../entities/policy.ts';
import type { Context } from './context.ts';

export const statusResolvers = {
  Query: {
    status: async (_: unknown, __: unknown, { store }: Context): Promise<string> => {
      await sql`select 1`.execute(store.db);
      return 'ok';
    },
  },
} satisfies ModuleResolvers;

export const statusPolicy = {
  Query: { status: 'anyone' },
  types: { Refusal: { code: 'asParent', field: 'asParent', params: 'asParent' } },
} as const satisfies AccessPolicy;
