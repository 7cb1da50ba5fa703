/** What was changed, by whom and when: found by menu or address, narrowed, and undone where that is still possible. */
import { findsNothing } from './axe.ts';
import { expect, test } from './school.ts';
import { enter, lastCard, say, thread, timetable, type Tongue } from './pageHelpers.ts';

const words = {
  he: {
    title: 'יומן שינויים',
    undo: /^ביטול השינוי: שיעור/,
    undone: 'בוטל',
    takenBack: 'הוחזר',
    undoes: 'ביטול של שינוי קודם',
    area: 'נושא',
    money: 'כסף',
    moved: 'העברה',
    yesterday: 'מה השתנה אתמול?',
    nothing: 'לא השתנה אז כלום.',
    allDays: /להראות את כל הימים/,
    to: '←',
  },
  en: {
    title: 'Change log',
    undo: /^Undo: Lesson/,
    undone: 'Undone',
    takenBack: 'Undone',
    undoes: 'Takes back an earlier change',
    area: 'About',
    money: 'Money',
    moved: 'Moved',
    yesterday: 'what changed yesterday?',
    nothing: 'Nothing was changed then.',
    allDays: /show all days/,
    to: '→',
  },
} as const;
const move: Record<Tongue, [string, string, string]> = {
  he: ['תזיז את המתמטיקה של ראשון לחמש', 'רק את זה', 'כן'],
  en: ["move Sunday's maths to 5pm", 'only this one', 'yes'],
};
const undoing = {
  he: { sentence: 'תבטלי את הפעולה האחרונה', question: /להחזיר את ״העברה: שיעור.*״\?/, yes: 'כן' },
  en: { sentence: 'undo that', question: /Undo “Moved: Lesson.*”\?/, yes: 'yes' },
} as const;

for (const tongue of ['he', 'en'] as const)
  test(`in ${tongue} a move stands in the log, and is undone there`, async ({ browser, school }) => {
    const said = words[tongue];
    const context = await browser.newContext({ colorScheme: tongue === 'he' ? 'light' : 'dark' });
    const page = await enter(context, school, { tongue });
    const before = await timetable(context, school);
    for (const sentence of move[tongue]) await say(page, sentence);
    await expect.poll(() => timetable(context, school)).not.toEqual(before);
    await expect(thread(page).getByRole('region').last()).toBeVisible();

    await page.goto(`${school.url}/log`);
    const log = page.getByRole('region', { name: said.title });
    const first = log.getByRole('listitem').first();
    await expect(first).toContainText(said.moved);
    await expect(first).toContainText(said.to);
    await findsNothing(page, '/log');

    await log.getByLabel(said.area).selectOption({ label: said.money });
    await expect(page).toHaveURL(/area=money/);
    await page.goto(`${school.url}/log?area=lessons`);
    await log.getByRole('button', { name: said.undo }).first().click();
    await expect.poll(() => timetable(context, school)).toEqual(before);
    await expect(log.getByText(said.undoes, { exact: true }).first()).toBeVisible();
    await expect(log.getByText(said.undone, { exact: true }).first()).toBeVisible();
    await context.close();
  });

for (const tongue of ['he', 'en'] as const)
  test(`in ${tongue} "undo" on another device names the last change of the log, and a yes takes it back`, async ({
    browser,
    school,
  }) => {
    const first = await browser.newContext();
    const page = await enter(first, school, { tongue });
    const before = await timetable(first, school);
    for (const sentence of move[tongue]) await say(page, sentence);
    await expect.poll(() => timetable(first, school)).not.toEqual(before);
    await first.close();

    const second = await browser.newContext();
    const other = await enter(second, school, { tongue });
    const { sentence, question, yes } = undoing[tongue];
    await say(other, sentence);
    await expect(lastCard(other)).toContainText(question);
    await say(other, yes);
    await expect.poll(() => timetable(second, school)).toEqual(before);
    await expect(lastCard(other)).toContainText(words[tongue].takenBack);
    await second.close();
  });

for (const tongue of ['he', 'en'] as const)
  test(`in ${tongue} what changed yesterday is asked on a phone, which shows the screen with that day alone`, async ({
    browser,
    school,
  }) => {
    const said = words[tongue];
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const page = await enter(context, school, { tongue });
    await say(page, said.yesterday);
    const log = page.getByRole('region', { name: said.title });
    await expect(log.getByText(said.nothing)).toBeInViewport();
    await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}T00:00&to=/);
    await log.getByRole('button', { name: said.allDays }).click();
    await expect(log.getByText(said.nothing)).toHaveCount(0);
    await context.close();
  });
