/** What lessons cost and who has paid. */
import type { Feature } from '../../lib/routes/route.ts';

export const money: Feature = {
  routes: [
    { path: '/discounts', access: ['teacher'], frame: 'shell' },
    { path: '/receipt', access: ['student'], frame: 'shell' },
  ],
};
