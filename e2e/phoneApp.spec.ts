/** The phone app where there is no network: its page is the server's own, kept on the phone as in a browser. */
import type { BrowserContext } from '@playwright/test';
import { expect, test } from './school.ts';
import { booked, isKept, keptKeys } from './deviceHelpers.ts';
import { composer, dotted, enter, lastCard, say, sunday, thread } from './pageHelpers.ts';

test.use({ serviceWorkers: 'allow', schoolFor: 'onTheDevice', viewport: { width: 390, height: 844 } });

/** The bridge as Android lays it before the first script; this phone refuses to be notified. */
const beAPhone = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const methods = ['checkPermissions', 'requestPermissions', 'register', 'unregister', 'getLaunchUrl'];
    const PluginHeaders = ['App', 'Camera', 'PushNotifications'].map((name) => ({
      name,
      methods: [
        ...methods.map((method) => ({ name: method, rtype: 'promise' })),
        { name: 'addListener', rtype: 'callback' },
        { name: 'removeListener', rtype: 'callback' },
      ],
    }));
    Object.assign(globalThis, {
      androidBridge: {},
      Capacitor: {
        PluginHeaders,
        isNativePlatform: () => true,
        nativePromise: async () => ({ receive: 'denied' }),
        nativeCallback: async () => '1',
      },
    });
  });

test('after one visit the app opens without a network, with the calendar and its age, and sends what was confirmed once there is one', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  await beAPhone(context);
  const first = await enter(context, school);
  await isKept(first);
  await first.close();

  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(school.url);
  await composer(page).waitFor();
  await expect(page.getByRole('status').filter({ hasText: 'אין רשת.' })).toContainText(
    /היומן מלפני .*\d\d:\d\d/,
  );
  await say(page, 'מה יש לי השבוע?');
  await expect(lastCard(page)).toContainText('שיעורים');
  await say(page, `תקבע לאיתי פיזיקה ב־${dotted(sunday(3))} בשעה 21:00`);
  await expect(lastCard(page)).toHaveAccessibleName('תוכנית');
  await composer(page).press('Enter');
  await expect(lastCard(page)).toContainText('מחכה לרשת');
  await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringMatching(/^outbox:/));
  const at = `${sunday(3)}T21:00`;
  expect(await booked(context, school, at)).toBe(0);

  // A phone's system tells no worker of the network: the page sends it itself.
  await context.setOffline(false);
  await expect.poll(() => booked(context, school, at)).toBe(1);
  await expect(thread(page).getByRole('region', { name: 'בוצע' })).toBeVisible();
  await lastCard(page).getByRole('button', { name: 'ביטול' }).click();
  await expect.poll(() => booked(context, school, at)).toBe(0);
  await context.close();
});
