/** A teacher runs the calendar by hand: one lesson is moved, a series from a day on, a week at the keyboard, searching, and other calendars. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test, type School } from './school.ts';
import {
  enter,
  goOnToEdit,
  lesson,
  rows,
  sunday,
  timetable,
  turnToWeek,
  wallOf,
  type Tongue,
} from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'theCalendar' });

const weeks = 3;
const day = sunday(weeks);
const nextDay = sunday(weeks + 1);

const words = {
  he: {
    from: 'שעת התחלה',
    save: 'לשמור',
    undo: 'ביטול',
    this: 'רק השיעור הזה',
    future: 'גם השיעורים הבאים',
    cancel: 'לבטל את השיעור',
    search: 'חיפוש שיעורים',
    edit: 'עריכת שיעור',
    notFound: 'השיעור לא נמצא',
    cursor: /^חצים לבחירת שעה/,
    menu: 'עוד על היומן',
    import: 'לייבא יומן אחר',
    read: 'לבדוק מה יש שם',
    found: '2 חדשים, 0 כבר כאן, 1 אי אפשר לייבא',
    again: '0 חדשים, 2 כבר כאן, 1 אי אפשר לייבא',
    add: 'לייבא שניים',
    done: 'יובאו שניים',
    undone: 'הכול הוחזר לקדמותו',
    back: 'חזרה',
    close: 'סגירה',
    feed: 'מעקב מיומן אחר',
    make: 'ליצור כתובת',
    address: 'כתובת סודית',
    rotate: 'כתובת חדשה',
    rotateSure: 'ליצור חדשה',
    subject: 'מקצוע',
  },
  en: {
    from: 'Starts at',
    save: 'Save',
    undo: 'Undo',
    this: 'Only this one',
    future: 'Future ones too',
    cancel: 'Cancel lesson',
    search: 'Search lessons',
    edit: 'Edit lesson',
    notFound: 'Meeting not found',
    cursor: /^The arrow keys choose a time/,
    menu: 'More calendar options',
    import: 'Import another calendar',
    read: 'Check it',
    found: '2 new, 0 already here, 1 can’t be imported',
    again: '0 new, 2 already here, 1 can’t be imported',
    add: 'Import 2',
    done: '2 imported',
    undone: 'Undone',
    back: 'Back',
    close: 'Close',
    feed: 'Subscribe from another calendar',
    make: 'Create an address',
    address: 'Secret address',
    rotate: 'New address',
    rotateSure: 'Create a new one',
    subject: 'Subject',
  },
} as const;

const file = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//story//EN',
  'BEGIN:VEVENT',
  'UID:one',
  `DTSTART;TZID=Asia/Jerusalem:${day.replaceAll('-', '')}T080000`,
  `DTEND;TZID=Asia/Jerusalem:${day.replaceAll('-', '')}T084500`,
  'SUMMARY:מפגש הורים',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:two',
  `DTSTART;TZID=Asia/Jerusalem:${day.replaceAll('-', '')}T100000`,
  `DTEND;TZID=Asia/Jerusalem:${day.replaceAll('-', '')}T110000`,
  'RRULE:FREQ=WEEKLY;COUNT=4',
  'SUMMARY:Staff meeting',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:three',
  `DTSTART;TZID=Asia/Jerusalem:${day.replaceAll('-', '')}T120000`,
  `DTEND;TZID=Asia/Jerusalem:${day.replaceAll('-', '')}T130000`,
  'RRULE:FREQ=MONTHLY;BYSETPOS=2;BYDAY=MO,TU',
  'SUMMARY:Now and then',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

for (const tongue of ['he', 'en'] as const satisfies Tongue[]) {
  test.describe(`by hand, in ${tongue}`, () => {
    const said = words[tongue];
    let context: BrowserContext;
    let page: Page;
    let before: string[];

    test.beforeAll(async ({ browser, school }) => {
      context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
      page = await enter(context, school, { tongue });
      before = await timetable(context, school);
      await turnToWeek(page, weeks);
    });
    test.afterAll(() => context.close());

    const dialog = (): Locator => page.getByRole('dialog');
    const button = (name: string): Locator => dialog().getByRole('button', { name, exact: true });
    const noam = (on: string): Locator => lesson(page, `${on}T15:00`, 'נועם');

    async function takeBack(school: School): Promise<void> {
      await page.getByRole('button', { name: said.undo, exact: true }).last().click();
      await expect.poll(() => timetable(context, school)).toEqual(before);
      await expect(page.getByRole('button', { name: said.undo, exact: true })).toHaveCount(0);
    }

    test('one lesson is moved and its series stays', async ({ school }) => {
      await noam(day).focus();
      await page.keyboard.press('Enter');
      await goOnToEdit(page);
      await dialog().getByLabel(said.from).fill('20:30');
      await dialog().getByRole('radio', { name: said.this }).click();
      await button(said.save).click();
      await expect
        .poll(async () => (await timetable(context, school)).filter((row) => !before.includes(row)))
        .toEqual([expect.stringContaining(`${day}T20:30–21:15`)]);
      await expect(noam(day)).toContainText('20:30');
      await takeBack(school);
    });

    test('from a day on a series is at another hour, and before it nothing changes', async ({ school }) => {
      await noam(day).focus();
      await page.keyboard.press('Enter');
      await goOnToEdit(page);
      await dialog().getByLabel(said.from).fill('20:30');
      await dialog().getByRole('radio', { name: said.future }).click();
      await button(said.save).click();
      await expect(lesson(page, `${day}T20:30`, 'נועם')).toBeVisible();
      await turnToWeek(page, 1);
      await expect(lesson(page, `${nextDay}T20:30`, 'נועם')).toBeVisible();
      for (let back = 0; back < 2; back += 1) {
        await page.getByRole('button', { name: /^(השבוע הקודם|Previous week)$/ }).click();
      }
      await expect(noam(sunday(weeks - 1))).toBeVisible();
      await turnToWeek(page, 1);
      await takeBack(school);
    });

    test('a free hour is chosen, booked, moved and cancelled without a mouse', async ({ school }) => {
      await page.getByRole('button', { name: said.cursor }).focus();
      // From four on Sunday: five hours later, and an hour and a half long.
      for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Enter');
      await expect(dialog().getByLabel(said.from)).toHaveValue('21:00');
      await dialog().getByLabel(said.subject).focus();
      await page.keyboard.press('ArrowDown');
      await dialog().getByRole('button', { name: 'איתי פרץ' }).focus();
      await page.keyboard.press('Space');
      await button(said.save).focus();
      await page.keyboard.press('Enter');
      const made = lesson(page, `${day}T21:00`, 'איתי');
      await expect(made).toBeVisible();
      await made.focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(dialog().getByLabel(said.from)).toHaveValue('20:45');
      await button(said.save).focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(async () => (await timetable(context, school)).join('\n'))
        .toContain(`${day}T20:45–22:15`);
      await lesson(page, `${day}T20:45`, 'איתי').focus();
      await page.keyboard.press('Enter');
      for (let press = 0; press < 2; press += 1) {
        await button(said.cancel).focus();
        await page.keyboard.press('Enter');
      }
      await expect.poll(() => timetable(context, school)).toEqual(before);
    });

    test('a search finds by student and jumps to the lesson; an address does the same', async ({
      school,
    }) => {
      await page.getByRole('button', { name: said.search }).click();
      await page.getByRole('searchbox').fill('תמר');
      const found = page.locator('.cal-line');
      await expect(found.first()).toContainText('תמר');
      expect(await found.filter({ hasNotText: 'תמר' }).count()).toBe(0);
      expect(new URL(page.url()).searchParams.get('search')).toBe('תמר');
      await found.first().click();
      await expect(dialog()).toContainText('תמר');
      await expect(page.locator('.cal-root')).toBeVisible();
      await page.keyboard.press('Escape');

      const series = (await rows(context, school)).find(
        ({ rrule, attendees }) => rrule !== null && attendees?.some(({ name }) => name?.startsWith('דנה')),
      );
      await page.goto(`${school.url}/home?meetingId=${series?.id ?? ''}&date=2023-01-01`);
      const first = wallOf(series?.start ?? '').slice(11);
      await expect(dialog()).toContainText(first);
      await goOnToEdit(page);
      await expect(dialog()).toContainText(said.edit);
      await expect(dialog().getByLabel(said.from)).toHaveValue(first);
      await page.keyboard.press('Escape');
      await page.goto(`${school.url}/home?meetingId=00000000-0000-7000-8000-000000000000`);
      await expect(page.getByText(said.notFound)).toBeVisible();
    });

    test('another calendar is brought in once, taken back, and ours is followed at an address', async ({
      school,
    }) => {
      const look = async (): Promise<void> => {
        await page.getByRole('button', { name: said.menu }).click();
        await page.getByRole('menuitem', { name: said.import }).click();
        await dialog()
          .locator('input[type="file"]')
          .setInputFiles({ name: 'work.ics', mimeType: 'text/calendar', buffer: Buffer.from(file) });
      };
      await look();
      await expect(dialog()).toContainText(said.found);
      await button(said.add).click();
      await expect(dialog()).toContainText(said.done);
      const added = (await timetable(context, school)).filter((row) => !before.includes(row));
      expect(added.map((row) => row.slice(0, 22)).sort()).toEqual([
        `${day}T08:00–08:45`,
        `${day}T10:00–11:00`,
      ]);
      await button(said.undo).click();
      await expect(dialog()).toContainText(said.undone);
      await expect.poll(() => timetable(context, school)).toEqual(before);
      await button(said.close).first().click();

      await page.getByRole('button', { name: said.menu }).click();
      await page.getByRole('menuitem', { name: said.feed }).click();
      const make = button(said.make);
      await expect(make.or(button(said.rotate))).toBeVisible();
      if (await make.isVisible()) await make.click();
      const address = await dialog().getByLabel(said.address).inputValue();
      const followed = await context.request.get(address);
      expect(followed.headers()['content-type']).toContain('text/calendar');
      expect(await followed.text()).toMatch(/^BEGIN:VCALENDAR/);
      await button(said.rotate).click();
      await button(said.rotateSure).click();
      await expect(dialog().getByLabel(said.address)).not.toHaveValue(address);
      expect((await context.request.get(address)).status()).toBe(404);
    });
  });
}

test.describe('what a sentence would do', () => {
  test('is brought into sight at whatever hour, in this week and in another', async ({ browser, school }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const page = await enter(context, school, { tongue: 'en' });
    const ghost = page.locator('[data-lesson^="ghost"]');
    const draft = page.locator('#composer');
    for (const [weeksAhead, at] of [
      [1, '06:30'],
      [1, '22:00'],
      [4, '06:15'],
      [2, '22:15'],
      [2, '05:30'],
      [2, '22:45'],
    ] as const) {
      await draft.fill(`book Itay physics on ${sunday(weeksAhead)} at ${at}`);
      await expect(ghost).toHaveCount(1);
      await expect(ghost).toHaveAttribute('data-lesson', new RegExp(`${sunday(weeksAhead)}T${at}$`));
      await expect(ghost, `${sunday(weeksAhead)} ${at}`).toBeInViewport({ ratio: 0.9 });
      // And stays there.
      await page.waitForTimeout(400);
      await expect(ghost, `${sunday(weeksAhead)} ${at}, a moment later`).toBeInViewport({ ratio: 0.9 });
    }
    await context.close();
  });
});

test.describe('lessons that are long, or at one time', () => {
  const sundayThen = sunday(6);
  const dayOf = (count: number): string =>
    new Date(Date.parse(`${sundayThen}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
  const stamp = (wall: string): string =>
    wall.length === 10 ? `;VALUE=DATE:${wall.replaceAll('-', '')}` : `:${wall.replaceAll(/[-:]/g, '')}00`;

  /** As they come from another calendar, where an event may take days; for more than one day there are only closed hours. */
  async function bringIn(page: Page, events: readonly (readonly [string, string, string])[], way?: string) {
    const lines = events.flatMap(([name, start, end]) => [
      'BEGIN:VEVENT',
      `UID:${name}`,
      `DTSTART${stamp(start)}`,
      `DTEND${stamp(end)}`,
      `SUMMARY:${name}`,
      'END:VEVENT',
    ]);
    const buffer = Buffer.from(
      ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//story//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n'),
    );
    await page.getByRole('button', { name: words.en.menu }).click();
    await page.getByRole('menuitem', { name: words.en.import }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'term.ics', mimeType: 'text/calendar', buffer });
    if (way) await dialog.getByText(way, { exact: true }).click();
    await dialog.getByRole('button', { name: /^Import (one|\d+)$/ }).click();
    await expect(dialog).toContainText(/(One|\d) imported/);
    await dialog.getByRole('button', { name: words.en.close, exact: true }).first().click();
  }

  test.beforeAll(async ({ browser, school }) => {
    const context = await browser.newContext();
    const page = await enter(context, school, { tongue: 'en' });
    await bringIn(page, [
      ['Trip', dayOf(2), dayOf(3)],
      ['Night', `${dayOf(1)}T22:00`, `${dayOf(2)}T01:30`],
      ['Chess', `${dayOf(0)}T12:00`, `${dayOf(0)}T13:00`],
      ['Choir', `${dayOf(0)}T12:30`, `${dayOf(0)}T13:30`],
    ]);
    await bringIn(page, [['Camp', dayOf(3), dayOf(6)]], 'Restricted times');
    await context.close();
  });

  for (const tongue of ['he', 'en'] as const satisfies Tongue[])
    test(`stand over their days, into the night and beside each other, in ${tongue}`, async ({
      browser,
      school,
    }) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
      const page = await enter(context, school, { tongue });
      const turnTo = async (view: string, date: string): Promise<void> => {
        await page.goto(`${school.url}/home?date=${date}&view=${view}`);
      };
      const pieces = (summary: string): Locator => page.locator('.cal-lesson', { hasText: summary });
      const boxes = async (summary: string, count = 1) => {
        await expect(pieces(summary)).toHaveCount(count);
        const all = await Promise.all((await pieces(summary).all()).map((piece) => piece.boundingBox()));
        return all.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
      };
      const inReadingOrder = tongue === 'he' ? -1 : 1;

      await turnTo('week', dayOf(4));
      const [trip] = await boxes('Trip');
      const camp = page.locator('.cal-closed', { hasText: 'Camp' });
      await expect(camp).toHaveCount(3);
      const days = await Promise.all((await camp.all()).map((piece) => piece.boundingBox()));
      for (const [first, second] of [
        [trip, days[0]],
        [days[0], days[1]],
        [days[1], days[2]],
      ])
        expect(Math.sign((second?.x ?? 0) - (first?.x ?? 0))).toBe(inReadingOrder);
      // As wide as its day, and high above noon.
      expect(trip?.y).toBeLessThan(((await boxes('Chess'))[0]?.y ?? 0) - 40);
      expect((trip?.width ?? 0) / (days[0]?.width ?? 1)).toBeGreaterThan(0.85);
      const night = await boxes('Night', 2);
      const [evening, morning] = night.toSorted((a, b) => b.y - a.y);
      if (!evening || !morning) throw new Error('not drawn');
      expect(Math.sign(morning.x - evening.x)).toBe(inReadingOrder);
      const [one, other] = [await boxes('Chess'), await boxes('Choir')].map(([box]) => box);
      if (!one || !other) throw new Error('not drawn');
      expect(Math.sign(other.x - one.x)).toBe(inReadingOrder);
      const [first, second] = inReadingOrder === 1 ? [one, other] : [other, one];
      expect(first.x + first.width).toBeLessThanOrEqual(second.x + 1);

      await turnTo('day', dayOf(4));
      await expect(camp).toHaveCount(1);
      await expect(pieces('Trip')).toHaveCount(0);

      await turnTo('agenda', dayOf(0));
      const line = page.getByRole('listitem').filter({ hasText: 'Trip' });
      await expect(line).toContainText(tongue === 'he' ? 'כל היום' : 'All day');
      await context.close();
    });
});
