/** The folder into which mail is laid where no SMTP server is set, as somebody would look through it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

export type Laid = { name: string; eml: string; html: string };

export function mailsIn(folder: string): Laid[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((file) => {
      const name = file.slice(0, -'.eml'.length);
      return {
        name,
        eml: readFileSync(join(folder, file), 'utf8'),
        html: readFileSync(join(folder, `${name}.html`), 'utf8'),
      };
    });
}

export const mailsTo = (folder: string, address: string): Laid[] =>
  mailsIn(folder).filter(({ eml }) => new RegExp(`^To: .*${address.replaceAll('.', '\\.')}`, 'mi').test(eml));

/** The code in the nth mail to this address, once it has come. */
export async function codeSentTo(folder: string, address: string, nth = 1): Promise<string> {
  await expect.poll(() => mailsTo(folder, address).length, { timeout: 120_000 }).toBeGreaterThanOrEqual(nth);
  const code = />(\d{6})<\/p>/.exec(mailsTo(folder, address)[nth - 1]?.html ?? '')?.[1];
  if (!code) throw new Error(`no code in the mail to ${address}`);
  return code;
}
