/** Jewish holidays as days in English: Passover, erev Rosh Hashanah, the week of Sukkot. */
import type { Context, Leaf } from '../../time/chart.ts';
import { dayLength } from '../../time/days.ts';
import { holidayFrom } from '../../time/holidayYear.ts';
import { nextHoliday, type HolidayName } from '../../../../domain/calendar/availability/holidays.ts';

/** Those that the days of a school year are told by, as they are written. */
const holidays: [HolidayName, string][] = [
  ['roshHashana', 'rosh ha-?shann?ah?'],
  ['yomKippur', 'yom kipp?ur'],
  ['sukkot', 'su[ck]+o(?:t|th|s)'],
  ['hanukkah', 'c?hann?uk+ah?'],
  ['purim', 'purim'],
  ['pesach', 'passover|pesac?h|(?:the )?seder(?: night)?'],
  ['independenceDay', "independence day|yom ha-?'?atz?ma'?ut"],
  ['lagBaomer', "lag (?:ba'?|b')omer"],
  ['shavuot', "shavu'?o[ts]"],
];

const named = new RegExp(
  `\\b(erev |(?:the )?eve of (?:the )?)?(?:${holidays.map(([, written]) => `(${written})`).join('|')})( eve)?(?: (?:week|holidays?|break))?(?:,? (?:of |in )?(20\\d\\d|this year|next year))?\\b`,
  'g',
);

export function holidayLeaves(text: string, { today }: Context): Leaf[] {
  return [...text.matchAll(named)].flatMap((match): Leaf[] => {
    const [erev, ...names] = match.slice(1, -1);
    const of = holidays[names.findIndex((name) => name !== undefined)];
    if (of === undefined) return [];
    const [first, end] = nextHoliday(of[0], holidayFrom(match.at(-1), today));
    const at = { from: match.index, to: match.index + match[0].length, rule: 'holiday', score: 4 };
    const isEve = (erev ?? names.at(-1)) !== undefined;
    return isEve || end - first === 1
      ? [{ ...at, cat: 'day', value: { n: isEve ? first - 1 : first } }]
      : [{ ...at, cat: 'period', value: { start: first * dayLength, end: end * dayLength, grain: 'day' } }];
  });
}
