/** Sentences as an impatient person types them: questions are answered by a key, and nothing happens that was not asked for. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './school.ts';
import { composer, dotted, enter, say, sunday, thread, timetable } from './pageHelpers.ts';

test.describe('a teacher at the keyboard', () => {
  let context: BrowserContext;
  let page: Page;
  let before: string[];

  test.beforeAll(async ({ browser, school }) => {
    context = await browser.newContext();
    page = await enter(context, school);
    before = await timetable(context, school);
  });
  test.afterAll(() => context.close());
  test.beforeEach(async ({ school }) => {
    await composer(page).fill('');
    expect(await timetable(context, school)).toEqual(before);
  });

  const last = () => thread(page).getByRole('region').last();
  const move = 'תזיז את המתמטיקה של ראשון לחמש';

  test('is asked which lessons of a series are meant, and answers with a digit', async () => {
    await say(page, move);
    await expect(last()).toContainText('רק את זה, או גם את הבאים?');
    await composer(page).press('1');
    await expect(last().getByRole('button', { name: /להזיז את השיעור/ })).toBeVisible();
    await say(page, 'לא');
    await expect(last()).toContainText('לא נעשה');
    await expect(page.locator('.cal-event[data-state="ghost"]')).toHaveCount(0);
  });

  test('answers the same question in words, and confirms with a yes', async ({ school }) => {
    await say(page, move);
    await say(page, 'גם את הבאים');
    await expect(last()).toContainText('והלאה');
    await say(page, 'כן');
    await expect(thread(page).getByRole('region', { name: 'בוצע' }).last()).toContainText('הוזז');
    await expect.poll(() => timetable(context, school)).not.toEqual(before);
    await say(page, 'בטל את זה');
    await expect(last()).toContainText('הוחזר');
    await expect.poll(() => timetable(context, school)).toEqual(before);
  });

  test('leaves a question with a no, in words or by its button', async () => {
    await say(page, move);
    await say(page, 'לא');
    await expect(last()).toContainText('לא נעשה');
    await say(page, move);
    await last().getByRole('button', { name: 'לא עכשיו' }).click();
    await expect(last()).toContainText('לא נעשה');
    await expect(page.locator('.cal-event[data-state="ghost"]')).toHaveCount(0);
  });

  test('is told when a yes has nothing to confirm', async () => {
    await say(page, 'כן');
    await expect(last()).toContainText('אין תוכנית שמחכה לאישור');
    await say(page, 'סבבה תודה');
    await expect(last()).toContainText('אין תוכנית שמחכה לאישור');
  });

  test('sees on the card which week stays because it is taken', async () => {
    await say(page, `${move}, גם את הבאים`);
    await expect(last()).toContainText('נשאר');
    await expect(last()).toContainText('יש כבר פיזיקה עם עומר דהן');
    await last().getByRole('button', { name: 'לא עכשיו' }).click();
    await expect(last()).toContainText('לא נעשה');
  });

  test('books onto a taken hour only after seeing the clash and free hours instead', async ({ school }) => {
    const day = sunday(2);
    await say(page, `תקבע לאיתי פיזיקה ב־${dotted(day)} בשעה 16:00`);
    await expect(last()).toContainText('יש כבר מתמטיקה עם דנה כהן');
    await expect(last().getByRole('radio').first()).toBeChecked();
    await expect(page.locator('.cal-event[data-state="ghost"]')).toHaveCount(1);
    await last()
      .getByRole('button', { name: /לקבוע ב־16:00 בכל זאת.*…/ })
      .click();
    // Enter goes back: insisting is a press on what says so.
    await page.keyboard.press('Enter');
    expect(await timetable(context, school)).toEqual(before);
    await last()
      .getByRole('button', { name: /לקבוע ב־16:00 בכל זאת.*…/ })
      .click();
    await last().getByRole('button', { name: 'לקבוע ב־16:00 בכל זאת', exact: true }).click();
    await expect(last().getByRole('button', { name: 'ביטול' })).toBeVisible();
    const after = await timetable(context, school);
    expect(after.filter((row) => !before.includes(row))).toEqual([
      expect.stringMatching(`^${day}T16:00–16:45 פיזיקה איתי פרץ`),
    ]);
    await last().getByRole('button', { name: 'ביטול' }).click();
    await expect.poll(() => timetable(context, school)).toEqual(before);
  });

  test('takes one of the free hours that are offered', async () => {
    await say(page, `תקבע לאיתי פיזיקה ב־${dotted(sunday(2))} בשעה 16:00`);
    const free = last()
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .nth(1);
    const hour = /\d\d:\d\d/.exec(await free.innerText())?.[0] ?? '';
    await free.click();
    await expect(free.getByRole('radio')).toBeChecked();
    await expect(
      last()
        .getByRole('button', { name: new RegExp(`^לקבוע ב.*${hour}`) })
        .first(),
    ).toBeEnabled();
    await say(page, 'לא');
    await expect(last()).toContainText('לא נעשה');
  });

  test('changes the plan by hand: its form opens filled in', async () => {
    await say(page, `תקבע לאיתי פיזיקה ב־${dotted(sunday(2))} בשעה 20:00`);
    await last().getByRole('button', { name: 'לערוך' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('מקצוע')).toHaveValue('פיזיקה');
    await expect(form.getByLabel('תאריך')).toHaveValue(`${dotted(sunday(2))}.${sunday(2).slice(0, 4)}`);
    await expect(form.getByLabel('שעת התחלה')).toHaveValue('20:00');
    await expect(form.getByRole('button', { name: 'איתי פרץ' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await say(page, 'לא');
    await expect(last()).toContainText('לא נעשה');
  });

  test('leaves with Escape and finds the text as it was; ArrowUp brings the last sentence; slash comes back', async () => {
    await composer(page).fill('תקבע לנועם מתמטיקה');
    await composer(page).press('Escape');
    await expect(composer(page)).not.toBeFocused();
    await page.keyboard.press('/');
    await expect(composer(page)).toBeFocused();
    await expect(composer(page)).toHaveValue('תקבע לנועם מתמטיקה');
    await composer(page).fill('');
    await say(page, 'מה יש לי היום?');
    await expect(composer(page)).toHaveValue('');
    await composer(page).press('ArrowUp');
    await expect(composer(page)).toHaveValue('מה יש לי היום?');
  });

  test('finds a command in the palette and gets its sentence to change and send', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('להזיז');
    await page.getByRole('option', { name: /להזיז שיעור/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(composer(page)).toBeFocused();
    await expect(composer(page)).toHaveValue(/תזיז|להזיז/);
  });

  test('changes theme and language by a sentence and by hand', async () => {
    const html = page.locator('html');
    const theme = () => html.getAttribute('data-theme');
    await say(page, 'מצב כהה');
    await expect.poll(theme).toBe('dark');
    await page.getByRole('button', { name: /החשבון של/ }).click();
    await page.getByRole('menuitem', { name: 'תצוגה בהירה' }).click();
    await expect.poll(theme).toBe('light');
    await say(page, 'לעבור לאנגלית');
    await expect(html).toHaveAttribute('dir', 'ltr');
    await page.getByRole('button', { name: /account/ }).click();
    await page.getByRole('menuitem', { name: 'עברית' }).click();
    await expect(html).toHaveAttribute('dir', 'rtl');
  });

  test('is given three sentences and a way to the screen where nothing was understood', async () => {
    await say(page, 'קרבורטור צהוב מתנדנד');
    await expect(last()).toContainText('לא הבנתי');
    await expect(last().getByRole('listitem')).toHaveCount(3);
    await last().getByRole('listitem').first().getByRole('button').click();
    await expect(composer(page)).not.toHaveValue('');
    await last().getByRole('link', { name: 'לפתוח את היומן' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('cancels nothing when told not to', async () => {
    for (const sentence of ['אל תבטל את דנה מחר', "don't cancel Dana tomorrow"]) {
      await say(page, sentence);
      await expect(last()).toContainText('לא משנים כלום');
      await expect(page.getByRole('button', { name: /^לבטל/ })).toHaveCount(0);
    }
  });

  test('gets a clear answer to a sentence of ten thousand characters', async () => {
    await say(page, 'תקבע לדנה '.repeat(1000));
    await expect(last()).toContainText(/ארוך/);
    await say(page, 'מה יש לי היום?');
    await expect(last()).toHaveAccessibleName('תשובה');
  });

  test('finds the thread again after a reload', async () => {
    await say(page, 'מי הבא בתור?');
    await expect(last()).toHaveAccessibleName('תשובה');
    const said = await last().innerText();
    await page.reload();
    await expect(last()).toHaveText(said, { useInnerText: true });
  });
});

test('whoever has done nothing is told that there is nothing to take back', async ({ browser, school }) => {
  const context = await browser.newContext();
  const page = await enter(context, school, { role: 'student' });
  await say(page, 'בטל את הפעולה האחרונה');
  await expect(thread(page).getByRole('region').last()).toContainText('אין מה להחזיר.');
  await context.close();
});
