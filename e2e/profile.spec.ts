/** What people say of themselves: another name, telephone and picture; and a picture that a parent gives a child, which the teacher sees. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './school.ts';
import { signIn, speaks, type Tongue } from './pageHelpers.ts';

// Names are changed for good.
test.use({ schoolFor: 'ownPage' });

const words = {
  he: {
    name: 'שם מלא',
    phone: 'טלפון',
    save: 'לשמור',
    saved: 'נשמר',
    lastName: 'צריך גם שם משפחה.',
    svg: /קובצי SVG לא מתקבלים/,
    area: 'החלק של התמונה שמוצג',
    zoom: 'הגדלה',
    take: 'לקחת את התמונה',
    actions: 'מה אפשר לעשות: רוני שפירא',
    picture: 'תמונה',
    done: 'סיימנו',
    zone: 'אזור זמן',
    weekStart: 'השבוע מתחיל ב',
    week: 'השבוע',
    firstDay: 'MO',
    firstDayName: 'יום שני',
    feed: 'להראות את הכתובת',
    make: 'ליצור כתובת',
    address: 'כתובת סודית',
  },
  en: {
    name: 'Full name',
    phone: 'Phone',
    save: 'Save',
    saved: 'Saved',
    lastName: 'Please add your last name too.',
    svg: /SVG files aren’t supported/,
    area: 'The visible part of the picture',
    zoom: 'Zoom',
    take: 'Use this picture',
    actions: 'Actions: רוני שפירא',
    picture: 'Picture',
    done: 'Done',
    zone: 'Time zone',
    weekStart: 'The week starts on',
    week: 'Your week',
    firstDay: 'SA',
    firstDayName: 'Saturday',
    feed: 'Show the address',
    make: 'Create an address',
    address: 'Secret address',
  },
} as const;

const photo = async () => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 400, channels: 3, background: '#3b7' } })
    .png()
    .toBuffer(),
});

const drawing = { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };

/** Chosen, then moved and enlarged without a mouse. */
async function cut(page: Page, tongue: Tongue): Promise<void> {
  const said = words[tongue];
  await page.locator('input[type="file"]').setInputFiles(await photo());
  const area = page.getByRole('application', { name: said.area });
  await area.focus();
  await page.keyboard.press('ArrowLeft');
  const zoom = page.getByRole('slider', { name: said.zoom });
  await zoom.focus();
  await page.keyboard.press('ArrowUp');
  await expect(zoom).toHaveValue('1.05');
  await page.getByRole('button', { name: said.take }).click();
  await area.waitFor({ state: 'detached' });
}

/** It has come, and is a picture. */
const isSeen = (picture: Locator): Promise<void> =>
  expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth).catch(() => 0))
    .toBeGreaterThan(0);

for (const tongue of ['he', 'en'] as const) {
  const said = words[tongue];

  test(`a student gets the address by which another calendar follows, in ${tongue}`, async ({
    page,
    context,
    school,
  }) => {
    await signIn(context, school, 'student');
    await speaks(context, tongue);
    await page.goto('/UserEditScreen');
    await page.getByRole('button', { name: said.feed }).click();
    const address = page.getByRole('textbox', { name: said.address });
    const make = page.getByRole('button', { name: said.make });
    await expect(address.or(make)).toBeVisible();
    if (await make.isVisible()) await make.click();
    const answer = await context.request.get(await address.inputValue());
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR/);
  });

  test(`a student sets the time zone, in ${tongue}`, async ({ page, context, school }) => {
    await signIn(context, school, 'student');
    await speaks(context, tongue);
    await page.goto('/UserEditScreen');
    const part = page.locator('#own-view');
    const zone = part.getByRole('combobox', { name: said.zone });
    await zone.click();
    await page.getByRole('option').first().waitFor();
    await page.keyboard.type(tongue === 'he' ? 'London' : 'Paris');
    await page.keyboard.press('Enter');
    await expect(zone).toContainText(tongue === 'he' ? 'Europe/London' : 'Europe/Paris');
    await part.getByRole('button', { name: said.save, exact: true }).click();
    await expect(page.getByText(said.saved, { exact: true })).toBeVisible();
    await page.reload();
    await expect(zone).toContainText(tongue === 'he' ? 'Europe/London' : 'Europe/Paris');
  });

  test(`a student says on which day the week begins, in ${tongue}`, async ({ page, context, school }) => {
    await signIn(context, school, 'student');
    await speaks(context, tongue);
    await page.goto('/UserEditScreen');
    const part = page.locator('#own-view');
    await part.getByRole('combobox', { name: said.weekStart }).selectOption(said.firstDay);
    await part.getByRole('button', { name: said.save, exact: true }).click();
    await expect(page.getByText(said.saved, { exact: true })).toBeVisible();
    await page.goto('/students/home');
    const strip = page.getByRole('list', { name: said.week });
    await expect(strip.getByRole('listitem').first()).toContainText(said.firstDayName);
  });

  test(`a parent changes name, telephone and picture, in ${tongue}`, async ({ page, context, school }) => {
    await signIn(context, school, 'parent');
    await speaks(context, tongue);
    await page.goto('/UserEditScreen');
    const name = page.getByRole('textbox', { name: said.name });
    const phone = page.getByRole('textbox', { name: said.phone });
    const save = page.locator('#own-details').getByRole('button', { name: said.save, exact: true });
    const called = tongue === 'he' ? 'רות כהן' : 'Ruth Levi';
    await name.fill(called.split(' ')[0] ?? '');
    await phone.fill(tongue === 'he' ? '0525550190' : '+972 52 555 0191');
    await save.click();
    await expect(page.getByText(said.lastName)).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill(called);
    await save.click();
    await expect(page.getByText(said.saved, { exact: true })).toBeVisible();
    await expect(phone).toHaveValue(tongue === 'he' ? '052-555-0190' : '052-555-0191');

    await page.locator('input[type="file"]').setInputFiles(drawing);
    await expect(page.getByText(said.svg)).toBeVisible();
    await cut(page, tongue);
    await isSeen(page.getByRole('banner').locator('img'));
    await page.reload();
    await expect(name).toHaveValue(called);
    await isSeen(page.getByRole('banner').locator('img'));
  });

  test(`a parent gives a child a picture, and the teacher sees it, in ${tongue}`, async ({
    page,
    context,
    school,
    browser,
  }) => {
    await signIn(context, school, 'parent');
    await speaks(context, tongue);
    await page.goto('/parent/home');
    await page.getByRole('button', { name: said.actions }).click();
    await page.getByRole('menuitem', { name: said.picture }).click();
    await cut(page, tongue);
    await isSeen(page.getByRole('dialog').locator('img'));
    await page.getByRole('button', { name: said.done }).click();
    const seen = page.getByRole('article', { name: 'רוני שפירא' }).locator('h2 img');
    await isSeen(seen);
    const address = (await seen.getAttribute('src')) ?? '';

    const teacher = await browser.newContext();
    await signIn(teacher, school, 'teacher');
    const desk = await teacher.newPage();
    await desk.goto(`${school.url}/students`);
    await desk.getByText('רוני שפירא').first().click();
    await isSeen(desk.getByRole('article', { name: 'רוני שפירא' }).locator('header img'));
    await teacher.close();
    const stranger = await browser.newContext();
    expect((await stranger.request.get(school.url + address)).status()).toBe(404);
    await stranger.close();
  });
}
