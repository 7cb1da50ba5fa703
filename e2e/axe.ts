/** Axe finds nothing on a page, in either theme. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './school.ts';

type Audited = typeof globalThis & {
  axe?: { run(within: string, options: RunOptions): Promise<AxeResults> };
};

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is still fading has the contrast of neither state. */
const still = '*, *::before, *::after { transition: none !important; animation: none !important }';

/** In one theme every rule is asked; the other changes colours alone, so only contrast is asked again. */
export async function findsNothing(page: Page, where: string, within = 'html'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What is drawn anew while axe reads it has no name any more.
  await page.waitForLoadState('networkidle');
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(source);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, still);
  }
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    const options: RunOptions = {
      resultTypes: ['violations'],
      ...(theme === 'light' ? {} : { runOnly: ['color-contrast'] }),
    };
    // The page's own thread alone: it has no frames, and a builder would load axe anew for each look.
    const violations = await page.evaluate(
      async (asked) => (await (globalThis as Audited).axe?.run(asked.within, asked.options))?.violations,
      { within, options },
    );
    const told = violations?.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
    expect(told, `${where}, ${theme}`).toEqual([]);
  }
}
