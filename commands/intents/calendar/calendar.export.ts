/** Writes a stretch of the calendar as a PDF or a picture; lessons, payments and expenses as a table. */
import { addDays, dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import { ask, assume, say } from '../../kernel/draft.ts';
import { aRange } from '../../slots/aRange.ts';
import { namedMonth } from '../../slots/namedMonth.ts';
import { weekOf } from '../../world/days.ts';
import { idle } from '../../slots/freeText.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords } from '../../kernel/words.ts';

const isPicture = /picture|image|photo|png|jpe?g|screenshot|תמונ|צילום/;
/** Without a kind of file it is one to print. */
const isPrint =
  /\b(?:export|print|download|printable)\b.*\b(?:calendar|schedule|timetable|diary|agenda|week|month|lessons|day|today|tomorrow|january|february|march|april|may|june|july|august|september|october|november|december)\b/;

const isPaper =
  /^export$|(?<![a-z])pdf|ייצא|ייצוא|יצוא|הדפיס|הדפס|תדפיס|כקובץ|לקובץ|בקובץ|\bexport\b.*\bfiles?\b|\bfiles?\b.*\bexport\b/;

/** Nothing but that something is to be written. */
const isAlone = /^(?:export|\S*יצו?אי?)$/;

const isTable = /\b(?:excel|csv|spreadsheets?|xlsx?)\b|אקסל|גיליון/;

/** What a table is of; a calendar's lessons where nothing else is said. `own`: a teacher's alone. */
const tables: readonly { of: string; name: string; example: string; shape: RegExp; own?: true }[] = [
  {
    of: 'payments',
    name: 'what was paid',
    example: 'export the payments to excel',
    shape: /\bpayments?\b|תשלו/,
  },
  {
    of: 'expenses',
    name: 'what was spent',
    example: 'export my expenses as a csv',
    shape: /\bexpenses?\b|\bcosts\b|הוצאות/,
    own: true,
  },
  { of: 'lessons', name: 'lessons', example: 'export to excel', shape: /(?:)/ },
];

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
      '(to|as|in|into) [an|a] (excel|csv|spreadsheet|xls|xlsx) $',
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
      /^(?:month|calendar|schedule|timetable|diary|agenda|out|version|copy|january|february|march|april|may|june|july|august|september|october|november|december|[לכב]?קובץ|files?|in|csv|ics|excel|xlsx?|spreadsheet|sheet|payments?|expenses?|תשלומים|התשלומים|הוצאות|ההוצאות|as|[כלב]|ה?יומן|ה?לוח|ה?מערכת|ה?לו"?ז|את|בתור|נייר|לדף|למחשב|למדפסת|ל?אקסל)$/,
    ),
  declines: ({ unread, negated, normal: { text } }) =>
    negated ||
    unread.length > 0 ||
    !(isPicture.test(text) || isPaper.test(text) || isPrint.test(text) || isTable.test(text)) ||
    /\bics\b|\bical\b|google|outlook|subscri/.test(text),
  resolve(draft, heard, world) {
    const { text } = heard.normal;
    const kind = draft.given['details'] ?? kindIn(text);
    const isOfTable = kind === 'csv';
    const when = whenOf(heard.items);
    const range =
      aRange(when, world, isOfTable) ?? namedMonth(text, world.now, isOfTable) ?? monthOf(text, world.now);
    if (kind === undefined) {
      ask(draft, 'details', inWords(world, 'As which file?', 'באיזה קובץ?'), [
        { label: 'PDF', value: 'pdf' },
        { label: inWords(world, 'Picture', 'תמונה'), value: 'image' },
        { label: 'Excel', value: 'csv' },
      ]);
      return;
    }
    say(draft, 'details', kind, [], 'what');
    if (isOfTable)
      draft.slots['section'] = tables.find(
        ({ shape, own }) => shape.test(text) && (!own || world.role === 'teacher'),
      )?.of;
    if (range) {
      say(draft, 'from', range.from, when.items, 'when');
      draft.slots['to'] = range.to;
      return;
    }
    if (isOfTable) {
      const month = `${world.now.slice(0, 7)}-01`;
      assume(draft, 'from', `${month}T00:00`, inWords(world, 'this month', 'החודש'), 'when');
      draft.slots['to'] = `${addDays(month, 31).slice(0, 7)}-01T00:00`;
      return;
    }
    const start = weekOf(world.now, world);
    assume(draft, 'from', `${start}T00:00`, inWords(world, 'this week', 'השבוע'), 'when');
    draft.slots['to'] = `${addDays(start, 7)}T00:00`;
  },
  plan(slots) {
    const {
      from,
      to,
      details = 'pdf',
      section,
    } = slots as Partial<Record<'from' | 'to' | 'details' | 'section', string>>;
    if (from === undefined || to === undefined) return {};
    const value = [details, `${from}/${to}`, ...(section === undefined ? [] : [section])].join(' ');
    return { effect: { kind: 'export', value } };
  },
  examples: () => ({
    en: ['download this week as PDF', 'picture of my month', 'export my lessons to excel'],
    he: ['להוריד את השבוע כ-PDF', 'תמונה של החודש', 'לייצא את השיעורים לאקסל'],
  }),
  counterexamples: {
    en: ['show this week', "change Noa's picture", 'export all my data', 'download the app'],
    he: ['תראה לי את השבוע', 'להחליף לנועה תמונה', 'להוריד את האפליקציה', 'תוריד את עומר ממחר'],
  },
});

/** undefined: to be asked. */
function kindIn(text: string): string | undefined {
  if (isPicture.test(text)) return 'image';
  if (isTable.test(text)) return 'csv';
  return isAlone.test(text) ? undefined : 'pdf';
}

/** "my month", "the month" with nothing more is the running one. */
function monthOf(text: string, now: Wall): { from: Wall; to: Wall } | null {
  if (!/\bmonth\b|חודש/.test(text)) return null;
  const first = `${now.slice(0, 7)}-01`;
  const next = addDays(first, 31);
  return { from: `${first}T00:00`, to: `${dayOf(next).slice(0, 7)}-01T00:00` };
}
