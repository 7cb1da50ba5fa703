/** Fetches a Google calendar by its secret address: the only address that the server fetches on a person's behalf. */

export const mostBytes = 1024 * 1024;
const longestMs = 8000;

export type Fetched = { text: string } | 'FOREIGN_ADDRESS' | 'UNREACHABLE' | 'TOO_LARGE';

/** null for every other address: nobody can make this server call an address of their choice. */
export function googleAddress(written: string): URL | null {
  if (written.length > 500 || !URL.canParse(written)) return null;
  const url = new URL(written);
  const isGoogle =
    url.protocol === 'https:' &&
    url.hostname === 'calendar.google.com' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '';
  const isFeed = /^\/calendar\/ical\/[\w.%@+-]+\/[\w-]+\/(?:basic|full)\.ics$/.test(url.pathname);
  if (!isGoogle || !isFeed) return null;
  url.hash = '';
  url.search = '';
  return url;
}

export async function fetchCalendar(written: string, fetching: typeof fetch = fetch): Promise<Fetched> {
  const url = googleAddress(written);
  if (!url) return 'FOREIGN_ADDRESS';
  try {
    const answer = await fetching(url, {
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(longestMs),
      headers: { accept: 'text/calendar' },
    });
    if (!answer.ok || !answer.body) return 'UNREACHABLE';
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of answer.body) {
      bytes += part.length;
      // Leaving the loop closes the connection.
      if (bytes > mostBytes) return 'TOO_LARGE';
      parts.push(part);
    }
    return { text: Buffer.concat(parts).toString('utf8') };
  } catch {
    // Refused, interrupted, redirected or too slow: the same to the caller.
    return 'UNREACHABLE';
  }
}
