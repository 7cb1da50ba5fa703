/** Sentences by somebody who has not seen the grammar: none does the wrong thing, and enough are read right. */
import { expect, test } from 'vitest';
import type { Locale } from '../../commands/world.ts';
import type { Verdict } from './judgeAside.ts';
import { latelyRead, readAside } from './readAside.ts';

/** The share read right when this was last measured; raise it with the grammar, never lower it. */
const floors: Record<Locale, number> = { en: 0.95, he: 0.97 };
/** Of what the grammar has learned from since. */
const learntFloor = 0.96;

/** Of the sets that were read last: at first 88.2% and 88.4% of the third, 61.7% and 57.2% of the fourth, 71.7% and 70.8% of what was kept of it, 87.5% and 88.2% of the fifth, 95.0% and 91.3% of what was kept of it, 63.0% and 61.4% of the sixth, 60.2% and 61.7% of what was kept of it, 64.0% and 49.3% of the seventh, 54.3% and 50.0% of what was kept of it, 91.7% and 90.0% of the eighth, 94.7% and 92.7% of the ninth, 96.7% and 95.3% of the ninth by another, 88.0% and 81.3% of the tenth, 92.0% and 90.0% of the eleventh, 91.3% and 97.3% of the twelfth, 97.3% and 93.3% of the thirteenth, 94.7% and 90.7% of the fourteenth, 94.7% and 98.7% of the fifteenth, 97.3% and 91.3% of the sixteenth, 97.5% and 93.3% of the seventeenth, 90.0% of the eighteenth, which is Hebrew alone; in English what was kept of the sixth and the seventh is learned from since. */
const latelyFloors = {
  third: { en: 0.95, he: 0.95 },
  fourth: { en: 0.87, he: 0.85 },
  fourthKept: { en: 0.9, he: 0.84 },
  fifth: { en: 0.95, he: 0.95 },
  fifthKept: { en: 0.95, he: 0.92 },
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
  eighteenth: { en: 1, he: 0.92 },
  nearSeventh: { en: 1, he: 1 },
  nearEighth: { en: 1, he: 1 },
};

const all = readAside();
const lately = {
  third: latelyRead.third(),
  fourth: latelyRead.fourth(),
  fourthKept: latelyRead.fourthKept(),
  fifth: latelyRead.fifth(),
  fifthKept: latelyRead.fifthKept(),
  sixth: latelyRead.sixth(),
  sixthKept: latelyRead.sixthKept(),
  seventh: latelyRead.seventh(),
  seventhKept: latelyRead.seventhKept(),
  eighth: latelyRead.eighth(),
  ninth: latelyRead.ninth(),
  ninthOther: latelyRead.ninthOther(),
  tenth: latelyRead.tenth(),
  eleventh: latelyRead.eleventh(),
  twelfth: latelyRead.twelfth(),
  thirteenth: latelyRead.thirteenth(),
  fourteenth: latelyRead.fourteenth(),
  fifteenth: latelyRead.fifteenth(),
  sixteenth: latelyRead.sixteenth(),
  seventeenth: latelyRead.seventeenth(),
  eighteenth: latelyRead.eighteenth(),
  nearSeventh: latelyRead.nearSeventh(),
  nearEighth: latelyRead.nearEighth(),
};

test('no sentence of a stranger does the wrong thing', () => {
  const wrongActions = [...all, ...Object.values(lately).flat()]
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

const sets = [
  'third',
  'fourth',
  'fourthKept',
  'fifth',
  'fifthKept',
  'sixth',
  'sixthKept',
  'seventh',
  'seventhKept',
  'eighth',
  'ninth',
  'ninthOther',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nearSeventh',
  'nearEighth',
] as const;

const locales = ['en', 'he'] as const;

/** A set may stand in one language alone. */
const readSets = sets.flatMap((set) =>
  locales
    .filter((locale) => lately[set].some((one) => one.locale === locale))
    .map((locale) => [set, locale] as const),
);

test.each(readSets)('of the strangers’ %s set in %s at least the floor is read right', (set, locale) => {
  const mine = lately[set].filter((one) => one.locale === locale);
  const missed = mine.filter(({ verdict }) => verdict !== 'right');
  console.log(missed.map(({ aside, because }) => `${aside.say}: ${because.join(', ')}`).join('\n'));
  expect(1 - missed.length / mine.length).toBeGreaterThanOrEqual(latelyFloors[set][locale]);
});
