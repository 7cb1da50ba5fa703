/** A teacher keeps her list of students by sentence: a yes to who asks to join, the archive and back, in both languages. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, type School } from './school.ts';
import { ask, enter, say, thread, type Tongue } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'rosterBySentence' });

type Roster = {
  students: { username: string; links: { archived: boolean }[] }[];
  requests: { studentName: string; status: string }[];
};

async function roster(context: BrowserContext, school: School): Promise<Roster> {
  const { me } = await ask<{ me: { id: string } }>(context, school, '{ me { id } }');
  return await ask<Roster>(
    context,
    school,
    `query ($id: ID!) {
      students: getStudentsByTeacherId(teacherId: $id) { username links { archived } }
      requests: getJoinRequestsByTeacherId(teacherId: $id) { studentName status }
    }`,
    { id: me.id },
  );
}

const words = {
  he: {
    approve: (name: string) => `לאשר את בקשת ההצטרפות של ${name}`,
    archive: (name: string) => `להעביר את ${name} לארכיון`,
    restore: (name: string) => `להחזיר את ${name} מהארכיון`,
    who: 'מי בארכיון?',
    yes: /^לאשר/,
    away: /^להעביר לארכיון/,
    back: /^להחזיר/,
    undo: 'ביטול',
    archived: 'בארכיון',
  },
  en: {
    approve: (name: string) => `approve ${name}'s join request`,
    archive: (name: string) => `archive ${name}`,
    restore: (name: string) => `bring ${name} back from the archive`,
    who: 'who is archived?',
    yes: /^Approve/,
    away: /^Archive/,
    back: /^Restore/,
    undo: 'Undo',
    archived: 'archived',
  },
} as const;

async function story(context: BrowserContext, school: School, page: Page, tongue: Tongue): Promise<void> {
  const say1 = words[tongue];
  const last = () => thread(page).getByRole('region').last();
  const before = await roster(context, school);
  const asking = before.requests.find(({ status }) => status === 'Pending')?.studentName ?? '';
  expect(asking).not.toBe('');

  await say(page, say1.approve(asking));
  await last().getByRole('button', { name: say1.yes }).click();
  const undo = last().getByRole('button', { name: say1.undo });
  await undo.waitFor();
  const after = await roster(context, school);
  expect(after.requests.find(({ studentName }) => studentName === asking)?.status).toBe('Approved');
  expect(after.students.map(({ username }) => username)).toContain(asking);
  // The way back: whoever asked waits again.
  await undo.click();
  await expect
    .poll(async () => (await roster(context, school)).requests.some(({ status }) => status === 'Pending'))
    .toBe(true);

  const who = before.students.find(({ links }) => links[0]?.archived === false)?.username ?? '';
  const isArchived = async () =>
    (await roster(context, school)).students.find(({ username }) => username === who)?.links[0]?.archived;
  await say(page, say1.archive(who));
  await expect(last()).toContainText(say1.archived);
  await last().getByRole('button', { name: say1.away }).click();
  await expect.poll(isArchived).toBe(true);
  await say(page, say1.who);
  await expect(last()).toContainText(who);
  await say(page, say1.restore(who));
  await last().getByRole('button', { name: say1.back }).click();
  await expect.poll(isArchived).toBe(false);
}

for (const tongue of ['he', 'en'] as const)
  test(`approves who asks to join and archives a student, in ${tongue}`, async ({ browser, school }) => {
    const context = await browser.newContext();
    const page = await enter(context, school, { tongue });
    await story(context, school, page, tongue);
    await context.close();
  });
