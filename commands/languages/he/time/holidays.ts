/** Jewish holidays and Hebrew dates as days: פסח, ערב ראש השנה, ל"ג בעומר, ט"ו בשבט, י"ד בניסן; always the next one. */
import type { Context, Leaf } from '../../time/chart.ts';
import { dayLength } from '../../time/days.ts';
import { nextHebrewDay } from '../../../../domain/calendar/hebrewCalendar.ts';
import { keptOn, type HolidayName } from '../../../../domain/calendar/holidays.ts';

/** Month, day, and how many days it lasts. */
const holidays: Record<string, [month: number, day: number, days?: number]> = {
  'ראש השנה': [7, 1, 2],
  'צום גדליה': [7, 3],
  'יום כיפור|יום הכיפורים|כיפור': [7, 10],
  'סוכות|חג הסוכות': [7, 15, 7],
  'שמחת תורה': [7, 22],
  'חנוכה|חנוכא': [9, 25, 8],
  'פורים|חג פורים': [13, 14],
  'פסח|חג הפסח|חג פסח|ליל הסדר': [1, 15, 7],
  'שביעי של פסח': [1, 21],
  'יום השואה': [1, 27],
  'יום הזיכרון|יום הזכרון': [2, 4],
  'יום העצמאות|עצמאות': [2, 5],
  'ל"ג בעומר|לג בעומר': [2, 18],
  'יום ירושלים': [2, 28],
  'חג השבועות|חג שבועות': [3, 6],
  'תשעה באב': [5, 9],
};

const months: Record<string, number> = {
  ניסן: 1,
  אייר: 2,
  סיוון: 3,
  סיון: 3,
  תמוז: 4,
  אב: 5,
  אלול: 6,
  תשרי: 7,
  חשוון: 8,
  חשון: 8,
  כסלו: 9,
  טבת: 10,
  שבט: 11,
  אדר: 13,
};
const byName = new Map(
  Object.entries(holidays).flatMap(([names, of]) => names.split('|').map((name) => [name, of] as const)),
);
const longestFirst = [...byName.keys()].sort((a, b) => b.length - a.length);

const named = new RegExp(`(?<eve>ערב |ליל )?(?<name>${longestFirst.join('|')})(?![\\p{L}"'])`, 'gu');
const written = new RegExp(
  `(?<=(?:^|[^\\p{L}"'])[ובלמהשכ]{0,2})(?<day>[א-י]'|[יכ]["']'?[א-ט]|ט["']'?[וז]|[כל]'|ל["']'?א) ?ב?(?<month>${Object.keys(months).join('|')})(?![\\p{L}"'])`,
  'gu',
);

const letters: Record<string, number> = {
  א: 1,
  ב: 2,
  ג: 3,
  ד: 4,
  ה: 5,
  ו: 6,
  ז: 7,
  ח: 8,
  ט: 9,
  י: 10,
  כ: 20,
  ל: 30,
};
const sum = (text: string): number => [...text].reduce((n, letter) => n + (letters[letter] ?? 0), 0);

/** What is kept on another day where its date falls beside the Sabbath. */
const moved: [RegExp, HolidayName][] = [
  [/עצמאות/, 'independenceDay'],
  [/זי?כרון/, 'memorialDay'],
  [/השואה/, 'holocaustDay'],
  [/גדליה/, 'fastOfGedaliah'],
  [/תשעה באב/, 'tishaBeav'],
];

function kept(name: string, day: number): number {
  const holiday = moved.find(([written]) => written.test(name))?.[1];
  return holiday ? keptOn(holiday, day) : day;
}

export function holidayLeaves(text: string, context: Context): Leaf[] {
  const leaves: Leaf[] = [];
  for (const match of text.matchAll(named)) {
    const { name = '', eve } = match.groups ?? {};
    const of = byName.get(name);
    if (!of) continue;
    const [month, day, length = 1] = of;
    const found = nextHebrewDay(context.today - length + 1, month, day);
    if (found === undefined) continue;
    const first = kept(name, found);
    const at = { from: match.index, to: match.index + match[0].length, rule: 'holiday', score: 4 };
    if (eve || length === 1) leaves.push({ ...at, cat: 'day', value: { n: eve ? first - 1 : first } });
    else
      leaves.push({
        ...at,
        cat: 'period',
        value: { start: first * dayLength, end: (first + length) * dayLength, grain: 'day' },
      });
  }
  for (const match of text.matchAll(written)) {
    const { day = '', month = '' } = match.groups ?? {};
    const n = nextHebrewDay(context.today, months[month] ?? 0, sum(day));
    if (n !== undefined)
      leaves.push({
        from: match.index,
        to: match.index + match[0].length,
        cat: 'day',
        value: { n },
        rule: 'hebrew date',
        score: 2,
      });
  }
  return leaves;
}
