/** What is open over several accounts, a sum for each currency. */
import type { Language } from '../../../domain/basics/languages.ts';
import type { TeacherAccount } from './useFamilyAccounts.ts';
import { sumOf } from './wireSums.ts';

export const sumsOf = (
  accounts: readonly TeacherAccount[],
  of: (account: TeacherAccount) => number,
  language: Language,
): string[] =>
  [...Map.groupBy(accounts, ({ currency }) => currency)]
    .map(([currency, all]) => ({ currency, sum: all.reduce((sum, each) => sum + of(each), 0) }))
    .filter(({ sum }) => sum > 0)
    .map(({ currency, sum }) => sumOf(sum, currency, language));

/** studentId: of one child alone. */
export const openSums = (
  accounts: readonly TeacherAccount[],
  language: Language,
  studentId: string | null = null,
): string[] =>
  sumsOf(
    accounts,
    ({ open, openLines }) =>
      studentId === null
        ? open
        : openLines.reduce((sum, line) => sum + (line.studentId === studentId ? line.open : 0), 0),
    language,
  );
