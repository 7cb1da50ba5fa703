/** Hebrew or English. */
import { command } from '../command.ts';

const english = /english|אנגלית/;

export const languageChange = command({
  id: 'language.change',
  who: ['teacher', 'student', 'parent', 'admin', 'visitor'],
  deed: 'reads',
  says: {
    en: [
      '(switch|change|go|move) [it] [over] (to|into) (english|hebrew)',
      '(show|display|use|put|set|run) [the] [app|site|page|screen|everything|it|language] (in|to) (english|hebrew)',
      '(switch|change|set) [the] language to (english|hebrew)',
      '^ (english|hebrew) (please|language) $',
      '^ (in|speak) (english|hebrew) [please] $',
      'language (english|hebrew)',
      '(want|need) [it] in (english|hebrew)',
      '^ use (english|hebrew) $',
      '^ עברית $',
    ],
    he: [
      '(לעבור|תעבור|תעברי|עבור|עברי|להחליף|תחליף|תחליפי|לשנות|תשנה) [את] [ה] [שפה|השפה] (לאנגלית|לעברית)',
      '(תראה|תציג|להציג|הצג) [את] [האפליקציה|האתר|הכל] (באנגלית|בעברית)',
      '^ (באנגלית|בעברית) [בבקשה] $',
      'שפה (אנגלית|עברית)',
      '(רוצה|צריך|צריכה) [את זה] (באנגלית|בעברית)',
      '^ english $',
      '^ (אנגלית|עברית) בבקשה $',
      '(דבר|תדבר|תדברי) (אנגלית|עברית|באנגלית|בעברית)',
    ],
  },
  takes: ['it', 'subject'],
  declines: (heard) => heard.unread.length > 0 || heard.items.some(({ kind }) => kind === 'subject'),
  resolve(draft, heard) {
    draft.slots['language'] = english.test(heard.normal.text) ? 'en' : 'he';
  },
  plan: (slots) => ({ effect: { kind: 'language', value: String(slots['language']) } }),
  examples: () => ({
    en: ['switch to English', 'show the app in Hebrew'],
    he: ['לעבור לאנגלית', 'להציג בעברית'],
  }),
  counterexamples: {
    en: [
      "switch Noam's lesson to English",
      'book English with Dana tomorrow at 5',
      'English is 180 an hour',
      "change Noam's Monday to English",
    ],
    he: ['תעביר את נועם לאנגלית', 'תקבע לדנה אנגלית מחר ב-5', 'אנגלית 180 לשעה', 'שיעור באנגלית עם דנה מחר'],
  },
});
