/** Axe finds nothing in any view of the calendar or dialog over it, in both languages and themes. */
import { findsNothing } from './axe.ts';
import { test } from './school.ts';
import { signIn, speaks } from './pageHelpers.ts';

const words = {
  he: {
    add: 'שיעור חדש',
    repeat: 'חזרה',
    menu: 'עוד על היומן',
    import: 'לייבא יומן אחר',
    feed: 'מעקב מיומן אחר',
  },
  en: {
    add: 'New lesson',
    repeat: 'Repeats',
    menu: 'More calendar options',
    import: 'Import another calendar',
    feed: 'Subscribe from another calendar',
  },
} as const;

for (const tongue of ['he', 'en'] as const) {
  test(`in ${tongue}`, async ({ browser, school }) => {
    const said = words[tongue];
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await signIn(context, school, 'teacher');
    await speaks(context, tongue);
    const page = await context.newPage();
    for (const view of ['month', 'workWeek', 'agenda'] as const) {
      await page.goto(`${school.url}/home?view=${view}`);
      await page.locator('[data-lesson]').first().waitFor();
      await findsNothing(page, view);
    }
    await page.goto(`${school.url}/home?search=דנה`);
    await page.locator('.cal-line').first().waitFor();
    await findsNothing(page, 'search');

    await page.goto(`${school.url}/home`);
    await page.getByRole('button', { name: said.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(said.repeat).selectOption('custom');
    await dialog.getByRole('button', { name: 'דנה' }).click();
    await dialog.locator('summary').click();
    await findsNothing(page, 'the form', '[role="dialog"]');
    await page.keyboard.press('Escape');
    for (const item of [said.import, said.feed]) {
      await page.getByRole('button', { name: said.menu }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await dialog.waitFor();
      await findsNothing(page, item, '[role="dialog"]');
      await page.keyboard.press('Escape');
    }
    await context.close();
  });
}
