/** A person clears the list of their notifications; an undo brings it back. */
import * as v from 'valibot';
import { id } from '../basics/wire.ts';
import { operation } from '../kernel/operation.ts';
import { changeOfAll, ownNotifications } from './notification.ts';

export const deleteUserNotifications = operation({
  name: 'deleteUserNotifications',
  own: true,
  writes: ['notification'],
  card: { effect: 'clearNotices', about: () => '' },
  args: v.strictObject({ userId: id }),
  facts: ({ userId }, actor) => ownNotifications(userId, actor),
  change: (_args, { notifications }, { nowMs }) => changeOfAll(notifications, { removedMs: nowMs }),
});
