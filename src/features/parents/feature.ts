/** The parent's children and their lessons. */
import { House } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const parents: Feature = {
  routes: [
    {
      path: '/parent/home',
      access: ['parent'],
      frame: 'shell',
      menu: { words: 'shell.home', icon: House, key: 'M', for: ['parent'] },
      screen: async () => (await import('./ParentHome.tsx')).ParentHome,
    },
  ],
};
