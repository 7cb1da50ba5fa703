/** A pasted list of students: a line for each, and each line that is not right says why. */
import { expect, test } from 'vitest';
import { mostNew, readList } from '../../../../src/features/people/readList.ts';

test('a pasted list is read name by name, and says what is wrong with a line', () => {
  const text = [
    'נועם לוי 052-555-0142',
    'מאיה ביטון, 054-555-0118, maya@example.test',
    'תמר גולן 052-555-01',
    'נעמי רז 053-555-0160',
    'Noa Raz\tnoa@',
    '050-555-0173',
    'נועם  לוי',
  ].join('\n');
  expect(
    readList(text, [{ name: 'נעמי רז' }]).map(({ name, phone, email, problem }) => [
      name,
      phone,
      email,
      problem,
    ]),
  ).toEqual([
    ['נועם לוי', '052-555-0142', null, null],
    ['מאיה ביטון', '054-555-0118', 'maya@example.test', null],
    ['תמר גולן', '052-555-01', null, 'badPhone'],
    ['נעמי רז', '053-555-0160', null, 'onList'],
    ['Noa Raz noa@', null, null, 'noName'],
    ['', '050-555-0173', null, 'noName'],
    ['נועם לוי', null, null, 'twice'],
  ]);
});

test('a file with a heading and quoted cells is read like a pasted list', () => {
  const csv =
    '\ufeff"שם","טלפון","דוא״ל"\r\n"דנה לוי","050-555-0100","Dana@example.test"\r\n\r\nGil Bar;+972 50 555 0101\r\n';
  expect(readList(csv, [])).toEqual([
    { row: 2, name: 'דנה לוי', phone: '050-555-0100', email: 'Dana@example.test', problem: null },
    { row: 4, name: 'Gil Bar', phone: '+972 50 555 0101', email: null, problem: null },
  ]);
});

test('as many are added as one change takes; the others say that they wait', () => {
  const letter = (at: number): string => String.fromCharCode(97 + at);
  const names = Array.from(
    { length: mostNew + 1 },
    (_, at) => `Gil ${letter(Math.floor(at / 26))}${letter(at % 26)}`,
  );
  const lines = readList(names.join('\n'), []);
  expect(lines.filter(({ problem }) => problem === null)).toHaveLength(mostNew);
  expect(lines.at(-1)?.problem).toBe('tooMany');
});
