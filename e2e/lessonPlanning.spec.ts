/** A teacher plans what is taught: subjects in her order, their plan and their price, by hand; each can be taken back. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, type School } from './school.ts';
import { ask, composer, say, signIn, speaks, thread, wallOf, type Tongue } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'lessonPlanning' });

type Subject = { name: string; cost: number; lessons: { name: string; urls: string[]; private: boolean }[] };

async function subjects(context: BrowserContext, school: School): Promise<Subject[]> {
  const { me } = await ask<{ me: { id: string } }>(context, school, '{ me { id } }');
  const { subjectsById } = await ask<{ subjectsById: Subject[] }>(
    context,
    school,
    'query ($id: ID!) { subjectsById(teacherId: $id) { name cost lessons { name urls private } } }',
    { id: me.id },
  );
  return subjectsById;
}

const names = async (context: BrowserContext, school: School): Promise<string[]> =>
  (await subjects(context, school)).map(({ name }) => name);

/** Every row of mathematics, by its id: the day with which it begins, and what a lesson of it costs. */
async function prices(
  context: BrowserContext,
  school: School,
): Promise<Map<string, [day: string, cost: number]>> {
  type Priced = { id: string; subject: string; start: string; cost: number; removed: boolean | null };
  const { me } = await ask<{ me: { id: string } }>(context, school, '{ me { id } }');
  const { meetingsByTeacherId: rows } = await ask<{ meetingsByTeacherId: Priced[] }>(
    context,
    school,
    'query ($id: ID!) { meetingsByTeacherId(teacherId: $id) { id subject start cost removed } }',
    { id: me.id },
  );
  const taught = rows.filter(({ subject, removed }) => subject === 'מתמטיקה' && !removed);
  return new Map(taught.map(({ id, start, cost }) => [id, [wallOf(start).slice(0, 10), cost]]));
}

/** Not of this year: whenever the story is told, that January is yet to come. */
const nextYear = Number(wallOf(Date.now()).slice(0, 4)) + 1;
const january = `${nextYear}-01-01`;

const words = {
  he: {
    title: 'מקצועות',
    add: 'מקצוע חדש',
    create: 'להוסיף',
    name: 'שם המקצוע',
    price: 'מחיר לשעה',
    taken: 'יש כבר מקצוע בשם הזה.',
    addLesson: 'להוסיף שיעור',
    lessonName: 'שם השיעור',
    urls: 'קישורים לחומר, אחד בכל שורה',
    badUrl: 'כל קישור מתחיל ב-https://',
    edit: (name: string) => `עריכת ${name}`,
    move: (name: string) => `הזזת ${name}`,
    future: 'גם השיעורים הבאים',
    from: 'החל מיום',
    waits: 'שיעורים לפני 1.1 נשארים במחיר שלהם',
    raise: `תעלה את המחיר של מתמטיקה ל-200 מינואר ${nextYear}`,
    confirm: /^לקבוע את המחיר/,
    takeBack: 'ביטול',
    effect: /במחיר אחר/,
    movedTo: (at: number, of: number) => `במקום ${at} מתוך ${of}`,
    save: 'לשמור',
    saved: 'נשמר',
    undo: 'ביטול',
    remove: 'להסיר את המקצוע',
    anyway: 'להסיר בכל זאת',
    stays: /יישארו ביומן|יישאר ביומן/,
  },
  en: {
    title: 'Subjects',
    add: 'New subject',
    create: 'Add',
    name: 'Subject name',
    price: 'Price per hour',
    taken: 'name already taken',
    addLesson: 'Add a lesson',
    lessonName: 'Lesson name',
    urls: 'Links to materials, one per line',
    badUrl: 'Every link has to start with https://',
    edit: (name: string) => `Edit ${name}`,
    move: (name: string) => `Move ${name}`,
    future: 'Upcoming lessons too',
    from: 'Starting on',
    waits: 'Lessons before 1 Jan keep their price',
    raise: `raise מתמטיקה to 200 from January ${nextYear}`,
    confirm: /^Set price/,
    takeBack: 'Undo',
    effect: /change/,
    movedTo: (at: number, of: number) => `moved to position ${at} of ${of}`,
    save: 'Save',
    saved: 'Saved',
    undo: 'Undo',
    remove: 'Remove subject',
    anyway: 'Remove anyway',
    stays: /stay in the calendar|stays in the calendar/,
  },
} as const;

for (const tongue of ['he', 'en'] as const satisfies readonly Tongue[]) {
  const w = words[tongue];

  test.describe(`planning lessons in ${tongue}`, () => {
    let context: BrowserContext;
    let page: Page;

    test.beforeAll(async ({ browser, school }) => {
      context = await browser.newContext();
      await signIn(context, school, 'teacher');
      await speaks(context, tongue);
      page = await context.newPage();
      await page.goto(`${school.url}/subjects`);
      await page.getByRole('heading', { name: w.title, level: 1 }).waitFor();
    });
    test.afterAll(() => context.close());

    const dialog = () => page.getByRole('dialog');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    /** The newest message stays while the pointer rests on it, however long the story looks elsewhere. */
    const held = async (said: string) => {
      const message = page.locator('[data-sonner-toast]', { hasText: said }).first();
      await message.hover();
      return message;
    };

    test('a new subject with its plan is added; a name that is taken and a link that is not https are told before', async ({
      school,
    }) => {
      await button(w.add).click();
      await dialog().getByLabel(w.name).fill('  מָתֵמָטיקה ');
      await dialog().getByLabel(w.price).fill('150');
      await dialog().getByRole('button', { name: w.create, exact: true }).click();
      await expect(dialog()).toContainText(w.taken);

      await dialog().getByLabel(w.name).fill(`שחמט ${tongue}`);
      await dialog().getByRole('button', { name: w.addLesson }).click();
      await dialog().getByLabel(w.lessonName).fill('פתיחות');
      await dialog().getByLabel(w.urls).fill('javascript:alert(1)');
      await dialog().getByRole('button', { name: w.create, exact: true }).click();
      await expect(dialog()).toContainText(w.badUrl);
      await dialog().getByLabel(w.urls).fill('https://example.test/openings');
      await dialog().getByRole('button', { name: w.create, exact: true }).click();
      await expect(dialog()).toHaveCount(0);

      await expect(page.getByRole('button', { name: w.edit(`שחמט ${tongue}`) })).toBeVisible();
      expect((await subjects(context, school)).at(-1)).toEqual({
        name: `שחמט ${tongue}`,
        cost: 150,
        lessons: [{ name: 'פתיחות', urls: ['https://example.test/openings'], private: false }],
      });
    });

    test('the order is changed at the keyboard, and stays', async ({ school }) => {
      const before = await names(context, school);
      const handle = page.getByRole('button', { name: w.move(`שחמט ${tongue}`) });
      await handle.focus();
      await page.keyboard.press('Space');
      await expect(handle).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText(w.movedTo(before.length - 1, before.length))).toBeAttached();
      await page.keyboard.press('Space');
      const last = before.at(-1) ?? '';
      const after = [...before.slice(0, -2), last, before.at(-2) ?? ''];
      await expect.poll(() => names(context, school)).toEqual(after);
      await expect(page.locator('section[aria-labelledby=subjects] ol > li')).toContainText(after);
    });

    test('a new price tells what it does to the calendar before it is saved, and is taken back', async ({
      school,
    }) => {
      const costOf = async () =>
        (await subjects(context, school)).find(({ name }) => name === 'מתמטיקה')?.cost;
      const before = await costOf();
      await button(w.edit('מתמטיקה')).click();
      await dialog().getByLabel(w.price).fill('200');
      await dialog().getByRole('radio', { name: w.future }).click();
      await expect(dialog().getByRole('status')).toContainText(w.effect);
      expect(await costOf()).toBe(before);
      await dialog().getByRole('button', { name: w.save }).click();
      const message = await held(w.saved);
      await expect.poll(costOf).toBe(200);
      await message.getByRole('button', { name: w.undo }).click();
      await expect.poll(costOf).toBe(before);
    });

    test('the price rises from January, by hand and by sentence alike, and each is taken back', async ({
      school,
    }) => {
      const before = await prices(context, school);
      const isAsBefore = () => expect.poll(() => prices(context, school)).toEqual(before);
      /** What begins with January; what was there before it has the price that was agreed. */
      const risen = async () => {
        await expect.poll(async () => (await prices(context, school)).size).toBeGreaterThan(before.size);
        const after = await prices(context, school);
        for (const [id, [day, cost]] of before) if (day < january) expect(after.get(id)).toEqual([day, cost]);
        const added = [...after].filter(([id]) => !before.has(id)).map(([, row]) => row);
        expect(added.filter(([day]) => day < january)).toEqual([]);
        return added.map(([day, cost]) => `${day} ${cost}`).sort();
      };

      await button(w.edit('מתמטיקה')).click();
      await dialog().getByLabel(w.price).fill('200');
      await dialog().getByRole('radio', { name: w.future }).click();
      await dialog().getByLabel(w.from).fill(january);
      await expect(dialog()).toContainText(w.waits);
      await expect(dialog().getByRole('status')).toContainText(w.effect);
      await dialog().getByRole('button', { name: w.save }).click();
      const message = await held(w.saved);
      const byHand = await risen();
      await message.getByRole('button', { name: w.undo }).click();
      await isAsBefore();

      await say(page, w.raise);
      const card = thread(page).getByRole('region').last();
      await expect(card).toContainText(w.waits);
      await card.getByRole('button', { name: w.confirm }).click();
      const back = card.getByRole('button', { name: w.takeBack, exact: true });
      await back.waitFor();
      expect(await risen()).toEqual(byHand);
      await back.click();
      await isAsBefore();
    });

    test('removing a subject says what stays in the calendar, and is taken back', async ({ school }) => {
      const before = await names(context, school);
      await button(w.edit('אנגלית')).click();
      await dialog().getByRole('button', { name: w.remove }).click();
      await expect(dialog()).toContainText(w.stays);
      await dialog().getByRole('button', { name: w.anyway }).click();
      const message = await held('אנגלית');
      await expect(page.getByRole('button', { name: w.edit('אנגלית') })).toHaveCount(0);
      await expect.poll(() => names(context, school)).toEqual(before.filter((name) => name !== 'אנגלית'));
      await message.getByRole('button', { name: w.undo }).click();
      await expect(page.getByRole('button', { name: w.edit('אנגלית') })).toBeVisible();
      await expect.poll(() => names(context, school)).toEqual(before);
    });
  });
}

test('a notification’s address opens the subject that it names', async ({ browser, school }) => {
  const context = await browser.newContext();
  await signIn(context, school, 'teacher');
  await speaks(context, 'he');
  const page = await context.newPage();
  await page.goto(`${school.url}/subjects?subject=${encodeURIComponent('פיזיקה')}`);
  await expect(page.getByRole('dialog').getByLabel(words.he.name)).toHaveValue('פיזיקה');
  await expect(page).toHaveURL(`${school.url}/subjects`);
  await context.close();
});

test('whoever goes from a message to the composer types there', async ({ context, school }) => {
  const w = words.he;
  await signIn(context, school, 'teacher');
  await speaks(context, 'he');
  const page = await context.newPage();
  await page.goto(`${school.url}/subjects`);
  await page.getByRole('button', { name: w.add }).click();
  await page.getByRole('dialog').getByLabel(w.name).fill('ציור');
  await page.getByRole('dialog').getByLabel(w.price).fill('150');
  await page.getByRole('dialog').getByRole('button', { name: w.create, exact: true }).click();
  const undo = page.locator('[data-sonner-toast]', { hasText: 'ציור' }).getByRole('button', { name: w.undo });
  await undo.focus();
  await composer(page).click();
  await page.keyboard.type('מה יש לי היום');
  await expect(composer(page)).toHaveValue('מה יש לי היום');
  await undo.click();
});
