/** What is said in Hebrew another way than the grammar hears it. */
import type { NormalText } from '../../pipeline/normalize.ts';
import { inOtherWords, type Ways } from '../otherWords.ts';
import { prefixSplits } from './prefixes.ts';

/** Words of which a letter is left out, or two changed over, in haste. */
const common =
  'ראשון שלישי רביעי חמישי שישי השבוע שבוע מעכשיו מחרתיים אתמול הילדים הקודם הקבוצה קבוצה שיעורים השיעור מתמטיקה אנגלית פיזיקה תצוגה תצוגת תזכורת הצעה בקשה'.split(
    ' ',
  );

/** Words of their own that are a slip of another. */
const apart = new Set(
  'שישי שליש רבעי שבוע השבע שבוי קודם ילדים דרבי ביעי רשון שישו ששי שיעורי השיעו שבוא העצה'.split(' '),
);

/** Letters that sound the same. */
const alike: Record<string, string> = { א: 'ע', ע: 'א', ט: 'ת', ת: 'ט', כ: 'ק', ק: 'כ' };

const haste = new Map<string, string>([
  ['שעור', 'שיעור'],
  ['שעורים', 'שיעורים'],
  ['חמשי', 'חמישי'],
  ['חמיש', 'חמישי'],
]);
for (const word of common)
  for (let at = 1; at < word.length - 1; at++) {
    const less = word.slice(0, at) + word.slice(at + 1);
    const turned = word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2);
    const sound = alike[word[at] ?? ''];
    const heard = sound === undefined ? [] : [word.slice(0, at) + sound + word.slice(at + 1)];
    for (const slip of [turned, ...heard, ...(word.length > 4 ? [less] : [])])
      if (!apart.has(slip) && !common.includes(slip)) haste.set(slip, word);
  }

const meant = (typed: string): string | undefined => {
  const whole = haste.get(typed);
  if (whole !== undefined || common.includes(typed)) return whole;
  for (const { prefix, rest } of prefixSplits(typed)) {
    const word = haste.get(rest);
    if (word !== undefined) return prefix + word;
  }
  return undefined;
};

/** What is said, and how it is heard. */
const said: [string, string][] = [
  // "The private one", beside a group.
  ['([בלמו]?ה|[במ])פרטי(?: שלה| שלו)?', '$1שיעור'],
  ['שיעור ((?:\\p{L}+ )?)אחד', 'שיעור $1'],
  ['הכי קרובה?', 'הקרוב'],
  ['לשבוע (?:שאחריו|אחריו|שאחרי|העוקב)', 'לשבוע הבא'],
  ['לסדרה(?: שבועית)?(?= של)', 'לשבועי'],
  ['(?<=לשבועי )של', 'למשך'],
  ['ל(\\p{L}{2,}) הביתה', '$1 אליה הביתה'],
  ['(?:זורם|הולך|סגור|עובד)(?: לי)? (מה|השיעור)', 'מתאים לי $1'],
  ['כמה (שיעורים|פגישות) (?:מחכים|מחכות|מצפים|מצפות) לי', 'כמה $1 יש לי'],
  // "Thursday free or is there a lesson": what is asked with "or" is a question.
  ['או ש(?:יש|אין|חופש|לא|בוטל\\p{L}*)(?: \\p{L}+)?$', '?'],
  ['(?:הודיעה?|אמרה?|כתבה?|מסרה?|עדכנה?) ש(הוא|היא|לא)', '$1'],
  ['(תגידי?|תגידו|להגיד) (ל\\p{L}+) ש(?:אין(?: לי)? מקום|הקבוצה (?:סגורה|מלאה))', 'תסרבי $2'],
  [
    '(?:תגידי?|תעני|תכתבי|תחזירי|תודיעי?|תמסרי) (ל\\p{L}+) ש(?:אני |זה )?לא (?:יכולה?|אוכל|פנויה?|מתאים|טוב|יוצא|נוח|מסתדר|מתאפשר|הולך)(?: לי)?',
    '$1 לא מסתדר לי',
  ],
  [
    '(?:תגידי?|תעני|תכתבי|תחזירי) (ל\\p{L}+) ש(?:אני |זה |הכל )?(?:בסדר|מתאים|מסכימה?|טוב|סבבה|מאושר|אוקיי|כן)(?: לי| מבחינתי)?',
    'לאשר $1',
  ],
  ['אפשר ש(?:גם )?(\\p{L}+) (?:תלמד|ילמד)', 'אפשר ל$1'],
  ['(?:תעני?|תענו|תגידי?|תגידו) (ל\\p{L}+) שלא$', 'לסרב $1'],
  ['אין מצב (ל\\p{L}+)', 'לסרב $1'],
  ['(?:ביקשה?|רוצה) שאני (?:אבוא|אגיע)', ','],
  ['עוד שעה (?=\\p{L}+ (?:לפני|ב))', 'שעה '],
  ['((?:מחר|היום|ב\\p{L}+) (?:(?:חצי |רבע )?שעה|[\\p{L}\\d]+ דקות)) לפני(?=,|$)', '$1 מוקדם יותר'],
  ['שיעור ראשון (?=ל|עם)', 'שיעור '],
  // "תאשר תשיעור": את, as it is spoken.
  ['ת(שיעור(?:ים)?|פגישה|קבוצה)', 'את ה$1'],
  ['לרגל (?=\\p{L})', 'בגלל '],
  ['ה?תאריכים (?=\\d)', ''],
  ['לתאריך (?=\\S)', 'ל'],
  ['הי(גיעה?|גיעו)', 'ה$1'],
  ['שא(ה|ות)', 'שע$1'],
  ['צרי(?:ך|כה) להיות (?=כל|פעם)', 'יהיה '],
  ['לציין ש(?=\\p{L})', 'לרשום ש'],
  ['(סדרת|כל) (.+) ב(?:מלוא|שלמות)(?:ה|ו|ם)', 'כל $1 $2'],
  ['את כל (מחר|היום)', 'הכל $1'],
  ['כלא (?:פנויה?|זמינה?)', 'תפוס'],
  ['התקשרה?(?=,| ש)', ''],
  ['^אם אין מקום,?(?= .*המתנה)', ''],
  ['מהיום (?=ב\\p{L}+ (?:במקום|ולא))', 'מעכשיו '],
  ['((?:חולה|חום|אז) \\p{L}+) אין$', '$1 אין שיעור'],
];

const ways: Ways = said.map(([one, other]) => [
  new RegExp(
    one.startsWith('^') ? one : `(?<!\\p{L})${one}${/\$$|\(\?=/.test(one) ? '' : '(?!\\p{L})'}`,
    'gud',
  ),
  other,
]);

const word = /(?<!\p{L})[א-ת]{3,}(?!\p{L})/gu;

export const inOtherHebrew = (normal: NormalText): NormalText => inOtherWords(normal, word, meant, ways);
