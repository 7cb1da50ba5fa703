/** What was changed, by whom and when. */
import { History } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const history: Feature = {
  routes: [
    {
      path: '/log',
      access: ['teacher'],
      frame: 'shell',
      menu: { words: 'insight.log.title', icon: History, key: 'J', for: ['teacher'] },
      screen: async () => (await import('./LogScreen.tsx')).LogScreen,
    },
  ],
};
