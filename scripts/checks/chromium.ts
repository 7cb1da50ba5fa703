/** The browser of the stories: the system's, else installed as root by apt-get, else Playwright's own. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runProgram } from './stage.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The flags under which it starts anywhere, as root too, and calls nobody. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium on this machine; undefined where there is none but, perhaps, Playwright's own. */
export function systemChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .concat(wellKnown)
    .find((path) => existsSync(path));
}

export async function ensureChromium(): Promise<{ refusal?: string }> {
  if (systemChromium() ?? (existsSync(chromium.executablePath()) || undefined)) return {};
  let told = '';
  const attempts = [
    ...(process.getuid?.() === 0
      ? [['sh', '-c', 'apt-get update -q && apt-get install -y -q chromium']]
      : []),
    ['playwright', 'install', 'chromium'],
  ];
  for (const command of attempts) {
    const { code, output } = await runProgram(command, { DEBIAN_FRONTEND: 'noninteractive' });
    if (code === 0) return {};
    told += output;
  }
  return {
    refusal: `${told}\nNo Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.\n`,
  };
}
