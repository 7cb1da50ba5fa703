/** A teacher books, in one sentence, somebody who has no account, and keeps their details herself. */
import { findsNothing } from './axe.ts';
import { expect, test } from './school.ts';
import { composer, enter, say, thread, type Tongue } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'keptStudents' });

type Words = {
  sentence: string;
  name: string;
  yes: string;
  mark: string;
  add: string;
  save: RegExp;
  field: string;
  told: string;
};
const words: Record<Tongue, Words> = {
  he: {
    sentence: 'תקבע מתמטיקה לגיל ברנע ביום ראשון ב-17:00',
    name: 'גיל ברנע',
    yes: 'כן',
    mark: 'בלי חשבון',
    add: 'תלמיד חדש',
    save: /^תלמיד חדש$/,
    field: 'שם',
    told: 'נודיע',
  },
  en: {
    sentence: 'book maths with Lior Barak on Monday at 2pm',
    name: 'Lior Barak',
    yes: 'yes',
    mark: 'Without an account',
    add: 'Add a student',
    save: /^Add a student$/,
    field: 'Name',
    told: 'notified',
  },
};

for (const tongue of ['he', 'en'] as const)
  test(`in ${tongue} somebody new is added and booked at once, and another one by hand`, async ({
    browser,
    school,
  }) => {
    const said = words[tongue];
    const context = await browser.newContext();
    const page = await enter(context, school, { tongue });
    await say(page, said.sentence);
    const last = thread(page).getByRole('region').last();
    await expect(last).toContainText(said.name);
    await composer(page).press('1');
    await expect(last).toContainText('45');
    // Nothing reaches somebody without an account or an address.
    await expect(last).not.toContainText(said.told);
    await say(page, said.yes);

    await page.goto(`${school.url}/students`);
    const list = page.locator('#workspace');
    await expect(list).toContainText(said.name);
    await expect(list).toContainText(said.mark);
    await list.getByText(said.name).first().click();
    await expect(page).toHaveURL(/studentId=/);
    await findsNothing(page, 'the card of a student without an account');

    await page.goto(`${school.url}/students`);
    await page.getByRole('button', { name: said.add }).first().click();
    const dialog = page.getByRole('dialog');
    await findsNothing(page, 'a new student', '[role="dialog"]');
    const another = tongue === 'he' ? 'נועה כרמי' : 'Noa Carmi';
    await dialog.getByLabel(said.field, { exact: true }).fill(another);
    await dialog.getByRole('button', { name: said.save }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect(list).toContainText(another);
    await context.close();
  });
