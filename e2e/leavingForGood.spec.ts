/** Somebody deletes their account while a text, a plan and a confirmed plan still wait: nothing of it is spoken of again, in no tab. */
import type { Page } from '@playwright/test';
import { password, signUp } from './newAccount.ts';
import { expect, test } from './school.ts';
import { composer, homes, say, speaks, thread, type Role, type Tongue } from './pageHelpers.ts';

test.use({ schoolFor: 'leavingForGood' });

const words = {
  he: {
    plan: 'תוכנית',
    remove: 'למחוק את החשבון…',
    present: 'הסיסמה של עכשיו',
    now: 'למחוק לתמיד',
    waits: /מחכ/,
    text: 'לקבוע שיעור ביום ראשון ב',
    ended: /הסתיימה/,
  },
  en: {
    plan: 'Plan',
    remove: 'Delete account…',
    present: 'Current password',
    now: 'Delete for good',
    waits: /waiting/i,
    text: 'book a lesson on Sunday at',
    ended: /session ended/i,
  },
} as const;

type Going = { role: Exclude<Role, 'admin'>; tongue: Tongue; plan: string };

/** What this browser still has of anybody's plans and conversation. */
const keptHere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const base = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('not opened'));
      });
      for (const store of base.objectStoreNames)
        found.push(
          await new Promise((resolve) => {
            const all = base.transaction(store).objectStore(store).getAll();
            all.onsuccess = () => resolve(all.result);
          }),
        );
      base.close();
    }
    return JSON.stringify([found, Object.entries(localStorage), Object.entries(sessionStorage)]);
  });

const going: Going[] = [
  { role: 'teacher', tongue: 'he', plan: 'להוסיף תלמידה גילה ברק' },
  { role: 'student', tongue: 'en', plan: 'change my name to Noa Bar' },
  { role: 'parent', tongue: 'en', plan: 'add child Gil Barak' },
];

for (const { role, tongue, plan } of going) {
  test(`a ${role} who deletes the account is told of nothing that waits, in ${tongue}`, async ({
    context,
    school,
  }, info) => {
    const said = words[tongue];
    const email = `goes.${role}@example.test`;
    await speaks(context, tongue);
    await signUp(context, school, { role, language: tongue, email });
    const page = await context.newPage();
    if (role !== 'teacher') await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${school.url}${homes[role]}`);
    await composer(page).waitFor();
    const other = await context.newPage();
    await other.goto(`${school.url}${homes[role]}`);
    await composer(other).fill(said.text);
    // The line fails for changes alone: what is confirmed stays waiting.
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('mutation') ? route.abort() : route.fallback(),
    );
    await say(page, plan);
    await thread(page).getByRole('region', { name: said.plan }).waitFor();
    await page.keyboard.press('Enter');
    await expect(thread(page).getByText(said.waits).first()).toBeVisible();
    await say(page, plan);
    await composer(page).fill(said.text);
    await page.screenshot({ path: info.outputPath('before.png') });

    // As the router goes on: without its number it would be a step back.
    await page.evaluate(() => {
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ idx: idx + 1 }, '', '/UserEditScreen#own-end');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(said.present).fill(password);
    await dialog.getByRole('button', { name: said.now }).click();
    await expect(page).toHaveURL(/\/login|\/$/);
    await expect(other).toHaveURL(/\/login|\/$/);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('main')).toBeVisible();
      await expect(tab.getByRole('main')).not.toContainText(said.waits);
      await expect(tab.getByRole('main')).not.toContainText(said.ended);
    }
    await page.screenshot({ path: info.outputPath('after.png') });
    await other.screenshot({ path: info.outputPath('after-other.png') });
    const kept = await keptHere(page);
    for (const text of ['Noa Bar', 'Gil Barak', 'גילה', said.text, email]) expect(kept).not.toContain(text);
  });
}
