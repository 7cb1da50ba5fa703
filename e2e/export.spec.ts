/** The calendar is taken along: as a picture and a PDF of the days that are seen, and as files for any calendar program. */
import ICAL from 'ical.js';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './school.ts';
import { enter, lesson, rows, sunday, turnToWeek, type Tongue } from './pageHelpers.ts';

const weeks = 2;
const day = sunday(weeks);
const screen = { width: 1280, height: 800 };

const words = {
  he: {
    menu: 'עוד על היומן',
    image: 'לשמור כתמונה',
    pdf: 'לשמור כ-PDF',
    all: /^לשמור את כל השיעורים/,
    one: /^לשמור את השיעור/,
    edit: 'לערוך',
  },
  en: {
    menu: 'More calendar options',
    image: 'Save as a picture',
    pdf: 'Save as PDF',
    all: /^Save all lessons/,
    one: /^Save the lesson/,
    edit: 'Edit',
  },
} as const;

async function fileOf(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** By an independent reader. */
const eventsIn = (bytes: Buffer): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(bytes.toString('utf8')))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

/** The words of a PDF, by an independent reader. */
async function textIn(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

/** How much of a stripe of the picture is not the colour of its paper. */
async function inkOf(bytes: Buffer, left: number, width: number): Promise<number> {
  const { height } = await sharp(bytes).metadata();
  const data: Buffer = await sharp(bytes)
    .extract({ left, top: 0, width, height })
    .greyscale()
    .raw()
    .toBuffer();
  const pixels: readonly number[] = [...data];
  const paper = pixels.reduce((most, value) => Math.max(most, value), 0);
  return pixels.filter((value) => value < paper - 60).length / pixels.length;
}

for (const tongue of ['he', 'en'] as const satisfies Tongue[]) {
  test.describe(`the calendar is taken along, in ${tongue}`, () => {
    const said = words[tongue];
    let context: BrowserContext;
    let page: Page;
    const faults: string[] = [];

    test.beforeAll(async ({ browser, school }) => {
      context = await browser.newContext({ viewport: screen });
      page = await enter(context, school, { tongue });
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      page.on('pageerror', (fault) => faults.push(String(fault)));
      await turnToWeek(page, weeks);
    });
    test.afterAll(() => context.close());

    const choose = async (item: string | RegExp): Promise<void> => {
      await page.getByRole('button', { name: said.menu }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };

    test('as a picture of the whole height of the days, hours on the side where they are read', async () => {
      const { name, bytes } = await fileOf(page, () => choose(said.image));
      expect(name).toMatch(/^calendar-\d{4}-\d\d-\d\d\.png$/);
      const { width, height } = await sharp(bytes).metadata();
      // Taller than the screen's own calendar, which scrolls.
      const seen = await page.locator('.cal-root').boundingBox();
      expect(height / 2).toBeGreaterThan(seen?.height ?? 0);
      // The column of hours is written on, at the right in Hebrew and at the left in English; beside Saturday there is none.
      const stripe = Math.round(width * 0.06);
      const [start, end] = tongue === 'he' ? [width - stripe, 0] : [0, width - stripe];
      const [hours, margin] = [await inkOf(bytes, start, stripe), await inkOf(bytes, end, stripe)];
      expect(hours).toBeGreaterThan(0.002);
      expect(hours).toBeGreaterThan(margin);
    });

    test('as a PDF of the same days', async () => {
      const { name, bytes } = await fileOf(page, () => choose(said.pdf));
      expect(name).toMatch(/\.pdf$/);
      const text = await textIn(bytes);
      // The hours of that week's lessons, and who comes, as text that can be searched.
      for (const one of await page.locator('.cal-lesson .cal-event').all()) {
        const hour = await one.locator('.cal-event-hour').textContent();
        expect(text).toContain(hour);
      }
      for (const name of ['נועם', 'לוי']) expect(text).toContain(name);
      expect(faults).toEqual([]);
    });

    test('as a file of all lessons, and of one with its series', async ({ school }) => {
      const all = await fileOf(page, () => choose(said.all));
      expect(all.name).toBe('lessons.ics');
      const stand = (await rows(context, school)).filter(({ rrule }) => rrule !== null);
      const series = eventsIn(all.bytes).filter((event) => event.isRecurring());
      expect(series.map(({ uid }) => uid).sort()).toEqual(stand.map(({ id }) => id).sort());

      await lesson(page, `${day}T15:00`, 'נועם').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: said.edit, exact: true }).click();
      const one = await fileOf(page, () =>
        page.getByRole('dialog').getByRole('button', { name: said.one }).click(),
      );
      expect(one.name).toBe('lesson.ics');
      const [event] = eventsIn(one.bytes);
      expect(event?.summary).toContain('נועם');
      expect(event?.startDate.toString().slice(11)).toBe('15:00:00');
      expect(event?.isRecurring()).toBe(true);
      await page.keyboard.press('Escape');
    });
  });
}
