/** A teacher goes from a figure to the lessons behind it, and from a lesson to its place in the calendar. */
import { findsNothing } from './axe.ts';
import { expect, test } from './school.ts';
import { enter } from './pageHelpers.ts';

for (const tongue of ['he', 'en'] as const)
  test(`behind a student’s and a subject’s bar stand their lessons (${tongue})`, async ({
    context,
    school,
  }) => {
    const words = {
      he: { students: 'התלמידים המובילים', subjects: 'לפי מקצוע', table: 'כטבלה: לפי מקצוע' },
      en: { students: 'Top students', subjects: 'By subject', table: 'As a table: By subject' },
    }[tongue];
    const page = await enter(context, school, { tongue });
    await page.goto(`${school.url}/stats?view=year`);

    const bar = page.getByRole('region', { name: words.students }).getByRole('link').first();
    await bar.focus();
    await bar.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row').nth(1)).toBeVisible();
    await expect(page).toHaveURL(/behind=student/);
    await findsNothing(page, 'lessons behind a bar', '[role=dialog]');
    await page.reload();
    await expect(dialog.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: words.table }).click();
    await page.getByRole('table', { name: words.subjects }).getByRole('link').first().click();
    await expect(page).toHaveURL(/behind=subject/);
    await dialog.getByRole('row').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/home/);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

test('a bar of income is reached by Tab, shows where it stands, and opens its lessons by Enter', async ({
  context,
  school,
}) => {
  const page = await enter(context, school, { tongue: 'en' });
  await page.goto(`${school.url}/stats?view=year`);
  const income = page.getByRole('region', { name: 'Income by month' });
  await income.getByRole('button', { name: 'As a table: Income by month' }).focus();
  await page.keyboard.press('Tab');
  const january = income.getByRole('link', { name: /Jan/ });
  await expect(january).toBeFocused();
  await expect(january).not.toHaveCSS('outline-style', 'none');
  // Nothing of the drawing lies between the pointer and the bar.
  await income.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/behind=days/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
});
