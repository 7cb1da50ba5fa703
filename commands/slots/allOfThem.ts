/** "Both", "all of them": one button more where several fit, and the words that take it from the start. */
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { Choice } from '../kernel/plan.ts';
import { inWords } from '../kernel/words.ts';

const twoOfThem = /\bboth\b|(?<![א-ת])ו?[לבמ]?(?:שניהם|שתיהן)(?![א-ת])/;

export const saysBoth = (text: string): boolean => twoOfThem.test(text);

/** All of a parent's children, where nobody is named. */
const allChildren: { example: string; says: RegExp }[] = [
  { example: 'for both of them', says: twoOfThem },
  {
    example: 'the kids are away',
    says: /\b(?:the|my|our|all|all the) (?:kids|children|girls|boys|twins|sons|daughters)\b/,
  },
  { example: 'for all of them', says: /\bfor (?:all|all of them|everyone|everybody)\b/ },
  {
    example: 'הילדים לא יגיעו',
    says: /(?<![א-ת])ו?ש?[לבמ]?(?:כל )?ה?(?:ילדים|ילדות|בנים|בנות|תאומים|תאומות)(?: של(?:י|נו))?(?![א-ת])/,
  },
  { example: 'לבטל לכולם', says: /(?<![א-ת])(?:ל|את )?כול?(?:ם|ן)(?![א-ת])/ },
];

export const saysAllChildren = (text: string): boolean => allChildren.some(({ says }) => says.test(text));

/** The button of all, where there is more than one; its value is the list of the others'. */
export const allChoice = (values: readonly string[], he: string, world: IndexedWorld): Choice[] =>
  values.length < 2
    ? []
    : [
        {
          label:
            values.length === 2
              ? inWords(world, 'Both', `שני ${he}`)
              : inWords(world, `All ${values.length}`, `כל ${values.length} ${he}`),
          value: [...values],
        },
      ];

/** Replies that take the button of all. */
const allReplies: { example: string; says: RegExp }[] = [
  {
    example: 'both of them',
    says: /^(?:cancel |for )?(?:both|all|everyone|everybody)(?: of (?:them|those)| (?:kids|children|lessons|three|four))?$/,
  },
  {
    example: 'לשניהם',
    says: /^(?:את |ל)?(?:(?:לבטל |תבטלי? )(?:את )?)?(?:שניהם|שתיהן|שלושתם|כולם|כולן|הכו?ל)$/,
  },
  { example: 'את שני השיעורים', says: /^(?:את |ל)?ה[א-ת]+ שניהם$|^(?:שני|שתי|כל) ה[א-ת]+$/ },
];

export function allOf(text: string, choices: readonly Choice[]): Choice | undefined {
  const isMeant = allReplies.some(({ says }) => says.test(text.replace(/[.!]+$/, '')));
  const lists = isMeant ? choices.filter(({ value }) => Array.isArray(value)) : [];
  return lists.length === 1 && choices.length > 2 ? lists[0] : undefined;
}
