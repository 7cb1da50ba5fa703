/** Limits queries that could be used to probe names or addresses. */
import type { Counted, Limits } from './rateLimits.ts';
import type { LimitName } from './table.ts';
import { denied } from '../../basics/denied.ts';

export async function countOrDeny(
  { limits }: { limits: Pick<Limits, 'wait'> },
  name: LimitName,
  of: Counted,
): Promise<void> {
  const retryAfterSeconds = await limits.wait(name, of);
  if (retryAfterSeconds > 0) throw denied('RATE_LIMITED', { retryAfterSeconds });
}
