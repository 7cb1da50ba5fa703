/** Where a student asks for lessons. */
import { CalendarPlus } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const booking: Feature = {
  routes: [
    {
      path: '/studentMeetingCreation',
      access: ['student'],
      frame: 'shell',
      menu: { words: 'booking.title', icon: CalendarPlus, key: 'B', for: ['student'] },
      screen: async () => (await import('./MeetingCreation.tsx')).MeetingCreation,
    },
  ],
};
