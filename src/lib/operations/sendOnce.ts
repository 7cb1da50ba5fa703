/**
 * The one way to send steps. The same steps keep their request id until they are answered: over a double press, a retry,
 * a reload and a lost answer, so that they are done once.
 */
import type { Step } from '../../../domain/operations.ts';
import { codecNow } from '../entities/codecNow.ts';
import { sendSteps, type Sent } from './sendSteps.ts';
import { useSession } from '../session/session.ts';

const pauseMs = 800;
const storeName = 'sent-without-answer';

/** By what is sent: the id under which it was sent and not answered yet. */
type Unanswered = Record<string, string>;

const underWay = new Map<string, Promise<Sent>>();

/** `requestId`: of a plan that keeps its own with its card. `tries`: while there is a line but no answer. */
export function sendOnce(
  steps: readonly Step[],
  { requestId, tries = 1 }: { requestId?: string; tries?: number } = {},
): Promise<Sent> {
  const text = requestId ?? `${useSession.getState().user?.id ?? ''} ${JSON.stringify(steps)}`;
  const standing = underWay.get(text);
  if (standing) return standing;
  const sending = sendAgain(steps, requestId ?? idOf(text), tries).then((sent) => {
    underWay.delete(text);
    if (sent.outcome !== 'unknown') forget(text);
    return sent;
  });
  underWay.set(text, sending);
  return sending;
}

async function sendAgain(steps: readonly Step[], requestId: string, tries: number): Promise<Sent> {
  for (let attempt = 1; ; attempt += 1) {
    const sent = await sendSteps(steps, requestId, codecNow());
    if (sent.outcome !== 'unknown' || attempt >= tries || !navigator.onLine) return sent;
    await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
  }
}

function idOf(text: string): string {
  const unanswered = read();
  const requestId = unanswered[text] ?? crypto.randomUUID();
  write({ ...unanswered, [text]: requestId });
  return requestId;
}

function forget(text: string): void {
  const { [text]: _answered, ...others } = read();
  write(others);
}

/** Of this tab alone, and gone with it; where nothing can be kept, a reload is not covered. */
let inMemory: Unanswered = {};

function read(): Unanswered {
  try {
    return JSON.parse(sessionStorage.getItem(storeName) ?? '{}') as Unanswered;
  } catch {
    return inMemory;
  }
}

function write(unanswered: Unanswered): void {
  inMemory = unanswered;
  try {
    if (Object.keys(unanswered).length === 0) sessionStorage.removeItem(storeName);
    else sessionStorage.setItem(storeName, JSON.stringify(unanswered));
  } catch {
    // Full or forbidden: what is in memory holds as long as the page stands.
  }
}

useSession.subscribe(({ user }, before) => {
  if (before.user && user?.id !== before.user.id) write({});
});
