/** POST /notifications/subscribe and /unsubscribe for browsers, /fcm/register and /delete for phones; GET /notifications/key (spec section 7). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { Denied } from '../../../basics/httpDenied.ts';
import type { Store } from '../../../db/database.ts';
import { answerJson } from '../../../http/answer.ts';
import { readJson } from '../../../http/requestBody.ts';
import { requireMethod } from '../../../http/requireMethod.ts';
import type { Route } from '../../../http/route.ts';
import { requireSession, type SessionReader } from '../../../kernel/api/context.ts';
import type { Limits } from '../../../kernel/limits/rateLimits.ts';
import { dropTarget, keepTarget, type PushTarget } from './pushTargets.ts';

export type PushRouteParts = {
  store: Store;
  sessions: SessionReader;
  limits: Limits;
  push: { publicKey(): Promise<string>; isAddress(text: string): boolean };
};

type Whose = { userId: string; sessionId: string };

const base64url = (bytes: number) =>
  v.pipe(
    v.string(),
    v.maxLength(200),
    v.regex(/^[\w+/-]+=*$/),
    v.check((text) => Buffer.from(text, 'base64url').length === bytes),
  );

/** As PushSubscription.toJSON() gives it; what else is in it is nothing to us. */
const subscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1_000)),
  keys: v.object({ p256dh: base64url(65), auth: base64url(16) }),
});
const subscribed = v.pick(subscription, ['endpoint']);
const registration = v.object({
  token: v.pipe(v.string(), v.minLength(10), v.maxLength(1_000), v.regex(/^[\w:.-]+$/)),
});

export function makePushRoutes({ store, sessions, limits, push }: PushRouteParts): Route[] {
  async function personOf(req: IncomingMessage, res: ServerResponse): Promise<Whose> {
    requireMethod(req, res, 'POST');
    const { id: sessionId, actor } = await requireSession(sessions, req);
    return { userId: actor.id, sessionId };
  }
  async function keep(whose: Whose, res: ServerResponse, target: PushTarget): Promise<void> {
    await limits.count('devices', { who: whose.userId });
    await keepTarget(store, whose, target);
    answerJson(res, 200, { status: 'ok' });
  }
  return [
    {
      path: '/notifications/key',
      async handle(req, res) {
        requireMethod(req, res, 'GET');
        await requireSession(sessions, req);
        answerJson(res, 200, { status: 'ok', key: await push.publicKey() });
      },
    },
    {
      path: '/notifications/subscribe',
      async handle(req, res) {
        const whose = await personOf(req, res);
        const { endpoint, keys } = read(subscription, await readJson(req));
        if (!push.isAddress(endpoint))
          throw new Denied(400, 'BAD_REQUEST', 'The endpoint must be a public https address.');
        await keep(whose, res, { kind: 'web', address: endpoint, ...keys });
      },
    },
    {
      path: '/notifications/unsubscribe',
      async handle(req, res) {
        const { userId } = await personOf(req, res);
        const { endpoint } = read(subscribed, await readJson(req));
        await dropTarget(store, userId, { kind: 'web', address: endpoint });
        answerJson(res, 200, { status: 'ok' });
      },
    },
    {
      path: '/fcm/register',
      async handle(req, res) {
        const whose = await personOf(req, res);
        const { token } = read(registration, await readJson(req));
        await keep(whose, res, { kind: 'fcm', address: token });
      },
    },
    {
      path: '/fcm/delete',
      async handle(req, res) {
        const { userId } = await personOf(req, res);
        const { token } = read(registration, await readJson(req));
        await dropTarget(store, userId, { kind: 'fcm', address: token });
        answerJson(res, 200, { status: 'ok' });
      },
    },
  ];
}

function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const found = v.safeParse(schema, body);
  if (found.success) return found.output;
  const at = found.issues[0] ? v.getDotPath(found.issues[0]) : null;
  throw new Denied(400, 'BAD_REQUEST', `${at ?? 'The body'} is not what it should be.`);
}
