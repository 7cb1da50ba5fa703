/** A visitor on the first page: tries a sentence, signs up from there, and comes back as who they are. */
import { findsNothing } from './axe.ts';
import { expect, test } from './school.ts';
import { signIn, speaks } from './pageHelpers.ts';

const words = {
  he: {
    sample: 'תקבע ליעל אנגלית ביום חמישי ב-18:30',
    ghost: 'כך ייראה',
    begin: 'לפתוח חשבון של מורה',
    mine: 'אל המסך שלי',
  },
  en: {
    sample: 'book Yael for English on Thursday at 18:30',
    ghost: 'preview',
    begin: 'Create a teacher account',
    mine: 'Open Lesson Desk',
  },
} as const;

for (const tongue of ['he', 'en'] as const) {
  test(`a sentence is tried without an account and sends nothing, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const context = await browser.newContext();
    await speaks(context, tongue);
    const page = await context.newPage();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && !request.postData()?.includes('query Me')) sent.push(request.url());
    });
    await page.goto(school.url);
    await page.getByRole('button', { name: words[tongue].sample }).click();
    // It was pressed on the drawn page: the app comes after it, and then what reads the sentence.
    await expect(page.getByText(words[tongue].ghost).first()).toBeAttached({ timeout: 60_000 });
    expect(sent).toEqual([]);
    await findsNothing(page, '/');
    await page.getByRole('link', { name: words[tongue].begin }).first().click();
    await expect(page).toHaveURL(/\/register$/);
    await context.close();
  });
}

test('whoever is in goes on to their own screen', async ({ browser, school }) => {
  const context = await browser.newContext();
  await signIn(context, school, 'teacher');
  await speaks(context, 'he');
  const page = await context.newPage();
  await page.goto(school.url);
  await page.getByRole('link', { name: words.he.mine }).first().click();
  await expect(page).toHaveURL(`${school.url}/home`);
  await context.close();
});
