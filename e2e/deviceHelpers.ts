/** What a page keeps on its device, and what reached the server. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, type School } from './school.ts';
import { rows, wallOf } from './pageHelpers.ts';

/** Keys of what the page keeps, in the database of the device. */
export const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // To open what is not there would make it, empty.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'keyval-store')) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('keyval-store');
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error ?? new Error('no database')));
    });
    if (!database.objectStoreNames.contains('keyval')) return [];
    const found = await new Promise<IDBValidKey[]>((resolve, reject) => {
      // The browser closes it while it empties the device; it is then asked again.
      const closed = (): void => reject(new Error('the database was closed'));
      database.addEventListener('close', closed);
      const asking = database.transaction('keyval');
      asking.addEventListener('abort', closed);
      const asked = asking.objectStore('keyval').getAllKeys();
      asked.addEventListener('success', () => resolve(asked.result));
    });
    database.close();
    return found.map(String);
  });

/** Until the page and the calendar are all on the device. */
export async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringMatching(/^schoolSeen:/));
}

/** How many lessons begin just then. */
export const booked = async (context: BrowserContext, school: School, at: string): Promise<number> =>
  (await rows(context, school)).filter(({ start }) => wallOf(start) === at).length;
