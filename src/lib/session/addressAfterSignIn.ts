/** The address that a visitor asked for before signing in: in the router's state, and over the identity provider's pages, and for an invitation, in the tab's storage. */
const key = 'openAfterSignIn';

export const addressFrom = (state: unknown): string | null =>
  state && typeof state === 'object' && 'from' in state && typeof state.from === 'string' ? state.from : null;

/** Whom the invitation is for that led here. */
export const nameInvited = (state: unknown): string | null =>
  state && typeof state === 'object' && 'invited' in state && typeof state.invited === 'string'
    ? state.invited
    : null;

export const keptAddress = (): string | null => sessionStorage.getItem(key);

export function keepAddress(address: string | null): void {
  if (address === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, address);
}
