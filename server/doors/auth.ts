/** /auth/*: signing up, in and out, and what people do with their own account. What is not listed here does not exist. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportPerson } from '../access/exportPerson.ts';
import { googleCallback, type Google } from '../access/google.ts';
import type { Entered } from '../access/entered.ts';
import { noteDevice, ownSessions } from '../access/ownSessions.ts';
import type { OwnAccount } from '../access/ownAccount.ts';
import type { Resetting } from '../access/resetting.ts';
import { hashingFor } from '../access/hashQueue.ts';
import type { Sessions } from '../access/sessions.ts';
import type { SigningIn } from '../access/signingIn.ts';
import type { SigningUp } from '../access/signingUp.ts';
import type { DemoEntries } from '../demo/demoEntries.ts';
import type { Limits } from '../limits/limits.ts';
import { networkOf } from '../limits/network.ts';
import type { Store } from '../store/database.ts';
import { answerJson, Denied } from './answer.ts';
import type { Session } from './context.ts';
import type { GraphqlDoor } from './graphqlDoor.ts';
import type { Handler } from './http.ts';
import type { TellEvent } from './log.ts';
import { readJson } from './limits.ts';

export type AuthParts = {
  store: Store;
  limits: Limits;
  nowMs(): number;
  signingUp: SigningUp;
  signingIn: SigningIn;
  resetting: Resetting;
  ownAccount: OwnAccount;
  sessions: Pick<Sessions, 'of' | 'forget'>;
  live: Pick<GraphqlDoor, 'closeSession'>;
  addressOf(req: IncomingMessage): string;
  tell: TellEvent;
  /** null where no identity provider is set. */
  google: Google | null;
  /** null where this is not the demo school. */
  demo: DemoEntries | null;
};

type Call = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export function makeAuthDoor(parts: AuthParts): Handler {
  const { signingUp, signingIn, resetting, ownAccount, sessions, live, addressOf, google, demo } = parts;

  async function insider(req: IncomingMessage): Promise<Session> {
    const session = await sessions.of(req);
    if (!session) throw new Denied(401, 'UNAUTHENTICATED', 'Nobody is signed in.');
    return session;
  }

  /** Their sockets close here at once; every other process hears it from the database, which announces it as it commits. */
  function end(sessionIds: readonly string[]): void {
    sessions.forget();
    for (const id of sessionIds) live.closeSession(id);
  }

  const note = (req: IncomingMessage, event: string, person: string | null | undefined): void =>
    parts.tell({ level: 'info', event, at: pathOf(req), person });

  /** What this browser was in before ends, whoever that was: nobody has a session that they cannot see (ASVS V7.2.4). */
  async function begin(req: IncomingMessage, res: ServerResponse, cookies: string[]): Promise<void> {
    const token = tokenIn(cookies);
    const before = token === null ? null : await sessions.of(req);
    if (before) {
      await signingIn.signOut(req.headers.cookie ?? '');
      end([before.id]);
    }
    if (token !== null) {
      const person = await noteDevice(parts.store, token, req.headers['user-agent']);
      note(req, 'signed in', person);
    }
    res.setHeader('set-cookie', cookies);
  }

  async function enter(req: IncomingMessage, res: ServerResponse, { user, cookies }: Entered): Promise<void> {
    await begin(req, res, cookies);
    answerJson(res, 200, { user });
  }

  /** The body is read first: an answer must not come before the whole of the question. */
  const own =
    (deed: keyof OwnAccount): Call =>
    async (req, res) => {
      const body = await readJson(req);
      const session = await insider(req);
      const lane = { whose: session.actor.id, isKnown: true };
      const done = await hashingFor(lane, async () =>
        ownAccount[deed](body, { session, address: addressOf(req) }),
      );
      note(req, 'own account', session.actor.id);
      if (!Array.isArray(done)) return answerJson(res, 200, done);
      end(done);
      if (done.includes(session.id))
        forgetAtDevice(res, (await signingIn.signOut(req.headers.cookie ?? '')).cookies);
      answerJson(res, 200, { status: 'ok' });
    };

  const posts: Record<string, Call> = {
    '/auth/sign-up/email': async (req, res) =>
      answerJson(res, 200, await signingUp.signUp(await readJson(req), addressOf(req))),
    '/auth/sign-up/verify': async (req, res) =>
      enter(req, res, await signingUp.verify(await readJson(req), addressOf(req))),
    '/auth/code/resend': async (req, res) => {
      await signingUp.resend(await readJson(req), addressOf(req));
      answerJson(res, 200, { status: 'ok' });
    },
    '/auth/sign-in/email': async (req, res) =>
      enter(req, res, await signingIn.signIn(await readJson(req), addressOf(req))),
    '/auth/reset/ask': async (req, res) =>
      answerJson(res, 200, await resetting.ask(await readJson(req), addressOf(req))),
    '/auth/reset/finish': async (req, res) => {
      end(await resetting.finish(await readJson(req), addressOf(req)));
      answerJson(res, 200, { status: 'ok' });
    },
    '/auth/change-password': own('changePassword'),
    '/auth/change-email/ask': own('askForEmail'),
    '/auth/change-email/verify': own('changeEmail'),
    '/auth/sessions/end': own('endSessions'),
    '/auth/delete-account': own('deleteAccount'),
    '/auth/logout': async (req, res) => {
      await readJson(req);
      const session = await sessions.of(req);
      const { cookies } = await signingIn.signOut(req.headers.cookie ?? '');
      end(session ? [session.id] : []);
      note(req, 'signed out', session?.actor.id);
      forgetAtDevice(res, cookies);
      answerJson(res, 200, { status: 'ok' });
    },
  };
  const gets: Record<string, Call> = {
    '/auth/ways': async (_req, res) => answerJson(res, 200, { google: google !== null }),
    '/auth/sessions': async (req, res) =>
      answerJson(res, 200, {
        sessions: await ownSessions(parts.store, await insider(req), parts.nowMs()),
      }),
    '/auth/export': async (req, res) => {
      const { actor } = await insider(req);
      await parts.limits.count('exports', { who: actor.id });
      const everything = await exportPerson(parts.store, actor);
      res.setHeader('content-disposition', 'attachment; filename="lesson-desk.json"');
      answerJson(res, 200, everything);
    },
  };
  if (google) {
    posts['/auth/google/start'] = async (req, res) => {
      const { url, cookies } = await google.start(await readJson(req), addressOf(req));
      res.setHeader('set-cookie', cookies);
      answerJson(res, 200, { url });
    };
    gets[googleCallback] = async (req, res) => {
      const { status, headers } = await google.comeBack(req);
      await begin(req, res, headers.getSetCookie());
      res.writeHead(status, { location: headers.get('location') ?? '/login' }).end();
    };
  }
  if (demo) {
    gets['/auth/demo'] = async (_req, res) => answerJson(res, 200, { demo: { roles: await demo.roles() } });
    posts['/auth/demo/sign-in'] = async (req, res) =>
      enter(req, res, await demo.enter(await readJson(req), addressOf(req)));
  }

  return async (req, res, path) => {
    const call = (req.method === 'POST' ? posts : gets)[path];
    if (call && (req.method === 'POST' || req.method === 'GET'))
      return hashingFor({ whose: networkOf(addressOf(req)), isKnown: false }, () => call(req, res));
    if (path in posts || path in gets) {
      res.setHeader('allow', path in posts ? 'POST' : 'GET');
      throw new Denied(405, 'BAD_REQUEST', `${path} does not take ${req.method}.`);
    }
    throw new Denied(404, 'NOT_FOUND', 'There is no such address.');
  };
}

/** Known by now to be one of ours. */
const pathOf = (req: IncomingMessage): string => (req.url ?? '').split('?', 1)[0] ?? '';

/** The token of the session that these cookies begin; null where they begin none. */
function tokenIn(cookies: readonly string[]): string | null {
  const [, value] = cookies.map((one) => /^(?:__Host-)?session=([^;]+)/.exec(one)).find(Boolean) ?? [];
  return value === undefined ? null : (decodeURIComponent(value).split('.')[0] ?? null);
}

/** Nothing of this person stays for the next one at this device (access.md T24). */
function forgetAtDevice(res: ServerResponse, cookies: string[]): void {
  res.setHeader('set-cookie', cookies);
  res.setHeader('clear-site-data', '"cache", "storage"');
}
