/** A teacher meets the limit of her plan, takes a higher one, does what was shut, and ends it again, in both languages. */
import type { BrowserContext, Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { expect, test, type School } from './school.ts';
import { ask, enter, say, thread, type Tongue } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'plans' });

type Standing = { plan: string; status: string; subjects: string[] };

async function standing(context: BrowserContext, school: School): Promise<Standing> {
  const { me } = await ask<{ me: { id: string } }>(context, school, '{ me { id } }');
  const { teacher, subjects } = await ask<{
    teacher: { userData: { subscriptionPlan: string; subscriptionStatus: string } };
    subjects: { name: string }[];
  }>(
    context,
    school,
    `query ($id: ID!) {
      teacher: getTeacherById(id: $id) { userData { subscriptionPlan subscriptionStatus } }
      subjects: subjectsById(teacherId: $id) { name }
    }`,
    { id: me.id },
  );
  const { subscriptionPlan: plan, subscriptionStatus: status } = teacher.userData;
  return { plan, status, subjects: subjects.map(({ name }) => name) };
}

const words = {
  he: {
    subject: 'כימיה',
    add: 'מקצוע חדש: כימיה 200 לשעה',
    yes: /^להוסיף/,
    whatHolds: 'מה יש בפרימיום',
    exclusive: 'לזה צריך מסלול גבוה יותר',
    holds: 'יש מקום עד 3: מקצועות',
    upgrade: 'לשדרג לפרימיום',
    prices: 'מסלולים',
    choose: 'לבחור בפרימיום',
    chose: 'המסלול שלך הוא פרימיום',
    own: 'המסלול שלך',
    details: 'מסלול',
    premium: 'פרימיום',
    end: 'לבטל את המסלול',
    ended: 'המסלול בוטל',
    lapsed: 'המסלול שלך לא פעיל',
    renew: 'לחידוש המסלול',
  },
  en: {
    subject: 'Astronomy',
    add: 'add subject Astronomy at 200 an hour',
    yes: /^Add/,
    whatHolds: 'What Premium includes',
    exclusive: 'This needs a higher plan',
    holds: 'includes up to 3: Subjects',
    upgrade: 'Upgrade to Premium',
    prices: 'Plans',
    choose: 'Choose Premium',
    chose: 'Your plan is Premium',
    own: 'Your plan',
    details: 'Plan',
    premium: 'Premium',
    end: 'Unsubscribe',
    ended: 'Plan cancelled',
    lapsed: 'Your plan isn’t active',
    renew: 'Renew plan',
  },
} as const;

async function story(context: BrowserContext, school: School, page: Page, tongue: Tongue): Promise<void> {
  const w = words[tongue];
  const last = () => thread(page).getByRole('region').last();

  await say(page, w.add);
  await last().getByRole('button', { name: w.whatHolds }).click();
  const gate = page.getByRole('dialog', { name: w.exclusive });
  await expect(gate).toContainText(w.holds);
  await findsNothing(page, 'the dialog of what a plan does not hold', '[role=dialog]');
  await gate.getByRole('button', { name: w.upgrade }).click();

  await expect(page).toHaveURL(`${school.url}/pricing?subscribe=premium`);
  await expect(page.getByRole('heading', { level: 1, name: w.prices })).toBeVisible();
  await findsNothing(page, '/pricing', 'main');
  const premium = page.getByRole('group', { name: w.premium });
  await premium.getByRole('button', { name: w.choose }).click();
  await expect(page.getByText(w.chose, { exact: true })).toBeVisible();
  await expect(premium).toContainText(w.own);
  expect(await standing(context, school)).toMatchObject({ plan: 'premium', status: 'ACTIVE' });

  await page.goto(`${school.url}/home`);
  await say(page, w.add);
  await last().getByRole('button', { name: w.yes }).click();
  await expect.poll(async () => (await standing(context, school)).subjects).toContain(w.subject);

  await page.goto(`${school.url}/settings`);
  // The conversation keeps the card of a plan, whose name in English is the same word.
  const details = page.getByRole('main').getByRole('region', { name: w.details, exact: true });
  await expect(details).toContainText(w.premium);
  await details.getByRole('button', { name: w.end }).click();
  await page.getByRole('dialog').getByRole('button', { name: w.end }).click();
  await expect(page.getByText(w.ended, { exact: true })).toBeVisible();
  expect((await standing(context, school)).status).toBe('CANCELLED');
  const renewal = page.getByRole('alertdialog', { name: w.lapsed });
  await expect(renewal.getByRole('button', { name: w.renew })).toBeVisible();
}

for (const tongue of ['he', 'en'] as const)
  test(`a basic teacher meets a gate, chooses premium, goes through, and ends it again, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await enter(context, school, { tongue });
    const chosen = await ask<{ choosePlan: { status: string } }>(
      context,
      school,
      'mutation { choosePlan(plan: "basic") { status } }',
    );
    expect(chosen.choosePlan.status).toBe('ok');
    await page.reload();
    await page.locator('.cal-root').waitFor();
    await story(context, school, page, tongue);
    await context.close();
  });
