/** Sends to a phone by FCM's HTTP v1 API, with an access token that a service account is given. */
import { createSign } from 'node:crypto';
import { callPushService } from './callPushService.ts';
import type { PushMessage, Sending } from './pushMessage.ts';
import type { PhoneTarget } from './pushTargets.ts';

export type FcmSettings = {
  projectId: string;
  clientEmail: string;
  privateKey: string;
  tokenUrl: string;
  /** Where FCM is, without a slash at the end. */
  url: string;
};

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const tokenSeconds = 3_600;
const marginMs = 60_000;

export function makeFcmSender(settings: FcmSettings, nowMs: () => number) {
  let token: { text: string; untilMs: number } | null = null;

  async function accessToken(): Promise<string> {
    if (token && token.untilMs > nowMs()) return token.text;
    const { status, text } = await callPushService({
      url: settings.tokenUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: assertion(settings, nowMs()),
      }).toString(),
    });
    const given = status === 200 ? (JSON.parse(text) as { access_token?: string; expires_in?: number }) : {};
    if (given.access_token === undefined) throw new Error(`FCM gave no access token (${status})`);
    const lastsMs = (given.expires_in ?? tokenSeconds) * 1_000;
    token = { text: given.access_token, untilMs: nowMs() + lastsMs - marginMs };
    return token.text;
  }

  return {
    async send({ address }: PhoneTarget, message: PushMessage, ttlSeconds: number): Promise<Sending> {
      const { status, text } = await callPushService({
        url: `${settings.url}/v1/projects/${settings.projectId}/messages:send`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${await accessToken()}` },
        body: JSON.stringify({ message: fcmMessage(address, message, ttlSeconds) }),
      });
      if (status === 200) return 'sent';
      if (status === 404 || status === 410 || text.includes('UNREGISTERED')) return 'gone';
      if (status === 400) return 'refused';
      if (status === 401) token = null;
      throw new Error(`FCM answered ${status}`);
    },
  };
}

function fcmMessage(token: string, { heading, body, ...data }: PushMessage, ttlSeconds: number): object {
  return {
    token,
    notification: { title: heading, body },
    data,
    android: { collapse_key: data.id, ttl: `${ttlSeconds}s`, notification: { tag: data.id } },
    apns: { headers: { 'apns-collapse-id': data.id } },
  };
}

/** A signed statement of who we are (RFC 7523). */
function assertion({ clientEmail, privateKey, tokenUrl }: FcmSettings, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1_000);
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: clientEmail, scope, aud: tokenUrl, iat: seconds, exp: seconds + tokenSeconds };
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
}
