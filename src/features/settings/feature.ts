/** The teacher's settings. */
import { Settings } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const settings: Feature = {
  routes: [
    {
      path: '/settings',
      access: ['teacher'],
      frame: 'shell',
      menu: { words: 'settings.title', icon: Settings, key: 'E', for: ['teacher'] },
      screen: async () => (await import('./SettingsScreen.tsx')).SettingsScreen,
    },
  ],
};
