/** Whoever cannot see the screen, or cannot use a mouse, gets everything: axe finds nothing, focus is seen, nothing jumps. */
import type { Browser, Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { expect, test, type School } from './school.ts';
import { homes, say, signIn, speaks, thread, type Role, type Tongue } from './pageHelpers.ts';

const tongues = ['he', 'en'] as const;

const words = {
  he: {
    add: 'שיעור חדש',
    plan: 'תזיז את המתמטיקה של ראשון לחמש, גם את הבאים',
    answer: 'מה יש לי השבוע?',
    unknown: 'קרבורטור צהוב',
  },
  en: {
    add: 'New lesson',
    plan: "move Sunday's maths to 5pm, future ones too",
    answer: 'what do I have this week?',
    unknown: 'yellow carburettor',
  },
} as const;

async function teachersScreens(page: Page, tongue: Tongue): Promise<void> {
  await page.locator('.cal-lesson').first().waitFor({ state: 'attached' });
  await findsNothing(page, '/home');
  await say(page, words[tongue].answer);
  await say(page, words[tongue].unknown);
  await say(page, words[tongue].plan);
  await expect(page.locator('.cal-event[data-state="ghost"]').first()).toBeVisible();
  // The mark of a plan takes nothing of the days' name.
  const name = page.locator('#workspace h1');
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await findsNothing(page, '/home with a plan');
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  await findsNothing(page, 'the palette', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words[tongue].add }).click();
  await page.getByRole('dialog').waitFor();
  await findsNothing(page, 'the form', '[role="dialog"]');
  await page.keyboard.press('Escape');
}

for (const tongue of tongues) {
  test.describe(`axe finds nothing in either theme, in ${tongue}`, () => {
    const open = async (browser: Browser, school: School, role: Role | null): Promise<Page> => {
      const context = await browser.newContext();
      if (role) await signIn(context, school, role);
      await speaks(context, tongue);
      const page = await context.newPage();
      await page.goto(`${school.url}${role ? homes[role] : '/login'}`);
      return page;
    };

    test('before signing in', async ({ browser, school }) => {
      const page = await open(browser, school, null);
      await page.locator('form').waitFor();
      await findsNothing(page, '/login');
      await page.goto('/register');
      await page.locator('form button[type="submit"]').click();
      await findsNothing(page, '/register with its mistakes');
      await page.context().close();
    });

    test('where student, parent and admin come in', async ({ browser, school }) => {
      for (const role of ['student', 'parent', 'admin'] as const) {
        const page = await open(browser, school, role);
        await page.locator('#workspace h1').waitFor({ state: 'attached' });
        await findsNothing(page, role);
        await page.context().close();
      }
    });

    test('on the teacher’s calendar with a plan, the palette or the form open', async ({
      browser,
      school,
    }) => {
      const page = await open(browser, school, 'teacher');
      await teachersScreens(page, tongue);
      await page.context().close();
    });
  });
}

/** One after another, and last what the student has asked to join. */
async function answersComeLate(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/graphql', async (route) => {
    asked += 1;
    const isJoins = route.request().postData()?.includes('OwnJoinRequests') === true;
    const answer = await route.fetch();
    const told = (await answer.json()) as { data: { getJoinRequestsByStudentId?: object[] } };
    told.data.getJoinRequestsByStudentId?.push(...joinRequests);
    await new Promise((resolve) => setTimeout(resolve, isJoins ? 2000 : 100 * asked));
    await route.fulfill({ response: answer, json: told });
  });
}

const joinRequests = [1, 2, 3, 4].map((each) => ({
  __typename: 'JoinRequest',
  id: `019aa000-0000-7000-8000-00000000000${each}`,
  version: 1,
  removed: false,
  studentId: null,
  studentName: null,
  meetingId: null,
  meetingName: null,
  teacherId: null,
  teacherName: 'דוד אילן',
  status: 'Pending',
  personalDiscount: null,
  price: null,
  message: null,
  createdAt: null,
  updatedAt: null,
}));

test('nothing jumps after the first paint', async ({ browser, school }) => {
  for (const role of [null, 'teacher', 'student'] as const) {
    // High enough for all that a student's home begins with.
    const context = await browser.newContext({ viewport: { width: 1280, height: 1200 } });
    if (role) await signIn(context, school, role);
    await context.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
            seen.shift += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const page = await context.newPage();
    await answersComeLate(page);
    await page.goto(`${school.url}${role ? homes[role] : '/login'}`);
    await page.waitForLoadState('networkidle');
    if (role === 'student') await expect(page.getByText('דוד אילן')).toHaveCount(joinRequests.length);
    if (role === 'teacher') await page.locator('.cal-lesson').first().waitFor({ state: 'attached' });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    expect(shift, role ?? 'signed out').toBeLessThan(0.02);
    // What is still held back comes to nobody.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
});

test('the keyboard alone reaches the conversation, the calendar and every lesson, and its focus is seen', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  await signIn(context, school, 'teacher');
  await speaks(context, 'en');
  const page = await context.newPage();
  await page.goto(`${school.url}${homes.teacher}`);
  await page.locator('.cal-root').waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the conversation' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Tab');
  const toWork = page.getByRole('link', { name: 'Skip to the screen' });
  await expect(toWork).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#workspace')).toBeFocused();

  const unseen: string[] = [];
  const reached = new Set<string>();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || at === document.body) return null;
      const look = getComputedStyle(at);
      const around = at.closest('form') ? getComputedStyle(at.closest('form') ?? at) : look;
      const seen =
        (look.outlineStyle !== 'none' && Number.parseFloat(look.outlineWidth) > 0) ||
        (at.matches('textarea') && around.boxShadow !== 'none');
      return {
        seen,
        name: at.getAttribute('aria-label') ?? at.textContent?.slice(0, 40) ?? at.tagName,
        lesson: at.dataset['lesson'],
      };
    });
    if (!focused) continue;
    if (focused.lesson) reached.add('lesson');
    else reached.add(focused.name);
    if (!focused.seen) unseen.push(focused.name);
  }
  expect(unseen).toEqual([]);
  expect([...reached]).toEqual(expect.arrayContaining(['lesson', 'New lesson', 'Next week']));
  await say(page, 'what do I have today?');
  await expect(thread(page).getByRole('region').last()).toHaveAccessibleName('Answer');
  await context.close();
});
