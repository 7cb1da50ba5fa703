/** The product on a device: it opens without a line, keeps what is needed for that, and forgets it with the person. */
import type { BrowserContext, Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { expect, test, type School } from './school.ts';
import { openInFront } from './replacingProxy.ts';
import { booked, isKept, keptKeys } from './deviceHelpers.ts';
import { composer, dotted, enter, lastCard, homes, say, signIn, sunday, thread } from './pageHelpers.ts';

test.use({ serviceWorkers: 'allow', schoolFor: 'onTheDevice' });

/** While the browser empties the device its database answers nothing: null. */
const keptKeysSoon = (page: Page): Promise<string[] | null> =>
  Promise.race([
    keptKeys(page).catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), 2_000)),
  ]);

test('after one visit it opens without a line, with the calendar and its age, and answers from it', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  const first = await enter(context, school);
  await isKept(first);
  await first.close();

  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(`${school.url}/home`);
  await expect(page.locator('.cal-lesson').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'אין רשת.' })).toContainText(
    /היומן מלפני .*\d\d:\d\d/,
  );
  await say(page, 'מה יש לי השבוע?');
  await expect(lastCard(page)).toContainText('שיעורים');
  // Another screen opens at its own address too.
  await page.goto(`${school.url}/settings`);
  await composer(page).waitFor();

  await context.setOffline(false);
  await expect(page.getByText('אין רשת.')).toHaveCount(0);
  await context.close();
});

test('what was confirmed without a line is sent once, though the tab is closed', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  const page = await enter(context, school);
  await isKept(page);
  const at = `${sunday(3)}T20:00`;
  // All that writes a plan has come.
  await say(page, 'מה יש לי השבוע?');
  await expect(lastCard(page)).toContainText('שיעורים');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await say(page, `תקבע לאיתי פיזיקה ב־${dotted(sunday(3))} בשעה 20:00`);
  await expect(lastCard(page)).toHaveAccessibleName('תוכנית');
  await composer(page).press('Enter');
  await expect(lastCard(page)).toContainText('מחכה לרשת');
  await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringMatching(/^outbox:/));
  await page.close();
  expect(await booked(context, school, at)).toBe(0);

  await context.setOffline(false);
  await callWorker(context, school);
  await expect.poll(() => booked(context, school, at)).toBe(1);

  // The page finds it done, and asks for nothing again.
  const again = await context.newPage();
  const sent: string[] = [];
  again.on('request', (request) => sent.push(request.postData() ?? ''));
  await again.goto(`${school.url}/home`);
  await expect(thread(again).getByRole('region', { name: 'בוצע' })).toBeVisible();
  expect(sent.filter((body) => body.includes('mutation Plan'))).toEqual([]);
  expect(await booked(context, school, at)).toBe(1);
  await lastCard(again).getByRole('button', { name: 'ביטול' }).click();
  await expect.poll(() => booked(context, school, at)).toBe(0);
  await context.close();
});

/** As the browser does when there is a line again. */
async function callWorker(context: BrowserContext, school: School): Promise<void> {
  const blank = await context.newPage();
  const browser = await context.newCDPSession(blank);
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(school.url));
      if (ours) resolve(ours.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: school.url,
    registrationId,
    tag: 'outbox',
    lastChance: false,
  });
  await blank.close();
}

test('whoever signs out leaves nothing on the device, and it is all kept anew for who comes next', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  const page = await enter(context, school);
  await isKept(page);
  await say(page, 'מה יש לי השבוע?');
  await expect(lastCard(page)).toContainText('שיעורים');
  await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringMatching(/^thread:/));
  await say(page, 'להתנתק');
  await page.waitForURL(/\/(?:login)?$/);
  await expect.poll(() => keptKeysSoon(page)).toEqual([]);
  // What the page itself is made of may stand a moment longer: nothing in it is a person's.
  const cacheNames = await page.evaluate(() => globalThis.caches.keys());
  expect(cacheNames.filter((name) => !name.startsWith('shell-'))).toEqual([]);

  await signIn(context, school, 'student');
  await page.goto(`${school.url}${homes.student}`);
  await composer(page).waitFor();
  await isKept(page);
  await expect
    .poll(async () => (await keptKeys(page)).filter((key) => key.startsWith('school:')))
    .toHaveLength(1);
  await context.close();
});

test('a session that ended while the page was closed leaves nothing either', async ({ browser, school }) => {
  const context = await browser.newContext();
  const page = await enter(context, school);
  await isKept(page);
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto(`${school.url}/home`);
  await page.waitForURL(/\/login$/);
  await expect.poll(() => keptKeys(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => globalThis.caches.keys()))
    .toEqual([expect.stringMatching(/^shell-/)]);
  await context.close();
});

const newVersion = [
  ['he', { begun: 'תקבע לאיתי', is: 'יש גרסה חדשה.', load: 'לטעון מחדש' }],
  ['en', { begun: 'book Itai', is: 'A new version is there.', load: 'Reload' }],
] as const;

for (const [tongue, { begun, is, load }] of newVersion)
  test(`a new version is offered, never over a sentence that is being written, and comes by a press, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const front = await openInFront(school);
    const context = await browser.newContext();
    const page = await enter(context, { ...school, url: front.url }, { tongue });
    await isKept(page);
    // What a second build gives: another list of files, so another worker.
    const worker = await (await context.request.get(`${front.url}/worker.js`)).text();
    const built = worker.replace(/version:\s*(["'`])[^"'`]+\1/, 'version:"secondBuild"');
    expect(built).not.toBe(worker);
    front.give('/worker.js', built);
    await composer(page).fill(begun);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await expect
      .poll(() =>
        page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
      )
      .toBe(true);
    const sign = page.getByText(is);
    await expect(sign).toHaveCount(0);
    await composer(page).fill('');
    await expect(sign).toBeVisible();
    await findsNothing(page, 'the sign of a new version', '[role="status"]');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: load }).click();
    await loaded;
    await composer(page).waitFor();
    await expect(sign).toHaveCount(0);
    expect(await page.evaluate(() => globalThis.caches.keys())).toContain('shell-secondBuild');
    await context.close();
    await front.close();
  });

test('a message that another app shares stands in the composer, and is not sent', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  const page = await enter(context, school);
  await isKept(page);
  await page.reload();
  await composer(page).waitFor();
  const text = 'היי, אפשר להזיז את השיעור של מחר לחמש?';
  // As the system does: what the manifest names, opened as a page.
  await page.evaluate((shared) => {
    const form = document.createElement('form');
    form.method = 'POST';
    form.action = '/open';
    form.enctype = 'multipart/form-data';
    for (const [name, value] of Object.entries({ title: '', text: shared, url: '' })) {
      const field = document.createElement('input');
      field.name = name;
      field.value = value;
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  }, text);
  await page.waitForURL(`${school.url}/home`);
  await expect(composer(page)).toHaveValue(text);
  await expect(thread(page).getByText(text)).toHaveCount(0);
  await context.close();
});

test('the shortcuts of the installed product lead where they say', async ({ browser, school }) => {
  const context = await browser.newContext();
  const page = await enter(context, school, { tongue: 'en' });
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await context.request.get(`${school.url}${address}`)).json()) as {
    shortcuts: { name: string; url: string }[];
  };
  const [lesson, today, payments] = manifest.shortcuts;
  await page.goto(`${school.url}${lesson?.url}`);
  await expect(composer(page)).toHaveValue('book a lesson for ');
  await page.goto(`${school.url}${today?.url}`);
  await page.waitForURL(`${school.url}/home`);
  await page.goto(`${school.url}${payments?.url}`);
  await page.waitForURL(`${school.url}/payments`);
  await context.close();
});

test('the product offers to be installed after three seconds, and takes no for an answer', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  const page = await enter(context, school);
  const offer = () =>
    page.evaluate(() =>
      window.dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => ({}) }),
      ),
    );
  await offer();
  const banner = page.getByRole('region', { name: 'יומן שיעורים במסך הבית' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'לא להתקין' }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await composer(page).waitFor();
  await offer();
  await page.waitForTimeout(4_000);
  await expect(banner).toHaveCount(0);
  await context.close();
});
