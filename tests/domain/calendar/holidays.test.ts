/** The Hebrew calendar against the one that Intl knows, the holidays of Israel against published dates, and what they leave of a teacher's hours. */
import { describe, expect, test } from 'vitest';
import { dayAt, daysOf } from '../../../domain/basics/wallTime.ts';
import { freeIntervals } from '../../../domain/calendar/availability/freeSlots.ts';
import { hebrewDay, hebrewYear } from '../../../domain/calendar/availability/hebrewCalendar.ts';
import { holidayNames, holidayOn, type HolidayName } from '../../../domain/calendar/availability/holidays.ts';
import { openSchool, rivka } from '../school.ts';

const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030];
const eachDay = function* (): Generator<number> {
  for (let day = daysOf('2024-01-01'); day <= daysOf('2030-12-31'); day++) yield day;
};

/** In the order of the year as Intl writes it in English; a leap year has two of Adar. */
const months: Record<string, number> = {
  Nisan: 1,
  Iyar: 2,
  Sivan: 3,
  Tamuz: 4,
  Av: 5,
  Elul: 6,
  Tishri: 7,
  Heshvan: 8,
  Kislev: 9,
  Tevet: 10,
  Shevat: 11,
  Adar: 13,
  'Adar I': 12,
  'Adar II': 13,
};

test('every day of seven years has the Hebrew date that Intl gives it', () => {
  const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (const day of eachDay()) {
    const parts = Object.fromEntries(
      hebrew.formatToParts(day * 86_400_000).map(({ type, value }) => [type, value]),
    );
    const year = Number(parts['year']);
    expect([
      dayAt(day),
      hebrewYear(day),
      hebrewDay(year, months[parts['month'] ?? ''] ?? 0, Number(parts['day'])),
    ]).toEqual([dayAt(day), year, day]);
  }
});

/** By year, as the calendars of Israel print them. */
const published: Partial<Record<HolidayName, string[]>> = {
  roshHashana: ['10-03', '09-23', '09-12', '10-02', '09-21', '09-10', '09-28'],
  yomKippur: ['10-12', '10-02', '09-21', '10-11', '09-30', '09-19', '10-07'],
  sukkot: ['10-17', '10-07', '09-26', '10-16', '10-05', '09-24', '10-12'],
  simchatTorah: ['10-24', '10-14', '10-03', '10-23', '10-12', '10-01', '10-19'],
  purim: ['03-24', '03-14', '03-03', '03-23', '03-12', '03-01', '03-19'],
  pesach: ['04-23', '04-13', '04-02', '04-22', '04-11', '03-31', '04-18'],
  seventhOfPesach: ['04-29', '04-19', '04-08', '04-28', '04-17', '04-06', '04-24'],
  holocaustDay: ['05-06', '04-24', '04-14', '05-04', '04-24', '04-12', '04-30'],
  memorialDay: ['05-13', '04-30', '04-21', '05-11', '05-01', '04-18', '05-07'],
  independenceDay: ['05-14', '05-01', '04-22', '05-12', '05-02', '04-19', '05-08'],
  shavuot: ['06-12', '06-02', '05-22', '06-11', '05-31', '05-20', '06-07'],
  tishaBeav: ['08-13', '08-03', '07-23', '08-12', '08-01', '07-22', '08-08'],
};

const firstIn = (year: number, name: HolidayName): string | undefined => {
  for (let day = daysOf(`${year}-01-01`); day <= daysOf(`${year}-12-31`); day++) {
    const found = holidayOn(day);
    if (found?.name === name && !found.isEve) return dayAt(day).slice(5);
  }
  return undefined;
};

test.each(Object.entries(published) as [HolidayName, string[]][])(
  '%s falls on its published days from 2024 to 2030',
  (name, days) => {
    expect(years.map((year) => firstIn(year, name))).toEqual(days);
  },
);

test('Hanukkah begins on its published days and lasts eight', () => {
  const days = [...eachDay()].filter((day) => holidayOn(day)?.name === 'hanukkah').map(dayAt);
  expect(
    ['2024-12-26', '2025-12-15', '2026-12-05', '2027-12-25', '2028-12-13', '2029-12-02', '2030-12-21'].map(
      (first) => days.includes(first),
    ),
  ).toEqual(years.map(() => true));
  expect(days.filter((day) => day >= '2026-12-01' && day < '2027-01-01')).toEqual(
    [5, 6, 7, 8, 9, 10, 11, 12].map((n) => `2026-12-${String(n).padStart(2, '0')}`),
  );
});

test('every holiday stands in every year, and none on a day that another has', () => {
  for (const name of holidayNames)
    expect(years.filter((year) => firstIn(year, name) === undefined)).toEqual([]);
});

describe('a teacher who keeps them', () => {
  const keeps = {
    ...rivka,
    holidaysOff: true,
    workingHours: {
      SU: [{ from: 540, to: 1200 }],
      MO: [{ from: 540, to: 1200 }],
      TH: [{ from: 540, to: 1200 }],
    },
  };
  const free = (teacher: typeof keeps, from: string, until: string) =>
    freeIntervals({ schedule: [], teacher }, `${from}T00:00`, `${until}T00:00`);

  test('is not free on Yom Kippur, and on its eve until two', () => {
    expect(free(keeps, '2026-09-20', '2026-09-22')).toEqual([
      { start: '2026-09-20T09:00', end: '2026-09-20T14:00' },
    ]);
  });
  test('is free on them when it is turned off, and always on Hanukkah', () => {
    expect(free({ ...keeps, holidaysOff: false }, '2026-09-20', '2026-09-22')).toHaveLength(2);
    expect(free(keeps, '2026-12-10', '2026-12-11')).toEqual([
      { start: '2026-12-10T09:00', end: '2026-12-10T20:00' },
    ]);
  });
  test('with no hours set is not free on them either', () => {
    expect(
      free({ ...keeps, workingHours: {} as typeof keeps.workingHours }, '2026-09-21', '2026-09-22'),
    ).toEqual([]);
  });
  test.each([
    ['2027-04-22T17:00', '2027-04-22T18:00', true],
    ['2027-04-21T13:30', '2027-04-21T14:30', true],
    ['2027-04-21T12:00', '2027-04-21T13:00', false],
  ])('is warned of a lesson at %s: %s', (start, end, warned) => {
    const school = openSchool('2026-11-21T09:00', {
      ...keeps,
      workingHours: {} as typeof keeps.workingHours,
    });
    const { decision } = school.perform({
      name: 'addMeeting',
      args: { input: { start, end, subject: 'Maths', attendees: [{ attendeeId: 'dana' }] } },
    });
    expect(decision.warnings.map(({ kind }) => kind)).toEqual(warned ? ['outsideHours'] : []);
  });
});
