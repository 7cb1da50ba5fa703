/** What a teacher writes to those who build the product. */
import { MessageSquareText } from 'lucide-react';
import type { Feature } from '../../lib/routes/route.ts';

export const feedback: Feature = {
  routes: [
    {
      path: '/feedback',
      access: ['teacher'],
      frame: 'shell',
      menu: { words: 'feedback.title', icon: MessageSquareText, key: 'K', for: ['teacher'] },
      screen: async () => (await import('./FeedbackScreen.tsx')).FeedbackScreen,
    },
  ],
};
