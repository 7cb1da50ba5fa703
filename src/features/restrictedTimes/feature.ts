/** The hours that a teacher has closed. */
import { CalendarOff } from 'lucide-react';
import { lazyPart } from '../../lib/page/lazyPart.ts';
import { besideCalendar, type Feature } from '../../lib/routes/route.ts';
import type { ClosingByHand } from './RestrictedTimeDialog.tsx';

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
  besideCalendar: besideCalendar<ClosingByHand>({
    words: 'closed.add',
    icon: CalendarOff,
    opened: (start) => ({ kind: 'new', start, end: null }),
    planned: (steps) => {
      const input = steps.find((step) => step.name === 'addRestrictedTime')?.args.input;
      return input ? { kind: 'new', ...input } : null;
    },
    // The form previews what it would do, with all that decides.
    form: lazyPart(async () => (await import('./RestrictedTimeDialog.tsx')).RestrictedTimeDialog),
  }),
};
