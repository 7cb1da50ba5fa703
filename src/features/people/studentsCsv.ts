/** The roster as a file that spreadsheets open: nothing in it is taken for a formula. */
import type { TFunction } from 'i18next';
import Papa from 'papaparse';
import { toMajor } from '../../../domain/basics/money.ts';
import type { Entry } from './roster.ts';

/** What a spreadsheet might evaluate (access.md T13), the full-width forms among it, also behind blanks. */
const formula = /^[\s\u00a0\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** A byte order mark first: without it, Hebrew opens as noise in the most used of them. */
const mark = '\ufeff';

export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  // Every cell in quotes, so that no separator of any locale cuts one in two.
  return (
    mark +
    Papa.unparse(rows as (string | number)[][], { quotes: true, escapeFormulae: formula, newline: '\r\n' })
  );
}

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
