/** The figures of the platform, for the admin of the demo school. */
import { expect, test } from './school.ts';
import { findsNothing } from './axe.ts';
import { enter } from './pageHelpers.ts';

for (const tongue of ['he', 'en'] as const)
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])
    test(`an admin sees the platform's figures, each picture as a table too, in ${tongue} at ${viewport.width}`, async ({
      browser,
      school,
    }) => {
      const context = await browser.newContext({ viewport });
      const page = await enter(context, school, { role: 'admin', tongue });
      const said =
        tongue === 'he'
          ? { screen: 'ניהול', heading: 'הפלטפורמה היום', users: 'משתמשים', refresh: 'לעדכן עכשיו' }
          : { screen: 'Administration', heading: 'Platform today', users: 'Users', refresh: 'Refresh now' };
      // On a phone the conversation is shown first.
      if (viewport.width < 768) await page.getByRole('radio', { name: said.screen }).click();
      await expect(page.getByRole('heading', { name: said.heading })).toBeVisible();
      const users = page.getByRole('region', { name: said.users, exact: true });
      await expect(users).toBeVisible();
      await expect(users.getByRole('table')).toBeAttached();
      await page.getByRole('button', { name: said.refresh }).click();
      await expect(page.getByRole('button', { name: said.refresh })).toBeEnabled();
      await findsNothing(page, 'the board of the admin');
      await context.close();
    });
