/** Marks expired trials: they already count as expired by their date; this writes it and updates the teacher's open tabs. */
import type { Store } from '../../db/database.ts';
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
      // A teacher who has chosen a plan meanwhile has no trial any more.
      if (plan?.status === 'EXPIRED' && plan.trialEndMs !== null)
        await writePlan(transaction, teacherId, plan, { kind: 'trialEnded', nowMs });
    });
  }
}
