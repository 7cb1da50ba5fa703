/** What is to be seen is seen: the person's own message, the latest answer, a lesson before its form, and messages that cover nothing. */
import type { Locator, Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { expect, test } from './school.ts';
import {
  composer,
  enter,
  goOnToEdit,
  lesson,
  say,
  sunday,
  thread,
  turnToWeek,
  type Tongue,
} from './pageHelpers.ts';

// A lesson is moved here and back again; in nobody's way.
test.use({ schoolFor: 'whatIsShown' });

const words = {
  he: {
    help: 'מה אפשר לכתוב?',
    earlier: /מוקדם יותר/,
    later: /מאוחר יותר/,
    next: /^השיעור הבא:/,
    week: 'מה יש לי השבוע?',
    tomorrow: 'מה יש לי מחר?',
    latest: 'אל ההודעה האחרונה',
    edit: 'עריכת שיעור',
    note: 'הערה',
    save: 'לשמור',
    more: 'הנחות, תזכורות והערה',
    subject: 'אנגלית',
    calendar: 'יומן',
  },
  en: {
    help: 'what can I type?',
    earlier: /earlier$/,
    later: /later$/,
    next: /^Next lesson:/,
    week: 'what do I have this week?',
    tomorrow: 'what do I have tomorrow?',
    latest: 'Go to the latest',
    edit: 'Edit lesson',
    note: 'Note',
    save: 'Save',
    more: 'Discounts, reminders and a note',
    subject: 'אנגלית',
    calendar: 'Calendar',
  },
} as const;

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

const fromFootPx = (page: Page): Promise<number> =>
  thread(page)
    .locator('..')
    .evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);

const isApart = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return true;
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
};

for (const tongue of ['he', 'en'] as const satisfies Tongue[])
  for (const viewport of sizes) {
    const said = words[tongue];
    const isPhone = viewport.width < 768;
    const day = sunday(2);

    test(`the thread follows what is said and leads back to the latest, in ${tongue} at ${viewport.width}`, async ({
      browser,
      school,
    }) => {
      const context = await browser.newContext({ viewport });
      const page = await enter(context, school, { tongue });
      const answers = thread(page).getByRole('region');
      for (const text of [said.help, said.week]) {
        await say(page, text);
        await expect(composer(page)).toHaveValue('');
        await expect(thread(page).getByText(text).last()).toBeAttached();
        await expect.poll(() => fromFootPx(page)).toBeLessThan(2);
      }
      await expect(answers.last()).toBeInViewport();

      // Cards that answer the same question are told apart by whoever hears their names.
      await say(page, said.week);
      await expect(thread(page).getByText(said.week)).toHaveCount(2);
      await expect.poll(() => fromFootPx(page)).toBeLessThan(2);
      await findsNothing(page, 'a thread with the same answer twice', '#conversation');

      const read = (): Promise<void> =>
        thread(page)
          .locator('..')
          .evaluate((box) => void (box.scrollTop = 0));
      await read();
      const latest = page.getByRole('button', { name: said.latest });
      await latest.click();
      await expect.poll(() => fromFootPx(page)).toBeLessThan(2);
      await expect(latest).toHaveCount(0);

      await read();
      await expect(latest).toBeVisible();
      await findsNothing(page, 'the thread, scrolled up', '#conversation');
      await say(page, said.tomorrow);
      await expect(thread(page).getByText(said.tomorrow).last()).toBeInViewport();
      await expect.poll(() => fromFootPx(page)).toBeLessThan(2);
      await expect(latest).toHaveCount(0);
      await context.close();
    });

    test(`a lesson is looked at before it is changed, and the message covers nothing, in ${tongue} at ${viewport.width}`, async ({
      browser,
      school,
    }) => {
      const context = await browser.newContext({ viewport });
      const page = await enter(context, school, { tongue });
      if (isPhone) await page.goto(`${school.url}/home?date=${day}&view=day`);
      else await turnToWeek(page, 2);
      const dialog = page.getByRole('dialog');
      const noam = lesson(page, `${day}T15:00`, 'נועם');

      await noam.click();
      await expect(dialog).toHaveAccessibleName(said.subject);
      await expect(dialog).toContainText('נועם לוי');
      await expect(dialog).toContainText('15:00–15:45');
      await expect(dialog.getByRole('textbox')).toHaveCount(0);
      await findsNothing(page, 'a lesson that is looked at', '[role="dialog"]');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(noam).toBeFocused();
      // Back closes it too, and stays on the calendar.
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveAccessibleName(said.subject);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(noam).toBeVisible();

      await noam.press('Enter');
      await goOnToEdit(page);
      await expect(dialog).toContainText(said.edit);
      // It stands open where an earlier story has written a note.
      const note = dialog.getByLabel(said.note);
      if (!(await note.isVisible())) await dialog.locator('summary').click();
      await note.fill(`${tongue} ${viewport.width}`);
      await dialog.getByRole('button', { name: said.save, exact: true }).click();
      const message = page.locator('[data-sonner-toast]');
      await expect(message).toBeVisible();

      // While it is shown: the composer, a dialog as tall as the window, and the palette.
      if (!isPhone) expect(await isApart(message, page.getByRole('form'))).toBe(true);
      await expect(noam).toBeFocused();
      await page.keyboard.press('Enter');
      await goOnToEdit(page);
      await expect(dialog).toContainText(said.edit);
      expect(await message.count()).toBe(1);
      await expect.poll(() => isApart(message, dialog)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(noam).toBeFocused();
      await context.close();
    });
  }

for (const tongue of ['he', 'en'] as const satisfies Tongue[])
  test(`the calendar says which lessons lie outside of what is shown, and leads to them, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const said = words[tongue];
    const context = await browser.newContext({ viewport: { width: 1280, height: 460 } });
    const page = await enter(context, school, { tongue });
    await turnToWeek(page, 2);
    const inSight = (slot: string, name: string) => expect(lesson(page, slot, name)).toBeInViewport();
    // The week opens where most of its lessons are; a window this low holds a few hours only.
    await inSight(`${sunday(2)}T16:00`, 'דנה');
    // On which side the others lie depends on the week's lessons.
    const [earlier, later] = [said.earlier, said.later].map((name) => page.getByRole('button', { name }));
    if (!earlier || !later) throw new Error('two ways');
    await expect(earlier.or(later).first()).toBeVisible();
    const [there, back] = (await later.isVisible()) ? [later, earlier] : [earlier, later];
    await there.click();
    await expect(back).toBeVisible();
    await findsNothing(page, 'lessons out of sight', '#workspace');
    await back.click();
    await expect(there).toBeVisible();

    const saturday = new Date(`${sunday(2)}T00:00:00Z`);
    saturday.setUTCDate(saturday.getUTCDate() + 6);
    await page.goto(`${school.url}/home?view=day&date=${saturday.toISOString().slice(0, 10)}`);
    await page.getByRole('button', { name: said.next }).click();
    await inSight(`${sunday(3)}T16:00`, 'דנה');
    await context.close();
  });
