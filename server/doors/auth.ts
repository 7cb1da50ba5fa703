/** /auth/*: signing up, in and out. What is not listed here does not exist. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sessions } from '../access/sessions.ts';
import type { Entered, SigningIn } from '../access/signingIn.ts';
import type { DemoEntries } from '../demo/demoEntries.ts';
import { answerJson, Denied } from './answer.ts';
import type { GraphqlDoor } from './graphqlDoor.ts';
import type { Handler } from './http.ts';
import { readJson } from './limits.ts';

export type AuthParts = {
  signingIn: SigningIn;
  sessions: Pick<Sessions, 'of' | 'forget'>;
  live: Pick<GraphqlDoor, 'closeSession' | 'closePerson'>;
  /** null where this is not the demo school. */
  demo: DemoEntries | null;
};

type Call = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export function makeAuthDoor({ signingIn, sessions, live, demo }: AuthParts): Handler {
  const posts: Record<string, Call> = {
    '/auth/sign-up/email': async (req, res) =>
      enter(res, await signingIn.signUp(await readJson(req), addressOf(req))),
    '/auth/sign-in/email': async (req, res) =>
      enter(res, await signingIn.signIn(await readJson(req), addressOf(req))),
    '/auth/change-password': async (req, res) => {
      const [session, body] = [await sessions.of(req), await readJson(req)];
      if (!session) throw new Denied(401, 'UNAUTHENTICATED', 'Nobody is signed in.');
      const { cookie = '' } = req.headers;
      const changed = await signingIn.changePassword(body, { session, cookie, address: addressOf(req) });
      sessions.forget();
      await live.closePerson(session.actor.id);
      enter(res, changed);
    },
    '/auth/logout': async (req, res) => {
      await readJson(req);
      const session = await sessions.of(req);
      const { cookies } = await signingIn.signOut(req.headers.cookie ?? '');
      sessions.forget();
      if (session) await live.closeSession(session.id);
      res.setHeader('set-cookie', cookies);
      // Nothing of this person stays for the next one at this device (access.md T24).
      res.setHeader('clear-site-data', '"cache", "storage"');
      answerJson(res, 200, { status: 'ok' });
    },
  };
  const gets: Record<string, Call> = {};
  if (demo) {
    gets['/auth/demo'] = async (_req, res) => answerJson(res, 200, { demo: { roles: await demo.roles() } });
    posts['/auth/demo/sign-in'] = async (req, res) =>
      enter(res, await demo.enter(await readJson(req), addressOf(req)));
  }

  return async (req, res, path) => {
    const call = (req.method === 'POST' ? posts : gets)[path];
    if (call && (req.method === 'POST' || req.method === 'GET')) return call(req, res);
    if (path in posts || path in gets) {
      res.setHeader('allow', path in posts ? 'POST' : 'GET');
      throw new Denied(405, 'BAD_REQUEST', `${path} does not take ${req.method}.`);
    }
    throw new Denied(404, 'NOT_FOUND', 'There is no such address.');
  };
}

function enter(res: ServerResponse, { user, cookies }: Entered): void {
  res.setHeader('set-cookie', cookies);
  answerJson(res, 200, { user });
}

const addressOf = (req: IncomingMessage): string => req.socket.remoteAddress ?? '';
