/** Lessons, payments and expenses are taken along as tables that are asked for by a sentence, and read back by a reader of its own. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, test } from './school.ts';
import { enter, say, thread, wallOf, type Role, type Tongue } from './pageHelpers.ts';

type Row = Record<string, string | undefined>;

/** A number may be negative; nothing else begins as a formula does. */
const harmless = /^(?:-?\d+(?:\.\d+)?|[^=+\-@\t\r].*|)$/s;

/** The reader refuses a row of another length than the first, and a quote that is left open. */
async function tableSaid(page: Page, sentence: string): Promise<{ name: string; rows: Row[] }> {
  const [file] = await Promise.all([page.waitForEvent('download'), say(page, sentence)]);
  const bytes = readFileSync(await file.path());
  // Without this mark Hebrew opens as noise.
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [columns = [], ...rows] = parse(bytes, { bom: true, record_delimiter: '\r\n' });
  for (const cell of rows.flat()) expect(cell).toMatch(harmless);
  const named = rows.map((cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at]])));
  return { name: file.suggestedFilename(), rows: named };
}

const month = (): string => wallOf(Date.now()).slice(0, 7);

type Asked = { role: Role; tongue: Tongue; sentence: string; columns: string[]; own: string[] };

const asked: Asked[] = [
  {
    role: 'student',
    tongue: 'en',
    sentence: 'export my lessons to excel',
    columns: ['Date', 'From', 'To', 'Subject', 'Name', 'State'],
    own: ['דנה כהן'],
  },
  {
    role: 'parent',
    tongue: 'he',
    sentence: 'לייצא את השיעורים לאקסל',
    columns: ['תאריך', 'התחלה', 'סיום', 'מקצוע', 'שם', 'מצב'],
    own: ['רוני שפירא', 'אריאל שפירא'],
  },
];

for (const { role, tongue, sentence, columns, own } of asked)
  test(`a ${role} has their own lessons of the month, without others’ names: “${sentence}”`, async ({
    browser,
    school,
  }) => {
    const page = await enter(await browser.newContext(), school, { role, tongue });
    const { name, rows } = await tableSaid(page, sentence);
    expect(name).toBe(`lessons-${month()}-01.csv`);
    const [date = '', , , , who = ''] = columns;
    expect(Object.keys(rows[0] ?? {})).toEqual(columns);
    for (const row of rows) expect(row[date]).toContain(month());
    expect(new Set(rows.map((row) => row[who]))).toEqual(new Set(own));
  });

const sumOf = (rows: readonly Row[], column: string): string => {
  const minor = rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0) / 100;
  return `₪${minor.toLocaleString('en', { minimumFractionDigits: minor % 1 === 0 ? 0 : 2 })}`;
};

test('in English: the tables of lessons and payments add up to the figures that are answered', async ({
  browser,
  school,
}) => {
  const page = await enter(await browser.newContext(), school, { tongue: 'en' });
  const answer = () => thread(page).getByRole('region').last();
  const lessons = await tableSaid(page, 'export my lessons to excel');
  // A late cancel is due like a lesson that was given.
  const due = lessons.rows.filter(({ State: state }) => state === 'given' || state === 'absent');
  await say(page, 'how much did I make this month?');
  await expect(answer()).toContainText(sumOf(due, 'Price'));

  const payments = await tableSaid(page, 'export the payments to excel');
  await say(page, 'how much came in this month?');
  await expect(answer()).toContainText(`${sumOf(payments.rows, 'Amount')} came in`);
});

test('in Hebrew: the table of expenses adds up to what is answered', async ({ browser, school }) => {
  const page = await enter(await browser.newContext(), school);
  const { name, rows } = await tableSaid(page, 'לייצא את ההוצאות לאקסל');
  expect(name).toBe(`expenses-${month()}-01.csv`);
  await say(page, 'כמה הוצאתי החודש?');
  await expect(thread(page).getByRole('region').last()).toContainText(sumOf(rows, 'סכום'));
});
