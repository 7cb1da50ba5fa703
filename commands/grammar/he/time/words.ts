/** The Hebrew words of time and what each means: weekdays, months, units, parts of the day, and the connectives of the rules. */
import type { Phrase } from '../../time/lexicon.ts';
import { cut, phrases } from '../../time/lexicon.ts';
import { duration, partHours } from '../../time/resolve.ts';
import type { PartOfDay } from '../../time/readings.ts';
import type { Unit, Values } from '../../time/values.ts';
import { construct, feminine, feminineTeens, masculine, ordinals, tens } from '../numbers.ts';

/** Prefix letters ("ב+") are tokens of their own and must not be cut; here they may stand at the end of a phrase. */
const joined = (texts: string): string[][] =>
  texts
    .split('|')
    .map((text) =>
      text.split(' ').flatMap((word) => (word.endsWith('+') ? [word] : cut(word).map((token) => token.text))),
    );
const connective = (name: string, texts: string): Phrase[] =>
  joined(texts).map((words) => ({ words, cat: `$${name}` as const }));

const keyed = <T>(table: Record<string, number>, make: (n: number) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(table).map(([word, n]) => [word, make(n)]));

const part = (name: PartOfDay, from = partHours[name][0], to = partHours[name][1]): Values['part'] => ({
  part: name,
  from,
  to,
});
const unit = (name: Unit, plural = false): Values['unit'] =>
  plural ? { unit: name, plural } : { unit: name };

const weekdayNames: Record<string, number> = {
  'ראשון|ראשן': 0,
  שני: 1,
  'שלישי|שלשי': 2,
  'רביעי|רבעי': 3,
  'חמישי|חמשי': 4,
  'שישי|ששי': 5,
  שבת: 6,
};
const weekdayLetters: Record<string, number> = { א: 0, ב: 1, ג: 2, ד: 3, ה: 4, ו: 5, ש: 6 };

/** "יום א'", 'יום א"', "יום א": with the word day, a letter is a weekday in any dress. */
const lettered = (front: string): Record<string, Values['weekday']> =>
  Object.fromEntries(
    Object.entries(weekdayLetters).map(([letter, w]) => [
      `${front} ${letter}'|${front} ${letter}"|${front} ${letter}|${front}-${letter}'|${front}-${letter}`,
      { w },
    ]),
  );

/** People mix: "sunday ב-5". */
const englishWeekdays =
  'sunday|sun,monday|mon,tuesday|tue,wednesday|wed,thursday|thu,friday|fri,saturday|sat'.split(',');

const months: Record<string, number> = {
  "ינואר|ינו'": 1,
  "פברואר|פבר'": 2,
  'מרץ|מרס|מארס': 3,
  "אפריל|אפר'": 4,
  מאי: 5,
  יוני: 6,
  יולי: 7,
  "אוגוסט|אוג'": 8,
  "ספטמבר|ספט'": 9,
  "אוקטובר|אוק'|אוקט'": 10,
  "נובמבר|נוב'": 11,
  "דצמבר|דצמ'": 12,
};

const noon = 'צהריים|צהרים|צוהריים|צוהרים|הצהריים|הצהרים|הצוהריים|הצוהרים';
const afterNoon = (noon: string) => `אחר ${noon}|אחרי ${noon}`;
const noons = noon.split('|');

export const hebrewPhrases: Phrase[] = [
  ...phrases('weekday', {
    ...keyed(weekdayNames, (w) => ({ w })),
    ...lettered('יום'),
    ...keyed(
      Object.fromEntries(
        Object.entries(weekdayNames).map(([names, w]) => [
          names
            .split('|')
            .map((name) => `יום ${name}`)
            .join('|'),
          w,
        ]),
      ),
      (w) => ({ w }),
    ),
  }),
  ...Object.entries(weekdayLetters).flatMap(([letter, w]) =>
    phrases('letter', { [`${letter}'|${letter}''|${letter}"`]: { w, marked: true } }),
  ),
  ...phrases(
    'letter',
    keyed(weekdayLetters, (w) => ({ w })),
  ),
  ...englishWeekdays.flatMap((names, w) => phrases('weekday', { [names]: { w } })),
  ...phrases(
    'month',
    keyed(months, (m) => ({ m })),
  ),
  ...phrases(
    'num',
    keyed(feminine, (n) => ({ n })),
  ),
  ...phrases(
    'num',
    keyed(feminineTeens, (n) => ({ n })),
  ),
  ...[masculine, construct, tens].flatMap((table) =>
    phrases(
      'cardinal',
      keyed(table, (n) => ({ n })),
    ),
  ),
  ...phrases(
    'rank',
    keyed(ordinals, (n) => ({ n })),
  ),
  ...phrases('rank', { אחרון: { n: -1 }, אחרונה: { n: -1 } }),
  ...phrases('unit', {
    "דקה|דק'|דק|דקת": unit('minute'),
    דקות: unit('minute', true),
    שעה: unit('hour'),
    שעות: unit('hour', true),
    יום: unit('day'),
    'ימים|ימי': unit('day', true),
    שבוע: unit('week'),
    שבועות: unit('week', true),
    חודש: unit('month'),
    חודשים: unit('month', true),
    רבעון: unit('quarter'),
    שנה: unit('year'),
    'שנים|שנות': unit('year', true),
    'סוף שבוע|סופ"ש|סופש|סוף השבוע|סופשבוע': unit('weekend'),
  }),
  ...phrases('dur', {
    'יומיים|יומים': duration(2, 'day'),
    'שעתיים|שעתים': duration(2, 'hour'),
    'שבועיים|שבועים': duration(2, 'week'),
    'חודשיים|חדשיים': duration(2, 'month'),
    'שנתיים|שנתים': duration(2, 'year'),
  }),
  ...phrases('part', {
    'בוקר|על הבוקר': part('morning'),
    'מוקדם בבוקר|בוקר מוקדם|בבוקר מוקדם|מוקדם על הבוקר': part('morning', 360, 540),
    'מאוחר בבוקר|בבוקר מאוחר|בוקר מאוחר': part('morning', 540, 720),
    'מוקדם בערב|בערב מוקדם': part('evening', 1020, 1140),
    'מאוחר בערב|בערב מאוחר': part('evening', 1140, 1260),
    'לפנות בוקר': part('dawn'),
    [`${noons.map((word) => `לפני ${word}`).join('|')}|לפנה"צ|לפנהצ|לפנה'צ`]: part('forenoon'),
    [noon]: part('noon'),
    [`${noons.map(afterNoon).join('|')}|אחה"צ|אחהצ|אחה'צ|אחר צהריים|אח"צ|אחרהצ`]: part('afternoon'),
    'לפנות ערב': part('evening', 960, 1140),
    ערב: part('evening'),
    בקרים: { ...part('morning'), plural: true },
    ערבים: { ...part('evening'), plural: true },
    לילות: { ...part('night'), plural: true },
    'לילה|ליל': part('night'),
  }),
  ...phrases('half', { 'am|a.m.|a.m|a m': { pm: false }, 'pm|p.m.|p.m|p m': { pm: true } }),
  ...connective('at', 'ב+|בשעה|לשעה|השעה|שעה|ב+ שעה|סביב|בסביבות|לקראת|בערך ב+|בדיוק ב+|@'),
  ...connective('on', 'ב+'),
  ...connective('in', 'ב+'),
  ...connective('lamed', 'ל+|ל+ ה+'),
  ...connective('from', 'מ+|מ+ שעה|מ+ ה+ שעה'),
  ...connective('to', 'עד|עד ל+|ועד|עד ב+|עד ה+ שעה|עד ל+ שעה|עד שעה'),
  ...connective('dash', '-|- -'),
  ...connective(
    'until',
    'עד|עד ל+|עד ב+|לא יאוחר מ+|לכל המאוחר|לכל המאוחר ב+|לא אחרי|עד ה+ שעה|עד השעה|עד שעה',
  ),
  ...connective('before', 'לפני|לפני השעה|לפני שעה'),
  ...connective('right', 'ש+|מיד|מייד|ש+ מיד|ישר|רגע'),
  ...connective('agoBefore', 'לפני'),
  ...connective('after', 'אחרי|לאחר|אחרי השעה'),
  ...connective('since', 'מאז|לא לפני|לא מוקדם מ+'),
  ...connective('starting', 'החל מ+|החל מ+ ה+|החל ב+'),
  ...connective('orLater', 'והלאה|ואילך|ומעלה|הלאה|ואלך'),
  ...connective('between', 'בין|בין השעות|בין השעה|בין שעה|בין התאריכים|בין הימים|בין ה+'),
  ...connective('and', 'ו+|ו'),
  ...connective('of', 'של'),
  ...connective('the', 'ה+'),
  ...connective('mark', '-|:|('),
  ...connective('sep', ',|בערך|בדיוק|מתישהו|קצת|כבר|רק'),
  ...connective('for', 'ל+|למשך|במשך|לאורך'),
  ...connective('inTime', 'בעוד|עוד|ב+ עוד'),
  ...connective('within', 'תוך|בתוך'),
  ...connective('later', 'מהיום|מעכשיו'),
  ...connective('fromDay', 'אחרי|לאחר'),
  ...connective('every', 'כל|בכל|מדי|מידי|ב+ כל|לכל'),
  ...connective('once', 'פעם ב+|אחת ל+|פעם ל+|אחת ב+|פעם אחת ב+'),
  ...connective('times', 'פעמים|פעם|שיעורים|שיעור|מפגשים|מפגש|פגישות'),
  ...connective('except', 'חוץ מ+|למעט|מלבד|פרט ל+|לא כולל|ללא|חוץ מ+ ב+|חוץ'),
  ...connective('this', 'הזה|הזאת|הזו|זה|הנוכחי|הנוכחית'),
  ...connective('coming', 'הקרוב|הקרובה|הקרבה|קרוב|הקרובים|הקרובות'),
  ...connective('next', 'הבא|הבאה|הבאים|הבאות'),
  ...connective('last', 'שעבר|שעברה|האחרון|האחרונה|הקודם|הקודמת|שחלף|אחרון|האחרונים|האחרונות|שעברו'),
  ...connective('daysWord', 'ימים|ימי|הימים'),
  ...connective('minutesWord', "דקות|דק'|דק|דקה"),
  ...connective('less', 'פחות'),
  ...connective('monthWord', 'חודש'),
  ...connective('weekWord', 'שבוע'),
  ...connective('hoursWord', 'שעות|שעת'),
  ...connective('quarterYear', 'רבעון'),
  ...connective('yearWord', 'שנת'),
  ...connective('halfWord', 'חצי'),
  ...connective('quarterWord', 'רבע'),
  ...connective('threeQuarters', 'שלושת רבעי|שלושה רבעי|שלושת רבעים'),
  ...connective('start', 'תחילת|ראשית|התחלת'),
  ...connective('middle', 'אמצע'),
  ...connective('end', 'סוף|בסוף'),
];

/** The words with which a prefix may be joined. */
export const vocabulary: ReadonlySet<string> = new Set([
  ...hebrewPhrases.map((phrase) => phrase.words[0] ?? ''),
  ...'דו|היום|מחר|מחרתיים|מחרותיים|מחרתים|אתמול|שלשום|ערב|הערב|הבוקר|הלילה|חצות|מוצ"ש|מוצש|מוצאי|סוף|רגע|עכשיו|פעמיים|פסח|סוכות|חנוכה|פורים|ראש|יום|ערב|חג|למחרת|שמחת|כיפור|עצמאות'.split(
    '|',
  ),
]);
