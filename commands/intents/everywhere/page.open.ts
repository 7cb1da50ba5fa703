/** Opens a screen by its name or its route. */
import { command } from '../../kernel/command.ts';
import { inWords } from '../../kernel/words.ts';
import { pages } from './pages.ts';
import { visible, pageOf } from './pageOf.ts';

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

export const pageOpen = command({
  id: 'page.open',
  who: ['teacher', 'student', 'parent', 'admin', 'visitor'],
  effect: 'reads',
  says: {
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
  },
  // A person's own page is theirs to open (student.open, teacher.open).
  takes: ['person'],
  // "/calendar week": an address is no word of a sentence.
  bareLeaves: 2,
  bare: (heard, world) => /^\/[a-z]/.test(heard.normal.text) && pageOf(heard.normal.text, world) !== null,
  // A visitor has no screens of their own: "into my account" is signing in.
  declines: (heard, world) =>
    heard.items.some(({ kind }) => kind === 'person') ||
    ((heard.unread.length > 0 || world.role === 'visitor') && pageOf(heard.normal.text, world) === null),
  resolve(draft, heard, world) {
    const page = pageOf(heard.normal.text, world);
    if (page !== null) {
      draft.slots['page'] = page;
      const verb = heard.verb?.ranges.at(-1);
      if (verb)
        draft.spans.push({
          from: heard.normal.origin[verb.from] ?? 0,
          to: heard.normal.origin[verb.to] ?? heard.normal.raw.length,
          slot: 'page',
          kind: 'said',
          pen: 'what',
        });
    }
    heard.unread = heard.unread.filter(({ kind }) => kind === 'number');
  },
  plan(slots, world) {
    const page = slots['page'];
    if (typeof page !== 'string')
      return {
        ask: {
          slot: 'page',
          question: inWords(world, 'Which screen?', 'איזה מסך?'),
          choices: visible(world)
            .filter(({ route }) => !route.includes('#'))
            .map(({ route, names }) => ({ label: names[world.locale][0] ?? route, value: route })),
        },
      };
    return { effect: { kind: 'page', value: page } };
  },
  examples: (world) =>
    world.role === 'teacher'
      ? { en: ['open settings', 'go to /subjects'], he: ['תפתח הגדרות', 'לפתוח את הסטטיסטיקה'] }
      : { en: ['compare plans', 'contact support'], he: ['כמה עולה פרימיום?', 'צור קשר'] },
  counterexamples: {
    en: ['open a class Friday at 9am', "open Dana's Thursday lesson", 'show my schedule', 'settle the bill'],
    he: ['תפתח שיעור בשישי ב-9', 'תפתח את דנה', 'תראה לי את הלו״ז', 'תעבור ל-12 בדצמבר'],
  },
});
