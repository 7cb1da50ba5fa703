/** The roster as a file, out and in: a spreadsheet runs nothing of it, and what is not right is told by its line. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStudents } from '../../../../src/features/people/readStudents.ts';
import { toCsv } from '../../../../src/lib/device/toCsv.ts';
import { recordProof } from '../../../recordProof.ts';
import { seed } from '../../../randomSeed.ts';

/** The cells of a file as a spreadsheet takes them apart. */
function cellsOf(csv: string): string[] {
  const cells: string[] = [];
  for (const [, inside] of csv.replace(/^\ufeff/u, '').matchAll(/"((?:[^"]|"")*)"(?:,|\r\n|$)/gu))
    cells.push((inside ?? '').replaceAll('""', '"'));
  return cells;
}

const evaluates = (cell: string): boolean => /^[\s\u00a0\ufeff]*[=+\-@\t\r＝＋－＠]/u.test(cell);

describe('what is saved for a spreadsheet', () => {
  test('holds no cell that it would run, whatever people are called', ({ task }) => {
    const runs = process.env['PROVE'] ? 200_000 : 2_000;
    const dangerous = fc.tuple(
      fc.constantFrom('', ' ', '\t', '\r\n', '\u00a0', '"', ','),
      fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', 'א', ''),
      fc.string({ unit: 'grapheme' }),
    );
    const cell = fc.oneof(
      dangerous.map((parts) => parts.join('')),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (row) => {
        const cells = cellsOf(toCsv([row]));
        expect(cells).toHaveLength(row.length);
        expect(cells.filter(evaluates)).toEqual([]);
      }),
      { numRuns: runs, seed },
    );
    recordProof(task, 'T13', `${runs} rows (seed ${seed}): no cell that a spreadsheet would run`);
  });

  test('opens in Hebrew, with a sum as a sum', () => {
    expect(toCsv([['דנה', 120.5]])).toBe('\ufeff"דנה","120.5"');
  });
});

describe('a file of students', () => {
  const none = new Set<string>();

  test('is understood by its headings, in Hebrew and in English, in any order', () => {
    expect(readStudents('שם,טלפון,דואר אלקטרוני\nדנה לוי,050,dana@example.test', none)).toMatchObject({
      fresh: [{ row: 2, name: 'דנה לוי', email: 'dana@example.test' }],
    });
    expect(readStudents('E-mail;Full name\nNOAM@example.test;Noam Cohen', none)).toMatchObject({
      fresh: [{ row: 2, name: 'Noam Cohen', email: 'noam@example.test' }],
    });
  });

  test('without headings is understood by what stands in it', () => {
    expect(readStudents('Dana Levi,dana@example.test\n', none)).toMatchObject({
      fresh: [{ row: 1, name: 'Dana Levi' }],
    });
  });

  test('tells who is here already, who stands twice, and which lines are not right', () => {
    const file =
      'name,email\nDana,dana@example.test\nNoam,noam@example.test\nNoam,NOAM@example.test\nOmer,omer at home';
    expect(readStudents(file, new Set(['dana@example.test']))).toEqual({
      kind: 'read',
      fresh: [{ row: 3, name: 'Noam', email: 'noam@example.test' }],
      known: [
        { row: 2, name: 'Dana', email: 'dana@example.test' },
        { row: 4, name: 'Noam', email: 'noam@example.test' },
      ],
      wrong: [{ row: 5, text: 'Omer, omer at home' }],
    });
  });

  test('that is too long, or no table at all, is refused before anything is sent', () => {
    expect(readStudents('a@example.test\n'.repeat(1500), none)).toEqual({ kind: 'tooLarge' });
    expect(readStudents('just some words', none)).toEqual({ kind: 'unreadable' });
    expect(readStudents('', none)).toEqual({ kind: 'unreadable' });
  });

  test('that was saved here is read here', () => {
    const saved = toCsv([
      ['name', 'email'],
      ['-Dana', 'dana@example.test'],
    ]);
    expect(readStudents(saved, none)).toMatchObject({
      fresh: [{ name: '-Dana', email: 'dana@example.test' }],
    });
  });
});
