/** The first page, before anybody is in. */
import { isNative } from '../../lib/device/isNative.ts';
import type { Feature } from '../../lib/routes/route.ts';

export const landing: Feature = {
  routes: [
    {
      path: '/',
      access: 'anyone',
      frame: 'page',
      screen: async () =>
        isNative()
          ? (await import('../../lib/phone/ToHome.tsx')).ToHome
          : (await import('./Landing.tsx')).Landing,
    },
  ],
};
