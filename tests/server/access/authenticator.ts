/** An authenticator app, as a teacher has it on the phone. */
import { createOTP } from '@better-auth/utils/otp';
import { base32 } from '@better-auth/utils/base32';
import { expect } from 'vitest';
import { goodPassword, type Browser } from '../testServer.ts';

const stepMs = 30_000;

export type Authenticator = {
  /** The code of the next half minute, which is good already, since that of now was used to turn it on; or of so many later. */
  code(later?: number): Promise<string>;
};

export function anAuthenticator(uri: string): Authenticator {
  const secret = new TextDecoder().decode(base32.decode(new URL(uri).searchParams.get('secret') ?? ''));
  return { code: (later = 1) => createOTP(secret).hotp(Math.floor(Date.now() / stepMs) + later) };
}

/** The person turns the second factor on in this browser. */
export async function withSecondFactor(
  browser: Browser,
): Promise<{ app: Authenticator; backupCodes: string[] }> {
  const begun = await browser.post('/auth/second-factor/begin', { password: goodPassword });
  expect([begun.status, begun.body['code']]).toEqual([200, undefined]);
  const app = anAuthenticator(String(begun.body['uri']));
  const done = await browser.post('/auth/second-factor/confirm', { code: await app.code(0) });
  expect([done.status, done.body['code']]).toEqual([200, undefined]);
  return { app, backupCodes: done.body['backupCodes'] as string[] };
}
