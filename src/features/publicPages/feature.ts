/** The pages that anybody may read. */
import type { Feature } from '../../lib/routes/route.ts';

export const publicPages: Feature = {
  routes: [
    { path: '/privacy-policy', access: 'anyone', frame: 'page' },
    { path: '/terms-of-use', access: 'anyone', frame: 'page' },
    { path: '/about', access: 'anyone', frame: 'page' },
    { path: '/contact', access: 'anyone', frame: 'page' },
    { path: '/faq', access: 'anyone', frame: 'page' },
  ],
};
