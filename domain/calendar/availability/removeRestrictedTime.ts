/** A teacher opens closed hours again. */
import * as v from 'valibot';
import { id } from '../../basics/wire.ts';
import { operation, type Change } from '../../kernel/operation.ts';
import { version } from '../../kernel/sharedInput.ts';
import { restrictedTimeFacts } from './restrictedTimeFacts.ts';

export const removeRestrictedTime = operation({
  name: 'removeRestrictedTime',
  writes: ['restrictedTime'],
  card: { effect: 'open' },
  args: v.strictObject({ id, version }),
  facts: (said, actor) => restrictedTimeFacts({ id: said.id, version: said.version, field: 'id' }, actor),
  // A lapsed teacher too: what one has closed one may open.
  change(_args, { time }, { nowMs }): Change {
    return { rows: [{ before: time, after: { ...time, removedMs: nowMs } }], tell: [], about: [time.id] };
  },
});
