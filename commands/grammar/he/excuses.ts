/** Why something is ordered: what somebody has then, and how somebody is. */
import type { EntityCandidate } from '../../kernel/annotatedText.ts';
import type { Token } from '../../nlu/text/tokens.ts';
import { because, tellingAt } from '../tellings.ts';

const occasion =
  /^(?:טיול|יומולדת|הופעה|הצגה|תחרות|משחק|מבחן|מתכונת|בגרות|בחינה|אירוע|חתונה|מסיבה|רופא|רופאה|תור|חום|ישיבה|משמרת|עבודה|טיסה|טקס|חזרות|מחנה|מחלה|גשם|אילוצים|עומס|הסעה)$/;

const whom = /^(?:אני|אנחנו|הוא|היא|הם|הן)$/;
const isWhose = /^(?:ל[יוה]|לנו|להם)$/;
/** Who wishes something says more than why; and what is not, or may be, turns the order. */
const wishes = /^(?:ש?ה?רוצ|ש?צרי|מבקש|מעדי|יכול|עוד|מעוני|חייב|תרצ|ירצ|אמור|אשמח)/;

/** "אני באוטו תזיז את עומר": what is said to be done begins anew. */
const orders = /^ת(?!ור|למיד|כנית|וכנית|רופ|קופ|קלה|מיד|חנ)[א-ת]{2,}$|^ל(?:בטל|הזיז|העביר|קבוע|דחות|חסום)$/;

/** "בשל אילוץ רפואי לא אוכל ללמד": what was decided stands behind why. */
const behindWhy = new RegExp(`${orders.source}|^(?:לא|אין|נא|אני|אנחנו)$`);

/** What tells how somebody is begins so: "היא לחוצה מהמבחן", "יש לי רופא", and behind a comma "הקבוצה גדולה מדי". */
function wordsOfOpening(tokens: Token[], at: number, isKnown: (token: Token) => boolean): number {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined) return 0;
  const isOrderBehind = tokens.slice(at + 2, at + 8).some(({ text }) => orders.test(text));
  if (whom.test(token.text)) return at > 0 || isOrderBehind ? 1 : 0;
  if (token.text === 'כולם') return next?.text.startsWith('ב') ? 1 : 0;
  // "בגלל נסיעה יש לבטל", "הידיים שלי בבצק"
  if (token.text === 'בגלל') return 1;
  if (/^ה[A-Za-zÀ-ӿא-ي]{3}/u.test(token.text) && /^של(?:י|נו)$/.test(next?.text ?? '') && !isKnown(token))
    return 2;
  if (/^(?:כי|ש)?(?:יש|אין|יצא|נפל|קבעו)$/.test(token.text) && isWhose.test(next?.text ?? '')) return 2;
  return before?.text === ',' && /^ה[A-Za-zÀ-ӿא-ي]{3}/u.test(token.text) && !next?.text.startsWith('ה')
    ? 1
    : 0;
}

const isNear = (one: EntityCandidate): boolean => 'fit' in one && one.fit === 'near';

/** "יש לו טיול", "לאיתי יש הופעה", "בגלל טיול": why, and nothing to be done. */
function occasions(tokens: Token[]): EntityCandidate[] {
  return tokens.flatMap((token, at): EntityCandidate[] => {
    const next = tokens[at + (/^ל[A-Za-zÀ-ӿא-ي]/u.test(tokens[at + 1]?.text ?? '') ? 2 : 1)];
    if (next === undefined || !/^(?:כי|ש)?(?:יש|יצא|נפל|קבעו)$|^בגלל$/.test(token.text)) return [];
    // "בגלל הגשם": nobody's name has an article.
    const isTheir = token.text === 'בגלל' && /^ה(?!יום)[א-ת]{3,}/.test(next.text);
    const after = tokens.indexOf(next) + 1;
    // "יש יום הולדת לחברה שלי"
    const where = `${tokens[after]?.text} ${tokens[after + 1]?.text}`;
    const last = /^ל[א-ת]{3,} של|^בבית ה?ספר$/.test(where) ? tokens[after + 1] : next;
    // Whose it is stays said: "יש לאדם הצגה בבית הספר".
    const first = next === tokens[at + 2] && !isWhose.test(tokens[at + 1]?.text ?? '') ? next : token;
    return isTheir || occasion.test(next.text) ? [because(first, last ?? next, 0.66)] : [];
  });
}

/** "נוסעים לאילת": where to says nothing more; to whom does. */
const places = (tokens: Token[], readings: EntityCandidate[]): EntityCandidate[] =>
  tokens.flatMap((token, at): EntityCandidate[] =>
    /^(?:נוסע|טס)/.test(tokens[at - 1]?.text ?? '') &&
    /^ל[A-Za-zÀ-ӿא-ي]{3,}/u.test(token.text) &&
    !readings.some((one) => one.from <= token.from + 1 && one.to >= token.to && !isNear(one))
      ? [because(token, token, 0.66)]
      : [],
  );

/** Why something is ordered, as far as no other word of the language says it. */
export const excuses = (tokens: Token[], readings: EntityCandidate[]): EntityCandidate[] => [
  ...occasions(tokens),
  ...places(tokens, readings),
  ...tokens.flatMap((opens, at) => {
    const own = wordsOfOpening(tokens, at, (token) =>
      readings.some((one) => one.from < token.to && one.to > token.from && !isNear(one)),
    );
    const had = own === 2 ? tokens[at + 2] : undefined;
    return own === 0
      ? []
      : (tellingAt({ tokens, readings }, at, own, {
          wishes,
          orders: opens.text === 'בגלל' ? behindWhy : orders,
          had,
        }) ?? []);
  }),
];
