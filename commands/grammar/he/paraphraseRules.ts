/** What is said in Hebrew another way than the grammar hears it. */
import type { NormalText } from '../../nlu/text/normalize.ts';
import { inGroups, paraphrase } from '../paraphraseRules.ts';
import { inPassing } from './paraphrases/inPassing.ts';
import { otherwise } from './paraphrases/otherwise.ts';
import { politely } from './paraphrases/politely.ts';
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
const alike: Record<string, string> = {
  א: 'ע',
  ע: 'א',
  ט: 'ת',
  ת: 'ט',
  כ: 'ק',
  ק: 'כ',
};

const haste = new Map<string, string>([
  ['שעור', 'שיעור'],
  ['שעורים', 'שיעורים'],
  ['חמשי', 'חמישי'],
  ['חמיש', 'חמישי'],
  ['ציעי', 'תציעי'],
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

/** "הייייי", "פליזזז": of courtesy alone, for no order is guessed. */
const drawn = /([א-ת])\1\1+/g;
const courteous = /^(?:היי?|פלי[זס]|תודה|בבקשה|נו|די|סורי|שלום|יואו|יאללה|וואי|אוף|טוב)$/;

const meant = (typed: string): string | undefined => {
  const short = typed.replace(drawn, '$1');
  if (short !== typed && courteous.test(short)) return short;
  const whole = haste.get(typed);
  if (whole !== undefined || common.includes(typed)) return whole;
  for (const { prefix, rest } of prefixSplits(typed)) {
    const word = haste.get(rest);
    if (word !== undefined) return prefix + word;
  }
  return undefined;
};

/** Where a word begins. */
const edge = '(?<![A-Za-zÀ-ӿא-ي])';

const opens = (one: string): boolean => one.startsWith('^');

export const groups = inGroups(
  // A way ends where a word does, unless it says itself how it goes on.
  [...politely, ...otherwise, ...inPassing].map(([one, other]): [string, string] => [
    opens(one) || /\$$|\(\?=/.test(one) ? one : `${one}(?![A-Za-zÀ-ӿא-ي])`,
    other,
  ]),
  (some) => {
    const inside = some.filter((one) => !opens(one)).join('|');
    return new RegExp([...some.filter(opens), `${edge}(?:${inside})`].join('|'), 'u');
  },
  (one) => new RegExp(opens(one) ? one : edge + one, 'gud'),
);

const word = /(?<![A-Za-zÀ-ӿא-ي])[א-ת]{3,}(?![A-Za-zÀ-ӿא-ي])/gu;

const turning =
  /סליחה|בעצם|רגע|(?:אה|אוי),? לא|טעי?[תו]|אופס|כלומר|תיקון|התכוונתי|לא משנה|לא חשוב|עזוב|אולי|אבל|איתי|לא,|(?:^|(?<=[,.;] ))לא |מבחן|בחינה|בגרות|מתכונת/;

export const inOtherHebrew = (normal: NormalText): NormalText => {
  const other = paraphrase(normal, word, meant, groups);
  return turning.test(other.text) ? { ...other, turns: true } : other;
};
