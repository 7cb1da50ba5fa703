/** A teacher sets how she works, by hand; what she saves counts at once, and can be taken back. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { expect, test, type School } from './school.ts';
import { ask, signIn, speaks } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'settings' });

type Profile = {
  preferences: { currency: string; timeZone: string };
  userData: {
    lessonDuration: number;
    noticeHours: number;
    aboutMe: string | null;
    workingHours: Record<string, { from: string; to: string }[] | null>;
  };
};

async function profile(context: BrowserContext, school: School): Promise<Profile> {
  const { me } = await ask<{ me: { id: string } }>(context, school, '{ me { id } }');
  const { getTeacherById } = await ask<{ getTeacherById: Profile }>(
    context,
    school,
    `query ($id: ID!) { getTeacherById(id: $id) {
      preferences { currency timeZone }
      userData { lessonDuration noticeHours aboutMe workingHours { SU { from to } SA { from to } } }
    } }`,
    { id: me.id },
  );
  return getTeacherById;
}

test.describe('the settings', () => {
  let context: BrowserContext;
  let page: Page;

  test.beforeAll(async ({ browser, school }) => {
    context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
    await signIn(context, school, 'teacher');
    await speaks(context, 'en');
    page = await context.newPage();
    await page.goto(`${school.url}/settings`);
    await page.getByRole('heading', { name: 'Working hours' }).waitFor();
  });
  test.afterAll(() => context.close());

  const part = (name: string) => page.getByRole('region', { name });
  const messages = () => page.locator('[data-sonner-toast]');
  const save = async (name: string) => {
    // No message of an earlier story lies over the one that follows; a pointer that rests on one keeps it.
    await page.mouse.move(1, 1);
    await expect(messages()).toHaveCount(0);
    await part(name).getByRole('button', { name: 'Save' }).click();
  };
  /** A message goes after six seconds, unless the pointer is on it. */
  const held = () => messages().hover();
  const undo = () => messages().getByRole('button', { name: 'Undo' }).click();

  test('working hours are saved, and an impossible range is told', async ({ school }) => {
    await part('Working hours').getByLabel('Working on Saturday').click();
    await part('Working hours').getByLabel('Saturday from').fill('20:00');
    await part('Working hours').getByLabel('Saturday to').fill('19:00');
    await expect(part('Working hours')).toContainText('Each range has to end after it starts');
    await part('Working hours').getByLabel('Saturday to').fill('22:00');
    await part('Working hours').getByLabel('Saturday to').blur();
    await save('Working hours');
    await held();
    await expect
      .poll(async () => (await profile(context, school)).userData.workingHours['SA'])
      .toEqual([{ from: '20:00', to: '22:00' }]);
    await undo();
    await expect
      .poll(async () => (await profile(context, school)).userData.workingHours['SA'] ?? [])
      .toEqual([]);
  });

  test('lengths and notice are whole numbers within reason', async ({ school }) => {
    const lessons = part('Lessons and cancellations');
    await lessons.getByLabel('Default lesson length, in minutes').fill('two');
    await save('Lessons and cancellations');
    await expect(lessons).toContainText('Between 5 and');
    await lessons.getByLabel('Default lesson length, in minutes').fill('60');
    await lessons.getByLabel('Cancellation notice, in hours').fill('48');
    await save('Lessons and cancellations');
    await expect
      .poll(async () => (await profile(context, school)).userData)
      .toMatchObject({ lessonDuration: 60, noticeHours: 48 });
  });

  test('the pin is put and moved by the arrow keys, without any street map', async () => {
    const places = part('Where you teach');
    await places.getByRole('button', { name: 'Place a pin' }).click();
    await places.getByRole('button', { name: 'Pin' }).focus();
    const where = places.getByRole('status').first();
    const before = await where.textContent();
    await page.keyboard.press('ArrowUp');
    await expect(where).not.toHaveText(before ?? '');
    await save('Where you teach');
    await expect(places.getByText('You have unsaved changes')).toHaveCount(0);
  });

  test('another currency changes every price by the rate, in one change that can be taken back', async ({
    school,
  }) => {
    const costs = async () => {
      const { me } = await ask<{ me: { id: string } }>(context, school, '{ me { id } }');
      const { subjectsById } = await ask<{ subjectsById: { cost: number }[] }>(
        context,
        school,
        'query ($id: ID!) { subjectsById(teacherId: $id) { cost } }',
        { id: me.id },
      );
      return subjectsById.map(({ cost }) => cost);
    };
    const before = await costs();
    const look = part('Language, theme and time');
    await toDollars(look);
    await save('Language, theme and time');
    await sayYes(page);
    await held();
    await expect.poll(costs).toEqual(before.map((cost) => cost / 4));
    expect((await profile(context, school)).preferences.currency).toBe('USD');
    await undo();
    await expect.poll(costs).toEqual(before);
    expect((await profile(context, school)).preferences.currency).toBe('ILS');
  });

  test('axe finds nothing in either theme', () => findsNothing(page, '/settings', 'main'));
});

async function toDollars(look: Locator): Promise<void> {
  await look.getByLabel('Currency').selectOption('USD');
  await look.getByLabel('1 ILS in USD').fill('0.25');
}

const sayYes = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Change the currency' }).click();

test('the screen scrolls within the frame, and the page itself does not', async ({ browser, school }) => {
  const context = await browser.newContext();
  await signIn(context, school, 'teacher');
  const page = await context.newPage();
  await page.goto(`${school.url}/settings`);
  await page.getByRole('region').last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await context.close();
});
