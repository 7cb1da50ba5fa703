/** Jewish holidays and Hebrew dates as days: פסח, ערב ראש השנה, ל"ג בעומר, ט"ו בשבט, י"ד בניסן; always the next one. */
import type { Context, Leaf } from '../../time/chart.ts';
import { dayLength } from '../../time/days.ts';
import { nextHebrewDay } from '../../../../domain/calendar/availability/hebrewCalendar.ts';
import { holidayFrom } from '../../time/holidayYear.ts';
import { nextHoliday, type HolidayName } from '../../../../domain/calendar/availability/holidays.ts';

const holidays: Record<string, HolidayName> = {
  'ראש השנה': 'roshHashana',
  'צום גדליה': 'fastOfGedaliah',
  'יום כיפור|יום הכיפורים|כיפור': 'yomKippur',
  'סוכות|חג הסוכות': 'sukkot',
  'שמחת תורה': 'simchatTorah',
  'חנוכה|חנוכא': 'hanukkah',
  'פורים|חג פורים': 'purim',
  'פסח|חג הפסח|חג פסח|ליל הסדר': 'pesach',
  'שביעי של פסח': 'seventhOfPesach',
  'יום השואה': 'holocaustDay',
  'יום הזיכרון|יום הזכרון': 'memorialDay',
  'יום העצמאות|עצמאות': 'independenceDay',
  'ל"ג בעומר|לג בעומר': 'lagBaomer',
  'יום ירושלים': 'jerusalemDay',
  'חג השבועות|חג שבועות': 'shavuot',
  'תשעה באב': 'tishaBeav',
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

const named = new RegExp(
  `(?<eve>ערב |ליל )?(?<name>${longestFirst.join('|')})(?: (?<year>ב?-?20\\d\\d|השנה|(?:ב?שנה )הבאה))?(?![A-Za-zÀ-ӿא-ي"'])`,
  'gu',
);
const written = new RegExp(
  `(?<=(?:^|[^A-Za-zÀ-ӿא-ي"'])[ובלמהשכ]{0,2})(?<day>[א-י]'|[יכ]["']'?[א-ט]|ט["']'?[וז]|[כל]'|ל["']'?א) ?ב?(?<month>${Object.keys(months).join('|')})(?![A-Za-zÀ-ӿא-ي"'])`,
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

const between = /חול ה?מועד(?: (?:של )?(?<of>פסח|סוכות))?(?![A-Za-zÀ-ӿא-ي])/gu;

/** The days between the first and the last of the feast: of the one that was named, else of the nearer. */
function betweenDays(of: string | undefined, today: number): [number, number] {
  const [start, end] = nextHoliday('pesach', today);
  const [first, last] = nextHoliday('sukkot', today);
  const isPesach = of === undefined ? start < first : of === 'פסח';
  return isPesach ? [start + 1, end - 1] : [first + 1, last];
}

export function holidayLeaves(text: string, context: Context): Leaf[] {
  const leaves: Leaf[] = [];
  for (const match of text.matchAll(named)) {
    const { name = '', eve, year } = match.groups ?? {};
    const of = byName.get(name);
    if (!of) continue;
    const [first, end] = nextHoliday(of, holidayFrom(year, context.today));
    const at = { from: match.index, to: match.index + match[0].length, rule: 'holiday', score: 4 };
    if (eve || end - first === 1) leaves.push({ ...at, cat: 'day', value: { n: eve ? first - 1 : first } });
    else
      leaves.push({
        ...at,
        cat: 'period',
        value: { start: first * dayLength, end: end * dayLength, grain: 'day' },
      });
  }
  for (const match of text.matchAll(between)) {
    const [start, end] = betweenDays(match.groups?.['of'], context.today);
    leaves.push({
      from: match.index,
      to: match.index + match[0].length,
      cat: 'period',
      value: { start: start * dayLength, end: end * dayLength, grain: 'day' },
      rule: 'holiday',
      score: 5,
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
