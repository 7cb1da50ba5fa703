/** Plans that were confirmed without a line, as they lie on the device for the worker to send: read by the page and the worker alike. */

export type Waiting = {
  userId: string;
  requestId: string;
  /** The request as the page itself would send it, and the one that tells who is in. */
  body: string;
  whoIsIn: string;
  /** The worker has sent it and knows that it was done. */
  done?: { atMs: number; changeId: string | null };
};

const prefix = 'outbox:';

export const outboxKey = (requestId: string): string => `${prefix}${requestId}`;
export const isOutboxKey = (key: IDBValidKey): key is string =>
  typeof key === 'string' && key.startsWith(prefix);

/** The thread's cards say which plans still wait. */
export const threadKey = (userId: string): string => `thread:${userId}`;

/** What the browser calls the worker by when there is a line again. */
export const syncTag = 'outbox';
