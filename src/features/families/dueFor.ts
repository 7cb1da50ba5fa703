/** For which lessons something is due. */
import type { Language } from '../../../domain/basics/languages.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { shortDay } from '../../lib/i18n/when.ts';
import type { TeacherAccount } from './useFamilyAccounts.ts';

type Seen = { zone: string; language: Language; names(studentId: string): string };

export type DueFor = {
  count: number;
  since: string;
  /** Each subject with its days; null where there are too many to name. */
  groups: { what: string; days: string[] }[] | null;
};

const mostNamed = 4;

export function dueFor(
  accounts: readonly Pick<TeacherAccount, 'openLines'>[],
  { zone, language, names }: Seen,
): DueFor {
  const lines = accounts
    .flatMap(({ openLines }) => openLines)
    .toSorted((one, other) => Number(one.start) - Number(other.start));
  const dayOf = ({ start }: { start: string }): string => shortDay(toWall(Number(start), zone), language);
  const named = Map.groupBy(lines, ({ studentId, subject }) =>
    [names(studentId), subject].filter(Boolean).join(', '),
  );
  return {
    count: lines.length,
    since: lines[0] ? dayOf(lines[0]) : '',
    groups:
      lines.length > mostNamed ? null : [...named].map(([what, all]) => ({ what, days: all.map(dayOf) })),
  };
}
