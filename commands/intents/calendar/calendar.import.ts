/** Brings lessons in from another calendar or from a file. */
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { idle } from '../../slots/freeText.ts';

const providers: [RegExp, string][] = [
  [/google|gcal|גוגל/, 'google'],
  [/outlook|office|microsoft|אאוטלוק|מיקרוסופט/, 'outlook'],
  [/apple|icloud|iphone|אפל|אייפון|אייקלאוד/, 'apple'],
  [/ics|ical|file|קובץ/, 'ics'],
];

const source =
  /google|gcal|outlook|apple|icloud|\bics\b|\bical\b|calendar file|\b(?:import|upload|load)\b.*\b(?:file|calendar)\b|גוגל|אאוטלוק|אפל|אייפון|קובץ|ייבא|ייבוא|יומן (?:אחר|חיצוני)|מיומן|קלנדר/;

export const calendarImport = command({
  id: 'calendar.import',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(import|connect|sync|bring|load|upload|pull|add|link|hook up|integrate) [in|with|up] [my|a|an|the|from]',
    ],
    he: [
      '(לייבא|תייבאי|תייבא|ייבוא|לחבר|לסנכרן|להביא|לטעון|להעלות|ייבא|יבוא|לייבוא|חבר|סנכרן|סנכרון|חיבור|טען|למשוך)',
      '(להכניס|להוסיף) … (אירועים|יומן|מיומן|מהיומן|פגישות|קובץ|הקובץ|מקובץ|מהקובץ)',
    ],
  },
  takes: ['it', 'noun:lessons'],
  extra: (said) =>
    idle(
      said,
      /^(?:google|outlook|apple|icloud|ics|ical|file|files|calendar|calendars|events|event|existing|old|meetings|appointments|here|with|[במל]?גוגל|[במל]?אאוטלוק|[במל]?אפל|[במ]?אייפון|[במלע]?יומן|[במ]?קובץ|[במ]?קלנדר|[במ]הגוגל|ה?אירועים|ה?פגישות|היומן|אחר|חיצוני|שלי|ה?ישן|ה?קודם|[מב]?ה?קובץ|[מב]?ה?יומן)$/,
    ),
  declines: ({ unread, normal: { text } }) => unread.length > 0 || !source.test(text),
  resolve(draft, heard) {
    const { text } = heard.normal;
    say(draft, 'provider', providers.find(([pattern]) => pattern.test(text))?.[1], [], 'what');
  },
  plan: (slots) => ({
    effect: { kind: 'import', value: typeof slots['provider'] === 'string' ? slots['provider'] : 'ics' },
  }),
  examples: () => ({
    en: ['import my Google calendar', 'bring events from an .ics file'],
    he: ['לייבא את היומן מגוגל', 'לייבא קובץ ics'],
  }),
  counterexamples: {
    en: [
      "don't import my Google calendar",
      'subscribe in google calendar',
      'go to my calendar',
      'add Dana tomorrow at 5',
    ],
    he: ['אל תייבא את היומן מגוגל', 'להירשם ביומן גוגל', 'תראה לי את היומן', 'להוסיף את דנה מחר ב-5'],
  },
});
