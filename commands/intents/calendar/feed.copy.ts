/** Copies the address under which another calendar follows this one. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';

export const feedCopy = command({
  id: 'feed.copy',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(copy|get|give me|send me|i want) [the|my|a]',
      '(subscribe|subscription|feed|ics|ical|link)',
      'webcal [link|address]',
      'sync',
      "(what|what's|what is) (the|my) (url|link|address|feed)",
      '(where is|where do i (find|get)|where can i (find|get)) (the|my)',
    ],
    he: [
      '(להעתיק|תן|תני|תביא|תביאי|לשלוח|שלח) [לי]',
      '(לסנכרן|מסנכרנים|מסנכרן|מסנכרנת|סנכרון)',
      'מה (הכתובת|הקישור|הלינק|ה url) [של]',
      '(להירשם|נרשמים|קישור|הקישור|לינק|פיד|הפיד|מינוי|מנוי)',
      '(תן|תני|תביא|תביאי|להעתיק|שלח|תשלח|תשלחי) … (קישור|הקישור|לינק|כתובת|מינוי|מנוי)',
    ],
  },
  takes: ['it'],
  extra: (said) =>
    idle(
      said,
      /^(?:link|url|address|subscription|subscribe|feed|calendar|ics|ical|how|google|apple|outlook|lessons|kids|kids'|children|ל?קישור|הקישור|לינק|ל?פיד|הפיד|ל?מינוי|להרשמה|[לב]?יומן|היומן|איך|ל?מנוי|[בל]?גוגל|ל?סנכרון|עם|כתובת|כתובת היומן|לאייפון|לטלפון|שגוגל|ש|יעקוב|תעקוב|אחריו|אחריה|כדי|הכתובת|של|היומן|ה?ילדים|[הל]?שיעורים|ה?טלפון|phone|so|can|follow|syncs?|with|need|see|of|that|whats)$/,
    ),
  declines: ({ unread, negated, normal: { text } }) =>
    negated ||
    (/ה(?:רשמה|צטרפות)|תלמידים/.test(text) && !/יומן|פיד/.test(text)) ||
    unread.length > 0 ||
    !/\bwebcal|\bfeed|\bics\b|\bical\b|subscri|\bsync|(?:copy|link|url|address).*calendar|calendar.*link|פיד|מינוי|מנוי|להירשם|נרשמים|הרשמה|סנכר|(?:קישור|לינק|כתובת) (?:של |ל?סנכרון )?(?:[הל]?יומן|ל?ics|ל?ical)/.test(
      text,
    ),
  resolve: () => {},
  plan: () => ({ effect: { kind: 'feed', value: '' } }),
  examples: () => ({ en: ['copy my calendar feed'], he: ['תעתיק את קישור היומן'] }),
  counterexamples: {
    en: ['copy my share link', 'import an ics file', 'copy this week to next week', 'show my calendar'],
    he: ['תשלח לי את הקישור לזום', 'לייבא קובץ ics', 'תעתיק את השבוע לשבוע הבא', 'תראה את היומן'],
  },
});
