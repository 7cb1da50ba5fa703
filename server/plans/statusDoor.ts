/** POST /email/check-subscription-status: the phone app asks how the plan stands; where it has ended its teacher is written to, once. */
import { runs } from '../../domain/plans/plans.ts';
import type { Sessions } from '../access/sessions.ts';
import { answerJson, Denied } from '../doors/answer.ts';
import type { Handler } from '../doors/http.ts';
import { readJson } from '../doors/limits.ts';
import type { Limits } from '../limits/limits.ts';
import { askForMail } from '../mail/mailJob.ts';
import { mailLanguage } from '../mail/letter.ts';
import type { Store } from '../store/database.ts';
import { lockPlan, noteEvent } from './subscription.ts';

export const statusPath = '/email/check-subscription-status';

type Parts = { store: Store; sessions: Pick<Sessions, 'of'>; limits: Limits; nowMs(): number };

export function makeStatusDoor({ store, sessions, limits, nowMs }: Parts): Handler {
  return async (req, res) => {
    if (req.method !== 'POST') {
      res.setHeader('allow', 'POST');
      throw new Denied(405, 'BAD_REQUEST', `${req.method} is not taken here.`);
    }
    const { language } = await readJson(req);
    const session = await sessions.of(req);
    if (!session) throw new Denied(401, 'UNAUTHENTICATED', 'Nobody is signed in.');
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
