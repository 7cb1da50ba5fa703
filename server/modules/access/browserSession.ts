/** Sessions as browsers have them: started and ended by cookies, logged by the person's id only. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LogEvent } from '../../basics/log.ts';
import type { Store } from '../../db/database.ts';
import { answerJson } from '../../http/answer.ts';
import { requireSession, type Session } from '../../kernel/api/context.ts';
import { noteDevice } from './ownSessions.ts';
import type { Sessions } from './sessions.ts';
import type { SigningIn } from './signIn.ts';
import type { HalfSignedIn, SignInResponse } from './signInResponse.ts';

export type BrowserSessionParts = {
  store: Store;
  sessions: Pick<Sessions, 'of' | 'forget'>;
  signingIn: Pick<SigningIn, 'signOut'>;
  /** Ends what a session has open in this process. */
  closeSession(id: string): void;
  logEvent: LogEvent;
};

export type BrowserSession = ReturnType<typeof makeBrowserSession>;

export function makeBrowserSession({
  store,
  sessions,
  signingIn,
  closeSession,
  logEvent,
}: BrowserSessionParts) {
  const required = (req: IncomingMessage): Promise<Session> => requireSession(sessions, req);

  /** Their sockets in this process close at once; every other process is notified by the database on commit. */
  function end(sessionIds: readonly string[]): void {
    sessions.forget();
    for (const id of sessionIds) closeSession(id);
  }

  const note = (req: IncomingMessage, event: string, person: string | null | undefined): void =>
    logEvent({ level: 'info', event, at: pathOf(req), person });

  /** The previous session of this browser ends, whosever it was: nobody keeps a session that they cannot see (ASVS V7.2.4). */
  async function begin(req: IncomingMessage, res: ServerResponse, cookies: string[]): Promise<void> {
    const token = tokenIn(cookies);
    const before = token === null ? null : await sessions.of(req);
    if (before) {
      await signingIn.signOut(req.headers.cookie ?? '');
      end([before.id]);
    }
    if (token !== null) {
      const person = await noteDevice(store, token, req.headers['user-agent']);
      note(req, 'signed in', person);
    }
    res.setHeader('set-cookie', cookies);
  }

  async function answerSignedIn(
    req: IncomingMessage,
    res: ServerResponse,
    entered: SignInResponse | HalfSignedIn,
  ): Promise<void> {
    await begin(req, res, entered.cookies);
    answerJson(res, 200, 'user' in entered ? { user: entered.user } : { secondStep: true });
  }

  /** Leaves nothing of this person to the next user of this device (access.md T24). */
  async function signOut(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { cookies } = await signingIn.signOut(req.headers.cookie ?? '');
    res.setHeader('set-cookie', cookies);
    res.setHeader('clear-site-data', '"cache", "storage"');
  }

  return { of: sessions.of, required, end, note, begin, answerSignedIn, signOut };
}

/** Known by now to be one of ours. */
const pathOf = (req: IncomingMessage): string => (req.url ?? '').split('?', 1)[0] ?? '';

/** The token of the session that these cookies start; null if they start none. */
function tokenIn(cookies: readonly string[]): string | null {
  const [, value] = cookies.map((one) => /^(?:__Host-)?session=([^;]+)/.exec(one)).find(Boolean) ?? [];
  return value === undefined ? null : (decodeURIComponent(value).split('.')[0] ?? null);
}
