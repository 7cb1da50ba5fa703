/** Axe finds nothing on the screens beside the calendar, in both languages and themes; where a list opens something, in that too. */
import type { Browser, Locator, Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { expect, test, type School } from './school.ts';
import { signIn, speaks, type Role, type Tongue } from './pageHelpers.ts';

const words = {
  he: {
    subject: /^עריכת /,
    block: 'לחסום שעות',
    next: 'להמשיך',
    name: 'שם מלא',
    child: /^מה אפשר/,
    picture: 'תמונה',
    owing: 'חובות',
    payment: 'תשלום',
    payer: 'מי שילם',
    day: 'מתאריך',
  },
  en: {
    subject: /^Edit /,
    block: 'Add restricted time',
    next: 'Next',
    name: 'Full name',
    child: /^Actions/,
    picture: 'Picture',
    owing: 'Who owes',
    payment: 'Payment',
    payer: 'Who paid',
    day: 'Start date',
  },
} as const;

/** The smallest picture there is. */
const dot = {
  name: 'dot.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

async function open(browser: Browser, school: School, tongue: Tongue, role?: Role): Promise<Page> {
  const context = await browser.newContext();
  if (role) await signIn(context, school, role);
  await speaks(context, tongue);
  return context.newPage();
}

/** Leaves the dialog by its key. */
async function closes(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Opens the month of a date, and picks a day of the next one by keys. */
async function picksADay(page: Page, field: Locator): Promise<void> {
  await field.press('Alt+ArrowDown');
  await page.getByRole('grid').waitFor();
  await findsNothing(page, 'a month of days', '[role="dialog"]:has([role="grid"])');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor({ state: 'detached' });
  await expect(field).not.toHaveValue('');
}

/** Opens a long list, scrolls it and takes the last by its name. */
async function picksOne(page: Page, field: Locator): Promise<void> {
  await field.click();
  await page.getByRole('option').first().waitFor();
  await findsNothing(page, 'who pays', '[role="dialog"]:has([role="listbox"])');
  // The list is scrolled though it stands over a dialog.
  const list = page.getByRole('listbox');
  await list.evaluate((it) => it.style.setProperty('max-height', '3rem'));
  await list.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => list.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
  const name = (await page.getByRole('option').last().textContent()) ?? '';
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(field).toHaveText(name);
}

for (const tongue of ['he', 'en'] as const) {
  test.describe(`in ${tongue}`, () => {
    const said = words[tongue];

    test('on what a visitor gets by a teacher’s link', async ({ browser, school }) => {
      const page = await open(browser, school, tongue);
      await page.goto(`${school.url}/lessonSignup?teacherId=rivka-cohen`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('רבקה');
      await findsNothing(page, '/lessonSignup');
      await page.goto(`${school.url}/lessonSignup?teacherId=nobody`);
      await expect(page).toHaveURL(/teacherNotFoundScreen$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await findsNothing(page, '/teacherNotFoundScreen');
      await page.context().close();
    });

    test('on the teacher’s screens', async ({ browser, school }) => {
      const page = await open(browser, school, tongue, 'teacher');
      const dialog = page.getByRole('dialog');
      await page.goto(`${school.url}/subjects`);
      await page.getByRole('button', { name: said.subject }).first().click();
      await dialog.waitFor();
      await findsNothing(page, 'a subject');
      await closes(page);
      await findsNothing(page, '/subjects');

      await page.goto(`${school.url}/students`);
      await page.getByText('דנה כהן').first().click();
      await expect(page).toHaveURL(/studentId=/);
      await findsNothing(page, '/students with a card');

      await page.goto(`${school.url}/settings`);
      await page.locator('#workspace section form, #workspace section button').first().waitFor();
      await findsNothing(page, '/settings');

      await page.goto(`${school.url}/restrictedTimes`);
      const add = page.getByRole('button', { name: said.block });
      await add.waitFor();
      await findsNothing(page, '/restrictedTimes');
      await add.click();
      await dialog.waitFor();
      await findsNothing(page, 'a restricted time', '[role="dialog"]');
      await picksADay(page, dialog.getByLabel(said.day));
      await page.context().close();
    });

    test('on people’s own page, where a picture is cut, in the menu, and on a child’s picture', async ({
      browser,
      school,
    }) => {
      const page = await open(browser, school, tongue, 'teacher');
      const dialog = page.getByRole('dialog');
      await page.goto(`${school.url}/UserEditScreen`);
      await page.getByRole('textbox', { name: said.name }).waitFor();
      await findsNothing(page, '/UserEditScreen');
      await page.locator('input[type="file"]').setInputFiles(dot);
      await page.getByRole('application').waitFor();
      await findsNothing(page, 'a picture that is cut', '[role="dialog"]');
      await closes(page);
      await page.getByRole('banner').getByRole('button').first().click();
      await dialog.waitFor();
      await findsNothing(page, 'the side menu', '[role="dialog"]');
      await page.context().close();

      const home = await open(browser, school, tongue, 'parent');
      await home.goto(`${school.url}/parent/home`);
      await home.getByRole('button', { name: said.child }).first().click();
      await home.getByRole('menuitem', { name: said.picture }).click();
      await home.getByRole('dialog').waitFor();
      await findsNothing(home, 'a child’s picture', '[role="dialog"]');
      await home.context().close();
    });

    test('on each step of a student’s request for lessons', async ({ browser, school }) => {
      const page = await open(browser, school, tongue, 'student');
      await page.goto(`${school.url}/studentMeetingCreation`);
      const next = page.getByRole('button', { name: said.next, exact: true });
      await next.waitFor();
      await findsNothing(page, 'where');
      await next.click();
      const hour = page.locator('#workspace button', { hasText: /^\d\d:\d\d$/ }).first();
      await hour.click();
      await findsNothing(page, 'when');
      await next.click();
      await next.waitFor({ state: 'detached' });
      await findsNothing(page, 'how many');
      await page.context().close();
    });
  });
}

for (const tongue of ['he', 'en'] as const)
  test(`in ${tongue} on who owes what, and on a payment by hand`, async ({ browser, school }) => {
    const page = await open(browser, school, tongue, 'teacher');
    await page.goto(`${school.url}/payments`);
    await page.getByRole('list', { name: words[tongue].owing }).waitFor();
    await findsNothing(page, '/payments');
    await page.getByRole('button', { name: words[tongue].payment, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await findsNothing(page, 'a payment', '[role="dialog"]');
    await picksOne(page, page.getByRole('combobox', { name: words[tongue].payer }));
    await page.context().close();
  });
