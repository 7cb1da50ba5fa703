/** The pages that anybody may read. */
import type { Feature } from '../../lib/routes/route.ts';

export const publicPages: Feature = {
  routes: [
    {
      path: '/privacy-policy',
      access: 'anyone',
      frame: 'page',
      screen: async () => (await import('./PrivacyScreen.tsx')).PrivacyScreen,
    },
    {
      path: '/terms-of-use',
      access: 'anyone',
      frame: 'page',
      screen: async () => (await import('./TermsScreen.tsx')).TermsScreen,
    },
    {
      path: '/about',
      access: 'anyone',
      frame: 'page',
      screen: async () => (await import('./AboutScreen.tsx')).AboutScreen,
    },
    {
      path: '/contact',
      access: 'anyone',
      frame: 'page',
      screen: async () => (await import('./ContactScreen.tsx')).ContactScreen,
    },
    {
      path: '/faq',
      access: 'anyone',
      frame: 'page',
      screen: async () => (await import('./FaqScreen.tsx')).FaqScreen,
    },
  ],
};
