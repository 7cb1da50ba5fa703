/** A teacher deletes a discount: it holds for no lesson any more that begins from now on. */
import * as v from 'valibot';
import { id } from '../basics/wire.ts';
import { version } from '../kernel/sharedInput.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { namesTold } from './discountCard.ts';
import { discountFacts } from './discountFacts.ts';

export const deleteDiscount = operation({
  name: 'deleteDiscount',
  writes: ['discount'],
  card: { effect: 'removeDiscount', about: namesTold },
  args: v.strictObject({ id, version }),
  facts: (said, actor) => discountFacts({ id: said.id, version: said.version, field: 'id' }, actor),
  // A lapsed teacher too: what one has given one may end.
  change: (_args, { discount }, { nowMs }): Change => ({
    rows: [{ before: discount, after: { ...discount, deletedMs: nowMs, modifiedMs: nowMs } }],
    tell: [],
    about: [discount.id],
  }),
});
