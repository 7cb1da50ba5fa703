/** What looks like a Hebrew time by its words alone and is none by its neighbours: "שני תפוחים", "ראשון לציון", "לשבת" = to sit. */
import type { Context, Node } from '../../time/chart.ts';
import { dayLength } from '../../time/days.ts';
import type { DayValue, IntervalValue, RecurValue } from '../../time/values.ts';
import { counted, numbered, ranked } from './counted.ts';

type Place = {
  node: Node;
  said: string;
  front: string;
  rest: string;
  text: string;
  typed: string;
  context: Context;
};

const edge = '(?![A-Za-zÀ-ӿא-ي\\p{N}])';
const afterNumber = new RegExp(`^ ?(?:[₪%$€]|ה?(?:${counted})${edge})`, 'u');
const beforeNumber = new RegExp(`(?:^|[^A-Za-zÀ-ӿא-ي])[ובלמשהכ]{0,3}(?:${numbered})(?: \\d+)? ?-?$`, 'u');
const beforeRank = new RegExp(`(?:^|[^A-Za-zÀ-ӿא-ي])[ובלמשהכ]{0,3}(?:${ranked}) ?$`, 'u');
const weekdayName = 'ראשון|שני|שלישי|רביעי|חמישי|שישי|ששי';
const bareWeekday = new RegExp(`^ב?(?:${weekdayName})$`, 'u');
const secondOn = new RegExp(`^ ב(?:יום )?(?:${weekdayName})(?![A-Za-zÀ-ӿא-ي])`, 'u');
const everyWeekday = new RegExp(`^ב?(?:כל|מדי|מידי) יום (?:${weekdayName}|שבת|[א-וש]')`, 'u');
const greeting =
  /(?:שבוע|בוקר|ערב|לילה|צהריים|צהרים|צוהריים|חודש|יום|שנה|שבת|סופ"ש|סופש|ליל) (?:טובים|טובה|טוב|מצוין|נעים|מקסים|מבורך|שלום|נפלא|הולדת|עיון|מנוחה)/u;
const sitting = /^ (?:פה|שם|כאן|ליד|עם|על|איתו|איתה|איתי|בשקט|יחד|ביחד|לידו|לידה|מול)(?![A-Za-zÀ-ӿא-ي])/u;
const sitters = /(?:אפשר|צריך|צריכה|רוצה|רוצים|יכול|יכולה|נשב|בוא|בואי|כיף|נעים|מקום) ל$/u;
const multiplied = /(?:^|[^A-Za-zÀ-ӿא-ي])(?:כפול|להכפיל|הכפל|תכפיל|תכפילי|לחלק|פי)(?![A-Za-zÀ-ӿא-ي])/u;
const nounInPlural = /^ (?!שעתיים|יומיים|שבועיים|חודשיים|צהרי?ים)ה?[א-ת]{2,}(?:ים|ות)(?![A-Za-zÀ-ӿא-ي])/u;

const startsWithNumber = /^[בלמה]{0,2}-?\p{N}/u;
const endsWithNumber = /\p{N}$/u;

/** "מה 12.4" asks what is on that day; only a hyphen makes a letter and an article of it. */
const asksWhat = ({ node, said }: Place): boolean =>
  node.rule === 'from the date on' && /^מה \p{N}/u.test(said);

/** "מ-18" is an hour, "מה-18" a day: as it was typed, for what is read has no article there. */
const otherFrom = ({ node, typed }: Place): boolean =>
  node.rule === 'from the nth on'
    ? !/מה[-־–]/.test(typed)
    : node.rule.startsWith('from an hour') && /מה[-־–](?:1[3-9]|2\d|3[01])(?![\d:.])/.test(typed);

/** Part of a longer word, number, price or code. */
function inner({ said, front, rest, node, text }: Place): boolean {
  const left = text[node.from - 1] ?? ' ';
  if (/^[A-Za-zÀ-ӿא-ي\p{M}]/u.test(rest) || /[\p{N}_$€₪+]/u.test(left)) return true;
  if (endsWithNumber.test(said) && /^(?:[-.]?\p{N}|-?[₪%$€]|,\p{N})/u.test(rest)) return true;
  if (!/[A-Za-zÀ-ӿא-ي\p{M}]/u.test(left)) return false;
  // Only prefixes may touch: "לחמישי", and "עד5".
  if (/(?:^|[^A-Za-zÀ-ӿא-ي\p{M}])[ושהכבלמ]{1,4}$/u.test(front)) return false;
  return !(/^\p{N}/u.test(said) && /(?:^|[^A-Za-zÀ-ӿא-ي])ו?עד$/u.test(front));
}

const isLong = /week|month|year/;

/** "5 תלמידים", "ב-180 שקל", "עמוד 12", "כיתה ג'". */
function counting({ said, front, rest, node }: Place): boolean {
  const { cat } = node;
  if (cat === '@dur') return false;
  // "ב-17:00 עד 5 תלמידים"
  if (cat === '@recur' && !/^[א-ת][' ]/u.test(said)) return /עד \d+$/.test(said) && afterNumber.test(rest);
  // "ב-5 שיעור מתמטיקה": one lesson is not five.
  const isOne = said.startsWith('ב') && /^ (?:שיעור|מפגש|תלמיד|תלמידה)(?![A-Za-zÀ-ӿא-ي])/u.test(rest);
  // "מאפריל השיעורים של נועה": no number is counted by.
  const isDays = cat === '@day' || isLong.test((node.value as { grain?: string }).grain ?? '');
  if (!isOne && afterNumber.test(rest) && (!isDays || endsWithNumber.test(said))) return true;
  return (
    (startsWithNumber.test(said) ||
      (said.length <= 3 && !/^[A-Za-zÀ-ӿא-ي]{3}$/u.test(said)) ||
      /^(?:עד|לפני|אחרי) ?-?\d+$/.test(said) ||
      /^[א-ת]'/u.test(said)) &&
    beforeNumber.test(front)
  );
}

/** "180 לשעה", "100 שקל לשעה": a price; "14:30 שעה" is how long. */
const perHour = ({ node, said, front }: Place): boolean =>
  node.cat === '@dur' &&
  /^ל?שעה$/u.test(said) &&
  /(?:\p{N}|שקל|שקלים|ש"ח|שח|₪) ל?$/u.test(front) &&
  !/:\d\d $/.test(front);

/** Two bare numbers are hours only where nothing else is said. */
const loneHours = ({ node, text }: Place): boolean =>
  node.rule === 'bare hours' && (node.from > 0 || node.to < text.length);

/** "קניתי ב12", "מוגבל ל-5": a price, a limit. */
const priced =
  /(?:^|[^A-Za-zÀ-ӿא-ي])(?:קניתי|קנינו|הוצאתי|עלה|עלתה|מחיר|המחיר|להגביל|תגביל|תגבילי|הגבל|מוגבל|מוגבלת|מקסימום|מינימום)(?![A-Za-zÀ-ӿא-ي])/u;

const multiplying = ({ said, text, node }: Place): boolean =>
  (startsWithNumber.test(said) && multiplied.test(text.slice(Math.max(0, node.from - 48), node.from))) ||
  (/^[בל]?-? ?\d+$/.test(said) && priced.test(text.slice(Math.max(0, node.from - 32), node.from)));

/** "From yesterday" is yesterday's: nothing starts in the past. */
const startsInPast = ({ node, context, said }: Place): boolean =>
  node.rule === 'from a day on' &&
  ((node.value as IntervalValue).start ?? 0) < context.today * dayLength &&
  /אתמול|שלשום|שעבר/.test(said);

/** "Once a month on Sunday" is not every Sunday of the month: the days are left for a question. */
const weekdaysOfMonth = ({ freq, byday }: RecurValue): boolean =>
  freq === 'MONTHLY' && byday?.some((day) => day.length === 2) === true;

const certainHour = /^ (?:טובה|הזאת|הזו|זו|זאת|מאוחרת|מוקדמת|קבועה|רגילה|אחרת|ש[A-Za-zÀ-ӿא-ي]|של|יותר)/u;
/** Verbs of moving by a length: "דחה בשבוע". */
const delay = /(?:דח|קדים|קדימ|הקד|הזז|זיז|אריך|ארכ|אריכ|קצר|פצ)/u;

/** "Every day" is not a part of "every Tuesday", nor "hour" of "what hour". */
const partOfPhrase = ({ node, said, front, rest, text }: Place): boolean =>
  (node.cat === '@recur' && (node.value as RecurValue).freq === 'DAILY' && everyWeekday.test(said)) ||
  (node.cat === '@dur' &&
    said === 'שעה' &&
    (/(?:ה|איזה |איזו |באותה )$/u.test(front) || (front.endsWith('ב') && certainHour.test(rest)))) ||
  (node.rule === 'by a unit' && !delay.test(text.slice(Math.max(0, node.from - 60), node.from))) ||
  (node.rule === 'a length from now' && (/^(?:ל|במשך)/u.test(said) || front.endsWith('ל'))) ||
  (node.cat === '@open' && /^(?:ו?עד)/u.test(said) && /\d ?- ?\d/.test(said)) ||
  (/^\d\/\d$|^24\/7$/.test(said) && (said === '24/7' || rest.startsWith(' מ'))) ||
  (node.cat === '@recur' && weekdaysOfMonth(node.value as RecurValue)) ||
  (node.cat === '@clock' && said.endsWith('אחת') && /^ [המ]/u.test(rest));

function greets({ node, text }: Place): boolean {
  if (node.cat !== '@daypart' && node.cat !== '@period' && node.cat !== '@dur' && node.cat !== '@day')
    return false;
  const from = Math.max(0, node.from - 1);
  const found = greeting.exec(text.slice(from, node.to + 12));
  return found !== null && from + found.index + found[0].length > node.to;
}

/** A weekday's name that is an ordinal, a numeral, a town or a verb here. */
function otherWord({ node, said, front, rest }: Place): boolean {
  // "שיעור שני ברביעי": another one.
  if (said === 'שני' && front.endsWith('שיעור ') && secondOn.test(rest)) return true;
  if (node.cat !== '@day') return false;
  // "יום ה-5": the letter is a prefix of the number.
  if (/(?:^| )[בהו]$/u.test(said) && /^-?\p{N}/u.test(rest)) return true;
  const day = node.value as DayValue;
  if (day.weekday === undefined || day.which !== 'bare') return false;
  if (said === 'שבת' && front.endsWith('ל')) return sitting.test(rest) || sitters.test(front);
  if (!bareWeekday.test(said)) return false;
  // "השיעור הראשון": with the article it is an ordinal.
  if (/(?:^|[^A-Za-zÀ-ӿא-ي])[ובלמש]?ה$/u.test(front)) return true;
  if (said.endsWith('ראשון') && /^ ל?ציון/u.test(rest)) return true;
  if (said.endsWith('שני') && nounInPlural.test(rest)) return true;
  return beforeRank.test(front) || /^ (?:במעלה|בתור|ברשימה|במספר)/u.test(rest);
}

const no = [
  asksWhat,
  otherFrom,
  inner,
  counting,
  perHour,
  loneHours,
  multiplying,
  startsInPast,
  partOfPhrase,
  greets,
  otherWord,
];

export function keepHebrew(node: Node, text: string, context: Context, typed: string): boolean {
  const place: Place = {
    node,
    said: text.slice(node.from, node.to),
    front: text.slice(Math.max(0, node.from - 24), node.from),
    rest: text.slice(node.to, node.to + 24),
    text,
    typed,
    context,
  };
  return !no.some((says) => says(place));
}
