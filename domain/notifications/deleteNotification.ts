/** A person deletes one of their notifications; an undo brings it back. */
import * as v from 'valibot';
import { refuse } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import { operation } from '../kernel/operation.ts';
import { changeOfOne, ownNotification } from './notification.ts';

export const deleteNotification = operation({
  name: 'deleteNotification',
  own: true,
  writes: ['notification'],
  card: { effect: 'removeNotice', about: () => '' },
  args: v.strictObject({ id, userId: id }),
  *facts({ id: of, userId }, actor) {
    return userId === actor.id ? yield* ownNotification(of, actor) : refuse('NOT_FOUND', 'userId');
  },
  change: (_args, found, { nowMs }) => changeOfOne(found, { removedMs: nowMs }),
});
