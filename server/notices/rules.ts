/** Who may see what of a notification: the person it was written to, and the guardian of a child. */
import type { AreaRules } from '../schema/rule.ts';

export const noticesRules = {
  Query: { getNotifications: 'signedIn' },
  Subscription: { notifications: 'signedIn' },
  types: {
    Notification: {
      id: ['self', 'guardian'],
      title: ['self', 'guardian'],
      message: ['self', 'guardian'],
      timestamp: ['self', 'guardian'],
      read: ['self', 'guardian'],
      type: ['self', 'guardian'],
    },
  },
} as const satisfies AreaRules;
