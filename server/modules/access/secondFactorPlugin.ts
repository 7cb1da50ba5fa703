/** The second factor as better-auth's plugin keeps it, and the same second step after an identity provider, where the plugin asks for none. */
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins';

/** How an authenticator app names the account. */
const issuer = 'Lesson Desk';

export const secondStepCookie = 'two_factor';
const secondStepPage = '/secondStep';
const secondStepSeconds = 600;

export const secondFactorPlugin = () =>
  twoFactor({
    issuer,
    twoFactorCookieMaxAge: secondStepSeconds,
    // Somebody who signs in with Google has no password; reauthenticate.ts asks for the sign-in instead.
    allowPasswordless: true,
    // A hard lock would let whoever knows the password lock the owner out; kernel/limits makes them wait.
    accountLockout: { enabled: false },
    schema: {
      twoFactor: {
        modelName: 'second_factors',
        fields: {
          userId: 'user_id',
          backupCodes: 'backup_codes',
          failedVerificationCount: 'failed_count',
          lockedUntil: 'locked_until',
        },
      },
    },
  });

/** The plugin looks at sign-ins by password alone. */
export const secondStepAfterProvider = {
  id: 'second-step-after-provider',
  hooks: {
    after: [
      {
        matcher: ({ path }) => path?.startsWith('/callback') ?? false,
        handler: createAuthMiddleware(async (ctx) => {
          const opened = ctx.context.newSession;
          if (!opened?.user['twoFactorEnabled']) return;
          const { internalAdapter, secret } = ctx.context;
          deleteSessionCookie(ctx, true);
          await internalAdapter.deleteSession(opened.session.token);
          ctx.context.setNewSession(null);
          const cookie = ctx.context.createAuthCookie(secondStepCookie, { maxAge: secondStepSeconds });
          const identifier = `2fa-${generateRandomString(20)}`;
          const expiresAt = new Date(Date.now() + secondStepSeconds * 1000);
          await internalAdapter.createVerificationValue({ value: opened.user.id, identifier, expiresAt });
          await internalAdapter.createVerificationValue({
            value: '0',
            identifier: `2fa-attempts-${identifier}`,
            expiresAt,
          });
          await ctx.setSignedCookie(cookie.name, identifier, secret, cookie.attributes);
          const { search } = new URL(ctx.context.responseHeaders?.get('location') ?? '/', 'http://page');
          throw ctx.redirect(secondStepPage + search);
        }),
      },
    ],
  },
} satisfies BetterAuthPlugin;
