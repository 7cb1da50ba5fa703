/** A student whom a teacher keeps takes the place over by the teacher's link: by it the lessons come to the account. */
import { findsNothing } from './axe.ts';
import { expect, test } from './school.ts';
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
    over: 'אי אפשר להשתמש בהזמנה הזאת',
  },
  en: {
    name: 'Omer Gilad',
    field: 'Name',
    add: 'Add a student',
    more: 'More',
    invite: 'Invite to open an account',
    take: 'Move to my account',
    over: 'This invitation can’t be used',
  },
} as const satisfies Record<Tongue, object>;

for (const tongue of ['he', 'en'] as const)
  test(`in ${tongue} a kept student takes the place over by the link, once`, async ({ browser, school }) => {
    const said = words[tongue];
    const desk = await browser.newContext();
    const page = await enter(desk, school, { tongue });
    await page.goto(`${school.url}/students`);
    await page.getByRole('button', { name: said.add }).first().click();
    const adding = page.getByRole('dialog');
    await adding.getByLabel(said.field, { exact: true }).fill(said.name);
    await adding.getByRole('button', { name: said.add }).click();
    await adding.waitFor({ state: 'detached' });
    const list = page.locator('#workspace');
    await list.getByText(said.name).first().click();
    await list.getByRole('article', { name: said.name }).getByRole('button', { name: said.more }).click();
    await page.getByRole('menuitem', { name: said.invite }).click();
    const invitation = page.getByRole('dialog');
    await expect(invitation).toContainText('/invitation?code=');
    await findsNothing(page, 'the invitation of a kept student', '[role="dialog"]');
    const code = /code=([\w-]+)/.exec(await invitation.innerText())?.[1] ?? '';
    await desk.close();

    const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await speaks(device, tongue);
    const phone = await device.newPage();
    await phone.goto(`${school.url}/invitation?code=${code}`);
    await expect(phone.getByRole('heading', { level: 1 })).toContainText(said.name);
    await findsNothing(phone, '/invitation');
    await signIn(device, school, 'student');
    await phone.goto(`${school.url}/invitation?code=${code}`);
    await expect(phone.getByRole('button', { name: said.take })).toBeVisible();
    await findsNothing(phone, '/invitation, signed in');
    await phone.getByRole('button', { name: said.take }).click();
    await expect(phone).toHaveURL(/students\/home/);
    await phone.goto(`${school.url}/invitation?code=${code}`);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(said.over);
    await device.close();
  });
