/** What the figures and the students say of the lessons. */
import type { Feature } from '../../lib/routes/route.ts';

export const insight: Feature = {
  routes: [
    { path: '/feedback', access: ['teacher'], frame: 'shell' },
    { path: '/stats', access: ['teacher'], frame: 'shell' },
  ],
};
