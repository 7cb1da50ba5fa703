/** On a phone of 360 by 740 the conversation comes first, the calendar is one tap away, and nothing runs over the edge. */
import type { Page } from '@playwright/test';
import { expect, test } from './school.ts';
import { composer, say, signIn, speaks, thread, type Role } from './telling.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What stands over the edge of the screen and cannot be scrolled to, by its text; asked until the papers have slid into their place. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (at.hasAttribute('inert') || getComputedStyle(at).visibility === 'hidden') return false;
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX) && at !== element) return true;
      }
      return true;
    };
    return [...document.querySelectorAll('button, a, input, textarea, h1, h2, p, li')]
      .filter((element) => seen(element) && !element.closest('.sr-only, [inert], .cal'))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && (box.left < -1 || box.right > window.innerWidth + 1);
      })
      .map((element) => element.textContent?.slice(0, 60) ?? element.tagName);
  });

for (const tongue of ['he', 'en'] as const) {
  test(`the conversation is first and the calendar one tap away, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const context = await browser.newContext(phone);
    await signIn(context, school, 'teacher');
    await speaks(context, tongue);
    const page = await context.newPage();
    await page.goto(`${school.url}/home`);
    await expect(composer(page)).toBeInViewport();
    await say(
      page,
      tongue === 'he'
        ? 'תזיז את המתמטיקה של ראשון לחמש, גם את הבאים'
        : "move Sunday's maths to 5pm, future ones too",
    );
    await expect(
      thread(page).getByRole('button', { name: tongue === 'he' ? 'להזיז את כולם' : 'Move them all' }),
    ).toBeInViewport();
    await expect.poll(() => overflowing(page)).toEqual([]);
    await say(page, tongue === 'he' ? 'מה יש לי השבוע?' : 'what do I have this week?');
    await expect.poll(() => overflowing(page)).toEqual([]);

    await page.getByRole('radio', { name: tongue === 'he' ? 'יומן' : 'Calendar' }).tap();
    await expect(
      page.getByRole('button', { name: tongue === 'he' ? 'שיעור חדש' : 'New lesson' }),
    ).toBeInViewport({ ratio: 1 });
    await expect(composer(page)).not.toBeInViewport();
    await expect.poll(() => overflowing(page)).toEqual([]);
    const views =
      tongue === 'he'
        ? ['שבוע', 'שבוע עבודה', 'חודש', 'סדר יום', 'יום']
        : ['Week', 'Work week', 'Month', 'Agenda', 'Day'];
    for (const view of views) {
      await page.getByRole('button', { name: tongue === 'he' ? 'תצוגת היומן' : 'Calendar view' }).tap();
      await page.getByRole('menuitem', { name: view, exact: true }).tap();
      await expect.poll(() => overflowing(page)).toEqual([]);
    }
    await page.getByRole('button', { name: tongue === 'he' ? 'שיעור חדש' : 'New lesson' }).tap();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: tongue === 'he' ? 'לשמור' : 'Save', exact: true }),
    ).toBeInViewport();
    await expect.poll(() => overflowing(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await context.close();
  });
}

const firstScreens = {
  out: '/',
  student: '/students/home',
  parent: '/parent/home',
  admin: '/admin',
} as const;

test('every first screen fits a phone, in both languages', async ({ browser, school }) => {
  for (const tongue of ['he', 'en'] as const) {
    for (const role of ['out', 'student', 'parent', 'admin'] as const) {
      const context = await browser.newContext(phone);
      if (role !== 'out') await signIn(context, school, role satisfies Role);
      await speaks(context, tongue);
      const page = await context.newPage();
      await page.goto(`${school.url}${firstScreens[role]}`);
      if (role === 'out') await page.getByRole('button').first().waitFor();
      else await page.getByRole('radio').nth(1).tap();
      await expect.poll(() => overflowing(page), `${role} in ${tongue}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await context.close();
    }
  }
});

const roomsOf = {
  teacher: ['/subjects', '/students', '/settings', '/restrictedTimes'],
  student: ['/studentMeetingCreation'],
} as const;

test('the teacher’s other screens and asking for a lesson fit a phone, in Hebrew', async ({
  browser,
  school,
}) => {
  for (const tongue of ['he'] as const) {
    for (const role of ['teacher', 'student'] as const) {
      const context = await browser.newContext(phone);
      await signIn(context, school, role);
      await speaks(context, tongue);
      const page = await context.newPage();
      for (const room of roomsOf[role]) {
        await page.goto(`${school.url}${room}`);
        await page.getByRole('heading', { level: 1 }).last().waitFor();
        await expect.poll(() => overflowing(page), `${room} in ${tongue}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), room).toBe(360);
      }
      await context.close();
    }
  }
});
