/** The roster as a file that spreadsheets open: nothing in it is taken for a formula. */
import type { TFunction } from 'i18next';
import { toMajor } from '../../../domain/basics/money.ts';
import { toCsv } from '../../lib/device/toCsv.ts';
import type { Entry } from './roster.ts';

export function studentsCsv(entries: readonly Entry[], currency: string, t: TFunction): string {
  const yes = (is: boolean): string => t(is ? 'students.column.yes' : 'students.column.no');
  const columns = [
    'name',
    'email',
    'phone',
    'address',
    'lessons',
    'paid',
    'unpaid',
    'owed',
    'lateCancels',
    'blocked',
    'archived',
  ] as const;
  return toCsv([
    columns.map((column) => t(`students.column.${column}`)),
    ...entries.map(({ name, student, standing, lateCancels, blocked, archived }) => [
      name,
      student.email ?? '',
      student.phoneNumber?.number ?? '',
      student.location?.address ?? '',
      standing.attended,
      standing.paid,
      standing.unpaid,
      toMajor(standing.owedMinor, currency),
      lateCancels,
      yes(blocked),
      yes(archived),
    ]),
  ]);
}
