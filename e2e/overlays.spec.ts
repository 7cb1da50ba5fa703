/** What comes over a screen by itself, for whoever cannot see it or cannot use a mouse: the offer to install, and a tutorial. */
import type { Browser, Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { expect, test, type School } from './school.ts';
import { homes, signIn, speaks, type Tongue } from './pageHelpers.ts';

const words = {
  he: { install: 'יומן שיעורים במסך הבית', next: 'הבא' },
  en: { install: 'Lesson Desk on your home screen', next: 'Next' },
} as const;

async function openCalendar(browser: Browser, school: School, tongue: Tongue): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, school, 'teacher');
  await speaks(context, tongue);
  const page = await context.newPage();
  await page.goto(`${school.url}${homes.teacher}`);
  await page.locator('.cal-lesson').first().waitFor({ state: 'attached' });
  return page;
}

for (const tongue of ['he', 'en'] as const) {
  test(`axe finds nothing on the offer to install, on a desk and on a phone, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const page = await openCalendar(browser, school, tongue);
    const banner = page.getByRole('region', { name: words[tongue].install });
    await page.evaluate(() =>
      window.dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => ({}) }),
      ),
    );
    await expect(banner).toBeVisible();
    await findsNothing(page, 'the offer to install', '#conversation');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(banner).toBeVisible();
    await findsNothing(page, 'the offer to install on a phone', '#conversation');
    await page.context().close();
  });

  test(`a tutorial lights its places, is gone through by the keyboard, and axe finds nothing, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const page = await openCalendar(browser, school, tongue);
    await page.goto(`${school.url}/home?tutorial=calendar`);
    const coach = page.getByRole('dialog');
    const spot = page.locator('[data-slot="spot"]');
    await expect(coach.getByRole('heading')).toBeFocused();
    await expect(spot).toBeVisible();
    await findsNothing(page, 'the tutorial', '[role="dialog"]');
    const title = await coach.getByRole('heading').textContent();
    await coach.getByRole('button', { name: words[tongue].next }).press('Enter');
    await expect(coach.getByRole('heading')).not.toHaveText(title ?? '');
    await expect(coach.getByRole('heading')).toBeFocused();
    // What is lit is the button that opens a lesson, and the words leave it free.
    const lit = (await spot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const told = (await coach.boundingBox()) ?? lit;
    const add = (await page.locator('[data-guide="newLesson"]').boundingBox()) ?? told;
    expect(lit.x < add.x && add.x + add.width < lit.x + lit.width).toBe(true);
    expect(told.x >= lit.x + lit.width || told.x + told.width <= lit.x || told.y >= lit.y + lit.height).toBe(
      true,
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await findsNothing(page, 'the tutorial on a phone', '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(coach).toHaveCount(0);
    await page.context().close();
  });
}
