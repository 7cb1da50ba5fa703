/** A query that could be used to try names or addresses is answered only so often. */
import type { Counted } from './rateLimits.ts';
import type { LimitName } from './table.ts';
import type { Context } from '../api/context.ts';
import { denied } from '../../basics/denied.ts';

export async function countOrDeny(
  { limits }: Pick<Context, 'limits'>,
  name: LimitName,
  of: Counted,
): Promise<void> {
  const retryAfterSeconds = await limits.wait(name, of);
  if (retryAfterSeconds > 0) throw denied('RATE_LIMITED', { retryAfterSeconds });
}
