/** The home in Arabic, a language of the shell alone: its direction, its week, its words, and English where it has none. */
import { findsNothing } from './axe.ts';
import { expect, test } from './school.ts';
import { composer, say, signIn, thread } from './pageHelpers.ts';

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

for (const viewport of screens) {
  test(`a teacher's home in Arabic at ${viewport.width}, and axe finds nothing on it`, async ({
    browser,
    school,
  }) => {
    const isPhone = viewport.width < 500;
    const context = await browser.newContext({
      viewport,
      ...(isPhone ? { hasTouch: true, isMobile: true } : {}),
    });
    await signIn(context, school, 'teacher');
    const page = await context.newPage();
    await page.goto(`${school.url}/home`);
    await page.getByRole('button', { name: 'תפריט' }).click();
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.getByRole('link', { name: 'الإعدادات' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: 'إغلاق' }).click();

    // Sentences are read in two languages, and the composer says so.
    await expect(page.getByText('تُفهم الجمل بالعبرية وبالإنجليزية فقط.')).toBeVisible();
    await say(page, 'what do I have this week?');
    await expect(thread(page).getByRole('article').or(thread(page).getByRole('region')).last()).toBeVisible();
    await findsNothing(page, `the conversation in Arabic at ${viewport.width}`);

    if (isPhone) await page.getByRole('radio', { name: 'التقويم' }).click();
    await page.locator('.cal-root').waitFor();
    await findsNothing(page, `the calendar in Arabic at ${viewport.width}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over).toBeLessThanOrEqual(0);

    // It is still Arabic after the page is opened again, from the first paint on.
    await page.reload();
    await composer(page).waitFor();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('button', { name: 'القائمة' }).first()).toBeVisible();
    await context.close();
  });
}

test('a week begins on Saturday in Arabic', async ({ browser, school }) => {
  const context = await browser.newContext({ viewport: screens[0] });
  await signIn(context, school, 'teacher');
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('language', 'ar'));
  await page.goto(`${school.url}/home`);
  await page.locator('.cal-root').waitFor();
  await page.getByRole('radio', { name: 'شهر' }).click();
  await expect(page.locator('.cal-head-name').first()).toHaveText('السبت');
  await expect(page.locator('.cal-head-name')).toHaveCount(7);
  await context.close();
});

test('whoever signs in reads Arabic, and the public pages stand in English under an Arabic bar', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext({ viewport: screens[0] });
  const page = await context.newPage();
  await page.goto(`${school.url}/login`);
  await page.getByRole('combobox', { name: 'שפה' }).selectOption('ar');
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول إلى حسابك' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await findsNothing(page, '/login in Arabic');
  await page.goto(`${school.url}/about`);
  await expect(page.getByRole('link', { name: 'تسجيل الدخول' }).first()).toBeVisible();
  await expect(page.locator('article[lang="en"]')).toHaveAttribute('dir', 'ltr');
  await findsNothing(page, '/about in Arabic');
  await context.close();
});
