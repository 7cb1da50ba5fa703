/** On a phone of 360 by 740 the conversation comes first, the calendar is one tap away, and nothing runs over the edge. */
import type { Page } from '@playwright/test';
import { expect, test } from './school.ts';
import { composer, say, signIn, speaks, thread, type Role } from './pageHelpers.ts';

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
      // A week that is taken stays as it is, and the others move.
      thread(page).getByRole('button', {
        name: tongue === 'he' ? /^להזיז את (כולם|השאר)$/ : /^Move (them all|the others)$/,
      }),
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

for (const tongue of ['he', 'en'] as const) {
  for (const width of [360, 390]) {
    test(`nothing lies over a lesson, and the dates of a plan fit their boxes, at ${width} in ${tongue}`, async ({
      browser,
      school,
    }) => {
      const context = await browser.newContext({ ...phone, viewport: { width, height: 740 } });
      await signIn(context, school, 'teacher');
      await speaks(context, tongue);
      const page = await context.newPage();
      await page.goto(`${school.url}/home`);
      for (const text of planned[tongue]) {
        await say(page, text);
        const dates = thread(page)
          .getByRole('region')
          .last()
          .getByRole('listitem')
          .filter({ hasText: /\d/u });
        await expect(dates.first()).toBeInViewport();
        const cut = dates.evaluateAll((boxes) =>
          boxes
            .filter((box) =>
              [...box.children].some((part) => part.getBoundingClientRect().width > box.clientWidth - 2),
            )
            .map((box) => box.textContent),
        );
        expect(await cut).toEqual([]);
      }

      await page.getByRole('radio', { name: tongue === 'he' ? 'יומן' : 'Calendar' }).tap();
      await page.getByRole('button', { name: tongue === 'he' ? 'תצוגת היומן' : 'Calendar view' }).tap();
      await page.getByRole('menuitem', { name: tongue === 'he' ? 'שבוע' : 'Week', exact: true }).tap();
      await expect(page.locator('.cal-lesson').first()).toBeVisible();
      const ways = page.getByRole('button', {
        name: tongue === 'he' ? /מוקדם יותר|מאוחר יותר/ : /earlier$|later$/,
      });
      // Where the week opens, and then wherever it is scrolled to.
      for (const part of [null, 0, 0.4, 0.5, 0.6, 0.7, 1]) {
        await page.evaluate(scrollHours, part);
        if (part === 0) await expect(ways).toBeVisible();
        await expect.poll(() => coveredLessons(page), `scrolled to ${part}`).toEqual([]);
        await expect.poll(() => overflowing(page)).toEqual([]);
      }
      await context.close();
    });
  }
}

const planned = {
  he: ['תזיז את המתמטיקה של ראשון לחמש, גם את הבאים', 'לבטל את המתמטיקה של ראשון, גם את הבאים'],
  en: ["move Sunday's maths to 5pm, future ones too", "cancel Sunday's maths, future ones too"],
};

/** To this part of the day; null: it stays where it is. */
function scrollHours(part: number | null): void {
  let scroller = document.querySelector('.cal-lane');
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  if (scroller && part !== null) scroller.scrollTop = part * scroller.scrollHeight;
}

/** Lessons in sight on which something else than a lesson would be tapped. */
const coveredLessons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    let scroller = document.querySelector('.cal-lane');
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
      scroller = scroller.parentElement;
    const sight = scroller?.getBoundingClientRect();
    if (!sight) return ['no calendar'];
    return [...document.querySelectorAll<HTMLElement>('.cal-lesson')].flatMap((lesson) => {
      const { left, right, top, bottom } = lesson.getBoundingClientRect();
      const points = [top + 2, (top + bottom) / 2, bottom - 2]
        .filter((y) => y > sight.top + 1 && y < sight.bottom - 1)
        .flatMap((y) => [left + 4, (left + right) / 2, right - 4].map((x) => [x, y] as const));
      const isCovered = points.some(([x, y]) => !document.elementFromPoint(x, y)?.closest('.cal-lesson'));
      return isCovered ? [lesson.textContent ?? ''] : [];
    });
  });

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
  teacher: ['/subjects', '/students', '/settings', '/restrictedTimes', '/payments'],
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
