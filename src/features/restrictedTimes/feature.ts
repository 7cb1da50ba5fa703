/** The hours that a teacher has closed. */
import { CalendarOff } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const restrictedTimes: Feature = {
  routes: [
    {
      path: '/restrictedTimes',
      access: ['teacher'],
      frame: 'shell',
      menu: { words: 'closed.title', icon: CalendarOff, key: 'H', for: ['teacher'] },
      screen: async () => (await import('./RestrictedTimes.tsx')).RestrictedTimes,
    },
  ],
};
