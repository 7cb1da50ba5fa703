/** Stops waiting for an answer that takes too long, so that a slow one does not hold the connection for ever (access.md T7). */
import { TookTooLong } from './faultKind.ts';

export const answerLimitMs = 5_000;

export async function inTime<Answer>(work: () => Answer | Promise<Answer>, limitMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TookTooLong(`An answer was given up after ${limitMs} ms`));
    }, limitMs);
  });
  try {
    return await Promise.race([work(), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
