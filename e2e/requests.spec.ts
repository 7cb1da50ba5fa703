/** Two people and one calendar: a sick day, a request with a counter-offer, and an afternoon that is closed. */
import type { BrowserContext, Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { expect, test, type School } from './school.ts';
import { ask, dotted, enter, lesson, rows, say, sunday, thread, turnToWeek, wallOf } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'waiting' });

type Person = { context: BrowserContext; page: Page };

const weeks = 2;
const day = sunday(weeks);
const plus = (days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** What the database says of Dana in a lesson: coming, or why not. */
async function absenceOf(teacher: Person, school: School, wall: string): Promise<string | null> {
  const { me } = await ask<{ me: { id: string } }>(teacher.context, school, '{ me { id } }');
  type Meeting = {
    start: string;
    attendees: { name: string; absences: { occurrence: string; kind: string }[] }[] | null;
  };
  const { meetingsByTeacherId } = await ask<{ meetingsByTeacherId: Meeting[] }>(
    teacher.context,
    school,
    'query($id: ID!) { meetingsByTeacherId(teacherId: $id) { start attendees { name absences { occurrence kind } } } }',
    { id: me.id },
  );
  return (
    meetingsByTeacherId
      .flatMap(({ attendees }) => attendees ?? [])
      .filter(({ name }) => name === 'דנה כהן')
      .flatMap(({ absences }) => absences)
      .find(({ occurrence }) => wallOf(occurrence) === wall)?.kind ?? null
  );
}

test.describe('a sick day', () => {
  let teacher: Person;
  test.beforeAll(async ({ browser, school }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
    teacher = { context, page: await enter(context, school) };
    await turnToWeek(teacher.page, weeks);
  });
  test.afterAll(() => teacher.context.close());

  test('is told by a sentence in Hebrew, in time, and the teacher sees it at once', async ({
    browser,
    school,
  }) => {
    const context = await browser.newContext();
    const page = await enter(context, school, { role: 'student' });
    await expect(lesson(teacher.page, `${day}T16:00`, 'דנה')).toBeVisible();
    await say(page, `אני חולה, לא אגיע ב-${dotted(day)}`);
    const card = thread(page).getByRole('region', { name: 'תוכנית' });
    await expect(card).toContainText('ביטול בזמן: לא נספר');
    await expect(card).toContainText('רבקה כהן');
    expect(await absenceOf(teacher, school, `${day}T16:00`)).toBeNull();
    await page.keyboard.press('Enter');
    await expect(thread(page).getByRole('region', { name: 'בוצע' })).toContainText('בוטל');
    await expect.poll(() => absenceOf(teacher, school, `${day}T16:00`)).toBe('student');
    await expect(teacher.page.getByText(/^ביטול של דנה כהן: מתמטיקה/)).toBeVisible();
    await expect(teacher.page.locator(`.cal-lesson[data-lesson$="${day}T16:00"]`)).toContainText('בלי דנה');
    await context.close();
  });

  test('too late, by hand in English, is counted, and that is said before', async ({ browser, school }) => {
    const { me } = await ask<{ me: { id: string } }>(teacher.context, school, '{ me { id } }');
    const { getStudentsByTeacherId: students } = await ask<{
      getStudentsByTeacherId: { id: string; username: string }[];
    }>(
      teacher.context,
      school,
      'query($id: ID!) { getStudentsByTeacherId(teacherId: $id) { id username } }',
      {
        id: me.id,
      },
    );
    // Before whatever else the day holds for her.
    const fiveMinutes = 300_000;
    const soon = (Math.ceil(Date.now() / fiveMinutes) + 1) * fiveMinutes;
    await ask(
      teacher.context,
      school,
      'mutation($input: NewMeetingInput!) { addMeeting(input: $input, insist: true) { status } }',
      {
        input: {
          start: String(soon),
          end: String(soon + 1_800_000),
          subject: 'פיזיקה',
          attendees: [{ attendeeId: students.find(({ username }) => username === 'דנה כהן')?.id }],
        },
      },
    );
    const context = await browser.newContext();
    const page = await enter(context, school, { role: 'student', tongue: 'en' });
    await expect(page.getByRole('region', { name: 'Next lesson' })).toContainText('פיזיקה');
    await page.getByRole('region', { name: 'Next lesson' }).getByRole('button', { name: 'Cancel' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('less than 24 hours before the lesson. Used: 1 of 3');
    await findsNothing(page, '[role="dialog"]', '[role="dialog"]');
    await dialog.getByRole('button', { name: /^Cancel, (up to )?₪\d/ }).click();
    await expect(page.getByRole('region', { name: 'Next lesson' })).not.toContainText('פיזיקה');
    await expect(page.getByRole('region', { name: 'Late cancels' })).toContainText('1 of 3');
    await expect.poll(() => absenceOf(teacher, school, wallOf(soon))).toBe('late');
    await findsNothing(page, 'the page');
    await context.close();
  });
});

test.describe('a request and a counter-offer', () => {
  test('by sentences in Hebrew: the teacher offers another time, the student says yes, and it stands', async ({
    browser,
    school,
  }) => {
    const teaching = await browser.newContext();
    const learning = await browser.newContext();
    const teacher = await enter(teaching, school);
    const student = await enter(learning, school, { role: 'student' });
    await expect(student.getByRole('region', { name: 'בקשות' })).toContainText('ממתין לתשובה של רבקה כהן');
    const offered = plus(4);
    await say(teacher, `לדחות את השיעור הממתין של דנה ולהציע ${dotted(offered)} ב-20:30`);
    const card = thread(teacher).getByRole('region', { name: 'תוכנית' });
    await expect(card).toContainText('להציע מועד: מתמטיקה, דנה כהן');
    await expect(card).toContainText('20:30');
    await teacher.keyboard.press('Enter');
    const asked = student.getByRole('region', { name: 'בקשות' });
    await expect(asked).toContainText('הצעה מאת רבקה כהן');
    await expect(asked).toContainText('20:30–21:15');
    await say(student, 'לאשר את השיעור הממתין');
    await expect(thread(student).getByRole('region', { name: 'תוכנית' })).toContainText('לאשר: מתמטיקה');
    await student.keyboard.press('Enter');
    await expect(student.getByRole('region', { name: 'בקשות' })).toHaveCount(0);
    await expect
      .poll(async () => (await rows(teaching, school)).map(({ start }) => wallOf(start)))
      .toContain(`${offered}T20:30`);
    await expect(teacher.getByText(/^השיעור נקבע: מתמטיקה/)).toBeVisible();
    await Promise.all([teaching.close(), learning.close()]);
  });

  test('by hand in English: a student asks for another time, the teacher offers one, the student takes it', async ({
    browser,
    school,
  }) => {
    const teaching = await browser.newContext();
    const learning = await browser.newContext();
    const teacher = await enter(teaching, school, { tongue: 'en' });
    const student = await enter(learning, school, { role: 'student', tongue: 'en' });
    const next = student.getByRole('region', { name: 'Next lesson' });
    const before = await next.innerText();
    await student
      .getByRole('region', { name: 'Next lesson' })
      .getByRole('button', { name: 'Request another time' })
      .click();
    const form = student.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Date' }).fill(day.split('-').reverse().join('/'));
    await form.getByRole('textbox', { name: 'Date' }).press('Tab');
    await form.getByRole('combobox', { name: 'Time' }).fill('21:00');
    await form.getByRole('combobox', { name: 'Time' }).press('Tab');
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(student.getByRole('region', { name: 'Requests' })).toContainText('Instead of');

    await teacher.getByRole('button', { name: /Lesson requests, \d+|Lesson requests, one/ }).click();
    const panel = teacher.getByRole('dialog');
    await findsNothing(teacher, '[role="dialog"]', '[role="dialog"]');
    const waiting = panel.getByRole('listitem').filter({ hasText: 'Instead of' });
    await waiting.getByRole('button', { name: 'Offer another time' }).click();
    await waiting.getByRole('combobox', { name: 'Time' }).fill('21:30');
    await waiting.getByRole('combobox', { name: 'Time' }).press('Tab');
    await waiting.getByRole('button', { name: 'Send offer' }).click();
    await expect(waiting).toContainText('Waiting for');

    const asked = student.getByRole('region', { name: 'Requests' });
    await expect(asked).toContainText('Offered by');
    await expect(asked).toContainText('21:30');
    await asked.getByRole('button', { name: 'Works for me' }).click();
    await expect
      .poll(async () => (await rows(teaching, school)).map(({ start }) => wallOf(start)))
      .toContain(`${day}T21:30`);
    // It was moved: where it stood there is nothing any more.
    await expect.poll(() => next.innerText()).not.toBe(before);
    await Promise.all([teaching.close(), learning.close()]);
  });

  test('a parent answers for a child', async ({ browser, school }) => {
    const context = await browser.newContext();
    const page = await enter(context, school, { role: 'parent' });
    const child = page.getByRole('article', { name: 'רוני שפירא' });
    await expect(child.getByRole('region', { name: /^בקשות/ })).toContainText('הצעה מאת רבקה כהן');
    await findsNothing(page, 'the page');
    await child.getByRole('button', { name: 'לא מתאים' }).click();
    await expect(child.getByRole('region', { name: /^בקשות/ })).toHaveCount(0);
    await context.close();
  });
});

test.describe('a closed afternoon', () => {
  test('names the lessons in it, is hatched in the calendar, and refuses a new one, by sentences in Hebrew', async ({
    browser,
    school,
  }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
    const page = await enter(context, school);
    await say(page, `לחסום את ${dotted(day)} מ-14:00 עד 15:30`);
    const card = thread(page).getByRole('region', { name: 'תוכנית' }).last();
    await expect(card).toContainText('לחסום שעות');
    await expect(card).toContainText('עומד בשעות האלה ונשאר');
    await expect(card).toContainText('נועם לוי');
    await page.keyboard.press('Enter');
    await expect(thread(page).getByRole('region', { name: 'בוצע' })).toContainText('השעות נחסמו');
    await expect(page.locator(`[data-date="${day}"] .cal-closed, .cal-closed`).first()).toBeVisible();
    await say(page, `תקבע לדנה אנגלית ב-${dotted(day)} ב-14:15`);
    const booking = thread(page).getByRole('region', { name: 'תוכנית' }).last();
    await expect(booking).toContainText('חסום');
    await expect(booking.getByRole('radio').first()).toBeChecked();
    await expect(booking.getByRole('button', { name: /לקבוע ב־14:15 בכל זאת/ })).toBeVisible();
    await context.close();
  });

  test('is made, changed, taken off the list and put back by hand, in English', async ({
    browser,
    school,
  }) => {
    const context = await browser.newContext();
    const page = await enter(context, school, { tongue: 'en' });
    await page.goto('/restrictedTimes');
    await expect(page.getByRole('button', { name: /^Edit: Every week on Thu/ })).toBeVisible();
    await findsNothing(page, 'the page');
    await page.getByRole('button', { name: 'Add restricted time' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('switch', { name: 'Whole day' }).click();
    await form.getByRole('textbox', { name: 'Start date' }).fill(plus(5).split('-').reverse().join('/'));
    await form.getByRole('textbox', { name: 'Start date' }).press('Tab');
    await form.getByRole('textbox', { name: 'Reason' }).fill('Conference');
    await findsNothing(page, '[role="dialog"]', '[role="dialog"]');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Conference' });
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Conference in Haifa');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Conference in Haifa');
    await row.getByRole('button', { name: /^Remove/ }).click();
    const removed = page.locator('[data-sonner-toast]', { hasText: 'Restricted time removed' });
    // A message goes after six seconds, unless the pointer is on it.
    await removed.hover();
    await expect(row).toHaveCount(0);
    await removed.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
    await context.close();
  });
});
