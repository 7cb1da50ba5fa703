/** Mails to families in their wire form: to the teacher those that the teacher sent, to whoever asked their own. */
import type { Id } from '../../../domain/basics/ids.ts';
import { familyMailEntity as declared, type FamilyMail } from '../../../domain/money/familyMail.ts';
import { entity, type Changed } from '../../kernel/entities/entity.ts';
import { payingViewers, type PayingViewer } from '../payments/payingViewers.ts';
import { Rollback } from '../../kernel/perform/rollback.ts';
import { admitFamilyMail } from './admitFamilyMail.ts';
import { askForFamilyMail } from './familyMailJob.ts';
import { readFamilyMails, writeFamilyMails } from './rows.ts';

type WireFamilyMail = {
  id: Id;
  version: number;
  type: string;
  payerId: Id;
  month: string | null;
  createdAt: string;
  askedBy: Id | null;
};

export const familyMailEntity = entity(declared, {
  read: readFamilyMails,
  async write(transaction, { after, changes }: Changed<FamilyMail>) {
    await writeFamilyMails(transaction, after);
    for (const [at, { before, after: made }] of changes.entries()) {
      if (before !== null || made === null) continue;
      const refusal = await admitFamilyMail(transaction, made);
      if (refusal) throw new Rollback({ at, refusal });
      await askForFamilyMail(transaction, made);
    }
  },
  toWire: async (_queries, mails): Promise<WireFamilyMail[]> =>
    mails.map(({ id, revision, type, payerId, month, createdMs, askedBy }) => ({
      id,
      version: revision,
      type,
      payerId,
      month,
      createdAt: String(createdMs),
      askedBy,
    })),
  viewers: payingViewers,
  // What a family asks for is its own business.
  seenBy: (row: WireFamilyMail, viewer: PayingViewer) =>
    (viewer.as === 'teacher' ? row.askedBy === null : viewer.ids.includes(row.askedBy ?? '')) ? row : null,
});
