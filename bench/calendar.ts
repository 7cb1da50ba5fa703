/** The month of a teacher with 10,000 meetings in Chromium: our calendar against two that are fed the same events by hand; and a key until its ghost. */
import { chromium } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { chromiumFlags, systemChromium } from '../scripts/checks/chromium.ts';
import { median, round, type Measure } from './measure.ts';

const rounds = 7;
const keyRounds = 9;
const mostKeyMs = 50;

export async function measureCalendar(): Promise<Measure[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'lesson-desk-bench-page-'));
  const root = fileURLToPath(new URL('calendarPage', import.meta.url));
  await build({
    root,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { outDir, emptyOutDir: true },
  });
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath ? { executablePath } : {}),
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (fault) => {
    throw fault;
  });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction(() => 'mountBare' in window);
  const taken = { ours: [] as number[], bare: [] as number[], big: [] as number[] };
  for (let i = 0; i <= rounds; i++) {
    const mine = await page.evaluate(() => window.mountOurs());
    const bare = await page.evaluate(() => window.mountBare());
    const big = await page.evaluate(() => window.mountBig());
    for (const peer of [bare, big]) {
      if (mine.lessons !== peer.lessons)
        throw new Error(`ours drew ${mine.lessons} lessons, the peer ${peer.lessons}`);
    }
    if (i === 0) continue;
    taken.ours.push(mine.ms);
    taken.bare.push(bare.ms);
    taken.big.push(big.ms);
  }
  const keys = await page.evaluate((count) => window.keysToGhost(count), keyRounds);
  await browser.close();
  await new Promise((resolve) => server.httpServer.close(resolve));
  rmSync(outDir, { recursive: true, force: true });
  const ours = median(taken.ours);
  const month = { name: 'calendar month of a teacher with 10,000 meetings', value: round(ours), unit: 'ms' };
  return [
    {
      ...month,
      ratio: round(median(taken.bare) / ours),
      peer: 'FullCalendar fed the same month by hand',
      aim: '>= 0.87',
    },
    {
      ...month,
      ratio: round(median(taken.big) / ours),
      peer: 'react-big-calendar fed the same month by hand',
      aim: '>= 1',
    },
    {
      name: 'from a key to the painted ghost, 2,000 meetings loaded',
      value: round(median(keys)),
      unit: 'ms',
      ratio: round(mostKeyMs / median(keys)),
      peer: `${mostKeyMs} ms`,
      aim: `<= ${mostKeyMs}`,
    },
  ];
}
