/** Signing in, signing up and signing out, on a device that somebody else uses next. */
import { codeSentTo } from './mail.ts';
import { expect, test } from './school.ts';
import { composer, enter, say, speaks, thread } from './pageHelpers.ts';

test('wrong credentials are told in one sentence that does not say which was wrong', async ({
  page,
  context,
}) => {
  await speaks(context, 'he');
  await page.goto('/login');
  await page.getByLabel('דואר אלקטרוני').fill('rivka@example.test');
  await page.getByLabel('סיסמה', { exact: true }).fill('not-the-one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('הדואר או הסיסמה לא נכונים.');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('סיסמה', { exact: true }).fill('lesson5');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
});

for (const tongue of ['he', 'en'] as const) {
  test(`a new teacher signs up, finds an empty week that says what to do, and asks the first question, in ${tongue}`, async ({
    page,
    context,
    school,
  }) => {
    const hebrew = tongue === 'he';
    await speaks(context, tongue);
    await page.goto('/register');
    await page.getByLabel(hebrew ? 'שם מלא' : 'Full name').fill(hebrew ? 'נועה ברק' : 'Noa Barak');
    await page.getByLabel(hebrew ? 'דואר אלקטרוני' : 'Email').fill(`noa.${tongue}@example.test`);
    await page.getByLabel(hebrew ? 'טלפון' : 'Phone').fill('052-555-0199');
    await page
      .getByLabel(hebrew ? 'כתובת' : 'Address', { exact: true })
      .fill(hebrew ? 'הרצל 12, רחובות' : 'Herzl 12, Rehovot');
    await page.getByLabel(hebrew ? 'סיסמה' : 'Password', { exact: true }).fill('quiet-harbour-7');
    await page.getByLabel(hebrew ? 'הסיסמה שוב' : 'Confirm password').fill('quiet-harbour-7');
    await page.getByRole('button', { name: hebrew ? 'לפתוח חשבון' : 'Create account' }).click();
    await expect(page).toHaveURL(/\/verify$/);
    const code = await codeSentTo(school, `noa.${tongue}@example.test`);
    await page.getByLabel(hebrew ? 'הקוד' : 'Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: hebrew ? 'לאמת' : 'Verify' }).click();
    await expect(page).toHaveURL(/\/home$/);
    // The tutorial waits until the checklist is put away.
    await page.getByRole('button', { name: /^(?:להסתיר|Hide)$/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /לדלג|Skip/ })
      .click();
    const work = page.getByRole('main');
    await expect(work).toContainText(hebrew ? 'אין שיעורים בשבוע הזה' : 'No lessons this week');
    await expect(work).toContainText(hebrew ? 'עוד אין תלמידים' : 'No students yet');
    await say(page, hebrew ? 'מה יש לי השבוע?' : 'what do I have this week?');
    await expect(thread(page).getByRole('region').last()).toHaveAccessibleName(hebrew ? 'תשובה' : 'Answer');
    // What is offered to a school without students does not speak of students.
    await say(page, 'zzz qqq');
    await expect(thread(page).getByRole('region').last()).not.toContainText(/דנה|Dana/);
  });
}

test('signing out leaves nothing on the device, and the next person sees nothing', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  const page = await enter(context, school);
  await say(page, 'מה יש לי השבוע?');
  await expect(thread(page).getByRole('region')).toHaveCount(1);
  await composer(page).fill('תקבע לדנה');

  await page.getByRole('button', { name: /החשבון של/ }).click();
  await page.getByRole('menuitem', { name: 'יציאה' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const left = () =>
    page.evaluate(async () => {
      const kept: unknown[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(new Error(`cannot open ${name}`));
        });
        for (const store of db.objectStoreNames) {
          const reading = db.transaction(store);
          const all = reading.objectStore(store).getAllKeys();
          // The browser breaks a reading off when it deletes what is read: then there is an abort and no success.
          await new Promise((resolve, reject) => {
            all.onsuccess = resolve;
            reading.onabort = () => reject(new Error(`${name} is being deleted`));
          });
          kept.push(...all.result);
        }
        db.close();
      }
      return {
        kept,
        caches: await caches.keys(),
        ids: ['role', 'userId', 'teacherId', 'parentId'].filter((key) => localStorage.getItem(key) !== null),
        session: Object.keys(sessionStorage),
      };
    });
  // What is being deleted at that moment cannot be opened, and a look that began before may never end: look again.
  const aLook = () =>
    Promise.race([
      left().catch(() => 'being deleted'),
      new Promise((resolve) => setTimeout(resolve, 3_000, 'did not end')),
    ]);
  await expect.poll(aLook).toEqual({ kept: [], caches: [], ids: [], session: [] });

  await page.goto('/home');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: /דנה כהן/ }).click();
  await expect(page).toHaveURL(/\/students\/home$/);
  await expect(composer(page)).toHaveValue('');
  await expect(thread(page).getByRole('region')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('נועם');
  await context.close();
});

test('what one tab does all tabs do: who comes in, who leaves, and who comes in next', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) await page.goto(`${school.url}/login`);
  await second.getByLabel('דואר אלקטרוני').fill('rivka@');
  await first.getByRole('button', { name: /דנה כהן/ }).click();
  await expect(first).toHaveURL(/\/students\/home$/);
  await expect(second).toHaveURL(/\/students\/home$/);
  await say(second, 'מתי השיעור הבא שלי?');
  await expect(thread(second).getByRole('region')).toHaveCount(1);
  await composer(second).fill('לבטל את');

  await first.getByRole('button', { name: /החשבון של/ }).click();
  await first.getByRole('menuitem', { name: 'יציאה' }).click();
  for (const page of [first, second]) await expect(page).toHaveURL(/\/login$/);
  await second.getByRole('button', { name: /רבקה/ }).click();
  for (const page of [first, second]) {
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.locator('.cal-root')).toBeVisible();
    await expect(thread(page).getByRole('region')).toHaveCount(0);
    await expect(composer(page)).toHaveValue('');
  }
  await context.close();
});

test('a session that ends while somebody writes loses nothing: they sign in again and go on', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  const page = await enter(context, school);
  await say(page, 'מה יש לי השבוע?');
  await expect(thread(page).getByRole('region')).toHaveCount(1);
  await composer(page).fill('תקבע לנועם מתמטיקה');
  // Ended from outside of the page, as by its age or from another device.
  await context.request.post(`${school.url}/auth/logout`, { data: {}, headers: { origin: school.url } });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status')).toContainText('הכניסה הסתיימה');
  await page.getByRole('button', { name: /רבקה/ }).click();
  await expect(composer(page)).toHaveValue('תקבע לנועם מתמטיקה');
  await expect(thread(page).getByRole('region')).toHaveCount(1);

  // It waits for that person alone.
  await context.request.post(`${school.url}/auth/logout`, { data: {}, headers: { origin: school.url } });
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: /דנה כהן/ }).click();
  await expect(composer(page)).toHaveValue('');
  await expect(thread(page).getByRole('region')).toHaveCount(0);
  await context.close();
});
