/** What lessons cost. */
import { Percent } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const money: Feature = {
  routes: [
    {
      path: '/discounts',
      access: ['teacher'],
      frame: 'shell',
      menu: { words: 'discounts.title', icon: Percent, key: 'D', for: ['teacher'] },
      screen: async () => (await import('./DiscountsScreen.tsx')).DiscountsScreen,
    },
  ],
};
