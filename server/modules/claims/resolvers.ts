/** The invitation of a student whom a teacher keeps, and its acceptance. */
import type { Id } from '../../../domain/basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../../domain/basics/refusal.ts';
import { checkPlan, statusAt } from '../../../domain/plans/plans.ts';
import { denied } from '../../basics/denied.ts';
import { newId } from '../../basics/newId.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import { signedIn, type Context } from '../../kernel/api/context.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { countOrDeny } from '../../kernel/limits/countOrDeny.ts';
import { mailboxOf } from '../../kernel/limits/mailbox.ts';
import { retrying } from '../../kernel/perform/retrying.ts';
import { Rollback } from '../../kernel/perform/rollback.ts';
import type { FeedSettings } from '../feeds/feedAddress.ts';
import { readContracts } from '../joining/contractRows.ts';
import { shownContract } from '../joining/wireContract.ts';
import { claimAddress } from '../mail/claimCode.ts';
import { askForMail } from '../mail/mailJob.ts';
import { mailLanguage } from '../mail/letter.ts';
import { invitationCount } from '../people/countInvitations.ts';
import {
  inviterOf,
  lockKeptStudent,
  makeClaimLink,
  openClaim,
  type ClaimLink,
  type KeptStudent,
} from './claimLink.ts';
import { takeOver } from './takeOver.ts';

type Accepting = {
  code: string;
  takeName?: boolean | null;
  takePhone?: boolean | null;
  contractVersion?: number | null;
  locale?: string | null;
};

const refused = ({ code, field }: Refusal) => ({
  status: code,
  refusal: { code, field: field ?? null, params: null },
});

export const makeClaimResolvers = ({ secret, publicUrl }: FeedSettings) =>
  ({
    Query: {
      claim: async (
        _: unknown,
        { code, locale }: { code: string; locale?: string | null },
        context: Context,
      ) => {
        await countOrDeny(context, 'shareLinks', { address: context.address });
        const { db } = context.store;
        const found = await openClaim(db, code, context.nowMs());
        if (!found) return null;
        const contracts = await readContracts(db, found.teacherId);
        return {
          ...found,
          phoneNumber: context.actor ? found.phone : null,
          contract: shownContract(contracts, found.contractVersion, locale ?? 'he'),
        };
      },
    },
    Mutation: {
      inviteKeptStudent: async (
        _: unknown,
        { studentId, mail }: { studentId: Id; mail?: boolean | null },
        context: Context,
      ) => {
        const { id: teacherId } = signedIn(context);
        const ask = { teacherId, studentId, mail: mail === true, secret, nowMs: context.nowMs() };
        const answer = await invite(context, ask);
        if (isRefusal(answer)) return refused(answer);
        return {
          status: 'ok',
          refusal: null,
          url: claimAddress(publicUrl, answer.code),
          expiresAt: String(answer.expiresMs),
        };
      },
      claimStudent: async (
        _: unknown,
        { code, takeName, takePhone, contractVersion, locale }: Accepting,
        context: Context,
      ) => {
        await countOrDeny(context, 'shareLinks', { address: context.address });
        const agreed = contractVersion == null ? null : { version: contractVersion, locale: locale ?? null };
        const wish = { code, takeName: takeName === true, takePhone: takePhone === true };
        const sessionId = context.session?.id ?? null;
        const asking = { wish, agreed, sessionId, nowMs: context.nowMs() };
        const refusal = await takeOver(context.store, signedIn(context), asking);
        return refusal ? refused(refusal) : { status: 'ok', refusal: null };
      },
    },
  }) satisfies ModuleResolvers;

type Invite = { teacherId: Id; studentId: Id; mail: boolean; secret: string; nowMs: number };

/** In one transaction: what is refused is neither counted nor made. */
async function invite({ store: { db } }: Context, ask: Invite): Promise<ClaimLink | Refusal> {
  const { teacherId, studentId, nowMs } = ask;
  try {
    return await retrying(() =>
      db.transaction().execute(async (transaction) => {
        const kept = isStoredId(studentId) ? await lockKeptStudent(transaction, teacherId, studentId) : null;
        if (!kept) throw denied('NOT_FOUND');
        const teacher = await inviterOf(transaction, teacherId);
        const { plan, status, trial_end: trialEnd } = teacher;
        const trialEndMs = trialEnd?.getTime() ?? null;
        const lapsed = checkPlan({ plan, status: statusAt({ status, trialEndMs }, nowMs) });
        if (lapsed) return lapsed;
        if (ask.mail && !kept.email) return refuse('NO_ADDRESS', 'mail');
        const link = await makeClaimLink(transaction, ask);
        if (ask.mail) await mailLink(transaction, { ask, link, kept, teacher });
        return link;
      }),
    );
  } catch (fault) {
    if (fault instanceof Rollback) return fault.refused.refusal;
    throw fault;
  }
}

type Mailed = {
  ask: Invite;
  link: ClaimLink;
  kept: KeptStudent;
  teacher: Awaited<ReturnType<typeof inviterOf>>;
};

/** Within the limits of every invitation, by the same count (countInvitations.ts): a refused mail rolls back whatever came before it. */
async function mailLink(
  transaction: StoreTransaction,
  { ask: { teacherId, nowMs }, link: { id }, kept: { name, email }, teacher }: Mailed,
): Promise<void> {
  if (!email) return;
  const waitFor = await invitationCount(transaction, teacherId, nowMs);
  const retryAfterSeconds = await waitFor(mailboxOf(email));
  if (retryAfterSeconds > 0)
    throw new Rollback({ at: 0, refusal: refuse('MAIL_LIMIT', 'mail', { retryAfterSeconds }) });
  const language = mailLanguage(teacher.preferences.language);
  await askForMail(transaction, {
    kind: 'claim',
    id: newId(),
    to: email,
    language,
    claimId: id,
    teacher: teacher.username,
    name,
  });
}
