/** The teacher's students. */
import { Users } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const people: Feature = {
  routes: [
    {
      path: '/students',
      access: ['teacher'],
      frame: 'shell',
      menu: { words: 'students.title', icon: Users, key: 'S', for: ['teacher'] },
      screen: async () => (await import('./StudentsScreen.tsx')).StudentsScreen,
    },
  ],
};
