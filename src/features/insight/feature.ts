/** What the figures and the students say of the lessons. */
import { ChartColumn } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const insight: Feature = {
  routes: [
    {
      path: '/stats',
      access: ['teacher'],
      frame: 'shell',
      menu: { words: 'insight.stats.title', icon: ChartColumn, key: 'F', for: ['teacher'] },
      screen: async () => (await import('./StatsScreen.tsx')).StatsScreen,
    },
  ],
};
