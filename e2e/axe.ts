/** Axe finds nothing on a page, in either theme. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './school.ts';

/** In one theme every rule is asked; the other changes colours alone, so only contrast is asked again. */
export async function findsNothing(page: Page, where: string, within = 'html'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What is drawn anew while axe reads it has no name any more.
  await page.waitForLoadState('networkidle');
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    // What is still fading has the contrast of neither state.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null))),
    );
    const axe = new AxeBuilder({ page }).include(within).options({ resultTypes: ['violations'] });
    const { violations } = await (theme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze();
    const told = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
    expect(told, `${where}, ${theme}`).toEqual([]);
  }
}
