/** A list of students as it was pasted or stands in a file: a line for each, and what is wrong with a line. */
import Papa from 'papaparse';
import { emailProblem } from '../../../domain/access/accountRules.ts';
import { isChildName, tidyName } from '../../../domain/people/personName.ts';
import { columnsIn, type Columns } from './columnHeadings.ts';

type ListProblem = 'noName' | 'badPhone' | 'badEmail' | 'onList' | 'twice' | 'tooMany';

export type ListLine = {
  row: number;
  name: string;
  phone: string | null;
  email: string | null;
  /** null: it will be added. */
  problem: ListProblem | null;
};

/** As many as one change takes. */
export const mostNew = 100;
export const mostCharacters = 50_000;

// From where a word begins: a line without an address is looked through once.
const emailIn = /(?<![^\s<>,;"'])[^\s@<>,;"']{1,64}@[^\s@<>,;"']{1,190}/;
const phoneIn = /\+?\d[\d ().-]{2,22}\d/;
const heading = /^(?:full ?)?name\b|^שם(?!\p{L})/iu;
const leastDigits = 9;
const mostDigits = 15;

const heard = (text: string): string => tidyName(text).toLowerCase();

type Known = { name: string; email?: string | null };

/** known: who is on the teacher's list. */
export function readList(text: string, known: readonly Known[]): ListLine[] {
  const onList = new Set(known.flatMap(({ name, email }) => [heard(name), ...(email ? [heard(email)] : [])]));
  const seen = new Set<string>();
  const isIn = (all: ReadonlySet<string>, { name, email }: ListLine): boolean =>
    all.has(heard(name)) || (email !== null && all.has(heard(email)));
  let added = 0;
  return linesOf(text).map((line) => {
    let { problem } = line;
    if (problem === null && isIn(onList, line)) problem = 'onList';
    else if (problem === null && isIn(seen, line)) problem = 'twice';
    else if (problem === null && added >= mostNew) problem = 'tooMany';
    if (problem === null) added += 1;
    seen.add(heard(line.name));
    if (line.email !== null) seen.add(heard(line.email));
    return { ...line, problem };
  });
}

function linesOf(text: string): ListLine[] {
  const { clean, data, columns } = tableIn(text);
  if (columns)
    return data.flatMap((cells, at) => (at === 0 || isBare(cells) ? [] : readRow(cells, columns, at + 1)));
  return clean
    .split(/\r?\n/)
    .map((line, at) => ({ line: line.trim(), row: at + 1 }))
    .filter(({ line, row }) => line !== '' && !(row === 1 && heading.test(unquoted(line))))
    .map(({ line, row }) => readLine(line, row));
}

function tableIn(text: string) {
  const clean = text.slice(0, mostCharacters).replace(/^\ufeff/u, '');
  const { data } = Papa.parse<string[]>(clean.trimStart());
  return { clean, data, columns: columnsIn(data[0] ?? []) };
}

/** Without the headings of its columns, so that it may stand below another list. */
export const linesAlone = (text: string): string =>
  linesOf(text)
    .map(({ name, phone, email }) => [name, phone, email].filter(Boolean).join(' '))
    .join('\n');

/** The headings of columns that hold something and are not read. */
export function columnsLeftOut(text: string): string[] {
  const { data, columns } = tableIn(text);
  if (!columns) return [];
  const [first = [], ...rows] = data;
  const known = new Set(Object.values(columns));
  return first.flatMap((cell, at) =>
    known.has(at) || rows.every((cells) => !cells[at]?.trim()) ? [] : [cell.trim() || String(at + 1)],
  );
}

const isBare = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const unquoted = (line: string): string => line.replace(/^["']+/, '');

function readRow(cells: readonly string[], columns: Columns, row: number): ListLine {
  // A line that was written under the table by hand.
  const [only] = cells;
  if (cells.length === 1 && only !== undefined) return readLine(only, row);
  // What was written for a spreadsheet comes with the mark that kept it from being a formula.
  const cell = (at: number): string => (cells[at] ?? '').trim().replace(/^'/u, '');
  const name = tidyName(`${cell(columns.name)} ${cell(columns.surname)}`.replaceAll(',', ' '));
  const phone = cell(columns.phone) || null;
  const email = cell(columns.email) || null;
  return { row, name, phone, email, problem: problemOf(name, phone, email) };
}

function readLine(line: string, row: number): ListLine {
  const email = emailIn.exec(line)?.[0] ?? null;
  const withoutEmail = email === null ? line : line.replace(email, ' ');
  const phone = phoneIn.exec(withoutEmail)?.[0] ?? null;
  const rest = phone === null ? withoutEmail : withoutEmail.replace(phone, ' ');
  const name = tidyName(rest.replace(/[,;\t"|<>]+|(?:^|\s)['-]+(?=\s|$)/g, ' '));
  return { row, name, phone, email, problem: problemOf(name, phone, email) };
}

function problemOf(name: string, phone: string | null, email: string | null): ListProblem | null {
  if (!isChildName(name)) return 'noName';
  const digits = phone?.replace(/\D/g, '').length;
  if (digits !== undefined && (digits < leastDigits || digits > mostDigits)) return 'badPhone';
  return email !== null && emailProblem(email) !== null ? 'badEmail' : null;
}
