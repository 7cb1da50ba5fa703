/** Opens a session for somebody who has proved their identity by a code or a passkey; not reachable from outside. */
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';

export const signInPlugin = {
  id: 'enter-as',
  endpoints: {
    enterAs: createAuthEndpoint.serverOnly(
      { method: 'POST', body: v.object({ userId: v.string(), by: v.picklist(['code', 'passkey']) }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw new Error('there is nobody of this id');
        if (context.body.by === 'code' && 'twoFactorEnabled' in user && user.twoFactorEnabled === true)
          throw new Error('a code by mail does not replace the second factor');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return { user };
      },
    ),
  },
} satisfies BetterAuthPlugin;
