/** npm run pictures: the two pictures of the README, taken of a demo school as it stands. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { openSchool } from '../e2e/school.ts';
import { buildPageIfChanged } from './buildPage.mjs';
import { chromiumFlags, systemChromium } from './checks/chromium.ts';
import { root } from './productNode.mjs';

type Picture = { file: string; language: 'he' | 'en'; theme: 'light' | 'dark'; sentence: string };

const pictures: Picture[] = [
  {
    file: 'teacher-he.png',
    language: 'he',
    theme: 'light',
    sentence: 'תזיז את המתמטיקה של ראשון לחמש, גם את הבאים',
  },
  {
    file: 'teacher-en-dark.png',
    language: 'en',
    theme: 'dark',
    sentence: "move Sunday's maths to 5pm, future ones too",
  },
];

async function take(browser: Browser, url: string, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Jerusalem',
  });
  await context.addInitScript(
    ([language, theme]) => {
      localStorage.setItem('language', language ?? '');
      localStorage.setItem('theme', theme ?? '');
    },
    [picture.language, picture.theme],
  );
  await context.request.post(`${url}/auth/demo/sign-in`, {
    data: { role: 'teacher' },
    headers: { origin: url },
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('#composer').fill(picture.sentence);
  await page.locator('#composer').press('Enter');
  await page.locator('.cal-event[data-state="ghost"]').first().waitFor();
  await page.locator('#composer').blur();
  await page.screenshot({ path: join(root, 'docs/pictures', picture.file), animations: 'disabled' });
  await context.close();
}

if (!(await buildPageIfChanged())) throw new Error('The page could not be built.');
mkdirSync(join(root, 'docs/pictures'), { recursive: true });
const school = await openSchool();
const executablePath = systemChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
try {
  for (const picture of pictures) await take(browser, school.url, picture);
} finally {
  await browser.close();
  await school.close();
}
