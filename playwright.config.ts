/** The stories in a real browser; each worker has a school of its own (e2e/school.ts). */
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, systemChromium } from './scripts/checks/chromium.ts';

const executablePath = systemChromium();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/beforeStories.ts',
  // A shared machine is slow at times; a story that hangs still ends.
  timeout: 360_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // Stories of one file follow each other in one school.
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    timezoneId: 'Asia/Jerusalem',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
    // Stories that break requests off break them off by themselves; those of the device allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace films every story, which doubles its time; `npx playwright test --trace on` makes one where it is wanted.
    trace: 'off',
  },
});
