/** A term's money by hand: prices, two discounts, a package, a late cancel, a payment in part, a refund, and the account that both sides read. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { mailSentTo } from './mail.ts';
import { expect, test, type School } from './school.ts';
import { ask, enter, goOnToEdit, sunday, wallOf } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'aTerm' });

const [roni, ariel] = ['רוני שפירא', 'אריאל שפירא'];

type Student = { id: string; username: string };

/** An hour of a Sunday so many weeks ago that the calendar has free for it. */
function hourAgo(weeks: number): { start: string; end: string } {
  const startMs = Date.parse(`${sunday(-weeks)}T04:00:00Z`);
  return { start: String(startMs), end: String(startMs + 45 * 60_000) };
}

/** Roni had three lessons on Sundays at 150, less 10 percent; Ariel one at 120, by whose id it is found. */
async function pastLessons(context: BrowserContext, school: School): Promise<string> {
  const { me } = await ask<{ me: { id: string } }>(context, school, '{ me { id } }');
  const { students } = await ask<{ students: Student[] }>(
    context,
    school,
    'query ($id: ID!) { students: getStudentsByTeacherId(teacherId: $id) { id username } }',
    { id: me.id },
  );
  const idOf = (name: string | undefined): string =>
    students.find((each) => each.username === name)?.id ?? '';
  const held = (weeks: number, student: string | undefined, cost: number, more: object = {}) => ({
    ...hourAgo(weeks),
    ...more,
    cost,
    attendees: [{ attendeeId: idOf(student) }],
  });
  const { series, single } = await ask<
    Record<'series' | 'single', { status: string; meeting: { id: string } }>
  >(
    context,
    school,
    `mutation ($series: NewMeetingInput!, $single: NewMeetingInput!) {
      series: addMeeting(input: $series, insist: true) { status meeting { id } }
      single: addMeeting(input: $single, insist: true) { status meeting { id } } }`,
    { series: held(4, roni, 150, { rrule: 'FREQ=WEEKLY;COUNT=3' }), single: held(1, ariel, 120) },
  );
  expect([series.status, single.status]).toEqual(['ok', 'ok']);
  return single.meeting.id;
}

/** In the panel of the lesson it is told what the mark comes to. */
async function markLate(page: Page, school: School, meetingId: string): Promise<void> {
  await page.goto(`${school.url}/home?meetingId=${meetingId}&date=${sunday(-1)}`);
  await goOnToEdit(page);
  const panel = page.getByRole('dialog');
  const attendance = panel.getByRole('region', { name: 'נוכחות' });
  await attendance.getByLabel(ariel).selectOption({ label: 'ביטול מאוחר' });
  await attendance.getByRole('button', { name: 'לרשום נוכחות' }).click();
  await expect(panel.getByText('חיוב של')).toContainText('₪120');
}

async function addDiscounts(context: BrowserContext, school: School): Promise<void> {
  const discount = (name: string, value: number, conditionType: string) => ({
    name,
    type: 'percentage',
    value,
    conditionType,
  });
  const made = await ask<Record<'one' | 'other', { status: string }>>(
    context,
    school,
    `mutation ($one: NewDiscountInput!, $other: NewDiscountInput!) {
      one: createDiscount(discount: $one) { status } other: createDiscount(discount: $other) { status } }`,
    { one: discount('קבועים', 10, 'recurringMeeting'), other: discount('קבוצות', 15, 'groupMeeting') },
  );
  expect([made.one.status, made.other.status]).toEqual(['ok', 'ok']);
}

const familyRow = (page: Page) =>
  page.getByRole('list', { name: 'חובות' }).getByRole('listitem').filter({ hasText: roni }).first();

async function fromMenu(page: Page, action: string): Promise<void> {
  await familyRow(page)
    .getByRole('button', { name: /עוד פעולות$/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('in Hebrew: what the teacher notes is what the parent reads, to the agora', async ({
  browser,
  school,
}) => {
  const teaching = await browser.newContext();
  const page = await enter(teaching, school, { tongue: 'he' });
  await addDiscounts(teaching, school);
  await markLate(page, school, await pastLessons(teaching, school));

  await page.goto(`${school.url}/payments`);
  const row = familyRow(page);
  await expect(row.getByText('ביטול מאוחר')).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('₪');

  await fromMenu(page, 'סכום אחר');
  const payment = page.getByRole('dialog', { name: /^תשלום/ });
  await payment.getByLabel('סכום').fill('200');
  await expect(payment.getByRole('list', { name: 'מה ייסגר' })).toContainText('נסגר');
  await payment.getByRole('button', { name: 'לרשום ₪200' }).click();
  await expect(payment).toBeHidden();

  await fromMenu(page, 'חבילת שיעורים');
  const sale = page.getByRole('dialog', { name: 'חבילת שיעורים' });
  await sale.getByLabel('למי').selectOption({ label: ariel });
  await sale.getByLabel('מחיר החבילה').fill('1400');
  await sale.getByRole('switch', { name: 'עד תאריך' }).click();
  await sale.getByRole('button', { name: 'לרשום 10 שיעורים' }).click();
  await expect(
    page.getByRole('region', { name: 'שולם מראש' }).getByText(/נשארו \d+ מתוך 10, עד/),
  ).toBeVisible();

  const received = page.getByRole('region', { name: 'התקבלו לאחרונה' });
  await received.getByRole('listitem').filter({ hasText: '₪200' }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'החזר' }).click();
  const refund = page.getByRole('dialog', { name: /^החזר/ });
  await refund.getByLabel('סכום').fill('50');
  await refund.getByRole('button', { name: 'להחזיר ₪50' }).click();
  await expect(received.getByText('-₪50')).toBeVisible();

  const owed = (await row.locator('bdi', { hasText: /^₪/ }).first().textContent()) ?? '';
  await fromMenu(page, 'לשלוח תזכורת');
  await expect(page.getByText(/התזכורת נשלחה$/)).toBeVisible();
  await mailSentTo(school, 'ruth@example.test', owed);
  await findsNothing(page, 'payments of a teacher');

  await keepEarliestMonth(page);
  await page.goto(`${school.url}/discounts`);
  await page.getByRole('list', { name: 'ההנחות' }).waitFor();
  await findsNothing(page, 'discounts');

  await readAsParent(await browser.newContext(), school, owed);
});

/** The account of a month that is chosen. */
async function keepEarliestMonth(page: Page): Promise<void> {
  await fromMenu(page, 'חשבון חודשי');
  const statement = page.getByRole('dialog', { name: /^חשבון חודשי/ });
  const earliest = (await statement.locator('option').last().getAttribute('value')) ?? '';
  await statement.getByLabel('חודש').selectOption(earliest);
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    statement.getByRole('button', { name: 'קובץ PDF' }).click(),
  ]);
  expect(kept.suggestedFilename()).toContain(`${earliest}.pdf`);
}

async function readAsParent(family: BrowserContext, school: School, owed: string): Promise<void> {
  const page = await enter(family, school, { role: 'parent', tongue: 'he' });
  await page.goto(`${school.url}/payments`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(owed);
  const month = page.getByRole('article', { name: /^החשבון של החודש/ });
  await expect(month.getByText('חבילה של 10 שיעורים')).toBeVisible();
  await findsNothing(page, 'payments of a parent');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    month.getByRole('button', { name: 'PDF של החודש' }).click(),
  ]);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await month.getByRole('button', { name: 'לשלוח אליי במייל' }).click();
  await expect(page.getByText('החשבון נשלח אליך במייל')).toBeVisible();
  await mailSentTo(school, 'ruth@example.test', 'פתוח היום');

  await page
    .getByRole('link', { name: /לפירוט$/ })
    .first()
    .click();
  await expect(page.getByText('לתשלום', { exact: true })).toBeVisible();
  await findsNothing(page, 'a receipt');
}

test('in English: a student sees what is due, and keeps the next lesson', async ({ browser, school }) => {
  const page = await enter(await browser.newContext(), school, { role: 'student', tongue: 'en' });
  await page.goto(`${school.url}/payments`);
  await page.getByRole('region', { name: 'The account month by month' }).waitFor();
  await findsNothing(page, 'payments of a student');
  await page.goto(`${school.url}/students/home`);
  await page.locator('a[href^="/receipt"]').first().click();
  await expect(page.getByText('To pay after the lesson')).toBeVisible();
  await findsNothing(page, 'a receipt ahead');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to calendar' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('BEGIN:VEVENT');

  const teacher = await enter(await browser.newContext(), school, { tongue: 'en' });
  for (const [path, where] of [
    ['/payments', 'payments'],
    ['/discounts', 'discounts'],
  ] as const) {
    await teacher.goto(`${school.url}${path}`);
    await teacher.getByRole('heading', { level: 1 }).waitFor();
    await findsNothing(teacher, `${where} of a teacher`);
  }
});

test('in Hebrew: a discount tells what it changes ahead, then stands in the price that teacher and student read', async ({
  browser,
  school,
}) => {
  const learning = await browser.newContext();
  const theirs = await enter(learning, school, { role: 'student', tongue: 'he' });
  await theirs.goto(`${school.url}/students/home`);
  const receipt = theirs.locator('a[href^="/receipt"]').first();
  const path = (await receipt.getAttribute('href')) ?? '';
  await receipt.click();
  const due = theirs.getByText('לתשלום אחרי השיעור').locator('xpath=following-sibling::*');
  const before = amountIn(await due.textContent());

  const page = await enter(await browser.newContext(), school, { tongue: 'he' });
  await page.goto(`${school.url}/discounts`);
  await page.getByRole('button', { name: 'הנחה', exact: true }).click();
  const form = page.getByRole('form', { name: 'הנחה חדשה' });
  await form.getByLabel('שם', { exact: true }).fill('מבצע חורף');
  await form.getByLabel('למי', { exact: true }).selectOption({ label: 'שיעורים קבועים' });
  await form.getByLabel('כמה אחוזים').fill('40');
  const preview = form.getByRole('region', { name: 'מה זה משנה בשיעורים שלפנינו' });
  await expect(preview.getByText(/פחות ב-30 הימים הקרובים/)).toBeVisible();
  await expect(preview.getByRole('table')).toContainText('עומר דהן');
  await findsNothing(page, 'the form of a discount');
  await form.getByRole('button', { name: 'לשמור את ההנחה' }).click();
  await expect(page.getByText('נוספה ההנחה: מבצע חורף')).toBeVisible();

  const at = Number(new URLSearchParams(path.split('?')[1]).get('occurrence'));
  await page.goto(`${school.url}/home?meetingId=${meetingIn(path)}&date=${wallOf(at).slice(0, 10)}`);
  const lines = page.getByRole('dialog').getByRole('group', { name: 'איך המחיר נוצר' });
  await expect(lines).toContainText('40% מבצע חורף');

  await theirs.goto(`${school.url}${path}`);
  await expect(theirs.getByText('מבצע חורף')).toBeVisible();
  expect(amountIn(await due.textContent())).toBeLessThan(before);
});

const amountIn = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d.]/g, ''));
const meetingIn = (path: string): string => new URLSearchParams(path.split('?')[1]).get('meetingId') ?? '';

test('in English: a receipt is chosen from the lessons of the month, by whoever asks', async ({
  browser,
  school,
}) => {
  for (const role of ['parent', 'student', 'teacher'] as const) {
    const page = await enter(await browser.newContext(), school, { role, tongue: 'en' });
    await page.goto(`${school.url}/receipt`);
    await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible();
    await page.locator('a[href^="/receipt?"]').first().waitFor();
    await findsNothing(page, `receipts of a ${role}`);
    await page.locator('a[href^="/receipt?"]').first().click();
    await expect(page.getByText('Neither a tax invoice nor a tax receipt.')).toBeVisible();
  }
});
