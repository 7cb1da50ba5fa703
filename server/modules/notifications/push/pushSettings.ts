/** What may be set of pushing: the service account by which phones are reached, and where FCM is. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { CannotStart } from '../../../basics/cannotStart.ts';
import type { FcmSettings } from './fcmSender.ts';

export type PushSettings = {
  /** null: phones are not sent to. */
  fcm: FcmSettings | null;
  /** Push services on this machine, to try it out; otherwise public addresses alone are called. */
  toLoopback: boolean;
};

const account = v.object({
  project_id: v.pipe(v.string(), v.regex(/^[a-z0-9:.-]+$/)),
  client_email: v.string(),
  private_key: v.string(),
  token_uri: v.optional(v.string(), 'https://oauth2.googleapis.com/token'),
});

export function readPushSettings(given: (name: string) => string | undefined): PushSettings {
  return { fcm: readFcm(given), toLoopback: given('PUSH_TO_LOOPBACK') === '1' };
}

function readFcm(given: (name: string) => string | undefined): FcmSettings | null {
  const path = given('FCM_CREDENTIALS');
  if (path === undefined) return null;
  const read = v.safeParse(account, readJsonFile(path));
  // What is in it is secret and is not printed back.
  if (!read.success)
    throw new CannotStart(`FCM_CREDENTIALS is "${path}"; it must be the JSON file of a service account.`);
  const {
    project_id: projectId,
    client_email: clientEmail,
    private_key: privateKey,
    token_uri: tokenUrl,
  } = read.output;
  const url = given('FCM_URL') ?? 'https://fcm.googleapis.com';
  for (const address of [url, tokenUrl])
    if (!/^https:\/\/|^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(address))
      throw new CannotStart(`"${address}" is no place to reach FCM at; it must be an https address.`);
  return { projectId, clientEmail, privateKey, tokenUrl, url: url.replace(/\/$/, '') };
}

function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
