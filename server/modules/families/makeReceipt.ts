/** A receipt as a PDF, for whoever may see it, in their language. */
import type { Id } from '../../../domain/basics/ids.ts';
import { isRefusal } from '../../../domain/basics/refusal.ts';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { receiptOf } from '../../../domain/money/receipt.ts';
import { askMoney, type Asking } from './askMoney.ts';
import { waysTo, type StatementParts } from './makeStatement.ts';
import { receiptPage } from './receiptPage.ts';
import type { StatementPage } from './statementPage.ts';
import type { StatementLanguage } from './statementWords.ts';
import { nameIn } from './wireAccount.ts';

type ReceiptWish = {
  teacherId: Id;
  meetingId: Id;
  studentId: Id;
  /** In milliseconds; null: of a lesson that stands alone. */
  occurrence: number | null;
  language: StatementLanguage;
};

/** null: there is none for this asker. */
export async function makeReceipt(
  asking: Asking,
  { teacherId, meetingId, studentId, occurrence, language }: ReceiptWish,
  { typesetter }: StatementParts,
): Promise<{ pdf: Uint8Array; page: StatementPage } | null> {
  const { nowMs, store } = asking;
  const found = await askMoney(asking, { teacherId, studentId });
  if (!found) return null;
  const { facts, asker } = found;
  const { currency, zone, name } = facts.teacher;
  const slot = occurrence === null ? null : toWall(occurrence, zone);
  const receipt = receiptOf(facts, asker, { meetingId, occurrence: slot, studentId }, nowMs);
  if (isRefusal(receipt)) return null;
  const page = receiptPage({
    receipt,
    currency,
    language,
    today: dayOf(toWall(nowMs, zone)),
    teacher: { name, ways: await waysTo(store, teacherId) },
    studentName: nameIn(facts, studentId),
  });
  return { page, pdf: await typesetter.typeset('statement.typ', page) };
}
