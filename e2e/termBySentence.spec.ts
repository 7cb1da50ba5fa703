/** A term's money by sentence: a price, two discounts, a package, a late cancel, a payment in part, a refund, the statement, the year's end. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { extractText, getDocumentProxy } from 'unpdf';
import { mailSentTo } from './mail.ts';
import { expect, test } from './school.ts';
import {
  ask,
  composer,
  dotted,
  enter,
  lastCard,
  say,
  signIn,
  sunday,
  thread,
  wallOf,
} from './pageHelpers.ts';

test.use({ schoolFor: 'aTermBySentence' });
test.describe.configure({ mode: 'serial' });

/** The plan of this sentence is looked at and carried out; a question before it is answered by its button. */
async function does(page: Page, sentence: string, ...buttons: (string | RegExp)[]): Promise<void> {
  await say(page, sentence);
  for (const name of buttons) await lastCard(page).getByRole('button', { name }).first().click();
  await expect(lastCard(page)).toHaveAccessibleName(/^(?:בוצע|Done)$/);
}

/** What a question is answered with. */
async function answerTo(page: Page, question: string): Promise<string> {
  const seen = async (): Promise<string> =>
    (await thread(page).getByRole('region').count()) === 0 ? '' : lastCard(page).innerText();
  const before = await seen();
  await say(page, question);
  await expect.poll(seen).not.toBe(before);
  await expect(lastCard(page)).toHaveAccessibleName(/^(?:תשובה|Answer)$/);
  return lastCard(page).innerText();
}

/** The first amount of a text, in agorot. */
const agorotIn = (text: string | null): number => {
  const [, amount] = /₪([\d,]+(?:\.\d+)?)/.exec(text ?? '') ?? [];
  expect(amount, `an amount in: ${text}`).toBeDefined();
  return Math.round(Number((amount ?? '').replaceAll(',', '')) * 100);
};
const shekels = (agorot: number): string =>
  `₪${(agorot / 100).toLocaleString('en', { minimumFractionDigits: agorot % 100 === 0 ? 0 : 2 })}`;

/** "12 November" */
const inEnglish = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

/** On a busy machine a screen takes its time: it is waited for before anything is expected of it. */
async function opens(page: Page, url: string, ready: Locator): Promise<void> {
  await page.goto(url);
  await ready.waitFor();
}

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

type Student = { id: string; username: string };

/** A Thursday so many weeks ago, on which neither of the two has another lesson. */
function thursday(weeksAgo: number): string {
  const day = new Date(`${sunday(-weeksAgo)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 4);
  return day.toISOString().slice(0, 10);
}

let roniId = '';

/** Roni had three early lessons on Thursdays, Dana one: nothing of them is paid. */
test.beforeAll(async ({ browser, school }) => {
  const context = await browser.newContext();
  await signIn(context, school, 'teacher');
  const { me } = await ask<{ me: { id: string } }>(context, school, '{ me { id } }');
  const { students } = await ask<{ students: Student[] }>(
    context,
    school,
    'query ($id: ID!) { students: getStudentsByTeacherId(teacherId: $id) { id username } }',
    { id: me.id },
  );
  const idOf = (name: string): string => students.find(({ username }) => username === name)?.id ?? '';
  const held = (name: string, weeksAgo: number, more: object = {}) => ({
    start: String(Date.parse(`${thursday(weeksAgo)}T04:00:00Z`)),
    end: String(Date.parse(`${thursday(weeksAgo)}T04:45:00Z`)),
    cost: 150,
    attendees: [{ attendeeId: idOf(name) }],
    ...more,
  });
  roniId = idOf('רוני שפירא');
  const { series, single } = await ask<Record<'series' | 'single', { status: string }>>(
    context,
    school,
    `mutation ($series: NewMeetingInput!, $single: NewMeetingInput!) {
      series: addMeeting(input: $series, insist: true) { status }
      single: addMeeting(input: $single, insist: true) { status } }`,
    { series: held('רוני שפירא', 4, { rrule: 'FREQ=WEEKLY;COUNT=3' }), single: held('דנה כהן', 3) },
  );
  expect([series.status, single.status]).toEqual(['ok', 'ok']);
  await context.close();
});

/** The receipt of the next maths lesson of this student, as their parent is led to it. */
async function receiptAhead(page: Page, studentId: string): Promise<string> {
  const links = page.locator(`a[href^="/receipt?"][href*="${studentId}"]`, { hasText: 'מתמטיקה' });
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const ahead = hrefs.filter((href) => Number(/occurrence=(\d+)/.exec(href)?.[1]) > Date.now());
  return ahead[0] ?? '';
}

test('in Hebrew: a price and two discounts are said, and the lesson and its receipt say one sum', async ({
  browser,
  school,
}) => {
  const page = await enter(await browser.newContext(), school);
  await does(page, 'המחיר של מתמטיקה 160 לשעה מעכשיו', /לקבוע את המחיר/);
  for (const [sentence, told] of [
    ['הנחה של 10 אחוז על שיעורים קבועים', '10% · שיעורים קבועים'],
    ['הנחה של 15 אחוז לקבוצות', '15% · שיעורים בקבוצה'],
  ] as const) {
    await say(page, sentence);
    await expect(lastCard(page)).toContainText(told);
    await expect(lastCard(page)).toContainText(/₪[\d,.]+ פחות ב-30 הימים הקרובים/);
    await lastCard(page)
      .getByRole('button', { name: /^להוסיף/ })
      .click();
    await expect(lastCard(page)).toHaveAccessibleName('בוצע');
  }

  // Three quarters of an hour at 160, less 10 percent.
  const due = '₪108';
  const parent = await enter(await browser.newContext(), school, { role: 'parent' });
  const path = await receiptAhead(parent, roniId);
  const toPay = parent.getByText('לתשלום אחרי השיעור');
  await opens(parent, `${school.url}${path}`, toPay);
  await expect(toPay.locator('xpath=following-sibling::*')).toHaveText(due);
  const asked = new URLSearchParams(path.split('?')[1]);
  const day = wallOf(asked.get('occurrence') ?? '').slice(0, 10);
  const lines = page.getByRole('dialog').getByRole('group', { name: 'איך המחיר נוצר' });
  await opens(page, `${school.url}/home?meetingId=${asked.get('meetingId')}&date=${day}`, lines);
  await expect(lines).toContainText('10% שיעורים קבועים');
  await expect(lines).toContainText(due);
});

test('in Hebrew: a package, a late cancel, a part and a refund are said, and everybody reads one debt', async ({
  browser,
  school,
}) => {
  const page = await enter(await browser.newContext(), school);
  await does(page, 'כרטיסייה של 10 שיעורים לאריאל ב-1400', /לרשום חבילה/);
  expect(await answerTo(page, 'כמה נשאר בחבילה של אריאל?')).toContain('10 מתוך 10');
  const question = 'כמה רוני ואריאל חייבים?';
  const before = agorotIn(await answerTo(page, question));
  // It was due as a lesson, and is due as a late cancel.
  await does(page, `רוני ביטלה ברגע האחרון ב-${dotted(thursday(2))}`, /^לשמור/);
  expect(agorotIn(await answerTo(page, question))).toBe(before);
  await does(page, 'רוני שילמה 100', /לרשום תשלום/);
  await does(page, 'החזר של 40 לרוני', /₪100/, /לרשום החזר/);
  const owed = before - 100_00 + 40_00;
  expect(agorotIn(await answerTo(page, question))).toBe(owed);

  await opens(page, `${school.url}/payments`, page.getByRole('list', { name: 'חובות' }));
  const row = page
    .getByRole('list', { name: 'חובות' })
    .getByRole('listitem')
    .filter({ hasText: 'רוני שפירא' });
  await expect(row.first()).toContainText(shekels(owed));
  await expect(row.first()).toContainText('ביטול מאוחר');
  const parent = await enter(await browser.newContext(), school, { role: 'parent' });
  expect(agorotIn(await answerTo(parent, 'כמה נשאר לי לשלם?'))).toBe(owed);
  await opens(parent, `${school.url}/payments`, heading(parent));
  await expect(heading(parent)).toContainText(shekels(owed));

  await opens(page, `${school.url}/home`, composer(page));
  await does(page, 'לשלוח לרוני את החשבון של החודש', /לשלוח חשבון/);
  expect(await mailSentTo(school, 'ruth@example.test', 'פתוח היום')).toContain(shekels(owed));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    say(page, 'תראי לי את החשבון של רוני לחודש הזה'),
  ]);
  const bytes = new Uint8Array(readFileSync(await file.path()));
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect(text).toContain(shekels(owed).slice(1));
});

test('in Hebrew: at the end of the year the sentences, the screen and the tables tell one sum each', async ({
  browser,
  school,
}) => {
  const page = await enter(await browser.newContext(), school);
  const earned = agorotIn(await answerTo(page, 'כמה הרווחתי השנה?'));
  const net = agorotIn(await answerTo(page, 'כמה נשאר לי אחרי ההוצאות השנה?'));
  const came = agorotIn(await answerTo(page, 'כמה כסף התקבל השנה?'));
  const lessons = await tableSaid(page, 'לייצא את השיעורים של השנה לאקסל');
  const due = lessons.filter((row) => row['מצב'] === 'התקיים' || row['מצב'] === 'בהיעדרות');
  expect(sumOf(due, 'מחיר')).toBe(earned);
  expect(sumOf(await tableSaid(page, 'לייצא את התשלומים של השנה לאקסל'), 'סכום')).toBe(came);
  expect(sumOf(await tableSaid(page, 'לייצא את ההוצאות של השנה לאקסל'), 'סכום')).toBe(earned - net);

  const income = page.getByRole('region', { name: 'הכנסה', exact: true });
  await opens(page, `${school.url}/stats?view=year`, income);
  for (const sum of [earned, earned - net, net]) await expect(income).toContainText(shekels(sum));
  await expect(income).toContainText(`פתוחים אצל`);
  const open = sumOf(due, 'פתוח');
  await expect(income).toContainText(shekels(open));
  await expect(income).toContainText(shekels(earned - open));
});

type Row = Record<string, string>;

async function tableSaid(page: Page, sentence: string): Promise<Row[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), say(page, sentence)]);
  return parse<Row>(readFileSync(await file.path()), { bom: true, columns: true });
}

const sumOf = (rows: readonly Row[], column: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

test('in English: a late cancel, a part and a refund are said, and the student reads what the teacher reads', async ({
  browser,
  school,
}) => {
  const page = await enter(await browser.newContext(), school, { tongue: 'en' });
  const before = agorotIn(await answerTo(page, 'how much does Dana owe?'));
  await does(page, `Dana cancelled at the last minute on ${inEnglish(thursday(3))}`, /^Save/);
  await does(page, 'Dana paid 100', /Record payment/);
  await does(page, 'refund Dana 40', /₪100/, /Record refund/);
  const owed = before - 100_00 + 40_00;
  expect(agorotIn(await answerTo(page, 'how much does Dana owe?'))).toBe(owed);

  const student = await enter(await browser.newContext(), school, { role: 'student', tongue: 'en' });
  expect(agorotIn(await answerTo(student, 'how much do I owe?'))).toBe(owed);
  const months = student.getByRole('region', { name: 'The account month by month' });
  await opens(student, `${school.url}/payments`, months);
  await expect(heading(student)).toContainText(shekels(owed));
});

test('in English: a price, a discount, a package, a statement and the year’s end are said', async ({
  browser,
  school,
}) => {
  const page = await enter(await browser.newContext(), school, { tongue: 'en' });
  await does(page, 'physics costs 170 an hour from now on', /Set price/);
  await say(page, 'new discount: 5% off the first lesson');
  await expect(lastCard(page)).toContainText('5%');
  await lastCard(page).getByRole('button', { name: /^Add/ }).click();
  await expect(lastCard(page)).toHaveAccessibleName('Done');

  await does(page, 'email Dana this month’s statement', /Send/);
  const owed = agorotIn(await answerTo(page, 'how much does Dana owe?'));
  expect(await mailSentTo(school, 'dana@example.test', 'פתוח היום')).toContain(shekels(owed));

  await does(page, 'sell Dana 5 lessons for 700', /Record package/);
  expect(await answerTo(page, 'how many lessons are left in Dana’s package?')).toMatch(/\d of 5/);

  const earned = agorotIn(await answerTo(page, 'how much did I earn this year?'));
  const net = agorotIn(await answerTo(page, 'what is left after expenses this year?'));
  const income = page.getByRole('region', { name: 'Income', exact: true });
  await opens(page, `${school.url}/stats?view=year`, income);
  for (const sum of [earned, earned - net, net]) await expect(income).toContainText(shekels(sum));
});
