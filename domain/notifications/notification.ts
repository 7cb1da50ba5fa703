/** A notification as its reader's actions change it: read, or removed. What it says never changes and is no part of the row. */
import type { Id } from '../basics/ids.ts';
import { refuse, type Refusal } from '../basics/refusal.ts';
import type { Actor } from '../kernel/actor.ts';
import { entity } from '../kernel/entity.ts';
import type { Change } from '../kernel/operation.ts';
import { need, type Gathering } from '../kernel/facts.ts';

export type Notification = {
  kind: 'notification';
  id: Id;
  revision: number;
  readMs: number | null;
  removedMs: number | null;
};

type Wanted = { userId: Id; ids?: readonly Id[] };

export const notificationEntity = entity<Notification>()({
  kind: 'notification',
  wire: { name: 'notification', type: 'Notification' },
  undo: 'marks',
  answers: {
    notifications: (found: Notification[], { ids }: Wanted, rows) => {
      const after = new Map([...found, ...rows].map((row) => [row.id, row]));
      return [...after.values()].filter(
        ({ id, removedMs }) => removedMs === null && (!ids || ids.includes(id)),
      );
    },
  },
});

declare module '../kernel/rows.ts' {
  interface Entities {
    notification: typeof notificationEntity;
  }
}

declare module '../kernel/facts.ts' {
  interface Questions {
    /** A person's own that stand, read or not; without ids all of them. */
    notifications: [of: Wanted, answer: Notification[]];
  }
}

/** One of one's own; somebody else's is not there. */
export function* ownNotification(id: Id, actor: Actor): Gathering<{ notification: Notification } | Refusal> {
  const [notification] = yield* need('notifications', { userId: actor.id, ids: [id] });
  return notification ? { notification } : refuse('NOT_FOUND', 'id');
}

export function* ownNotifications(
  userId: Id,
  actor: Actor,
): Gathering<{ notifications: Notification[] } | Refusal> {
  if (userId !== actor.id) return refuse('NOT_FOUND', 'userId');
  return { notifications: yield* need('notifications', { userId }) };
}

/** The actions of one: what it is after. */
export function changeOfOne(
  { notification }: { notification: Notification },
  part: Pick<Notification, 'readMs'> | Pick<Notification, 'removedMs'>,
): Change {
  const after = { ...notification, ...part };
  return { rows: [{ before: notification, after }], tell: [], about: [notification.id] };
}

/** The actions of all: what those are after that it concerns. */
export function changeOfAll(
  notifications: readonly Notification[],
  part: Pick<Notification, 'readMs'> | Pick<Notification, 'removedMs'>,
): Change {
  const rows = notifications.map((before) => ({ before, after: { ...before, ...part } }));
  return { rows, tell: [], about: [] };
}
