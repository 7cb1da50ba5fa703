/** What a subscription costs, and the own one. */
import type { Feature } from '../../lib/routes/route.ts';

export const plans: Feature = {
  routes: [
    {
      path: '/pricing',
      access: 'anyone',
      frame: 'page',
      screen: async () => (await import('./PricingScreen.tsx')).PricingScreen,
    },
  ],
};
