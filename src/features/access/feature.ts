/** The ways in: signing in and up, the mailed code, a new password. */
import type { Feature } from '../../lib/routes/route.ts';

export const access: Feature = {
  routes: [
    {
      path: '/login',
      access: 'signedOut',
      frame: 'page',
      screen: async () => (await import('./SignIn.tsx')).SignIn,
    },
    {
      path: '/register',
      access: 'signedOut',
      frame: 'page',
      screen: async () => (await import('./SignUp.tsx')).SignUp,
    },
    {
      path: '/secondStep',
      access: 'signedOut',
      frame: 'page',
      screen: async () => (await import('./SecondStep.tsx')).SecondStep,
    },
    {
      path: '/verify',
      access: 'signedOut',
      frame: 'page',
      screen: async () => (await import('./Verify.tsx')).Verify,
    },
    {
      path: '/resetPassword',
      access: 'anyone',
      frame: 'page',
      screen: async () => (await import('./ResetPassword.tsx')).ResetPassword,
    },
  ],
};
