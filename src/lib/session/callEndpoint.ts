/** Calls the endpoints of accounts, which answer a code that the pages turn into a sentence (spec section 8). */
import { accountProblems, type AccountProblem } from '../../../domain/access/accountRules.ts';

const endpointFailures = [
  'WRONG_CREDENTIALS',
  'WRONG_DETAILS',
  'UNVERIFIED',
  'EMAIL_TAKEN',
  'EMAIL_UNKNOWN',
  'BAD_CODE',
  'CODE_OVER',
  'SECOND_STEP_OVER',
  'SECOND_STEP',
  'VERIFY_FAILED',
  'RESEND_FAILED',
  'PROVE_AGAIN',
  'PASSKEY_WRONG',
  'GOOGLE_UNKNOWN',
  'GOOGLE_UNVERIFIED',
  'RATE_LIMITED',
  'MAINTENANCE',
  'CONNECTION',
  'SOMETHING_WRONG',
] as const;

export type AccessFailure = (typeof endpointFailures)[number] | AccountProblem;

const known: readonly AccessFailure[] = [...endpointFailures, ...accountProblems];

export type EndpointAnswer =
  | { failure: null; body: Record<string, unknown> }
  | { failure: AccessFailure; body: Record<string, unknown> };

let tellEnded: () => unknown = () => undefined;

/** What is done when an endpoint answers that nobody is signed in any more (spec section 4). */
export function onSessionOver(tell: () => unknown): void {
  tellEnded = tell;
}

/** A wrong password is a 401 too, and ends nothing. */
export function heedSession(status: number, code: unknown): void {
  if (status === 401 && code === 'UNAUTHENTICATED') tellEnded();
}

export async function callEndpoint(path: string, sent: object): Promise<EndpointAnswer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
  } catch {
    return { failure: 'CONNECTION', body: {} };
  }
  const answer: unknown = await response.json().catch(() => null);
  const body = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  heedSession(response.status, body['code']);
  return response.ok ? { failure: null, body } : { failure: failureOf(response.status, body['code']), body };
}

function failureOf(status: number, code: unknown): AccessFailure {
  const told = known.find((one) => one === code);
  if (told) return told;
  if (status === 429) return 'RATE_LIMITED';
  return status === 401 || status === 403 ? 'WRONG_DETAILS' : 'SOMETHING_WRONG';
}
