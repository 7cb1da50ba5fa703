/** Rows as a file that spreadsheets open: nothing in it is taken for a formula. */
import Papa from 'papaparse';

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
