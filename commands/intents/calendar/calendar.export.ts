/** Writes a stretch of the calendar as a PDF or a picture. */
import { addDays, dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import { assume, say } from '../../kernel/draft.ts';
import { aRange } from '../../slots/aRange.ts';
import { namedMonth } from '../../slots/namedMonth.ts';
import { weekStart } from '../../world/days.ts';
import { idle } from '../../slots/freeText.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords } from '../../kernel/words.ts';

const isPicture = /picture|image|photo|png|jpe?g|screenshot|תמונ|צילום/;
/** Without a kind of file it is one to print. */
const isPrint =
  /\b(?:export|print|download|printable)\b.*\b(?:calendar|schedule|timetable|diary|agenda|week|month|lessons|day|today|tomorrow|january|february|march|april|may|june|july|august|september|october|november|december)\b/;

const isPaper =
  /\bpdf\b|(?<![a-z])pdf|ייצא|ייצוא|יצוא|הדפיס|הדפס|תדפיס|כקובץ|לקובץ|בקובץ|\bexport\b.*\bfiles?\b|\bfiles?\b.*\bexport\b/;

export const calendarExport = command({
  id: 'calendar.export',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(download|export|save|print|get|get me|give me|make) … (pdf|picture|image|png|screenshot)',
      '(pdf|picture|image|png|screenshot|jpg|photo|printout|print out) [of]',
      '(export|print|download|printable)',
      '(save|share|send) … as',
    ],
    he: [
      '(להוריד|להוציא|לייצא|להדפיס|לשמור|תן|תני) … (pdf|קובץ|לקובץ|תמונה|כתמונה|תמונת)',
      '(תמונה|כתמונה|תמונת)',
      '(לייצא|ייצא|ייצוא|יצוא|להדפיס|הדפסה|הדפסת)',
    ],
  },
  takes: ['time', 'it', 'noun', 'all'],
  extra: (said) =>
    idle(
      said,
      /^(?:month|calendar|schedule|timetable|diary|agenda|out|version|copy|january|february|march|april|may|june|july|august|september|october|november|december|[לכב]?קובץ|files?|in|csv|ics|excel|spreadsheet|sheet|as|[כלב]|ה?יומן|ה?לוח|ה?מערכת|ה?לו"?ז|את|בתור|נייר|לדף|למחשב|למדפסת|ל?אקסל)$/,
    ),
  declines: ({ unread, negated, normal: { text } }) =>
    negated ||
    unread.length > 0 ||
    !(isPicture.test(text) || isPaper.test(text) || isPrint.test(text)) ||
    /\bics\b|\bical\b|google|outlook|subscri/.test(text),
  resolve(draft, heard, world) {
    const when = whenOf(heard.items);
    const range =
      aRange(when, world) ??
      namedMonth(heard.normal.text, world.now) ??
      monthOf(heard.normal.text, world.now);
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
