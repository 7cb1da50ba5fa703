/** Sentences by somebody who has not seen the grammar: none does the wrong thing, and enough are read right. */
import { expect, test } from 'vitest';
import type { Locale } from '../../commands/world.ts';
import type { Verdict } from './judgeAside.ts';
import { latelyRead, readAside, readSet } from './readAside.ts';

/** The share read right when this was last measured; raise it with the grammar, never lower it. */
const floors: Record<Locale, number> = { en: 0.95, he: 0.97 };
/** Of what the grammar has learned from since. */
const learntFloor = 0.96;

/** Of the sets that were read last, what is held; what was read at first stands in docs/languageFigures.md. */
const latelyFloors = {
  third: { en: 0.95, he: 0.95 },
  fourth: { en: 0.87, he: 0.85 },
  fourthKept: { en: 0.9, he: 0.84 },
  fifth: { en: 0.95, he: 0.95 },
  fifthKept: { en: 0.95, he: 0.92 },
};
const setFloors: Record<string, Partial<Record<Locale, number>>> = {
  sixth: { en: 0.82, he: 0.79 },
  sixthKept: { en: 0.8, he: 0.79 },
  seventh: { en: 0.97, he: 0.9 },
  seventhKept: { en: 0.75, he: 0.88 },
  eighth: { en: 0.95, he: 0.95 },
  ninth: { en: 0.94, he: 0.94 },
  ninthOther: { en: 0.96, he: 0.95 },
  tenth: { en: 0.92, he: 0.9 },
  eleventh: { en: 0.9, he: 0.9 },
  twelfth: { en: 0.97, he: 0.97 },
  thirteenth: { en: 0.95, he: 0.95 },
  fourteenth: { en: 0.95, he: 0.94 },
  fifteenth: { en: 0.94, he: 0.96 },
  sixteenth: { en: 0.96, he: 0.98 },
  seventeenth: { en: 0.96, he: 0.96 },
  eighteenth: { en: 0.97, he: 0.92 },
  nineteenth: { en: 0.97, he: 0.97 },
  twentieth: { en: 0.96, he: 0.97 },
  twentyFirst: { en: 0.95, he: 0.97 },
  twentySecond: { en: 0.96, he: 0.97 },
  twentyThird: { en: 0.95, he: 0.98 },
  twentyFourth: { en: 0.97, he: 0.98 },
  twentyFifth: { he: 0.94 },
  twentySixth: { he: 0.95 },
  twentySeventh: { he: 0.97 },
  nearSeventh: { en: 1, he: 1 },
  nearEighth: { he: 1 },
};

const locales = ['en', 'he'] as const;

const all = readAside();
const lately = [
  ...Object.entries(latelyFloors).flatMap(([set, floors]) => {
    const read = latelyRead[set as keyof typeof latelyFloors]();
    return locales.map((locale) => ({
      set,
      locale,
      floor: floors[locale],
      read: read.filter((one) => one.locale === locale),
    }));
  }),
  ...Object.entries(setFloors).flatMap(([set, floors]) =>
    locales.flatMap((locale) => {
      const floor = floors[locale];
      return floor === undefined ? [] : [{ set, locale, floor, read: readSet(set, locale) }];
    }),
  ),
];

test('no sentence of a stranger does the wrong thing', () => {
  const wrongActions = [...all, ...lately.flatMap(({ read }) => read)]
    .filter(({ verdict }) => verdict === 'wrong action')
    .map(({ aside, because }) => `${aside.as ?? 'teacher'}: ${aside.say}: ${because.join(', ')}`);
  expect(wrongActions).toEqual([]);
});

test.each(['en', 'he'] as const)(
  'of the strangers’ sentences in %s at least the floor is read right',
  (locale) => {
    const mine = all.filter((one) => one.locale === locale && one.blind);
    const table: Record<string, Partial<Record<Verdict | 'of', number>>> = {};
    for (const { command, verdict } of mine)
      for (const name of [command ?? 'nothing', 'all']) {
        const row = (table[name] ??= {});
        row[verdict] = (row[verdict] ?? 0) + 1;
        row.of = (row.of ?? 0) + 1;
      }
    console.table(table, ['right', 'asked', 'not read', 'wrong', 'wrong action', 'of']);
    const right = mine.filter(({ verdict }) => verdict === 'right').length / mine.length;
    expect(right).toBeGreaterThanOrEqual(floors[locale]);
  },
);

test.each(['en', 'he'] as const)('what was learned from strangers in %s stays read', (locale) => {
  const mine = all.filter((one) => one.locale === locale && !one.blind);
  const missed = mine.filter(({ verdict }) => verdict !== 'right');
  console.log(missed.map(({ aside, because }) => `${aside.say}: ${because.join(', ')}`).join('\n'));
  expect(1 - missed.length / mine.length).toBeGreaterThanOrEqual(learntFloor);
});

test.each(lately)(
  'of the strangers’ $set set in $locale at least the floor is read right',
  ({ read, floor }) => {
    const missed = read.filter(({ verdict }) => verdict !== 'right');
    console.log(missed.map(({ aside, because }) => `${aside.say}: ${because.join(', ')}`).join('\n'));
    expect(1 - missed.length / read.length).toBeGreaterThanOrEqual(floor);
  },
);
