/** How far the caller has come with what leads them in. */
import { denied } from '../../basics/denied.ts';
import { signedIn, type Context } from '../../kernel/api/context.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';

type Kept = { name: string; step: number; ended: boolean };

const mostSteps = 20;

export const guideResolvers = {
  Query: {
    guides: (_: unknown, _args: unknown, context: Context): Promise<Kept[]> =>
      context.store.db
        .selectFrom('app.guides')
        .select(['name', 'step', 'ended'])
        .where('user_id', '=', signedIn(context).id)
        .orderBy('name')
        .execute(),
  },
  Mutation: {
    keepGuide: async (_: unknown, { name, step, ended }: Kept, context: Context) => {
      const { id } = signedIn(context);
      if (step < 0 || step > mostSteps) throw denied('BAD_REQUEST', { field: 'step' });
      await context.store.db
        .insertInto('app.guides')
        .values({ user_id: id, name, step, ended })
        .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ step, ended }))
        .execute();
      return { status: 'ok', refusal: null };
    },
  },
} satisfies ModuleResolvers;
