/** The home of whoever runs the product. */
import { House } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const admin: Feature = {
  routes: [
    // Any signed-in user may open it; the figures in it are the server's to give (access.md).
    {
      path: '/admin',
      access: ['teacher', 'student', 'parent', 'admin'],
      frame: 'shell',
      menu: { words: 'shell.home', icon: House, key: 'M', for: ['admin'] },
      screen: async () => (await import('./AdminHome.tsx')).AdminHome,
    },
  ],
};
