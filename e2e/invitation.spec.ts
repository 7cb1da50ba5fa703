/** A teacher's invitation stays through signing up, the code by mail and reloads, until it is answered; a parent adds the child in it. */
import type { Browser, Page } from '@playwright/test';
import { formWords, signUpByForm } from './newAccount.ts';
import { expect, test, type School } from './school.ts';
import { shareLinkOf, signIn, speaks, type Tongue } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'invited' });

const words = {
  he: {
    add: 'להוסיף ילד או ילדה',
    childName: 'שם',
    child: 'נועה ברק',
    agree: /קראתי את החוזה/,
    send: 'לשלוח בקשה',
    later: 'לא עכשיו',
    kept: /ההזמנה של רבקה כהן/,
    goOn: 'להמשיך',
    waits: 'מחכה לתשובה',
  },
  en: {
    add: 'Add a child',
    childName: 'Name',
    child: 'Noa Barak',
    agree: /I have read the contract/,
    send: 'Send request',
    later: 'Not now',
    kept: /The invitation from רבקה כהן/,
    goOn: 'Continue',
    waits: 'waiting for an answer',
  },
} as const;

/** Loaded anew a phone shows the conversation; the home, with what waits there, is one tap away. */
async function loadHome(page: Page): Promise<void> {
  await page.reload();
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) await page.getByRole('banner').getByRole('radio').last().click();
}

/** Comes by the link, signs up and brings the code back; every page on the way is loaded anew once. */
async function comeByLink(
  browser: Browser,
  school: School,
  { tongue, as }: { tongue: Tongue; as: 'student' | 'parent' },
): Promise<Page> {
  const desk = await browser.newContext();
  await signIn(desk, school, 'teacher');
  const slug = await shareLinkOf(desk, school);
  await desk.close();
  const device = await browser.newContext({
    viewport: tongue === 'he' ? { width: 390, height: 844 } : { width: 1280, height: 900 },
  });
  await speaks(device, tongue);
  const page = await device.newPage();
  await page.goto(`${school.url}/lessonSignup?teacherId=${slug}`);
  await page.getByRole('link', { name: formWords[tongue][as] }).click();
  const name = as === 'student' ? 'Amit Shalev' : 'Ruth Barak';
  const email = `invited.${as}.${tongue}@example.test`;
  await signUpByForm(page, school, { tongue, name, email, reloads: true });
  await expect(page.getByRole('dialog')).toContainText('רבקה כהן');
  return page;
}

for (const tongue of ['he', 'en'] as const) {
  const w = words[tongue];

  /** Put off, it waits on the page, also when that is loaded anew; taken up again it is answered, and gone. */
  async function putOffAndAnswer(page: Page): Promise<void> {
    await page.getByRole('dialog').getByRole('button', { name: w.later }).click();
    const kept = page.getByRole('region', { name: w.kept });
    await expect(kept).toBeVisible();
    await loadHome(page);
    await expect(kept).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await kept.getByRole('button', { name: w.goOn }).click();
    await page.getByRole('dialog').getByLabel(w.agree).check();
    await page.getByRole('dialog').getByRole('button', { name: w.send }).click();
    await expect(page.getByText(w.waits)).toBeVisible();
    await loadHome(page);
    await expect(page.getByText(w.waits)).toBeVisible();
    await expect(kept).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  test(`a student’s invitation is kept until it is answered, in ${tongue}`, async ({ browser, school }) => {
    const page = await comeByLink(browser, school, { tongue, as: 'student' });
    await page.reload();
    await expect(page.getByRole('dialog')).toContainText('רבקה כהן');
    await putOffAndAnswer(page);
    await page.context().close();
  });

  test(`a parent adds the child in the invitation, which is kept until it is answered, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const page = await comeByLink(browser, school, { tongue, as: 'parent' });
    await page.getByRole('dialog').getByRole('button', { name: w.add }).click();
    const adding = page.getByRole('dialog', { name: w.add });
    await adding.getByRole('textbox', { name: w.childName }).fill(w.child);
    await adding.getByRole('button', { name: w.add }).click();
    const joining = page.getByRole('dialog');
    await expect(joining.getByLabel(w.agree)).toBeVisible();
    await expect(joining).toContainText(w.child);
    await page.reload();
    await expect(joining).toContainText(w.child);
    await putOffAndAnswer(page);
    await expect(page.getByRole('article', { name: w.child })).toContainText(w.waits);
    await page.context().close();
  });
}
