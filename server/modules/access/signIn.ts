/** Signing in by password, and signing out. */
import * as v from 'valibot';
import { Denied } from '../../basics/httpDenied.ts';
import type { Count } from '../../kernel/limits/rateLimits.ts';
import { networkOf } from '../../kernel/limits/network.ts';
import { orAway } from './accounts.ts';
import { readPasswordSignIn, readSignIn, type HalfSignedIn, type SignInResponse } from './signInResponse.ts';
import { hashingFor } from './hashQueue.ts';
import { emailAddress, valid } from './newAccount.ts';
import { renewHash, type PasswordCost } from './passwordHash.ts';
import type { AccessParts, SigningUp } from './signUp.ts';

export type SigningIn = {
  signIn(body: unknown, address: string): Promise<SignInResponse | HalfSignedIn>;
  signOut(cookie: string): Promise<{ cookies: string[] }>;
};

const credentials = v.object({
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
});

type Parts = Pick<AccessParts, 'accounts' | 'limits' | 'store'> & {
  signingUp: Pick<SigningUp, 'waitingFor'>;
  passwordCost: PasswordCost | undefined;
};

export function makeSigningIn({ accounts, limits, signingUp, store, passwordCost }: Parts): SigningIn {
  /** Everything is counted before the password is hashed, which is the expensive part. */
  async function count(
    email: string,
    address: string,
  ): Promise<{ isKnown: boolean; right(): Promise<void> }> {
    const pair = { who: email, address };
    const [isKnown, ofPair] = await Promise.all([
      limits.isKnownPlace(pair),
      limits.count('signInToAccountFromAddress', pair),
    ]);
    const others: Count[] = [];
    if (!isKnown) {
      others.push(await limits.count('signInFromAddress', { address }));
      others.push(await limits.count('signInToAccount', { who: email }));
    }
    return {
      isKnown,
      async right() {
        await Promise.all([ofPair.startAnew(), ...others.map((other) => other.giveBack())]);
      },
    };
  }

  return {
    async signIn(body, address) {
      const { email, password } = valid(credentials, body);
      const { isKnown, right } = await count(email, address);
      return hashingFor({ whose: isKnown ? email : networkOf(address), isKnown }, async () => {
        const response = await orAway(() =>
          accounts.api.signInEmail({ body: { email, password }, asResponse: true }),
        );
        if (response.ok) {
          const who = await readPasswordSignIn(response);
          await right();
          if ('secondStep' in who) return who;
          await limits.rememberPlace({ who: email, address });
          await renewHash(store, who.user.id, password, passwordCost);
          return who;
        }
        const request = await signingUp.waitingFor(email, password);
        if (request === null) return readSignIn(response);
        await right();
        throw new Denied(403, 'UNVERIFIED', 'The address is not verified yet.', { request });
      });
    },
    async signOut(cookie) {
      const response = await orAway(() =>
        accounts.api.signOut({ headers: new Headers({ cookie }), asResponse: true }),
      );
      return { cookies: response.headers.getSetCookie() };
    },
  };
}
