/** Where the installed product begins: its icon, its shortcuts, and what other apps share with it (public/manifest-*.webmanifest). */
import type { Feature } from '../../lib/routes/route.ts';

export const opening: Feature = {
  routes: [
    {
      path: '/open',
      access: ['teacher', 'student', 'parent', 'admin'],
      frame: 'shell',
      screen: async () => (await import('./OpenScreen.tsx')).OpenScreen,
    },
  ],
};
