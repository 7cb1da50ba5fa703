/** The month with 2,000 meetings in Chromium: our calendar as it is mounted, against FullCalendar fed the same events by hand. */
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { chromiumFlags, systemChromium } from '../scripts/checks/chromium.ts';
import { median, round, type Measure } from './measure.ts';

const rounds = 7;

export async function measureCalendar(): Promise<Measure[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'lesson-desk-bench-page-'));
  const root = fileURLToPath(new URL('calendarPage', import.meta.url));
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
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
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let i = 0; i <= rounds; i++) {
    const mine = await page.evaluate(() => window.mountOurs());
    const peer = await page.evaluate(() => window.mountBare());
    if (mine.lessons !== peer.lessons)
      throw new Error(`ours drew ${mine.lessons} lessons, the peer ${peer.lessons}`);
    if (i === 0) continue;
    ours.push(mine.ms);
    theirs.push(peer.ms);
  }
  await browser.close();
  await new Promise((resolve) => server.httpServer.close(resolve));
  rmSync(outDir, { recursive: true, force: true });
  return [
    {
      name: 'calendar month of a teacher with 2,000 meetings',
      value: round(median(ours)),
      unit: 'ms',
      ratio: round(median(theirs) / median(ours)),
      peer: 'FullCalendar fed the same events by hand',
    },
  ];
}
