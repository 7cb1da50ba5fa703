/** Who has paid, for teachers and for families. */
import { Wallet } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const families: Feature = {
  routes: [
    {
      path: '/payments',
      access: ['teacher', 'student', 'parent'],
      frame: 'shell',
      menu: { words: 'payments.title', icon: Wallet, key: 'Y', for: ['teacher', 'student', 'parent'] },
      screen: async () => (await import('./PaymentsOfRole.tsx')).PaymentsOfRole,
    },
    {
      path: '/receipt',
      access: ['student', 'parent', 'teacher'],
      frame: 'shell',
      screen: async () => (await import('./ReceiptScreen.tsx')).ReceiptScreen,
    },
  ],
};
