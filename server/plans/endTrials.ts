/** Trials whose time is over are marked as such: what was decided by the clock until then is written, and told to the teacher's tabs. */
import type { Store } from '../store/database.ts';
import { lockPlan, writePlan } from './subscription.ts';

export async function endTrials({ db }: Pick<Store, 'db'>, nowMs: number): Promise<void> {
  const over = await db
    .selectFrom('app.teachers')
    .select('teacher_id')
    .where('trial_end', '<=', new Date(nowMs))
    .where('status', 'in', ['ACTIVE', 'TRIAL'])
    .execute();
  for (const { teacher_id: teacherId } of over) {
    await db.transaction().execute(async (transaction) => {
      const plan = await lockPlan(transaction, teacherId, nowMs);
      // Whoever has chosen a plan meanwhile is on no trial any more.
      if (plan?.status === 'EXPIRED' && plan.trialEndMs !== null)
        await writePlan(transaction, teacherId, plan, { kind: 'trialEnded', nowMs });
    });
  }
}
