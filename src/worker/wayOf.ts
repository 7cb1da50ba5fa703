/** Which way a request of the page goes: only what the page itself is made of is ever answered from the device. */
import type { Shell } from './shell.ts';

/** `network`: the worker has no part in it. `kept`: a file of the page. `screen`: the page opens at it. `publicPage`: the server's, while there is a line. `shared`: a message from another app. */
export type Way = 'network' | 'kept' | 'screen' | 'publicPage' | 'shared';

/** What the server answers itself; nothing of it is kept, since it belongs to a person or to a moment. */
export const ofServer = [
  '/graphql',
  '/auth/',
  '/images',
  '/imports',
  '/documents/',
  '/statements/',
  '/feed/',
  '/health',
  '/metrics',
  '/email/',
  '/billing/',
  '/notifications/',
  '/fcm/',
] as const;

/** Where the installed product begins. */
export const openPath = '/open';

type Asked = { method: string; mode: string; url: string };

export function wayOf(
  { method, mode, url }: Asked,
  { files, publicPaths }: Pick<Shell, 'files' | 'publicPaths'>,
  origin: string,
): Way {
  const { origin: of, pathname } = new URL(url);
  // The manifest's share_target.
  if (of === origin && method === 'POST' && mode === 'navigate' && pathname === openPath) return 'shared';
  if (of !== origin || method !== 'GET' || isOfServer(pathname)) return 'network';
  if (mode === 'navigate') {
    if (publicPaths.includes(pathname)) return 'publicPage';
    // As on the server: the path of a screen has no dot.
    return pathname.includes('.') ? 'network' : 'screen';
  }
  return files.some(({ path }) => path === pathname) || pathname.startsWith('/assets/') ? 'kept' : 'network';
}

const isOfServer = (pathname: string): boolean =>
  ofServer.some((prefix) =>
    prefix.endsWith('/')
      ? pathname.startsWith(prefix)
      : pathname === prefix || pathname.startsWith(`${prefix}/`),
  );
