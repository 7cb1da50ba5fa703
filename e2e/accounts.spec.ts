/** The actions of an account, each with the code read out of the mail. */
import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { codeSentTo, mailSentTo } from './mail.ts';
import { expect, test, type School } from './school.ts';
import { speaks } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'accounts' });

const password = 'quiet-harbour-7';

for (const tongue of ['he', 'en'] as const) {
  test(`a student mistypes the code, asks for nothing again, and is in, in ${tongue}`, async ({
    page,
    context,
    school,
  }) => {
    const hebrew = tongue === 'he';
    await speaks(context, tongue);
    const email = `omri.${tongue}@example.test`;
    await page.goto('/register');
    await page.getByRole('radio', { name: hebrew ? /תלמיד/ : 'Student' }).click();
    await page.getByLabel(hebrew ? 'שם מלא' : 'Full name').fill('Omri');
    await page.getByRole('button', { name: hebrew ? 'לפתוח חשבון' : 'Create account' }).click();
    await expect(
      page.getByText(hebrew ? 'צריך גם שם משפחה.' : 'Please add your last name too.'),
    ).toBeVisible();
    await page.getByLabel(hebrew ? 'שם מלא' : 'Full name').fill('Omri Shaked');
    await page.getByLabel(hebrew ? 'דואר אלקטרוני' : 'Email').fill(email);
    await page.getByLabel(hebrew ? 'טלפון' : 'Phone').fill('052-555-0188');
    await page.getByLabel(hebrew ? 'כתובת' : 'Address', { exact: true }).fill('Herzl 12, Rehovot');
    const passwords = [hebrew ? 'סיסמה' : 'Password', hebrew ? 'הסיסמה שוב' : 'Confirm password'];
    for (const label of passwords) await page.getByLabel(label, { exact: true }).fill('football');
    await page.getByRole('button', { name: hebrew ? 'לפתוח חשבון' : 'Create account' }).click();
    await expect(page.getByText(hebrew ? /מהנפוצות ביותר/ : /common and easy to guess/)).toBeVisible();
    for (const label of passwords) await page.getByLabel(label, { exact: true }).fill(password);
    await page.getByRole('button', { name: hebrew ? 'לפתוח חשבון' : 'Create account' }).click();
    await expect(page).toHaveURL(/\/verify$/);
    const code = await codeSentTo(school, email);
    const mail = await mailSentTo(school, email);
    expect(mail).toContain(`dir="${hebrew ? 'rtl' : 'ltr'}"`);
    // A reload keeps the place.
    await page.reload();
    await page
      .getByLabel(hebrew ? 'הקוד' : 'Code', { exact: true })
      .fill(code === '000000' ? '111111' : '000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(hebrew ? 'קוד האימות לא נכון.' : 'Invalid verification code.')).toBeVisible();
    await page.getByLabel(hebrew ? 'הקוד' : 'Code', { exact: true }).fill(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/students\/home$/);
  });
}

/** Has signed up, and not yet brought the code. */
async function signedUp(
  context: BrowserContext,
  school: School,
  email: string,
  role: string,
): Promise<string> {
  const answer = await context.request.post(`${school.url}/auth/sign-up/email`, {
    headers: { origin: school.url },
    data: {
      role,
      name: 'Ruth Shaked',
      email,
      phone: { country: 'IL', number: '052-555-0187' },
      address: 'Herzl 12, Rehovot',
      password,
      language: 'en',
    },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { request: string }).request;
}

async function isIn(context: BrowserContext, school: School, email: string): Promise<void> {
  const request = await signedUp(context, school, email, 'student');
  const code = await codeSentTo(school, email);
  const answer = await context.request.post(`${school.url}/auth/sign-up/verify`, {
    headers: { origin: school.url },
    data: { request, code },
  });
  expect(answer.ok()).toBe(true);
}

test('whoever comes back without having finished is led to the code', async ({ page, context, school }) => {
  await speaks(context, 'en');
  const email = 'unfinished@example.test';
  await signedUp(context, school, email, 'parent');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/verify$/);
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(school, email));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/parent\/home$/);
});

test('a person moves to another address, changes the password, takes their data and leaves', async ({
  page,
  context,
  school,
}) => {
  await speaks(context, 'en');
  await isIn(context, school, 'moves@example.test');
  await page.goto('/UserEditScreen');
  const address = page.getByRole('region', { name: 'Email address' });
  await address.getByLabel('New address').fill('moved@example.test');
  await address.getByLabel('Current password').fill('not this one');
  await address.getByRole('button', { name: 'Send a code' }).click();
  await expect(address.getByRole('alert')).toHaveText('Wrong email or password.');
  await address.getByLabel('Current password').fill(password);
  await address.getByRole('button', { name: 'Send a code' }).click();
  await address.getByLabel('Code', { exact: true }).fill(await codeSentTo(school, 'moved@example.test'));
  await address.getByRole('button', { name: 'Change address' }).click();
  await expect(address.getByRole('status').first()).toContainText('Your address was changed');
  await expect(address).toContainText('moved@example.test');
  await mailSentTo(school, 'moves@example.test', 'was changed');

  const secret = page.getByRole('region', { name: 'Password' });
  await secret.getByLabel('Current password').fill(password);
  await secret.getByLabel('New password', { exact: true }).fill('another harbour');
  await secret.getByLabel('Confirm new password').fill('another harbour');
  await secret.getByRole('button', { name: 'Change password' }).click();
  await expect(secret.getByRole('status').first()).toContainText('Your password was changed');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('moved@example.test');

  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('another harbour');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill('moved@example.test');
  await page.getByLabel('Password', { exact: true }).fill('another harbour');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong email or password.' })).toBeVisible();
});

test('a forgotten password is replaced by the link and the code in the mail', async ({
  page,
  context,
  school,
}) => {
  await speaks(context, 'he');
  const email = 'yonatan@example.test';
  await page.goto('/login');
  await page.getByRole('link', { name: 'שכחת את הסיסמה?' }).click();
  await expect(page.getByRole('heading', { name: 'סיסמה חדשה' })).toBeVisible();
  await page.getByLabel('דואר אלקטרוני').fill('nobody@example.test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'הדואר הזה לא רשום' })).toBeVisible();
  await page.getByLabel('דואר אלקטרוני').fill(email);
  await page.getByRole('button', { name: 'לשלוח קוד' }).click();
  await expect(page.getByLabel('הקוד')).toBeVisible();
  const toReset = /href="([^"]*resetPassword[^"]*)"/;
  const link = toReset.exec(await mailSentTo(school, email, toReset))?.[1] ?? '';
  expect(link.startsWith(`${school.url}/resetPassword?request=`)).toBe(true);
  await page.goto(link);
  await page.getByLabel('הקוד').fill(await codeSentTo(school, email));
  await page.getByLabel('סיסמה חדשה', { exact: true }).fill(password);
  await page.getByLabel('הסיסמה החדשה שוב').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status').filter({ hasText: 'הסיסמה הוחלפה' })).toBeVisible();
  await page.getByLabel('דואר אלקטרוני').fill(email);
  await page.getByLabel('סיסמה', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/students\/home$/);
});
