/** The headers of every answer: run only our own scripts, never be framed, guess no content types. */
import type { ServerResponse } from 'node:http';

/** Inline styles are allowed: Radix, sonner and FullCalendar write theirs into the page. */
function contentSecurityPolicy(publicUrl: URL, scripts: readonly string[]): string {
  // Older versions of Safari do not count the page's own websocket as 'self'.
  const socket = `${publicUrl.protocol === 'https:' ? 'wss' : 'ws'}://${publicUrl.host}`;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${socket}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text becomes markup or a script only through a Trusted Types policy; the page has one, for the service worker's address.
    "require-trusted-types-for 'script'",
    'trusted-types worker',
  ].join('; ');
}

/** `scripts`: the hashes of those that stand in a page. */
export function securityHeaders(publicUrl: URL, scripts: readonly string[]): (res: ServerResponse) => void {
  const headers = new Map([
    ['content-security-policy', contentSecurityPolicy(publicUrl, scripts)],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), payment=(), usb=()'],
  ]);
  if (publicUrl.protocol === 'https:')
    headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  return (res) => res.setHeaders(headers);
}
