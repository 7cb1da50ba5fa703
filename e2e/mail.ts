/** The mail of a school that plays a story, read where it is laid down. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type School } from './school.ts';

function mailsTo(school: School, address: string): string[] {
  const folder = join(school.dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .toSorted()
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes(`To: ${address}\n`))
    .map((file) => readFileSync(join(folder, file.replace(/eml$/, 'html')), 'utf8'));
}

/** The newest mail to this address, once there are so many. */
export async function mailSentTo(school: School, address: string, nth = 1): Promise<string> {
  await expect.poll(() => mailsTo(school, address).length).toBeGreaterThanOrEqual(nth);
  return mailsTo(school, address).at(-1) ?? '';
}

export async function codeSentTo(school: School, address: string, nth = 1): Promise<string> {
  const code = />(\d{6})<\/p>/.exec(await mailSentTo(school, address, nth))?.[1];
  if (!code) throw new Error(`no code in the mail to ${address}`);
  return code;
}
