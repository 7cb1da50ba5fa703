/** A request reaches the list of notifications on the open screen; opened it leads to what it is about, and the list is cleared and brought back. */
import type { BrowserContext, Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { expect, test, type School } from './school.ts';
import { ask, enter, signIn, sunday, type Tongue } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'notices' });

type Words = { open: RegExp; title: string; clear: string; emptied: string; undo: string };
const words: Record<Tongue, Words> = {
  he: { open: /^התראות/, title: 'התראות', clear: 'לנקות הכול', emptied: 'אין התראות', undo: 'ביטול' },
  en: {
    open: /^Notifications/,
    title: 'Notifications',
    clear: 'Clear all',
    emptied: 'No notifications',
    undo: 'Undo',
  },
};

/** Dana asks her teacher for an hour that is free. */
async function asksForALesson(
  dana: BrowserContext,
  school: School,
  teacherId: string,
  hour: number,
): Promise<void> {
  const startMs = Date.parse(`${sunday(3)}T${hour}:00:00Z`);
  const input = { organizer: teacherId, start: String(startMs), end: String(startMs + 45 * 60_000) };
  const { asked } = await ask<{ asked: { status: string } }>(
    dana,
    school,
    'mutation ($input: NewPendingMeetingInput!) { asked: addPendingMeeting(input: $input) { status } }',
    { input },
  );
  expect(asked.status).toBe('ok');
}

async function opensList(page: Page, tongue: Tongue): Promise<void> {
  await page.getByRole('banner').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: words[tongue].open }).click();
  await expect(page.getByRole('dialog', { name: words[tongue].title })).toBeVisible();
}

for (const [tongue, hour] of [
  ['he', 14],
  ['en', 15],
] as const)
  test(`in ${tongue} a request is told, read by opening it, and cleared`, async ({ browser, school }) => {
    const said = words[tongue];
    const [teacher, dana] = [await browser.newContext(), await browser.newContext()];
    const page = await enter(teacher, school, { tongue });
    const { me } = await ask<{ me: { id: string } }>(teacher, school, '{ me { id } }');
    await signIn(dana, school, 'student');
    await asksForALesson(dana, school, me.id, hour);

    await opensList(page, tongue);
    const list = page.getByRole('dialog', { name: said.title });
    const unread = list.locator('[data-unread]');
    await expect(unread.first()).toContainText('דנה');
    const count = await unread.count();
    await findsNothing(page, 'the list of notifications', '[role="dialog"]');
    await unread.first().locator('[data-notice]').click();
    await expect(list).toHaveCount(0);
    await opensList(page, tongue);
    await expect(unread).toHaveCount(count - 1);

    await list.getByRole('button', { name: said.clear }).click();
    await expect(list).toContainText(said.emptied);
    await list.getByRole('button', { name: said.undo }).click();
    await expect(list.locator('[data-notice]').first()).toBeVisible();
    await Promise.all([teacher.close(), dana.close()]);
  });
