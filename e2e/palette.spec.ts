/** The palette on a desk and on a phone: what is typed is answered while it is typed, and a question goes on into the conversation. */
import { findsNothing } from './axe.ts';
import { expect, test } from './school.ts';
import { composer, enter, rows, thread } from './pageHelpers.ts';

const words = {
  he: {
    open: 'חיפוש או פקודה',
    question: 'מה יש לי השבוע?',
    action: 'לבטל את המתמטיקה של ראשון הבא, רק הפעם',
    live: 'מה יקרה',
    answer: 'התשובה, נכון לעכשיו',
  },
  en: {
    open: 'Search or command',
    question: 'what do I have this week?',
    action: 'cancel next Sunday’s maths, only this one',
    live: 'What this would do',
    answer: 'Answer, as things stand now',
  },
} as const;

for (const tongue of ['he', 'en'] as const)
  for (const width of [1280, 390, 360])
    test(`a question is answered beside the list, and a change is only written, in ${tongue} at ${width}`, async ({
      browser,
      school,
    }) => {
      const isPhone = width < 768;
      const viewport = { width, height: isPhone ? 740 : 800 };
      const context = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone });
      const page = await enter(context, school, { tongue });
      const w = words[tongue];
      const before = await rows(context, school);
      const open = () => page.getByRole('button', { name: w.open }).click();
      const live = page.getByRole('region', { name: w.live });
      const search = page.getByRole('combobox');

      await open();
      await search.fill(w.question);
      await expect(live).toContainText(w.answer);
      await expect(live).toContainText('מתמטיקה');
      await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await findsNothing(page, 'the palette with an answer', '[role="dialog"]');
      await search.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(thread(page)).toContainText(w.question);
      await expect(composer(page)).toHaveValue('');

      await open();
      await search.fill(w.action);
      await expect(live).toContainText('16:00');
      await search.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(composer(page)).toHaveValue(w.action);
      await expect(composer(page)).toBeFocused();
      expect(await rows(context, school)).toEqual(before);
      await context.close();
    });
