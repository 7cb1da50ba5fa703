/** The roster as a file, out and in: a spreadsheet runs nothing of it, and what is not right is told by its line. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsLeftOut, readList } from '../../../../src/features/people/readList.ts';
import { textOf } from '../../../../src/features/people/textOfFile.ts';
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
  }, 600_000);

  test('opens in Hebrew, with a sum as a sum', () => {
    expect(toCsv([['דנה', 120.5]])).toBe('\ufeff"דנה","120.5"');
  });
});

const read = (file: string, known: Parameters<typeof readList>[1] = []) =>
  readList(file, known).map(({ row, name, phone, email, problem }) => [row, name, phone, email, problem]);

describe('a file of students', () => {
  test('is understood by its headings, in Hebrew and in English, in any order, whatever else it holds', () => {
    expect(read('שם,כתובת,טלפון,דואר אלקטרוני\nדנה לוי,הגפן 12,0505550100,dana@example.test')).toEqual([
      [2, 'דנה לוי', '0505550100', 'dana@example.test', null],
    ]);
    expect(read('E-mail;Full name;Lessons\nnoam@example.test;Noam Cohen;12')).toEqual([
      [2, 'Noam Cohen', null, 'noam@example.test', null],
    ]);
  });

  test('without headings is understood by what stands in it', () => {
    expect(read('Dana Levi,dana@example.test\n')).toEqual([
      [1, 'Dana Levi', null, 'dana@example.test', null],
    ]);
  });

  test('tells who is here already, who stands twice, and which lines are not right', () => {
    const file =
      'name,email\nDana Levi,dana@example.test\nNoam,noam@example.test\nNoam Cohen,NOAM@example.test\nOmer,omer at home';
    expect(read(file, [{ name: 'דנה לוי', email: 'dana@example.test' }])).toEqual([
      [2, 'Dana Levi', null, 'dana@example.test', 'onList'],
      [3, 'Noam', null, 'noam@example.test', null],
      [4, 'Noam Cohen', null, 'NOAM@example.test', 'twice'],
      [5, 'Omer', null, 'omer at home', 'badEmail'],
    ]);
  });

  test('that was saved here is read here', () => {
    const saved = toCsv([
      ['שם', 'דואר', 'טלפון', 'כתובת', 'שיעורים שהיו', 'שולמו'],
      ['דנה לוי', 'dana@example.test', '+972505550100', 'הגפן 12', 14, 3],
    ]);
    expect(read(saved)).toEqual([[2, 'דנה לוי', '+972505550100', 'dana@example.test', null]]);
  });
});

describe('the columns of a file', () => {
  test('are read by the words that people use, and a surname of its own is joined to the name', () => {
    expect(read('שם,טלפון,מייל,הורה\nדנה לוי,0505550100,dana@example.test,רונית')).toEqual([
      [2, 'דנה לוי', '0505550100', 'dana@example.test', null],
    ]);
    expect(read('שם,טלפון,מייל\nדנה לוי,0505550100,dana at home')).toEqual([
      [2, 'דנה לוי', '0505550100', 'dana at home', 'badEmail'],
    ]);
    expect(read('שם פרטי;שם משפחה;נייד;אימייל\nנועה;כהן;0505550101;noa@example.test')).toEqual([
      [2, 'נועה כהן', '0505550101', 'noa@example.test', null],
    ]);
    expect(read('Surname,First name,Cell\nBar,Gil,0505550102')).toEqual([
      [2, 'Gil Bar', '0505550102', null, null],
    ]);
    expect(read('שם הורה,שם התלמיד,טל׳\nרונית,דנה לוי,0505550100')).toEqual([
      [2, 'דנה לוי', '0505550100', null, null],
    ]);
    expect(read('שם פרטי ומשפחה,דוא״ל\nדנה לוי,dana@example.test')).toEqual([
      [2, 'דנה לוי', null, 'dana@example.test', null],
    ]);
    expect(read('שם,הערות\nדנה לוי,מתקדמת')).toEqual([[2, 'דנה לוי', null, null, null]]);
  });

  test('are named where they are not read and not empty', () => {
    expect(columnsLeftOut('שם,טלפון,מייל,הורה,כיתה\nדנה לוי,0505550100,dana@example.test,רונית,')).toEqual([
      'הורה',
    ]);
    expect(columnsLeftOut('Dana Levi, 0505550100, maths')).toEqual([]);
  });

  test('take a quoted name with a comma with headings as without', () => {
    expect(read('שם,טלפון\n"לוי, נועה",0505550100')).toEqual([[2, 'לוי נועה', '0505550100', null, null]]);
    expect(read('"לוי, נועה",0505550100')).toEqual([[1, 'לוי נועה', '0505550100', null, null]]);
  });
});

describe('a file as a computer saves it', () => {
  const bytesOf = (...bytes: number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

  test('of Hebrew is read in the letters it was saved in', async () => {
    const written = new TextEncoder().encode('שם,מייל');
    expect(await textOf(new File([written], 'list.csv'))).toEqual({ text: 'שם,מייל' });
    // "שם" by a Windows of Israel, and as Unicode text.
    expect(await textOf(new File([bytesOf(0xf9, 0xed)], 'list.csv'))).toEqual({ text: 'שם' });
    expect(await textOf(new File([bytesOf(0xff, 0xfe, 0xe9, 0x05, 0xdd, 0x05)], 'list.txt'))).toEqual({
      text: 'שם',
    });
  });

  test('that is a workbook or too large is told apart', async () => {
    const workbook = bytesOf(0x50, 0x4b, 3, 4, 20, 0);
    expect(await textOf(new File([workbook], 'list.xlsx'))).toEqual({ problem: 'isWorkbook' });
    expect(await textOf(new File([workbook, new Uint8Array(60_000)], 'list.csv'))).toEqual({
      problem: 'isWorkbook',
    });
    expect(await textOf(new File([bytesOf(0xd0, 0xcf, 0x11, 0xe0)], 'list.xls'))).toEqual({
      problem: 'isWorkbook',
    });
    expect(await textOf(new File(['a'.repeat(60_000)], 'list.csv'))).toEqual({ problem: 'tooLarge' });
  });
});
