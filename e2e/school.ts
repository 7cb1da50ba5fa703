/** A story plays in a demo school of its own: a real server, a fresh data folder, a free port. */
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { ended, productEnvironment, startProduct } from '../scripts/productNode.mjs';
import { freePort } from '../server/db/embedded/freePort.ts';

export { expect } from '@playwright/test';

export type School = {
  url: string;
  dataDir: string;
  /** Its data stays. */
  stop(): Promise<void>;
  close(): Promise<void>;
};

/** The data folder of a demo school that was opened and closed before the stories: to copy it takes a third of making one. */
const madeBefore = 'SCHOOL_MADE_BEFORE';

/** Workers started after this find it. */
export async function makeSchoolBefore(): Promise<() => void> {
  const { dataDir, stop } = await openSchool();
  await stop();
  process.env[madeBefore] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Each worker opens one school for all its stories; `page.goto('/')` leads there. Stories that leave something behind have a
 * school of their own: `test.use({ schoolFor: 'the name of the file' })`.
 */
export const test = base.extend<object, { school: School; schoolFor: string }>({
  schoolFor: ['everybody', { option: true, scope: 'worker' }],
  school: [
    async ({ schoolFor: _itsStories }, use) => {
      const school = await openSchool();
      await use(school);
      await school.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ school }, use) => use(school.url),
});

const patienceMs = 90_000;

export async function openSchool(args: string[] = []): Promise<School> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lesson-desk-story-'));
  const before = process.env[madeBefore];
  if (before !== undefined && args.length === 0)
    cpSync(before, dataDir, {
      recursive: true,
      preserveTimestamps: true,
      mode: constants.COPYFILE_FICLONE,
    });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = startProduct(['server/main.ts', ...args], {
    // With the fourth channel the server ends when this worker does, however that ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...ownEnvironment(), NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
  const gone = ended(server);

  const untilMs = Date.now() + patienceMs;
  while (!(await answers(`${url}/health`))) {
    if (server.exitCode !== null || Date.now() > untilMs) {
      server.kill('SIGKILL');
      throw new Error(`The school did not open:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await gone;
  };
  return {
    url,
    dataDir,
    stop,
    async close() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Without what the developer's shell may have set for a server of their own. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const theirs = [
    'DATABASE_URL',
    'SESSION_SECRET',
    'PUBLIC_URL',
    'HOST',
    'MAINTENANCE',
    'SMTP_URL',
    'MAIL_FROM',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'TRUST_PROXY',
  ];
  return Object.fromEntries(Object.entries(productEnvironment()).filter(([name]) => !theirs.includes(name)));
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
