/** The invitation of a student whom a teacher keeps, and its acceptance. */
import type { Id } from '../../../domain/basics/ids.ts';
import { refuse, type Refusal } from '../../../domain/basics/refusal.ts';
import { denied } from '../../basics/denied.ts';
import { newId } from '../../basics/newId.ts';
import { isStoredId } from '../../basics/storedId.ts';
import { signedIn, type Context } from '../../kernel/api/context.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { countOrDeny } from '../../kernel/limits/countOrDeny.ts';
import { mailboxOf } from '../../kernel/limits/mailbox.ts';
import type { FeedSettings } from '../feeds/feedAddress.ts';
import { claimAddress } from '../mail/claimCode.ts';
import { askForMail } from '../mail/mailJob.ts';
import { mailLanguage } from '../mail/letter.ts';
import {
  inviterOf,
  keptStudentOf,
  makeClaimLink,
  openClaim,
  type ClaimLink,
  type KeptStudent,
} from './claimLink.ts';
import { takeOver } from './takeOver.ts';

type Accepting = { code: string; takeName?: boolean | null; takePhone?: boolean | null };

const refused = ({ code, field }: Refusal) => ({
  status: code,
  refusal: { code, field: field ?? null, params: null },
});

export const makeClaimResolvers = ({ secret, publicUrl }: FeedSettings) =>
  ({
    Query: {
      claim: async (_: unknown, { code }: { code: string }, context: Context) => {
        await countOrDeny(context, 'shareLinks', { address: context.address });
        const found = await openClaim(context.store.db, code, context.nowMs());
        return found && { ...found, phoneNumber: context.actor ? found.phone : null };
      },
    },
    Mutation: {
      inviteKeptStudent: async (
        _: unknown,
        { studentId, mail }: { studentId: Id; mail?: boolean | null },
        context: Context,
      ) => {
        const { id: teacherId } = signedIn(context);
        const { db } = context.store;
        const kept = isStoredId(studentId) ? await keptStudentOf(db, teacherId, studentId) : null;
        if (!kept) throw denied('NOT_FOUND');
        if (mail && !kept.email) return refused(refuse('NO_ADDRESS', 'mail'));
        const link = await makeClaimLink(db, { teacherId, studentId, secret, nowMs: context.nowMs() });
        const refusal = mail ? await mailLink(context, link, kept) : null;
        if (refusal) return refused(refusal);
        const { code, expiresMs } = link;
        return {
          status: 'ok',
          refusal: null,
          url: claimAddress(publicUrl, code),
          expiresAt: String(expiresMs),
        };
      },
      claimStudent: async (_: unknown, { code, takeName, takePhone }: Accepting, context: Context) => {
        const wish = { code, takeName: takeName === true, takePhone: takePhone === true };
        const refusal = await takeOver(context.store, signedIn(context), { wish, nowMs: context.nowMs() });
        return refusal ? refused(refusal) : { status: 'ok', refusal: null };
      },
    },
  }) satisfies ModuleResolvers;

/** Counted as any other invitation. */
async function mailLink(
  { store: { db }, limits, actor }: Context,
  { id }: ClaimLink,
  { name, email }: KeptStudent,
): Promise<Refusal | null> {
  if (!actor || !email) return null;
  const wait =
    (await limits.wait('invitationsADay', { who: actor.id })) ||
    (await limits.wait('invitationsToReceiver', { who: mailboxOf(email) }));
  if (wait > 0) return refuse('MAIL_LIMIT', 'mail', { retryAfterSeconds: wait });
  const teacher = await inviterOf(db, actor.id);
  const language = mailLanguage(teacher.preferences.language);
  await askForMail(db, {
    kind: 'claim',
    id: newId(),
    to: email,
    language,
    claimId: id,
    teacher: teacher.username,
    name,
  });
  return null;
}
