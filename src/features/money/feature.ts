/** What lessons cost and who has paid. */
import { Percent, Wallet } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const money: Feature = {
  routes: [
    {
      path: '/payments',
      access: ['teacher'],
      frame: 'shell',
      menu: { words: 'payments.title', icon: Wallet, key: 'Y', for: ['teacher'] },
      screen: async () => (await import('./PaymentsScreen.tsx')).PaymentsScreen,
    },
    {
      path: '/discounts',
      access: ['teacher'],
      frame: 'shell',
      menu: { words: 'discounts.title', icon: Percent, key: 'D', for: ['teacher'] },
      screen: async () => (await import('./DiscountsScreen.tsx')).DiscountsScreen,
    },
    { path: '/receipt', access: ['student'], frame: 'shell' },
  ],
};
