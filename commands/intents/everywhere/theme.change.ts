/** Light or dark. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';

const dark = /dark|night|black|דארק|כהה|חשוך|לילה|שחור/;
const light = /light|bright|day|white|לייט|בהיר|אור|יום|לבן/;

export const themeChange = command({
  id: 'theme.change',
  who: ['teacher', 'student', 'parent', 'admin', 'visitor'],
  effect: 'reads',
  says: {
    en: [
      '(dark|light|night|bright|day) (mode|theme|colors|colours|screen|version)',
      '(go|make it|switch to|turn|set it to|use) [the] (dark|light|bright) [mode|theme]',
      '^ (dark|light) $',
      '(turn on|turn off|enable|disable) (dark|light|night) [mode]',
      '(toggle|switch|change) [the] (theme|mode|colors|colours)',
      '(change|set|switch|make) [the|my] (theme|mode|colors|colours) [to] (dark|light|bright)',
      'go (dark|light)',
      'too (bright|dark|light)',
    ],
    he: [
      '(מצב|ערכת|תצוגה|עיצוב|מסך|נושא) [נושא|צבעים] (כהה|בהיר|בהירה|כההה|לילה|יום|חשוך)',
      '^ (כהה|בהיר) $',
      '(שנה|שני|לשנות|להחליף|להעביר) [את] (ערכת נושא|ערכת הנושא|הרקע|העיצוב|המצב) (לבהיר|לכהה|לבהירה)',
      '(רקע|הרקע|המסך|האתר|האפליקציה|הצבעים) [ל] (כהה|בהיר|שחור|לבן|לכהה|לבהיר|כהים|בהירים)',
      '(למצב|במצב) (לילה|יום|כהה|בהיר|חשוך|אפל|מואר)',
      '(להדליק|להפעיל|לכבות|כבה) [את] [ה] (מצב|המצב) (לילה|יום|כהה|בהיר|חשוך|הכהה|הבהיר|אפל)',
      '(מסנוור|חשוך מדי|בהיר מדי|כהה מדי)',
      '(להדליק|תעביר|תעבירי) … (למצב|מצב) (כהה|בהיר|לילה|יום|חשוך|אפל|מואר)',
      '(דארק|לייט) מוד',
      '(להעביר|לעבור|להחזיר) (לכהה|לבהיר|לחשוך|לאפל)',
      '(לעבור|עבור) (לכהה|לבהיר|למצב כהה|למצב בהיר|למצב לילה|למצב יום)',
      '(להחליף|לשנות) [את] [ה] (ערכת נושא|ערכת הנושא|עיצוב|צבעים|הצבעים|מצב תצוגה)',
      '(תעשה|תעשי|שים|תשים) [את זה] (כהה|בהיר|חשוך)',
      '(להחליף|לעבור) לערכת נושא (כהה|בהירה|בהיר)',
    ],
  },
  takes: ['it'],
  extra: (said) => idle(said, /^(?:bright|dark|eyes|hurt|hurts|screen|light|too|tired|blinding)$/),
  declines: (heard) => heard.unread.length > 0,
  resolve(draft, heard) {
    const { text } = heard.normal;
    const off = /\boff\b|disable|כבה|לכבות/.test(text);
    const tooMuch = /\btoo (bright|light|dark)\b/.exec(text)?.[1];
    const said =
      tooMuch !== undefined
        ? tooMuch === 'dark'
          ? 'light'
          : 'dark'
        : dark.test(text)
          ? off
            ? 'light'
            : 'dark'
          : light.test(text)
            ? off
              ? 'dark'
              : 'light'
            : null;
    // Which one the screen shows now, the device knows.
    draft.slots['theme'] = said ?? 'other';
  },
  plan: (slots) => ({ effect: { kind: 'theme', value: String(slots['theme']) } }),
  examples: () => ({ en: ['dark mode', 'go light'], he: ['מצב כהה', 'לעבור למצב בהיר'] }),
  counterexamples: {
    en: [
      'book Dana in the dark room at 5',
      'make physics light blue',
      'show day',
      'light lunch tomorrow at 1',
    ],
    he: ['תקבע לדנה שיעור לילה', 'פיזיקה בכחול כהה', 'תצוגת יום', 'מה יש לי היום?'],
  },
});
