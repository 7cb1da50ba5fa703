/** A file of students: which lines are new, which are here already, and which are not right. */
import Papa from 'papaparse';

type ReadStudent = { row: number; name: string; email: string };

export type ReadFile =
  | { kind: 'tooLarge' }
  | { kind: 'unreadable' }
  | { kind: 'read'; fresh: ReadStudent[]; known: ReadStudent[]; wrong: { row: number; text: string }[] };

const mostRows = 1000;
const mostCharacters = 1_000_000;

const looksLikeEmail = /^[^\s@<>"']{1,64}@[^\s@<>"']{1,190}\.[^\s@<>"'.]{2,24}$/u;

/** Columns are found by their heading in either language, else by what stands in them. */
const emailHeading = /mail|דוא/iu;
const nameHeading = /name|שם/iu;

export function readStudents(text: string, knownEmails: ReadonlySet<string>): ReadFile {
  if (text.length > mostCharacters) return { kind: 'tooLarge' };
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/u, ''), { skipEmptyLines: 'greedy' });
  if (data.length > mostRows + 1) return { kind: 'tooLarge' };
  const first = data[0] ?? [];
  const hasHeading = first.some((cell) => emailHeading.test(cell) && !looksLikeEmail.test(cell.trim()));
  const emailAt = hasHeading
    ? first.findIndex((cell) => emailHeading.test(cell))
    : first.findIndex((cell) => looksLikeEmail.test(cell.trim()));
  if (emailAt < 0) return { kind: 'unreadable' };
  const named = hasHeading
    ? first.findIndex((cell) => nameHeading.test(cell))
    : first.findIndex((_, at) => at !== emailAt);
  const seen = new Set<string>();
  const read: Extract<ReadFile, { kind: 'read' }> = { kind: 'read', fresh: [], known: [], wrong: [] };
  data.forEach((cells, index) => {
    if (hasHeading && index === 0) return;
    const row = index + 1;
    const email = (cells[emailAt] ?? '').trim().toLowerCase();
    // A name that was written for a spreadsheet comes with the mark that kept it from being a formula.
    const name = (named >= 0 ? (cells[named] ?? '') : '').trim().replace(/^'/u, '').slice(0, 100);
    if (!looksLikeEmail.test(email)) read.wrong.push({ row, text: cells.join(', ').slice(0, 80) });
    else if (knownEmails.has(email) || seen.has(email)) read.known.push({ row, name, email });
    else read.fresh.push({ row, name, email });
    seen.add(email);
  });
  return read;
}
