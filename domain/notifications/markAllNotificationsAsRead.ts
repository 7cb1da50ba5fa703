/** A person has read all that they were told. */
import * as v from 'valibot';
import { id } from '../basics/wire.ts';
import { operation } from '../kernel/operation.ts';
import { changeOfAll, ownNotifications } from './notification.ts';

export const markAllNotificationsAsRead = operation({
  name: 'markAllNotificationsAsRead',
  own: true,
  writes: ['notification'],
  card: { effect: 'readAllNotices', about: () => '' },
  args: v.strictObject({ userId: id }),
  facts: ({ userId }, actor) => ownNotifications(userId, actor),
  change: (_args, { notifications }, { nowMs }) =>
    changeOfAll(
      notifications.filter(({ readMs }) => readMs === null),
      { readMs: nowMs },
    ),
});
