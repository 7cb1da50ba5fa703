/** A person has read one of their notifications. */
import * as v from 'valibot';
import { id } from '../basics/wire.ts';
import { operation } from '../kernel/operation.ts';
import { changeOfOne, ownNotification } from './notification.ts';

export const markNotificationAsRead = operation({
  name: 'markNotificationAsRead',
  own: true,
  writes: ['notification'],
  card: { effect: 'readNotice', about: () => '' },
  args: v.strictObject({ id }),
  facts: ({ id: of }, actor) => ownNotification(of, actor),
  change: (_args, found, { nowMs }) => changeOfOne(found, { readMs: found.notification.readMs ?? nowMs }),
});
