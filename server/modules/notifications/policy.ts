/** Who may see what of a notification: the person it was written to, and the guardian of a child. */
import type { AccessPolicy } from '../../kernel/entities/policy.ts';

export const notificationPolicy = {
  Query: { getNotifications: 'signedIn' },
  Subscription: { notifications: 'signedIn' },
  types: {
    Notification: {
      id: ['self', 'guardian'],
      title: ['self', 'guardian'],
      message: ['self', 'guardian'],
      timestamp: ['self', 'guardian'],
      read: ['self', 'guardian'],
      removed: ['self', 'guardian'],
      type: ['self', 'guardian'],
    },
  },
} as const satisfies AccessPolicy;
