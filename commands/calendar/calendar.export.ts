/** Writes a stretch of the calendar as a PDF or a picture. */
import { addDays, dayOf, type Wall } from '../../domain/basics/wallTime.ts';
import { command } from '../command.ts';
import { assume, say } from '../pipeline/draft.ts';
import { aRange } from '../slots/aRange.ts';
import { weekStart } from '../slots/days.ts';
import { idle } from '../slots/freeText.ts';
import { whenOf } from '../slots/when.ts';
import { inWords } from '../words.ts';

const isPicture = /picture|image|photo|png|jpe?g|screenshot|תמונ|צילום/;
const isPaper = /\bpdf\b|(?<![a-z])pdf/;

export const calendarExport = command({
  id: 'calendar.export',
  who: ['teacher', 'student', 'parent'],
  deed: 'reads',
  says: {
    en: [
      '(download|export|save|print|get|get me|give me|make) … (pdf|picture|image|png|screenshot)',
      '(pdf|picture|image|png|screenshot) [of]',
    ],
    he: [
      '(להוריד|תוריד|תורידי|לייצא|תייצא|תייצאי|להדפיס|תדפיס|תדפיסי|לשמור|תשמור|תשמרי|תן|תני) … (pdf|תמונה|כתמונה|תמונת)',
      '(pdf|תמונה|כתמונה|תמונת)',
    ],
  },
  takes: ['time', 'it', 'noun', 'all'],
  extra: (said) => idle(said, /^(?:month|ל?קובץ|as|[כלב])$/),
  declines: ({ unread, negated, normal: { text } }) =>
    negated || unread.length > 0 || !(isPicture.test(text) || isPaper.test(text)),
  resolve(draft, heard, world) {
    const when = whenOf(heard.items);
    const range = aRange(when, world) ?? monthOf(heard.normal.text, world.now);
    say(draft, 'details', isPicture.test(heard.normal.text) ? 'image' : 'pdf', [], 'what');
    if (range) {
      say(draft, 'from', range.from, when.items, 'when');
      draft.slots['to'] = range.to;
      return;
    }
    const start = weekStart(world.now);
    assume(draft, 'from', `${start}T00:00`, inWords(world, 'this week', 'השבוע'), 'when');
    draft.slots['to'] = `${addDays(start, 7)}T00:00`;
  },
  plan(slots) {
    const { from, to, details } = slots as { from?: Wall; to?: Wall; details?: string };
    return from === undefined || to === undefined
      ? {}
      : { effect: { kind: 'export', value: `${details ?? 'pdf'} ${from}/${to}` } };
  },
  examples: () => ({
    en: ['download this week as PDF', 'picture of my month'],
    he: ['להוריד את השבוע כ-PDF', 'תמונה של החודש'],
  }),
  counterexamples: {
    en: ['show this week', "change Noa's picture", 'export all my data', 'download the app'],
    he: ['תראה לי את השבוע', 'להחליף לנועה תמונה', 'להוריד את האפליקציה', 'תוריד את עומר ממחר'],
  },
});

/** "my month", "the month" with nothing more is the running one. */
function monthOf(text: string, now: Wall): { from: Wall; to: Wall } | null {
  if (!/\bmonth\b|חודש/.test(text)) return null;
  const first = `${now.slice(0, 7)}-01`;
  const next = addDays(first, 31);
  return { from: `${first}T00:00`, to: `${dayOf(next).slice(0, 7)}-01T00:00` };
}
