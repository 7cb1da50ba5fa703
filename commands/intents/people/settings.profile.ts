/** What a teacher tells of her work: years of experience, a few words about herself. */
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { afterColon, idle, quotedItem } from '../../slots/freeText.ts';

const aboutMe = /\babout\b|\bbio\b|\bdescription\b|אודות|על עצמי|עליי|עלי(?![A-Za-zÀ-ӿא-ي])|ביוגרפיה/u;
const experience = /experience|years teaching|teaching for|been teaching|ניסיון|נסיון|ותק|מלמד/;
const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  שנתיים: 2,
  שלוש: 3,
  ארבע: 4,
  חמש: 5,
  שש: 6,
  שבע: 7,
  שמונה: 8,
  תשע: 9,
  עשר: 10,
};

export const settingsProfile = command({
  id: 'settings.profile',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      "(i have|i've got|i got|set|change|update|with|put) … (experience|of experience)",
      '(experience|years of experience|my experience) [is|to]',
      "(i've|i have) been teaching [for]",
      '(edit|change|update|rewrite|write|open|set) [my] [the] (about|bio|about me|about text|description)',
      '(about me|my bio|my about text)',
    ],
    he: [
      '(יש לי|עם|לעדכן|לשנות) … (ניסיון|נסיון|ותק|הוראה)',
      '(ניסיון|נסיון|ותק|הניסיון שלי|הותק שלי) [של]',
      'אני (מלמד|מלמדת) [כבר]',
    ],
  },
  takes: ['time', 'number', 'quoted', 'it'],
  extra: (said) => [
    ...afterColon(said),
    ...idle(
      said,
      /^(?:years?|of|experience|teaching|text|section|about|me|bio|to|for|as|teacher|now|already|[בהולמש]{0,2}(?:שנות|שנים|שנה|ניסיון|נסיון|הוראה|ותק|טקסט|אודות|עצמי)|כבר|של|שלי|על|שנתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)$/,
    ),
  ],
  declines: (heard) =>
    heard.unread.length > 0 ||
    !(
      aboutMe.test(heard.normal.text) ||
      (experience.test(heard.normal.text) && yearsIn(heard.normal.text) !== null)
    ) ||
    heard.items.some(({ kind }) => kind === 'person' || kind === 'subject'),
  resolve(draft, heard) {
    const years = experience.test(heard.normal.text) ? yearsIn(heard.normal.text) : null;
    const values = heard.items.filter(({ kind }) => kind === 'number' || kind === 'time');
    if (years !== null) say(draft, 'years', years, values, 'what');
    const text = quotedItem(heard.items);
    if (text) {
      const words = heard.items.filter((item) => item === text);
      say(draft, 'description', text.text, words, 'what');
    }
  },
  plan(slots, world) {
    const { years, description } = slots as { years?: number; description?: string };
    const id = world.user?.id ?? '';
    if (years === undefined && description === undefined)
      return { effect: { kind: 'page', value: '/settings' } };
    const userData = {
      ...(years === undefined ? {} : { yearsExperience: years }),
      ...(description === undefined ? {} : { aboutMe: description }),
    };
    return { steps: [{ name: 'updateTeacher', args: { input: { id, userData } } }] };
  },
  examples: () => ({ en: ['I have 8 years of experience'], he: ['יש לי 8 שנות ניסיון'] }),
  counterexamples: {
    en: [
      "don't change my about text",
      'I have a lesson at 8',
      'how many years of experience do I have?',
      'open settings',
    ],
    he: ['אל תשנה את הטקסט עליי', 'יש לי שיעור ב-8', 'כמה שנות ניסיון יש לי?', 'תפתח הגדרות'],
  },
});

function yearsIn(text: string): number | null {
  const digits = /(?<![\d.:])(\d{1,2})(?![\d.:])/.exec(text)?.[1];
  if (digits !== undefined) return Number(digits);
  const word = text.split(/[^A-Za-zÀ-ӿא-ي]+/u).find((one) => one in words);
  return word === undefined ? null : (words[word] ?? null);
}
