/** A new teacher's first week, alone: from opening the account to the first lesson that is paid. Counted in steps, not by the clock. */
import type { Page } from '@playwright/test';
import { codeSentTo } from './mail.ts';
import { expect, test } from './school.ts';
import { composer, rows, speaks, sunday, thread, wallOf, dotted, type Tongue } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'firstWeek' });

const password = 'quiet-harbour-7';

const words = {
  he: {
    teacher: 'מורה',
    name: 'שם מלא',
    email: 'דואר אלקטרוני',
    phone: 'טלפון',
    address: 'כתובת',
    passwords: ['סיסמה', 'הסיסמה שוב'],
    open: 'לפתוח חשבון',
    code: 'הקוד',
    plan: 'תוכנית',
    checklist: 'לקראת השבוע הראשון',
    sentences: (day: string) => [
      'אני מלמדת ראשון עד חמישי 14 עד 20',
      'אני מלמדת מתמטיקה ב-150 שקל לשעה',
      'להוסיף תלמיד גיל ברק 052-555-0142',
      `לקבוע לגיל מתמטיקה ב-${day} ב-17:00 לשעה`,
      'גיל שילם 150',
    ],
    owes: 'מי חייב לי?',
    nobody: 'אין חובות.',
    link: 'להעתיק את הקישור שלי',
    student: 'גיל ברק',
  },
  en: {
    teacher: 'Teacher',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    passwords: ['Password', 'Confirm password'],
    open: 'Create account',
    code: 'Code',
    plan: 'Plan',
    checklist: 'Before your first week',
    sentences: (day: string) => [
      'I teach Sunday to Thursday from 14 to 20',
      'I teach maths for 150 an hour',
      'add student Gil Barak 052-555-0142',
      `book Gil for maths on ${day} at 5pm for an hour`,
      'Gil paid 150',
    ],
    owes: 'who owes me?',
    nobody: 'Nobody owes you anything.',
    link: 'copy my link',
    student: 'Gil Barak',
  },
};

/** As many as a newcomer takes in a few minutes. */
const fewSteps = 40;

/** Does one thing that a person does, and counts it. */
function counted(page: Page) {
  let steps = 0;
  return {
    steps: () => steps,
    async fill(label: string, text: string) {
      steps += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    },
    async press(key: string) {
      steps += 1;
      await page.keyboard.press(key);
    },
    async click(role: 'radio' | 'button', name: string) {
      steps += 1;
      await page.getByRole(role, { name, exact: true }).click();
    },
    async say(text: string) {
      await expect(composer(page)).toHaveValue('');
      steps += 2;
      await composer(page).fill(text);
      await composer(page).press('Enter');
    },
  };
}

for (const tongue of ['he', 'en'] as Tongue[])
  test(`a new teacher comes from sign-up to the first paid lesson alone, in ${tongue}`, async ({
    page,
    context,
    school,
  }, info) => {
    const said = words[tongue];
    const does = counted(page);
    const email = `rina.${tongue}@example.test`;
    await speaks(context, tongue);
    await page.goto('/register');
    await does.click('radio', said.teacher);
    await does.fill(said.name, 'Rina Tamir');
    await does.fill(said.email, email);
    await does.fill(said.phone, '052-555-0191');
    await does.fill(said.address, 'Herzl 12, Rehovot');
    for (const label of said.passwords) await does.fill(label, password);
    await does.click('button', said.open);
    await expect(page).toHaveURL(/\/verify$/);
    await does.fill(said.code, await codeSentTo(school, email));
    await does.press('Enter');
    await expect(page).toHaveURL(/\/home$/);
    const checklist = page.getByRole('region', { name: said.checklist });
    await expect(checklist).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();

    const day = sunday(1);
    // Each is confirmed as it is shown, and carried out.
    for (const sentence of said.sentences(tongue === 'he' ? dotted(day) : day)) {
      await does.say(sentence);
      const plan = thread(page).getByRole('region', { name: said.plan }).last();
      await expect(plan).toBeVisible();
      await does.press('Enter');
      await expect(thread(page).getByRole('region', { name: said.plan })).toHaveCount(0);
    }
    await page.screenshot({ path: info.outputPath('said.png') });
    const [lesson, ...others] = await rows(context, school);
    expect(others).toEqual([]);
    expect(wallOf(lesson?.start ?? '')).toBe(`${day}T17:00`);
    expect(lesson?.attendees?.map(({ name }) => name)).toEqual([said.student]);
    await does.say(said.owes);
    await expect(thread(page).getByText(said.nobody)).toBeVisible();
    await expect(checklist).toBeVisible();
    await does.say(said.link);
    await expect(thread(page).getByRole('region', { name: said.plan })).toBeVisible();
    await does.press('Enter');
    // With the last step done there is nothing left to be led to.
    await expect(checklist).toBeHidden();
    await page.screenshot({ path: info.outputPath('week.png') });
    expect(does.steps()).toBeLessThanOrEqual(fewSteps);
  });
