/** Addresses that were asked for are reached, Back goes one step at a time, and a page of others says so. */
import { findsNothing } from './axe.ts';
import { expect, test } from './school.ts';
import { enter, homes, signIn, speaks } from './pageHelpers.ts';

const words = {
  he: {
    booking: 'לבקש שיעור',
    demo: /דנה/,
    next: 'להמשיך',
    step: (at: number) => `שלב ${at} מתוך 3`,
    menu: /^תפריט/,
    account: /^החשבון של/,
    notYours: 'הדף הזה לא שלך',
    home: 'לדף הבית',
    add: 'שיעור חדש',
  },
  en: {
    booking: 'Request a lesson',
    demo: /Dana|דנה/,
    next: 'Next',
    step: (at: number) => `Step ${at} of 3`,
    menu: /^Menu/,
    account: /account$/,
    notYours: 'You don’t have access to this page',
    home: 'Go home',
    add: 'New lesson',
  },
} as const;

for (const tongue of ['he', 'en'] as const) {
  const say = words[tongue];

  test(`a student who opens the booking page signs in and is there, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const context = await browser.newContext();
    await speaks(context, tongue);
    const page = await context.newPage();
    await page.goto(`${school.url}/studentMeetingCreation`);
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('button', { name: say.demo }).click();
    await expect(page).toHaveURL(/\/studentMeetingCreation/);
    await expect(page.getByRole('heading', { name: say.booking })).toBeVisible();

    await page.getByRole('button', { name: say.next, exact: true }).click();
    await expect(page.getByText(say.step(2))).toBeVisible();
    await page.goBack();
    await expect(page.getByText(say.step(1))).toBeVisible();
    await expect(page).toHaveURL(/\/studentMeetingCreation/);
    await context.close();
  });

  test(`Back closes the teacher's form on a phone, and then leaves the page, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await enter(context, school, { tongue });
    await page.goto(`${school.url}/settings`);
    await page.goto(`${school.url}/home?date=2026-11-22`);
    await page.getByRole('button', { name: say.menu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await findsNothing(page, 'the open menu');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/home/);
    await page.goBack();
    await expect(page).toHaveURL(/\/settings/);
    await context.close();
  });

  test(`the admin's page says to others that it is not theirs, in ${tongue}`, async ({ browser, school }) => {
    for (const role of ['teacher', 'student', 'parent'] as const) {
      const context = await browser.newContext();
      await signIn(context, school, role);
      await speaks(context, tongue);
      const page = await context.newPage();
      await page.goto(`${school.url}/admin`);
      await expect(page.getByRole('heading', { name: say.notYours })).toBeVisible();
      await page.getByRole('link', { name: say.home }).click();
      await expect(page).toHaveURL(new RegExp(`${homes[role]}$`));
      await context.close();
    }
  });
}

test('axe finds nothing while the menu is open on a wide screen, in both directions', async ({
  browser,
  school,
}) => {
  for (const tongue of ['he', 'en'] as const) {
    const context = await browser.newContext();
    const page = await enter(context, school, { tongue });
    // The first Tab shows the skip link, which the menu then covers.
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: words[tongue].menu }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await findsNothing(page, 'the open menu');
    await context.close();
  }
});

test('axe finds nothing while the menu of a student is open', async ({ browser, school }) => {
  for (const tongue of ['he', 'en'] as const) {
    const context = await browser.newContext();
    const page = await enter(context, school, { role: 'student', tongue });
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: words[tongue].account }).press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await findsNothing(page, 'the open menu');
    await context.close();
  }
});

test('axe finds nothing on the page of feedback, nor on the page that is not there', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  const page = await enter(context, school);
  for (const [path, heading] of [
    ['/feedback', 'משוב'],
    ['/nowhere', 'אין כאן דף'],
  ] as const) {
    await page.goto(school.url + path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await findsNothing(page, path);
  }
  await context.close();
});
