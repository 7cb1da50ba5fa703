/** The teacher's subjects and what is taught in them. */
import { BookOpen } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const subjects: Feature = {
  routes: [
    {
      path: '/subjects',
      access: ['teacher'],
      frame: 'shell',
      menu: { words: 'shell.planning', icon: BookOpen, key: 'P', for: ['teacher'] },
      screen: async () => (await import('./SubjectsScreen.tsx')).SubjectsScreen,
    },
  ],
};
