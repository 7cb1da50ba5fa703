/** When the line breaks, when two tabs are open, and when somebody else is watching: nothing is lost and nothing is done twice. */
import { findsNothing } from './axe.ts';
import { expect, test } from './school.ts';
import {
  composer,
  dotted,
  enter,
  lastCard,
  homes,
  rows,
  say,
  signIn,
  speaks,
  sunday,
  thread,
  timetable,
  wallOf,
} from './pageHelpers.ts';

test('without a line questions are answered, and a confirmed plan waits and is sent once', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  // Nothing is said yet: all that a sentence needs comes while the page is idle, this part last.
  const readied = context.waitForEvent('requestfinished', {
    predicate: (sent) => sent.url().includes('/stepsDocument-'),
    timeout: 90_000,
  });
  const page = await enter(context, school);
  const before = await timetable(context, school);
  const at = `${sunday(3)}T20:00`;
  await readied;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const sign = page.getByText('אין רשת.');
  await expect(sign).toBeVisible();
  await say(page, 'מה יש לי השבוע?');
  await expect(lastCard(page)).toContainText('שיעורים');
  await say(page, `תקבע לאיתי פיזיקה ב־${dotted(sunday(3))} בשעה 20:00`);
  await expect(lastCard(page)).toHaveAccessibleName('תוכנית');
  await composer(page).press('Enter');
  await expect(lastCard(page)).toContainText('מחכה לרשת');

  await context.setOffline(false);
  await expect(sign).toHaveCount(0);
  await expect(thread(page).getByRole('region', { name: 'בוצע' })).toBeVisible();
  const booked = (await rows(context, school)).filter(({ start }) => wallOf(start) === at);
  expect(booked).toHaveLength(1);

  await lastCard(page).getByRole('button', { name: 'ביטול' }).click();
  await expect.poll(() => timetable(context, school)).toEqual(before);
  await context.close();
});

test('a plan that the other tab has made stale is shown anew, and then done once', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  const first = await enter(context, school);
  const second = await context.newPage();
  await second.goto(`${school.url}/home`);
  const before = await timetable(context, school);

  await say(first, 'תזיז את המתמטיקה של ראשון לחמש, רק הפעם');
  await expect(first.getByRole('button', { name: /להזיז את השיעור/ })).toBeVisible();
  await say(second, 'תזיז את המתמטיקה של ראשון ל־20:00, רק הפעם');
  await second.getByRole('button', { name: /להזיז את השיעור/ }).click();
  await expect(lastCard(second)).toHaveAccessibleName('בוצע');

  await composer(first).press('Enter');
  await expect(lastCard(first)).toContainText('השתנה בינתיים');
  await expect(lastCard(first).getByRole('button', { name: /להזיז את השיעור/ })).toBeEnabled();
  await composer(first).press('Enter');
  await expect(lastCard(first)).toHaveAccessibleName('בוצע');

  // The second tab's undo would wipe what the first has done since: it is refused, with the reason.
  await lastCard(second).getByRole('button', { name: 'ביטול' }).click();
  await expect(lastCard(second)).toHaveAccessibleName('סירוב');
  await say(first, 'בטל את זה');
  await expect(lastCard(first)).toContainText('הוחזר');
  await thread(second).getByRole('button', { name: 'ביטול' }).click();
  await expect.poll(() => timetable(context, school)).toEqual(before);
  await context.close();
});

test('a student sees the change as it is made, and asks about it', async ({ browser, school }) => {
  const teacher = await browser.newContext();
  const student = await browser.newContext();
  const desk = await enter(teacher, school, { tongue: 'en' });
  const dana = await enter(student, school, { role: 'student', tongue: 'en' });
  const lessons = dana.getByRole('main');
  await expect(lessons.getByText('16:00–16:45').first()).toBeVisible();

  await say(desk, 'move the maths of Sunday to 5pm, only this time');
  await desk.getByRole('button', { name: /Move the lesson/ }).click();
  await expect(lastCard(desk)).toHaveAccessibleName('Done');
  // Beside a request of another day that asks for the same hour.
  const next = lessons.getByText(/with .{1,14}17:00–17:45/);
  await expect(next).toBeVisible();
  await say(dana, 'when is my next lesson?');
  await expect(lastCard(dana)).toContainText(/\d\d:\d\d/);

  await lastCard(desk).getByRole('button', { name: 'Undo' }).click();
  await expect(next).toHaveCount(0);
  await teacher.close();
  await student.close();
});

test('a sentence that is sent before the calendar is here waits for it, and is read once', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  await signIn(context, school, 'student');
  await speaks(context, 'en');
  const page = await context.newPage();
  const lessonsMayCome = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('meetingsByTeacherId')) await lessonsMayCome.promise;
    await route.continue();
  });
  await page.goto(`${school.url}${homes.student}`);
  await composer(page).waitFor();
  const sentence = `I am sick and will not come on ${sunday(2)}`;
  await say(page, sentence);
  const waits = page.getByRole('status').getByText('is still loading');
  await expect(waits).toBeVisible();
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue(sentence);
  await expect(thread(page).getByRole('region')).toHaveCount(0);

  lessonsMayCome.resolve();
  await expect(lastCard(page)).toHaveAccessibleName('Plan');
  await expect(lastCard(page)).toContainText('16:00');
  await expect(thread(page).getByText(sentence)).toHaveCount(1);
  await expect(composer(page)).toHaveValue('');
  await expect(waits).toHaveCount(0);
  await context.close();
});

const speaking = [
  ['he', 'מה יש לי השבוע?', 'אין רשת.', 'המשפט ייקרא ברגע שיגיע'],
  ['en', 'what do I have this week?', 'You are offline.', 'I’ll read this one as soon as I can'],
] as const;

for (const [tongue, text, sign, missing] of speaking)
  test(`a sentence that is sent before what reads it has come says so, and is read when it comes, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await signIn(context, school, 'teacher');
    await speaks(context, tongue);
    const page = await context.newPage();
    // The line breaks at the first part of the language.
    await page.route(/\/assets\/(nluClient|readSentence|catalogue)[^/]*\.js/, (route) => route.abort());
    await page.goto(`${school.url}/home`);
    await composer(page).waitFor();
    await context.setOffline(true);
    await expect(page.getByText(sign)).toBeVisible();
    await say(page, text);
    await expect(page.getByText(missing)).toBeVisible();
    await findsNothing(page, 'without a line');
    await expect(composer(page)).toHaveValue(text);

    await page.unrouteAll();
    await context.setOffline(false);
    await expect(composer(page)).toHaveValue('');
    await expect(lastCard(page)).toBeVisible();
    await expect(thread(page).getByText(text)).toHaveCount(1);
    await expect(page.getByText(sign)).toHaveCount(0);
    await context.close();
  });

test('what is being written stays when a part of the page could not be fetched and the line comes back', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  await signIn(context, school, 'teacher');
  const page = await context.newPage();
  await page.goto(`${school.url}/home`);
  await page.locator('.cal-root').waitFor();
  await composer(page).fill('להזיז את');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const style = document.createElement('link');
        style.rel = 'stylesheet';
        style.href = '/assets/nowhere.css';
        style.addEventListener('error', () => resolve(null));
        document.head.append(style);
      }),
  );
  await context.setOffline(true);
  await context.setOffline(false);
  // Had the page begun to load anew, its first answer would be another one's.
  await page.evaluate(() => fetch('/health').then(() => null));
  await expect(composer(page)).toHaveValue('להזיז את');
  await context.close();
});

for (const [tongue, text, sign] of speaking)
  test(`where the line breaks in the first second the page says so and goes on when it is back, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const context = await browser.newContext({
      viewport: { width: tongue === 'he' ? 390 : 1280, height: 844 },
    });
    await signIn(context, school, 'teacher');
    await speaks(context, tongue);
    const page = await context.newPage();
    for (const missing of ['/assets/index-', '/assets/heebo', '/assets/Shell-', '/graphql']) {
      // Nothing of this, and of what comes after it, arrives.
      const broke = Promise.withResolvers<void>();
      const begun = page.waitForEvent('requestfinished', (sent) => sent.url().endsWith('/firstPaint.js'));
      await page.route(
        (url) => url.pathname.startsWith(missing),
        async (route) => {
          await begun;
          await context.setOffline(true);
          broke.resolve();
          await route.abort();
        },
      );
      await page.goto(`${school.url}/home`, { waitUntil: 'commit' });
      await broke.promise;
      await expect(page.getByText(sign)).toBeVisible();
      await page.unrouteAll();
      await context.setOffline(false);
      await composer(page).waitFor();
      await expect(page.getByText(sign)).toHaveCount(0);
      // It is read against the lessons, and never against a calendar that could not be fetched.
      await say(page, text);
      await expect(lastCard(page)).toContainText(/\d+ (?:שיעורים|lessons)/);
    }
    await context.close();
  });
