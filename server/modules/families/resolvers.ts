/** What families ask after their money, and a teacher after one family's. */
import type { Id } from '../../../domain/basics/ids.ts';
import { isRefusal } from '../../../domain/basics/refusal.ts';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { familyAccountsOf } from '../../../domain/money/familyAccount.ts';
import { monthOf, monthSpan } from '../../../domain/money/monthSpan.ts';
import { receiptOf } from '../../../domain/money/receipt.ts';
import { denied } from '../../basics/denied.ts';
import { signedIn, type Context } from '../../kernel/api/context.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { seenRows } from '../../kernel/api/seenRows.ts';
import type { AskRows } from '../../kernel/perform/ask.ts';
import { askMoney, type About, type Answered } from './askMoney.ts';
import { familyMailEntity } from './entity.ts';
import { wireAccount, wireReceipt } from './wireAccount.ts';

type OfMonth = { teacherId: Id; month?: string | null; payerId?: Id | null };
type OfLesson = { teacherId: Id; meetingId: Id; occurrence?: string | null; studentId: Id };

export function makeFamilyResolvers({ askRows }: { askRows: AskRows }): ModuleResolvers {
  async function answered(context: Context, about: About): Promise<Answered> {
    const { store } = context;
    const asking = { store, actor: signedIn(context), nowMs: context.nowMs(), askRows };
    const found = await askMoney(asking, about);
    if (!found) throw denied('NOT_FOUND');
    return found;
  }
  return {
    Query: {
      familyMailsByTeacherId: (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
        seenRows(context, familyMailEntity, teacherId),
      async familyAccounts(_: unknown, { teacherId, month, payerId = null }: OfMonth, context: Context) {
        const { facts, asker } = await answered(context, { teacherId, payerId });
        const nowMs = context.nowMs();
        const asked = month ?? monthOf(dayOf(toWall(nowMs, facts.teacher.zone)));
        const span = monthSpan(asked);
        if (!span) throw denied('BAD_REQUEST', { field: 'month' });
        return familyAccountsOf(facts, asker, span, nowMs).map((each) => wireAccount(each, asked, { facts }));
      },
      async receipt(_: unknown, { teacherId, meetingId, occurrence, studentId }: OfLesson, context: Context) {
        const { facts, asker } = await answered(context, { teacherId, studentId });
        const slot = occurrence == null ? null : wallOf(occurrence, facts.teacher.zone);
        const receipt = receiptOf(facts, asker, { meetingId, occurrence: slot, studentId }, context.nowMs());
        if (isRefusal(receipt)) throw denied('NOT_FOUND');
        return wireReceipt(receipt, { facts });
      },
    },
  };
}

const furthestMs = 8_640_000_000_000;

function wallOf(moment: string, zone: string): string {
  const ms = /^-?\d{1,13}$/.test(moment) ? Number(moment) : NaN;
  if (!(Math.abs(ms) < furthestMs)) throw denied('BAD_REQUEST', { field: 'occurrence' });
  return toWall(ms, zone);
}
