/** A teacher records what was spent, by hand and by sentence, sees what the month came to, and takes a copy of it along. */
import { readFileSync } from 'node:fs';
import { findsNothing } from './axe.ts';
import { expect, test } from './school.ts';
import { ask, enter, say, thread } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'expenses' });

test('in Hebrew: by hand, each month, taken along as a file, and ended again', async ({
  context,
  school,
}) => {
  const page = await enter(context, school, { tongue: 'he' });
  await page.goto(`${school.url}/stats`);
  await page.getByRole('region', { name: 'הכנסה', exact: true }).waitFor();
  await findsNothing(page, 'statistics');
  await page.getByRole('button', { name: 'הוצאות', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'הוצאות' });
  await dialog.waitFor();
  await findsNothing(page, 'expenses', '[role=dialog]');
  await dialog.getByLabel('על מה').fill('=קנבה');
  await dialog.getByLabel('סכום').first().fill('49.90');
  await dialog.getByLabel('חזרה').selectOption({ label: 'כל חודש' });
  await dialog.getByRole('button', { name: /^לרשום/ }).click();
  await expect(dialog.getByRole('button', { name: '=קנבה' })).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'לשמור כ־CSV' }).click(),
  ]);
  const csv = readFileSync(await file.path(), 'utf8');
  // A spreadsheet runs nothing of it.
  expect(csv).toContain(`"'=קנבה"`);

  await dialog.getByRole('button', { name: '=קנבה' }).click();
  await dialog.getByRole('button', { name: 'למחוק' }).click();
  await expect(dialog.getByRole('button', { name: '=קנבה' })).toBeHidden();
});

test('in English: by sentence, asked for, and undone', async ({ context, school }) => {
  const page = await enter(context, school, { tongue: 'en' });
  await say(page, 'fuel 120 yesterday');
  await thread(page).getByRole('button', { name: 'Record' }).click();
  await expect(thread(page).getByText(/Expense recorded: fuel/i)).toBeVisible();
  const spent = async (): Promise<number> => {
    const { me } = await ask<{ me: { id: string } }>(context, school, '{ me { id } }');
    const { rows } = await ask<{ rows: { description: string; amount: number }[] }>(
      context,
      school,
      'query ($id: ID!) { rows: getExpensesByTeacherId(teacherId: $id) { description amount } }',
      { id: me.id },
    );
    return rows.filter(({ description, amount }) => description === 'fuel' && amount === 120).length;
  };
  await expect.poll(spent).toBe(1);
  await say(page, 'what did I spend this month?');
  await expect(thread(page).getByText(/expenses: \d+/)).toBeVisible();
  await say(page, 'undo');
  await thread(page).getByRole('button', { name: 'Undo it' }).click();
  await expect.poll(spent).toBe(0);
});
