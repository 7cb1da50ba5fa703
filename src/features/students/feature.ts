/** The student's own lessons. */
import { House } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const students: Feature = {
  routes: [
    {
      path: '/students/home',
      access: ['student'],
      frame: 'shell',
      menu: { words: 'shell.lessons', icon: House, key: 'L', for: ['student'] },
      screen: async () => (await import('./StudentHome.tsx')).StudentHome,
    },
  ],
};
