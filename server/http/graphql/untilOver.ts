/** What graphql-ws is given for a subscription whose results are sent past it: nothing comes of it but its end. */
import type { ExecutionResult } from 'graphql';
import type { Rows } from '../../kernel/live/rows.ts';

type End = IteratorResult<never, undefined>;
const over: End = { done: true, value: undefined };

export function untilOver(
  results: Rows<ExecutionResult>,
  send: (result: ExecutionResult) => void,
): AsyncIterableIterator<never, undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<End>();
  // It may fail before anybody waits for it.
  promise.catch(() => {});
  const leave = results.hear({
    row: send,
    end(fault) {
      leave();
      if (fault === undefined) resolve(over);
      else reject(fault as Error);
    },
  });
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => promise,
    return() {
      leave();
      resolve(over);
      return promise;
    },
  };
}
