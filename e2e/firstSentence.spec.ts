/** The first sentence, told from the teacher: typed, read, seen as a ghost, confirmed, live for everyone, undone. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, type School } from './school.ts';
import { homes } from './pageHelpers.ts';

type Tongue = 'he' | 'en';

const sentence = {
  he: 'תזיז את המתמטיקה של ראשון לחמש, גם את הבאים',
  en: "move Sunday's maths to 5pm, future ones too",
} as const;

const words = {
  he: {
    undo: 'ביטול',
    confirm: /להזיז/,
    askNext: 'מתי השיעור הבא שלי?',
    undoSentence: 'בטל את הפעולה האחרונה',
  },
  en: { undo: 'Undo', confirm: /Move/, askNext: 'when is my next lesson?', undoSentence: 'undo' },
} as const;

async function enter(context: BrowserContext, school: School, role: 'teacher' | 'student'): Promise<Page> {
  await context.request.post(`${school.url}/auth/demo/sign-in`, {
    data: { role },
    headers: { origin: school.url },
  });
  const page = await context.newPage();
  await page.goto(`${school.url}${homes[role]}`);
  return page;
}

async function speak(page: Page, tongue: Tongue): Promise<void> {
  if (tongue === 'en') await page.evaluate(() => localStorage.setItem('language', 'en'));
  else await page.evaluate(() => localStorage.setItem('language', 'he'));
  await page.reload();
}

const composer = (page: Page) => page.locator('#composer');

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** Dana's maths of the coming Sundays as PostgreSQL's rows tell it through the API: wall hours, in order. */
async function danaHours(context: BrowserContext, school: School): Promise<string[]> {
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const answer = await context.request.post(`${school.url}/graphql`, {
      data: { query, variables },
      headers: { origin: school.url },
    });
    return ((await answer.json()) as { data: Data }).data;
  };
  const { me } = await ask<{ me: { id: string } }>('{ me { id } }', {});
  const { meetingsByTeacherId: rows } = await ask<{
    meetingsByTeacherId: {
      subject: string;
      start: string;
      rrule: string | null;
      attendees: { name: string }[];
    }[];
  }>('query($id: ID!) { meetingsByTeacherId(teacherId: $id) { subject start rrule attendees { name } } }', {
    id: me.id,
  });
  const hour = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Jerusalem',
  });
  return rows
    .filter(
      (row) =>
        row.subject === 'מתמטיקה' &&
        row.rrule !== null &&
        new Date(Number(row.start)).getUTCDay() === 0 &&
        row.attendees.some(({ name }) => name === 'דנה כהן'),
    )
    .sort((a, b) => Number(a.start) - Number(b.start))
    .map((row) => hour.format(Number(row.start)));
}

for (const tongue of ['he', 'en'] as const) {
  test(`a teacher moves Sunday's maths by a sentence and takes it back, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const teacher = await browser.newContext();
    const student = await browser.newContext();
    const first = await enter(teacher, school, 'teacher');
    await speak(first, tongue);
    const second = await teacher.newPage();
    await second.goto(`${school.url}${homes.teacher}`);
    const dana = await enter(student, school, 'student');
    await speak(dana, tongue);
    const before = await danaHours(teacher, school);
    expect(before.at(-1)).toBe('16:00');

    await test.step('while it is typed, words are read and the change is a ghost', async () => {
      await composer(first).fill(sentence[tongue]);
      await expect(first.locator('.cal-event[data-state="ghost"]').first()).toBeVisible();
      await expect(first.locator('.cal-event[data-state="old"]').first()).toBeVisible();
      expect(await danaHours(teacher, school)).toEqual(before);
    });
    await test.step('Enter shows the plan, Enter again does it', async () => {
      await composer(first).press('Enter');
      await expect(first.getByRole('button', { name: words[tongue].confirm })).toBeVisible();
      await composer(first).press('Enter');
      await expect(first.getByRole('button', { name: words[tongue].undo })).toBeVisible();
      expect((await danaHours(teacher, school)).at(-1)).toBe('17:00');
    });
    await test.step('the second tab and the student see it without asking', async () => {
      await second.locator('body').waitFor();
      await say(second, tongue === 'he' ? 'תעבור ליום ראשון' : 'go to Sunday');
      await expect(dana.getByText('17:00–17:45').first()).toBeVisible();
      await say(dana, words[tongue].askNext);
      await expect(dana.getByRole('log')).toContainText(/\d\d:\d\d/);
    });
    await test.step('undo puts it back, for everyone', async () => {
      await say(first, words[tongue].undoSentence);
      await expect.poll(async () => (await danaHours(teacher, school)).at(-1)).toBe('16:00');
      await expect(dana.getByText('16:00–16:45').first()).toBeVisible();
      expect(await danaHours(teacher, school)).toEqual(before);
    });
    await teacher.close();
    await student.close();
  });
}
