/** The sign-up that waits for its code, remembered by this tab alone, so that a reload does not lose it. */

export type WaitingCode = { request: string; email: string };

const key = 'waitingCode';

export function rememberWaiting(waiting: WaitingCode | null): void {
  if (waiting) sessionStorage.setItem(key, JSON.stringify(waiting));
  else sessionStorage.removeItem(key);
}

export function waitingCode(): WaitingCode | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('request' in kept) || !('email' in kept)) return null;
    return { request: String(kept.request), email: String(kept.email) };
  } catch {
    return null;
  }
}
