/** What the link of an invitation leads to. */
import type { ClaimQuery } from './claim.fetch.generated.ts';

export type Claim = NonNullable<ClaimQuery['claim']>;
