/** The way into a session by password, and out of one. */
import * as v from 'valibot';
import { Denied } from '../doors/answer.ts';
import { entered, type Entered } from './entered.ts';
import { emailAddress, valid } from './newAccount.ts';
import { renewHash } from './passwordHash.ts';
import type { AccessParts, SigningUp } from './signingUp.ts';

export type SigningIn = {
  signIn(body: unknown, address: string): Promise<Entered>;
  signOut(cookie: string): Promise<{ cookies: string[] }>;
};

const credentials = v.object({
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
});

type Parts = Pick<AccessParts, 'accounts' | 'counting' | 'store'> & {
  signingUp: Pick<SigningUp, 'waitingFor'>;
};

export function makeSigningIn({ accounts, counting, signingUp, store }: Parts): SigningIn {
  return {
    async signIn(body, address) {
      const { email, password } = valid(credentials, body);
      const attempts = await counting.begin('sign-in', email, address);
      const response = await accounts.api.signInEmail({ body: { email, password }, asResponse: true });
      if (response.ok) {
        await attempts.succeed();
        const who = await entered(response);
        await renewHash(store, who.user.id, password);
        return who;
      }
      const request = await signingUp.waitingFor(email, password);
      if (request === null) return entered(response);
      await attempts.succeed();
      throw new Denied(403, 'UNVERIFIED', 'The address is not verified yet.', { request });
    },
    async signOut(cookie) {
      const response = await accounts.api.signOut({ headers: new Headers({ cookie }), asResponse: true });
      return { cookies: response.headers.getSetCookie() };
    },
  };
}
