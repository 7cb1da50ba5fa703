/** A family's month as a PDF, for whoever may see it, in their language. */
import type { Id } from '../../../domain/basics/ids.ts';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { phoneText } from '../../../domain/people/changedContact.ts';
import { familyAccountsOf, type FamilyAccount } from '../../../domain/money/familyAccount.ts';
import { monthSpan } from '../../../domain/money/monthSpan.ts';
import type { Store } from '../../db/database.ts';
import type { Typesetter } from '../documents/typeset.ts';
import { askMoney, type Asking } from './askMoney.ts';
import { isolated } from './statementFigures.ts';
import { statementPage, type StatementPage } from './statementPage.ts';
import type { StatementLanguage } from './statementWords.ts';
import { nameIn } from './wireAccount.ts';

export type StatementWish = {
  teacherId: Id;
  month: string;
  /** Of the family that a teacher asks after. */
  payerId?: Id | undefined;
  /** Of several accounts of one family, which one; their own comes first. */
  at?: number;
  language: StatementLanguage;
};

export type Statement = {
  pdf: Uint8Array;
  page: StatementPage;
  account: FamilyAccount;
  currency: string;
};

export type StatementParts = { typesetter: Pick<Typesetter, 'typeset'> };

/** null: there is none for this asker. */
async function layStatement(
  asking: Asking,
  { teacherId, month, payerId, at = 0, language }: StatementWish,
): Promise<Omit<Statement, 'pdf'> | null> {
  const span = monthSpan(month);
  const isTeacher = asking.actor.role === 'teacher';
  const found =
    span && (await askMoney(asking, { teacherId, ...(isTeacher && { payerId: payerId ?? null }) }));
  if (!found) return null;
  const { facts, asker } = found;
  const account = familyAccountsOf(facts, asker, span, asking.nowMs)[at];
  if (!account) return null;
  const { currency, zone, name } = facts.teacher;
  const page = statementPage({
    account,
    month,
    currency,
    language,
    today: dayOf(toWall(asking.nowMs, zone)),
    teacher: { name, ways: await waysTo(asking.store, teacherId) },
    nameOf: (studentId) => nameIn(facts, studentId),
  });
  return { page, account, currency };
}

export async function makeStatement(
  asking: Asking,
  wish: StatementWish,
  { typesetter }: StatementParts,
): Promise<Statement | null> {
  const laid = await layStatement(asking, wish);
  return laid && { ...laid, pdf: await typesetter.typeset('statement.typ', laid.page) };
}

/** How the teacher is reached; linked families see it anyway. */
export async function waysTo({ db }: Pick<Store, 'db'>, teacherId: Id): Promise<string[]> {
  const teacher = await db
    .selectFrom('app.users')
    .select(['phone', 'email'])
    .where('user_id', '=', teacherId)
    .executeTakeFirst();
  return [phoneText({ phone: teacher?.phone ?? null }) ?? '', teacher?.email ?? '']
    .filter((way) => way !== '')
    .map(isolated);
}
