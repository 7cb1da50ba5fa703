/** The phrases that open a screen: a verb and the name of a screen. */
import { pages } from './pages.ts';

const verbsEn =
  '(open|go to|goto|show|take me to|bring me to|navigate to|see|view|visit|launch|jump to|switch to|enter|open up|show me|open the|go to the|show the|show me the|take me to the|open my|show my|show me my|go to my|where is|where is my|where are|where are my|take me to my)';
const verbsHe =
  '(לפתוח|פתח|תפתח|תפתחי|תעבור ל|עבור ל|לעבור ל|תראה את|תראי את|להראות את|קח אותי ל|תפתח את|תפתחי את|לפתוח את|פתח את|תראה לי את|לך ל|להיכנס ל|תיכנס ל)';

/** A Hebrew "ל" stands within the word that follows. */
const joinHe = (verb: string, name: string): string[] =>
  verb.endsWith(' ל') ? [`${verb.slice(0, -1)}ל${name.replace(/^ה/, '')}`] : [`${verb} ${name}`];

const namesEn = [...new Set(pages.flatMap(({ names }) => names.en))];
const namesHe = [
  ...new Set(pages.flatMap(({ names }) => names.he.flatMap((name) => [name, `ה${name.replace(/^ה/, '')}`]))),
];

export const pagePhrases = {
  en: [
    `${verbsEn} (${namesEn.join('|')}) [page|screen]`,
    '(go to|open|show|visit) /',
    '^ my payments $',
    '^ (settings|statistics|faq|pricing|profile|contact support|support|about|terms|privacy policy|feedback) $',
    'contact (support|us|you)',
    'compare [the] plans',
    'how much (does|is) (premium|ultra|basic|the premium plan|the ultra plan|it cost) [cost]',
  ],
  he: [
    ...verbsHe
      .slice(1, -1)
      .split('|')
      .flatMap((verb) => namesHe.flatMap((name) => joinHe(verb, name))),
    '(לפתוח|עבור אל|לך אל) /',
    `(דף|עמוד|מסך|הדף|העמוד|לדף|לעמוד|למסך|עמוד ה|דף ה) [של] (${namesHe.join('|')})`,
    '(להראות לי את|לראות את|^) התשלומים שלי',
    '^ (הגדרות|סטטיסטיקה|שאלות נפוצות|מחירון|פרופיל|צור קשר|תמיכה|אודות|תקנון) $',
    'כמה (עולה|עולים) [מסלול] (פרימיום|אולטרה|בסיסי|המסלולים|התוכניות)',
    '(השוואת|להשוות|תשווה) [בין] [ה] (מסלולים|תוכניות)',
    '(ליצור|צור|צרי|יצירת) קשר',
    `(איפה|היכן) [ה] (${namesHe.join('|')})`,
    'לפנות לתמיכה',
  ],
};
