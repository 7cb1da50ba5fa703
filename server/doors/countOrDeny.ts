/** A query that could be used to try names or addresses is answered only so often. */
import type { Counted } from '../limits/limits.ts';
import type { LimitName } from '../limits/table.ts';
import type { Context } from './context.ts';
import { denied } from './denied.ts';

export async function countOrDeny(
  { limits }: Pick<Context, 'limits'>,
  name: LimitName,
  of: Counted,
): Promise<void> {
  const retryAfterSeconds = await limits.wait(name, of);
  if (retryAfterSeconds > 0) throw denied('RATE_LIMITED', { retryAfterSeconds });
}
