/** Every day of the year and every hour of the day, in each way of writing them: what holds for one must hold for all. */
import { describe, expect, it } from 'vitest';
import { when, type WhenLine } from '../../commands/grammar/timeProbe.ts';

const now = '2026-11-22T09:00';
const pad = (n: number) => String(n).padStart(2, '0');

/** The first reading: its kind and where it begins. */
function read(text: string, locale: WhenLine['locale']): string {
  const { found } = when({ text, locale, now, timeZone: 'Asia/Jerusalem' });
  return found.map(({ kind, start, end }) => `${kind} ${kind === 'interval' ? end : start}`).join(' + ');
}

/** From tomorrow on: the day itself is today. */
const days = Array.from({ length: 364 }, (_, at) => {
  const date = new Date(Date.UTC(2026, 10, 23 + at));
  return {
    d: date.getUTCDate(),
    m: date.getUTCMonth() + 1,
    y: date.getUTCFullYear(),
    iso: date.toISOString().slice(0, 10),
    next: new Date(date.getTime() + 86_400_000).toISOString().slice(0, 10),
  };
});

const hebrewMonths = 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'.split(' ');
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const ordinal = (d: number) =>
  `${d}${d % 10 === 1 && d !== 11 ? 'st' : d % 10 === 2 && d !== 12 ? 'nd' : d % 10 === 3 && d !== 13 ? 'rd' : 'th'}`;

type Day = (typeof days)[number];
const ways: Record<'he' | 'en', ((day: Day) => string)[]> = {
  he: [
    ({ d, m }) => `${d}.${m}`,
    ({ d, m }) => `ב-${d}.${m}`,
    ({ d, m }) => `ב־${d}.${m}`,
    ({ d, m }) => `ב${d}.${m}`,
    ({ d, m }) => `ב-${pad(d)}.${pad(m)}`,
    ({ d, m }) => `ל-${d}.${m}`,
    ({ d, m }) => `ב-${d}/${m}`,
    ({ d, m, y }) => `ב-${d}.${m}.${y % 100}`,
    ({ d, m, y }) => `ב-${d}.${m}.${y}`,
    ({ d, m }) => `ב-${d} ב${hebrewMonths[m - 1]}`,
    ({ d, m }) => `${d} ל${hebrewMonths[m - 1]}`,
  ],
  en: [
    ({ d, m }) => `${d}/${m}`,
    ({ d, m }) => `on ${pad(d)}/${pad(m)}`,
    ({ d, m, y }) => `on ${d}/${m}/${y}`,
    ({ d, m, y }) => `on ${d}.${m}.${y}`,
    ({ d, m }) => `on ${d}.${m}`,
    ({ d, m }) => `on ${months[m - 1]} ${d}`,
    ({ d, m }) => `on the ${ordinal(d)} of ${months[m - 1]}`,
    ({ d, m }) => `${ordinal(d)} ${months[m - 1]?.slice(0, 3)}`,
    ({ iso }) => iso,
  ],
};
const untils: Record<'he' | 'en', ((day: Day) => string)[]> = {
  he: [({ d, m }) => `עד ${d}.${m}`, ({ d, m }) => `עד ה-${d}.${m}`],
  en: [
    ({ d, m }) => `until ${d}/${m}`,
    ({ d, m }) => `until ${d}.${m}`,
    ({ d, m }) => `till ${d}.${m}`,
    ({ d, m }) => `by ${d}.${m}`,
    ({ d, m }) => `until ${months[m - 1]} ${d}`,
  ],
};
const froms: Record<'he' | 'en', ((day: Day) => string)[]> = {
  he: [({ d, m }) => `מה-${d}.${m}`, ({ d, m }) => `החל מ-${d}.${m}`],
  en: [({ d, m }) => `from ${d}.${m} on`, ({ d, m }) => `from ${d}/${m}`, ({ d, m }) => `starting ${d}.${m}`],
};

describe.each(['he', 'en'] as const)('in %s', (locale) => {
  it.each(ways[locale].map((say) => [say(days[20] as Day), say] as const))(
    'every day is read as in “%s”',
    (_, say) => {
      const wrong = days.filter((day) => read(say(day), locale) !== `date ${day.iso}`);
      expect(wrong.map((day) => `${say(day)}: ${read(say(day), locale)}`)).toEqual([]);
    },
  );

  it.each(untils[locale].map((say) => [say(days[20] as Day), say] as const))(
    'every day ends what is said in “%s”',
    (_, say) => {
      const wrong = days.filter((day) => read(say(day), locale) !== `interval ${day.next}T00:00`);
      expect(wrong.map((day) => `${say(day)}: ${read(say(day), locale)}`)).toEqual([]);
    },
  );

  it.each(froms[locale].map((say) => [say(days[20] as Day), say] as const))(
    'every day begins what is said in “%s”',
    (_, say) => {
      const began = (day: Day) => {
        const { found } = when({ text: say(day), locale, now, timeZone: 'Asia/Jerusalem' });
        return found.map(({ start, end }) => [start, end].join(' ')).join(' + ');
      };
      const wrong = days.filter((day) => began(day) !== `${day.iso}T00:00 `);
      expect(wrong.map((day) => `${say(day)}: ${began(day)}`)).toEqual([]);
    },
  );

  it('every hour of the day with its minutes is that hour', () => {
    const wrong: string[] = [];
    for (let minute = 0; minute < 1440; minute += 5) {
      const clock = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
      const text = locale === 'he' ? `מחר ב-${clock}` : `tomorrow at ${clock}`;
      if (read(text, locale) !== `instant 2026-11-23T${clock}`) wrong.push(`${text}: ${read(text, locale)}`);
    }
    expect(wrong).toEqual([]);
  });
});
