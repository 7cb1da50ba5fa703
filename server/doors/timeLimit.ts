/** An answer that takes too long is given up, so that a slow one does not hold the line for ever (access.md T7). */
import { GraphQLError } from 'graphql';

export const answerLimitMs = 5_000;

export async function inTime<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new GraphQLError('INTERNAL', { extensions: { code: 'INTERNAL', http: { status: 503 } } }));
    }, answerLimitMs);
  });
  try {
    return await Promise.race([work(), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
