/** The session behind a request's cookie, cached for a second. */
import { hash } from 'node:crypto';
import type { Role } from '../../../domain/kernel/actor.ts';
import type { Asking, Session } from '../../kernel/api/context.ts';
import type { Live } from '../../kernel/live/live.ts';
import type { Store } from '../../db/database.ts';
import { orAway, type Accounts } from './accounts.ts';

export type Sessions = {
  of(request: Asking): Promise<Session | null>;
  /** Clears the cache at once when a session was ended in this process. */
  forget(): void;
  /** A cookie that was renewed while it was read; to be sent with the answer. */
  renewedCookie(request: Asking): string | undefined;
  close(): void;
};

/** The end of a session is announced at once; this bounds the delay if the connection to the database is down just then. */
const rememberMs = 1000;
const mostRemembered = 20_000;
/** However often a session is used, after this a new sign-in is needed. */
export const longestSessionDays = 90;
const longestMs = longestSessionDays * 86_400_000;

const roles = ['teacher', 'student', 'parent', 'admin'] as const satisfies Role[];

type Remembered = { session: Promise<Session | null>; untilMs: number };

export function makeSessions(
  accounts: Accounts,
  live: Pick<Live, 'listen'>,
  nowMs: () => number = Date.now,
): Sessions {
  const remembered = new Map<string, Remembered>();
  const renewed = new WeakMap<Asking, string>();

  const stop = live.listen((announcement) => {
    // Rare, so the whole cache is cleared: it need not know which cookies belong to whom.
    if (announcement.kind !== 'rows' && announcement.kind !== 'notices') remembered.clear();
  });

  async function read(request: Asking, cookie: string): Promise<Session | null> {
    const { response, headers } = await orAway(() =>
      accounts.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true }),
    );
    const setCookie = headers.get('set-cookie');
    if (response && setCookie) renewed.set(request, setCookie);
    const role = roles.find((known) => known === response?.user.role);
    if (!response || !role) return null;
    const { session, user } = response;
    const endsMs = session.createdAt.getTime() + longestMs;
    if (endsMs <= nowMs()) return null;
    return {
      id: session.id,
      actor: { id: user.id, role, name: user.name },
      expiresMs: Math.min(session.expiresAt.getTime(), endsMs),
    };
  }

  return {
    of(request) {
      const { cookie } = request.headers;
      if (!cookie) return Promise.resolve(null);
      // A key of fixed length, since anyone may send thousands of long cookies.
      const key = hash('sha256', cookie, 'base64url');
      const known = remembered.get(key);
      if (known && known.untilMs > nowMs()) return known.session;
      if (remembered.size >= mostRemembered) remembered.clear();
      const session = read(request, cookie);
      const entry: Remembered = { session, untilMs: nowMs() + rememberMs };
      remembered.set(key, entry);
      session.then(
        // Not beyond the session's own end.
        (found) => (entry.untilMs = Math.min(entry.untilMs, found?.expiresMs ?? Infinity)),
        // A fault is not cached: the next request reads again.
        () => remembered.delete(key),
      );
      return session;
    },
    forget: () => remembered.clear(),
    renewedCookie: (request) => renewed.get(request),
    close: stop,
  };
}

/** better-auth removes an expired session only when somebody presents it. */
export async function forgetEndedSessions({ pool }: Pick<Store, 'pool'>, nowMs: number): Promise<void> {
  await pool.query('DELETE FROM auth.session WHERE "expiresAt" < $1 OR "createdAt" < $2', [
    new Date(nowMs),
    new Date(nowMs - longestMs),
  ]);
}
