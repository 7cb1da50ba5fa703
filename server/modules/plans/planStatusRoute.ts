/** POST /email/check-subscription-status: the phone app asks for the state of the plan; when it has ended, the teacher gets one mail. */
import { runs } from '../../../domain/plans/plans.ts';
import { requireSession, type SessionReader } from '../../kernel/api/context.ts';
import { Denied } from '../../basics/httpDenied.ts';
import { answerJson } from '../../http/answer.ts';
import { requireMethod } from '../../http/requireMethod.ts';
import type { Handler, Route } from '../../http/route.ts';
import { readJson } from '../../http/requestBody.ts';
import type { Limits } from '../../kernel/limits/rateLimits.ts';
import { askForMail } from '../mail/mailJob.ts';
import { mailLanguage } from '../mail/letter.ts';
import type { Store } from '../../db/database.ts';
import { lockPlan, noteEvent } from './subscription.ts';

export type PlanStatusParts = { store: Store; sessions: SessionReader; limits: Limits; nowMs(): number };

export const makePlanStatusRoute = (parts: PlanStatusParts): Route => ({
  path: '/email/check-subscription-status',
  handle: handlePlanStatus(parts),
});

function handlePlanStatus({ store, sessions, limits, nowMs }: PlanStatusParts): Handler {
  return async (req, res) => {
    requireMethod(req, res, 'POST');
    const { language } = await readJson(req);
    const session = await requireSession(sessions, req);
    const { id: teacherId, role } = session.actor;
    if (role !== 'teacher') throw new Denied(403, 'FORBIDDEN', 'A plan is a teacher’s.');
    await limits.count('planStatus', { who: teacherId });
    const plan = await store.db.transaction().execute(async (transaction) => {
      const found = await lockPlan(transaction, teacherId, nowMs());
      if (!found || runs(found.status) || found.email === null) return found;
      const id = `planEnded-${teacherId}-${found.startedMs ?? 0}`;
      const told = transaction
        .selectFrom('app.billing_events')
        .select('id')
        .where('teacher_id', '=', teacherId)
        .where('id', '=', id);
      if (await told.executeTakeFirst()) return found;
      await noteEvent(transaction, teacherId, found, { id, kind: 'told', nowMs: nowMs() });
      const spoken = mailLanguage(typeof language === 'string' ? language : found.language);
      await askForMail(transaction, { id, kind: 'planEnded', to: found.email, language: spoken });
      return found;
    });
    if (!plan) throw new Denied(404, 'NOT_FOUND', 'There is no such teacher.');
    answerJson(res, 200, {
      status: 'ok',
      subscriptionStatus: plan.status,
      subscriptionPlan: plan.plan,
      trialEndDate: plan.trialEndMs === null ? null : String(plan.trialEndMs),
    });
  };
}
