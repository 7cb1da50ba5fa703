/** What looks like a Hebrew time by its words alone and is none by its neighbours: "שני תפוחים", "ראשון לציון", "לשבת" = to sit. */
import type { Context, Node } from '../../time/chart.ts';
import type { DayValue } from '../../time/values.ts';

const words = (list: string): string => `(?:${list})(?![\\p{L}\\p{N}])`;
const counted =
  'תלמיד(?:ים|ות|ה)?|ילד(?:ים|ות)?|בנ(?:ים|ות)|שיעור(?:ים)?|מפגש(?:ים)?|פעמ(?:ים)?|פעם|אחוז(?:ים)?|שקל(?:ים)?|שח|ש"ח|ש\'\'ח|ש\'ח|דולר(?:ים)?|יורו|אירו|ק"מ|קמ|יח"ל|יחידות|ביטול(?:ים)?|עמוד(?:ים)?|תרגיל(?:ים)?|שאלות|מקומות|ספרים|אנשים|משתתפ(?:ים|ות)|קילומטר(?:ים)?|נקודות|נק\'|תפוחים|הורים|קבוצות|מקצועות|מיילים|הודעות|קבצים|דפים|כיתות|חוברות|מבחנים|מטר|סמ|ס"מ';
const priced = new RegExp(`^ ?(?:[₪%$€]|${words(counted)})`, 'u');
/** Nouns whose number, letter or rank is no time. */
const numbered =
  "עמוד|עמודים|עמ'|תרגיל|תרגילים|פרק|פרקים|שאלה|שאלות|כיתה|כיתת|כיתות|שכבה|שכבת|סעיף|סעיפים|קבוצה|קבוצת|רחוב|דירה|קומה|קו|אוטובוס|בית|בניין|חדר|מספר|מס'|גיל|בן|בת|ציון|גרסה|גירסה|תשובה|ויטמין|רמה|שלב|חלק|כרך|נספח|טופס|דף|משימה|יחידה|תלמיד|טלפון|עלה|עלו|לפי|פי|הוצאות|שילמה|שילם|הוצאתי|עולה|הרצל";
const before = new RegExp(`(?:^|[^\\p{L}])[ובלמשהכ]{0,3}(?:${numbered}) ?-?$`, 'u');
const ranked =
  'שיעור|פעם|בפעם|מקום|תלמיד|תלמידה|מפגש|דבר|פרק|שלב|חלק|ניסיון|מבחן|סמסטר|צד|סיבוב|מחזור|קורס|ילד|בן|מועד|שבוע|חודש|יח"ד|טיוטה|ביטול|תרגיל|שער|שחקן';
const rankBefore = new RegExp(`(?:^|[^\\p{L}])[ובלמשהכ]{0,3}(?:${ranked}) ?$`, 'u');
const wish =
  /(?:^|[^\p{L}])[בלמשהכו]{0,3}(?:שבוע|בוקר|ערב|לילה|צהריים|צהרים|צוהריים|חודש|יום|שנה|חג|סופש|סופ"ש|שבת)(?: (?:טוב|טובים|טובה|מצוין|נעים|מקסים|מבורך|שלום|נפלא|הולדת|העצמאות|הזיכרון|עיון))/u;
const sitting =
  /^שבת(?: (?:פה|שם|כאן|ליד|עם|על|איתו|איתה|איתי|אית|בשקט|יחד|ביחד|ולדבר|ולעבור|לידו|לידה|מול))/u;
const sitters = /(?:אפשר|צריך|צריכה|רוצה|רוצים|יכול|יכולה|נשב|בוא|בואי|כיף|נעים|מקום) ל?$/u;

const plural = /^ (?:ה?[א-ת]{2,}(?:ים|ות|יים))(?![\p{L}])/u;

export function keepHebrew(node: Node, text: string, context: Context): boolean {
  const front = text.slice(Math.max(0, node.from - 24), node.from);
  const rest = text.slice(node.to, node.to + 24);
  const said = text.slice(node.from, node.to);
  const left = text[node.from - 1] ?? ' ';
  if (/[\p{L}\p{M}]/u.test(rest[0] ?? ' ') || /[\p{N}_$€₪+]/u.test(left)) return false;
  // A letter before is a prefix, which the tokens cut; nothing else may touch a word.
  if (
    /\p{L}/u.test(left) &&
    !/(?:^|[^\p{L}\p{M}])[ושהכבלמ]{1,4}$/u.test(front) &&
    !(/\d/.test(said[0] ?? '') && /(?:^|[^\p{L}])(?:עד|מ|ועד)$/u.test(front))
  )
    return false;
  if (/\p{N}$/u.test(said) && (/^(?:[-.]?\p{N}|-?[₪%$€])/u.test(rest) || /^,\p{N}/u.test(rest))) return false;
  const numeric = /(?:\p{N}|[א-ת])$/u.test(said) && priced.test(rest);
  if (
    numeric &&
    node.cat !== '@recur' &&
    node.cat !== '@dur' &&
    !(node.cat === '@day' && !/\p{N}$/u.test(said))
  )
    return false;
  if (
    /^[בלמ+ה]{0,2}-?\p{N}|^[א-ת]'?/u.test(said) &&
    before.test(front) &&
    node.cat !== '@dur' &&
    node.cat !== '@recur'
  ) {
    if (/^[בלמה]{0,2}-?\p{N}/u.test(said) || said.length <= 3) return false;
  }
  if (node.cat === '@hours' && node.rule === 'bare hours' && (node.from > 0 || node.to < text.length))
    return false;
  if (
    /(?:^|[^\p{L}])(?:כפול|להכפיל|הכפל|תכפיל|לחלק)(?: [\p{L}]+){0,4} ?$/u.test(
      text.slice(Math.max(0, node.from - 60), node.from),
    ) &&
    /^ב-?\p{N}/u.test(said)
  )
    return false;
  if (node.cat === '@day') return keepDay(node.value as DayValue, said, front, rest, text, node, context);
  if (node.cat === '@daypart' || node.cat === '@period' || node.cat === '@dur') {
    const at = Math.max(0, node.from - 3);
    const greeting = wish.exec(text.slice(at, node.to + 12));
    return !greeting || at + greeting.index + greeting[0].length <= node.to;
  }
  return true;
}

function keepDay(
  day: DayValue,
  said: string,
  front: string,
  rest: string,
  text: string,
  node: Node,
  context: Context,
): boolean {
  if (/(?:^| )[בהו]$/u.test(said) && /^-?\p{N}/u.test(rest)) return false;
  if (day.weekday === undefined || day.which !== 'bare')
    return !(node.rule === 'from a day on' && day.n < context.today);
  if (/^ב?שבת$/u.test(said)) {
    if (/^ (?:שלום|המלכה)/u.test(rest)) return false;
    if (front.endsWith('ל') && (sitting.test(`שבת${rest}`) || sitters.test(front))) return false;
  }
  const bare = /^ב?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|ששי)$/u.test(said);
  if (!bare) return true;
  if (said.endsWith('ראשון') && /^ ל?ציון/u.test(rest)) return false;
  if (said.endsWith('שני') && plural.test(rest)) return false;
  if (rankBefore.test(front)) return false;
  return !/^ (?:במעלה|בתור|ברשימה|במספר)/u.test(text.slice(node.to, node.to + 10));
}
