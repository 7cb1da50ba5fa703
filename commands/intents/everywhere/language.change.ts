/** Hebrew or English. */
import { command } from '../../kernel/command.ts';

/** "From Hebrew to English", "Hebrew, not English": the other one. */
const theOther =
  /(?:\b(?:from|not|no|instead of|rather than) |(?:ולא|לא|במקום) |(?<![א-ת])מ)(?:english|hebrew|אנגלית|עברית)/;
const english = /english|אנגלית/;

export const languageChange = command({
  id: 'language.change',
  who: ['teacher', 'student', 'parent', 'admin', 'visitor'],
  effect: 'reads',
  says: {
    en: [
      '(switch|change|go|move) [it] [over] (to|into) (english|hebrew)',
      '(show|display|use|put|set|run) [the] [app|site|page|screen|everything|it|language] (in|to) (english|hebrew)',
      '(switch|change|set) [the] language to (english|hebrew)',
      '^ (english|hebrew) (please|language) $',
      '^ (in|speak) (english|hebrew) [please] $',
      '(want|need|have|see|put|get) [it|this|everything|the site|the app|the page|the website|the interface|the screen] in (english|hebrew)',
      '^ use (english|hebrew) $',
      '^ english $',
    ],
    he: [
      '(לעבור|עבור|להחליף|לשנות) [את] [ה] [שפה|השפה] (לאנגלית|לעברית)',
      '(תראה|להציג) [את] [הכל] (באנגלית|בעברית)',
      '^ עברית $',
      '^ (באנגלית|בעברית) [בבקשה] $',
      'שפה (אנגלית|עברית)',
      '(רוצה|צריך|צריכה) [את זה] (באנגלית|בעברית)',
      '(לעבור|עבור|להחליף|לשנות|שנה|שני|להעביר) [את] (שפה|השפה|האתר|האפליקציה|הממשק|המערכת|הכל|שפת הממשק|שפת האתר) (לאנגלית|לעברית|באנגלית|בעברית)',
      '(האתר|האפליקציה|הממשק|המערכת|המסך|התפריטים) (באנגלית|בעברית)',
      '(להעביר|להפוך|תהפוך|תהפכי) [את זה|לי] (לאנגלית|לעברית) $',
      '(לדבר|תכתוב|תכתבי) (אנגלית|עברית|באנגלית|בעברית)',
      '^ (אנגלית|עברית) בבקשה $',
      '(להציג|תראה|תראי) [את] (הכול|הכל|האתר|האפליקציה|המסך) (באנגלית|בעברית)',
      '^ שפה : (אנגלית|עברית)',
    ],
  },
  takes: ['it', 'subject'],
  declines: (heard) => heard.unread.length > 0 || heard.items.some(({ kind }) => kind === 'subject'),
  resolve(draft, heard) {
    draft.slots['language'] = english.test(heard.normal.text.replace(theOther, '')) ? 'en' : 'he';
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
