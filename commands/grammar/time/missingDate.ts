/** Days that do not exist (31/2, 30 February): they are read as no time, and asked about (convention 6). */
import { typedSpan } from '../../nlu/text/normalize.ts';
import type { NormalText } from '../../nlu/text/normalize.ts';
import { exists } from './days.ts';

const inFigures = /(?<![\p{N}/.-])(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?(?![\p{N}/-]|\.\p{N})/gu;
const inWords =
  /(?<![A-Za-zÀ-ӿא-ي\p{N}])(?:(\d{1,2})(?:st|nd|rd|th)? ?(?:of )?((?:feb|apr|jun|sep|nov)[a-z]*|[בל]?(?:פברואר|אפריל|יוני|ספטמבר|נובמבר))|(feb|apr|jun|sep|nov)[a-z]* (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?![\p{N}:]))/gu;
const months: Record<string, number> = {
  feb: 2,
  apr: 4,
  jun: 6,
  sep: 9,
  nov: 11,
  פברואר: 2,
  אפריל: 4,
  יוני: 6,
  ספטמבר: 9,
  נובמבר: 11,
};

/** `from` and `to` are offsets in the normal text, `text` is as typed. */
export type MissingDate = { from: number; to: number; text: string; day: number; month: number };

export function missingDates(normal: NormalText): MissingDate[] {
  const missing: MissingDate[] = [];
  const look = (match: RegExpMatchArray, day: number, month: number, year?: number) => {
    // Only days that some month has, of a month there is: the rest is no date at all.
    if (day < 29 || day > 31 || month < 1 || month > 12 || exists(year ?? 2028, month, day)) return;
    const at = match.index ?? 0;
    const span = typedSpan(normal, at, at + match[0].length);
    missing.push({
      from: at,
      to: at + match[0].length,
      text: normal.raw.slice(span.from, span.to),
      day,
      month,
    });
  };
  for (const match of normal.text.matchAll(inFigures)) {
    const year =
      match[3] === undefined ? undefined : Number(match[3].length === 2 ? `20${match[3]}` : match[3]);
    look(match, Number(match[1]), Number(match[2]), year);
  }
  for (const match of normal.text.matchAll(inWords)) {
    const name = (match[2] ?? match[3] ?? '').replace(/^[בל](?=[A-Za-zÀ-ӿא-ي]{3})/u, '');
    look(match, Number(match[1] ?? match[4]), months[/^[a-z]/.test(name) ? name.slice(0, 3) : name] ?? 0);
  }
  return missing;
}
