/** What a subscription costs, and the own one. */
import { isNative } from '../../lib/device/isNative.ts';
import type { Feature } from '../../lib/routes/route.ts';

export const plans: Feature = {
  routes: [
    {
      path: '/pricing',
      access: 'anyone',
      frame: 'page',
      // The stores forbid an app to lead to a way of paying that is not theirs.
      screen: async () =>
        isNative()
          ? (await import('../../lib/phone/ToHome.tsx')).ToHome
          : (await import('./PricingScreen.tsx')).PricingScreen,
    },
  ],
};
