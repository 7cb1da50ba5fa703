/** The product on a device: it opens without a line, keeps what is needed for that, and forgets it with the person. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './school.ts';
import { composer, enter } from './telling.ts';

test.use({ serviceWorkers: 'allow', schoolFor: 'onTheDevice' });

/** Until what the page is made of is all on the device. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

const close = (context: BrowserContext) => context.close();

test('after one visit the page opens without a line, at any screen', async ({ browser, school }) => {
  const context = await browser.newContext();
  const page = await enter(context, school);
  await isKept(page);
  await context.setOffline(true);
  await page.goto(`${school.url}/settings`);
  await expect(page.getByText('אין רשת').first()).toBeVisible();
  await context.setOffline(false);
  await composer(page).waitFor();
  await close(context);
});
