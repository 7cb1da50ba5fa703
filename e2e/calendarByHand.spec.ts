/** Whoever never types does everything by hand: dragging, the form, the keyboard. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './school.ts';
import { enter, goOnToEdit, lesson, sunday, timetable, turnToWeek } from './pageHelpers.ts';

const weeks = 2;
const day = sunday(weeks);
const noam = `${day}T15:00`;

const undoToast = (page: Page) => page.getByRole('button', { name: 'ביטול', exact: true });

/** A message goes after six seconds, unless the pointer is on it. */
const held = (page: Page) => undoToast(page).last().hover();

async function saved(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'לשמור', exact: true }).click();
  await held(page);
}

test.describe('a teacher who never types', () => {
  let context: BrowserContext;
  let page: Page;
  let before: string[];

  test.beforeAll(async ({ browser, school }) => {
    // High enough for an evening hour beside the afternoon's.
    context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
    page = await enter(context, school);
    before = await timetable(context, school);
    await turnToWeek(page, weeks);
  });
  test.afterAll(() => context.close());

  const dialog = () => page.getByRole('dialog');
  const save = () => dialog().getByRole('button', { name: 'לשמור', exact: true });

  /** Where an hour of the Sunday stands on the screen, told from two lessons whose hours are known. */
  async function at(hour: number): Promise<{ x: number; y: number }> {
    const fifteen = await lesson(page, noam, 'נועם').boundingBox();
    const sixteen = await lesson(page, `${day}T16:00`, 'דנה').boundingBox();
    if (!fifteen || !sixteen) throw new Error('the lessons of Sunday are not seen');
    const hourPx = sixteen.y - fifteen.y;
    return { x: fifteen.x + fifteen.width / 2, y: fifteen.y + (hour - 15) * hourPx };
  }

  async function drag(fromHour: number, toHour: number): Promise<void> {
    const from = await at(fromHour);
    const to = await at(toHour);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 12);
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
  }

  async function takeBack(school: Parameters<typeof timetable>[1]): Promise<void> {
    await undoToast(page).last().click();
    await expect.poll(() => timetable(context, school)).toEqual(before);
    await expect(undoToast(page)).toHaveCount(0);
  }

  test('drags a lesson to another hour, is asked about the coming ones, saves and takes it back', async ({
    school,
  }) => {
    await drag(15.35, 20.35);
    await expect(dialog()).toContainText('להזיז את השיעור?');
    await expect(dialog().getByLabel('שעת התחלה')).toHaveValue('20:00');
    await dialog().getByRole('radio', { name: 'גם השיעורים הבאים' }).click();
    expect(await timetable(context, school)).toEqual(before);
    await saved(page);
    await expect(lesson(page, `${day}T20:00`, 'נועם')).toBeVisible();
    await expect.poll(async () => (await timetable(context, school)).join('\n')).toContain(`${day}T20:00`);
    await takeBack(school);
    await expect(lesson(page, noam, 'נועם')).toBeVisible();
  });

  test('makes a lesson by dragging over free hours and filling in the form', async ({ school }) => {
    await drag(20.1, 20.9);
    await expect(dialog()).toContainText('שיעור חדש');
    await expect(dialog().getByLabel('שעת התחלה')).toHaveValue('20:00');
    await expect(dialog().getByLabel('אורך בדקות')).toHaveValue('60');
    await expect(save()).toBeDisabled();
    await dialog().getByLabel('מקצוע').selectOption({ label: 'אנגלית' });
    await expect(dialog()).toContainText('צריך לבחור תלמיד אחד לפחות');
    await dialog().getByRole('button', { name: 'איתי פרץ' }).click();
    await saved(page);
    await expect(lesson(page, `${day}T20:00`, 'איתי')).toBeVisible();
    const after = await timetable(context, school);
    expect(after.filter((row) => !before.includes(row))).toEqual([
      expect.stringMatching(`^${day}T20:00–21:00 אנגלית איתי פרץ`),
    ]);
    await takeBack(school);
  });

  test('moves a lesson with Alt and the arrows, and with Shift makes it longer', async ({ school }) => {
    await lesson(page, noam, 'נועם').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(dialog().getByLabel('שעת התחלה')).toHaveValue('15:15');
    await page.keyboard.press('Escape');
    await expect(dialog()).toHaveCount(0);
    // In a right-to-left week tomorrow lies to the left.
    await lesson(page, noam, 'נועם').focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(dialog().getByLabel('תאריך')).not.toHaveValue(day);
    await page.keyboard.press('Escape');
    await lesson(page, noam, 'נועם').focus();
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect(dialog().getByLabel('אורך בדקות')).toHaveValue('60');
    await saved(page);
    await expect
      .poll(async () => (await timetable(context, school)).join('\n'))
      .toContain(`${day}T15:00–16:00 אנגלית נועם לוי`);
    await takeBack(school);
  });

  test('opens a lesson with Enter and cancels this one alone', async ({ school }) => {
    await lesson(page, noam, 'נועם').focus();
    await page.keyboard.press('Enter');
    await dialog().getByRole('button', { name: 'לבטל את השיעור' }).click();
    await dialog().getByRole('radio', { name: 'רק השיעור הזה' }).click();
    await dialog().getByRole('button', { name: 'לבטל את השיעור' }).click();
    await held(page);
    await expect(lesson(page, noam, 'נועם')).toHaveCount(0);
    await undoToast(page).last().click();
    await expect(lesson(page, noam, 'נועם')).toBeVisible();
    await expect.poll(() => timetable(context, school)).toEqual(before);
  });

  test('sees in the form what an hour would clash with, and takes a free one with a tap', async ({
    school,
  }) => {
    await lesson(page, noam, 'נועם').focus();
    await page.keyboard.press('Enter');
    await goOnToEdit(page);
    await dialog().getByLabel('שעת התחלה').fill('16:15');
    await expect(dialog().getByRole('alert')).toContainText('יש כבר מתמטיקה');
    await expect(dialog().getByRole('button', { name: /להזיז ל־16:15 בכל זאת.*…/ })).toBeEnabled();
    const free = dialog().getByRole('alert').locator('label');
    await expect(free.first().getByRole('radio')).toBeChecked();
    await free.nth(1).click();
    await expect(free.nth(1).getByRole('radio')).toBeChecked();
    await expect(dialog().getByRole('button', { name: /^להזיז ל־(?!16:15)/ })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(page.locator('.cal-event[data-state="ghost"]')).toHaveCount(0);
    expect(await timetable(context, school)).toEqual(before);
  });
});
