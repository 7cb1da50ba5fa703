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

/** The newest mail to this address that says so, once there is one: others may come between. */
export async function mailSentTo(
  school: School,
  address: string,
  saying: string | RegExp = /./,
): Promise<string> {
  const newest = () =>
    mailsTo(school, address).findLast((mail) =>
      typeof saying === 'string' ? mail.includes(saying) : saying.test(mail),
    );
  await expect.poll(newest, `a mail to ${address} that says ${saying}`).toBeDefined();
  return newest() ?? '';
}

export async function codeSentTo(school: School, address: string): Promise<string> {
  const coded = />(\d{6})<\/p>/;
  return coded.exec(await mailSentTo(school, address, coded))?.[1] ?? '';
}
