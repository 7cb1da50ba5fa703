/** The teacher's calendar. */
import { CalendarDays } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const calendar: Feature = {
  routes: [
    {
      path: '/home',
      access: ['teacher'],
      frame: 'shell',
      menu: { words: 'shell.calendar', icon: CalendarDays, key: 'C', for: ['teacher'] },
      screen: async () => (await import('./TeacherHome.tsx')).TeacherHome,
    },
  ],
};
