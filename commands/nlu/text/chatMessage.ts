/** A message pasted out of a chat: who wrote it and when stand before it. */
import { addDays, dayOf, type Wall } from '../../../domain/basics/wallTime.ts';

/** "[21:14, 5.3.2026] Dana's mum: …" and "5.3.2026, 21:14 - Dana's mum: …", as the chats write them. */
const heads = [
  /^[\s\u200e\u200f]*\[(?<time>\d{1,2}:\d\d)(?::\d\d)?,? {1,2}(?<date>\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\] {0,2}(?<who>[^:\n]{1,40}): /u,
  /^[\s\u200e\u200f]*\[?(?<date>\d{1,2}[./-]\d{1,2}[./-]\d{2,4}),? {1,2}(?<time>\d{1,2}:\d\d)(?::\d\d)?\]? {0,2}(?:- {0,2})?(?<who>[^:\n]{1,40}): /u,
];

export type ChatMessage = {
  /** The text with all but the writer and the message blanked: offsets stay those of what was pasted. */
  text: string;
  /** The same without the writer, and where the message itself begins. */
  blank: string;
  from: number;
  /** When it was written: its "tomorrow" is the day after that. */
  at: Wall | null;
};

export function chatMessage(line: string): ChatMessage | null {
  for (const head of heads) {
    const found = head.exec(line);
    const { date, time, who } = found?.groups ?? {};
    if (found === null || date === undefined || time === undefined || who === undefined) continue;
    const from = found[0].length - who.length - 2;
    const text = `${' '.repeat(from)}${who}  ${line.slice(found[0].length)}`;
    const begin = found[0].length;
    return { text, blank: ' '.repeat(begin) + line.slice(begin), from: begin, at: momentOf(date, time) };
  }
  return null;
}

function momentOf(date: string, time: string): Wall | null {
  const [day = '', month = '', year = ''] = date.split(/[./-]/);
  const written = `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isReal =
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(written) &&
    dayOf(addDays(written, 0)) === written;
  return isReal ? `${written}T${time.padStart(5, '0')}` : null;
}
