/** Who may see what of a notification: the person it was written to, and the guardian of a child. */
import type { AccessPolicy } from '../../kernel/entities/policy.ts';

export const notificationPolicy = {
  Query: { getNotifications: 'signedIn', getNotificationSettings: 'signedIn' },
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
    NotificationSetting: {
      id: ['self'],
      off: ['self'],
      quiet: ['self'],
      agendaAt: ['self'],
      remindMinutes: ['self'],
    },
    QuietHours: { from: 'asParent', to: 'asParent' },
  },
} as const satisfies AccessPolicy;
