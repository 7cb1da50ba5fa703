/** The person's own account. */
import type { Feature } from '../../lib/routes/route.ts';

export const account: Feature = {
  routes: [
    {
      path: '/UserEditScreen',
      access: ['teacher', 'student', 'parent', 'admin'],
      frame: 'shell',
      screen: async () => (await import('./OwnAccount.tsx')).OwnAccount,
    },
  ],
};
