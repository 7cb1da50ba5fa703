/** A student whom a teacher keeps takes the place over by the teacher's link: by it the lessons come to the account. */
import type { Browser } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { formWords, password, signUp, signUpByForm } from './newAccount.ts';
import { expect, test, type School } from './school.ts';
import { enter, signIn, speaks, type Tongue } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'claimed' });

const words = {
  he: {
    name: 'עומר גלעד',
    field: 'שם',
    add: 'תלמיד חדש',
    more: 'עוד',
    invite: 'להזמין לפתוח חשבון',
    take: 'להעביר לחשבון שלי',
    later: /לא חובה לאשר את החוזה עכשיו/,
    newcomer: 'עמית שלו',
    takeChild: 'להוסיף לילדים שלי',
    child: 'נועה ברק',
    haveAccount: 'כבר יש לי חשבון',
    over: 'אי אפשר להשתמש בהזמנה הזאת',
  },
  en: {
    name: 'Omer Gilad',
    field: 'Name',
    add: 'Add a student',
    more: 'More',
    invite: 'Invite to open an account',
    take: 'Move to my account',
    later: /Agreeing is optional here/,
    newcomer: 'Amit Shalev',
    takeChild: 'Add as my child',
    child: 'Noa Barak',
    haveAccount: 'I already have an account',
    over: 'This invitation can’t be used',
  },
} as const satisfies Record<Tongue, object>;

/** The teacher adds a student by name and invites them: the code of the link. */
async function invite(browser: Browser, school: School, tongue: Tongue, name: string): Promise<string> {
  const said = words[tongue];
  const desk = await browser.newContext();
  const page = await enter(desk, school, { tongue });
  await page.goto(`${school.url}/students`);
  await page.getByRole('button', { name: said.add }).first().click();
  const adding = page.getByRole('dialog');
  await adding.getByLabel(said.field, { exact: true }).fill(name);
  await adding.getByRole('button', { name: said.add }).click();
  await adding.waitFor({ state: 'detached' });
  const list = page.locator('#workspace');
  await list.getByText(name).first().click();
  await list.getByRole('article', { name }).getByRole('button', { name: said.more }).click();
  await page.getByRole('menuitem', { name: said.invite }).click();
  const invitation = page.getByRole('dialog');
  await expect(invitation).toContainText('/invitation?code=');
  await findsNothing(page, 'the invitation of a kept student', '[role="dialog"]');
  const code = /code=([\w-]+)/.exec(await invitation.innerText())?.[1] ?? '';
  await desk.close();
  return code;
}

for (const tongue of ['he', 'en'] as const) {
  const said = words[tongue];

  test(`in ${tongue} a kept student takes the place over by the link, once`, async ({ browser, school }) => {
    const code = await invite(browser, school, tongue, said.name);
    const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await speaks(device, tongue);
    const phone = await device.newPage();
    await phone.goto(`${school.url}/invitation?code=${code}`);
    await expect(phone.getByRole('heading', { level: 1 })).toContainText(said.name);
    await findsNothing(phone, '/invitation');
    await signIn(device, school, 'student');
    await phone.goto(`${school.url}/invitation?code=${code}`);
    await expect(phone.getByRole('button', { name: said.take })).toBeVisible();
    await expect(phone.getByText(said.later)).toBeVisible();
    await findsNothing(phone, '/invitation, signed in');
    await phone.getByRole('button', { name: said.take }).click();
    await expect(phone).toHaveURL(/students\/home/);
    await phone.goto(`${school.url}/invitation?code=${code}`);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(said.over);
    await device.close();
  });

  test(`in ${tongue} the invitation waits while a student opens an account`, async ({ browser, school }) => {
    const code = await invite(browser, school, tongue, said.newcomer);
    const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await speaks(device, tongue);
    const phone = await device.newPage();
    await phone.goto(`${school.url}/invitation?code=${code}`);
    await phone.getByRole('link', { name: formWords[tongue].student }).click();
    const email = `claims.${tongue}@example.test`;
    await signUpByForm(phone, school, { tongue, name: said.newcomer, email, reloads: true });
    await phone.getByRole('button', { name: said.take }).click();
    await expect(phone).toHaveURL(/students\/home/);
    await device.close();
  });

  test(`in ${tongue} the invitation waits while a parent signs in`, async ({ browser, school }) => {
    const code = await invite(browser, school, tongue, said.child);
    const email = `claims.parent.${tongue}@example.test`;
    const before = await browser.newContext();
    await signUp(before, school, { email, role: 'parent', language: tongue });
    await before.close();
    const device = await browser.newContext();
    await speaks(device, tongue);
    const page = await device.newPage();
    await page.goto(`${school.url}/invitation?code=${code}`);
    await page.getByRole('link', { name: said.haveAccount }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel(formWords[tongue].email).fill(email);
    const secret = page.getByLabel(formWords[tongue].passwords[0], { exact: true });
    await secret.fill(password);
    await expect(secret).toHaveValue(password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: said.takeChild }).click();
    await expect(page).toHaveURL(/parent\/home/);
    await expect(page.getByRole('article', { name: said.child })).toBeVisible();
    await device.close();
  });
}
