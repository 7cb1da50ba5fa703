/** A list of students as it was pasted or stands in a file: a line for each, and what is wrong with a line. */
import { emailProblem } from '../../../domain/access/accountRules.ts';
import { isChildName, tidyName } from '../../../domain/people/personName.ts';

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

const heard = (name: string): string => tidyName(name).toLowerCase();

/** known: the names on the teacher's list. */
export function readList(text: string, known: readonly string[]): ListLine[] {
  const onList = new Set(known.map(heard));
  const seen = new Set<string>();
  let added = 0;
  return text
    .slice(0, mostCharacters)
    .replace(/^\ufeff/u, '')
    .split(/\r?\n/)
    .map((line, at) => ({ line: line.trim(), row: at + 1 }))
    .filter(({ line, row }) => line !== '' && !(row === 1 && heading.test(unquoted(line))))
    .map(({ line, row }) => {
      const read = readLine(line, row);
      const name = heard(read.name);
      let { problem } = read;
      if (problem === null && onList.has(name)) problem = 'onList';
      else if (problem === null && seen.has(name)) problem = 'twice';
      else if (problem === null && added >= mostNew) problem = 'tooMany';
      if (problem === null) added += 1;
      seen.add(name);
      return { ...read, problem };
    });
}

const unquoted = (line: string): string => line.replace(/^["']+/, '');

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
