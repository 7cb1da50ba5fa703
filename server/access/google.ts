/** Coming in by an OpenID provider: PKCE, state and nonce are better-auth's; who may, and as what, is said here (access.md T27). */
import type { IncomingMessage } from 'node:http';
import { getOAuthState } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins';
import * as v from 'valibot';
import { newcomerDefaults, newcomerRoles, tidied } from '../../domain/access/accountRules.ts';
import { Denied } from '../doors/answer.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/database.ts';
import { makeAccounts, type Accounts, type AccountSettings } from './accounts.ts';
import type { Limits } from '../limits/limits.ts';
import { valid } from './newAccount.ts';

export const googleCallback = '/auth/callback/google';

export type Google = {
  /** Where the browser is to go, and the cookies that tie its way back to this browser. */
  start(body: unknown, address: string): Promise<{ url: string; cookies: string[] }>;
  /** The browser comes back; it is answered with where to go and, if all is well, with a session. */
  comeBack(req: IncomingMessage): Promise<Response>;
};

type Parts = {
  store: Store;
  account: AccountSettings;
  google: NonNullable<Settings['google']>;
  limits: Limits;
};

const asked = v.object({
  /** Said by whoever signs up; without it an unknown account is told to sign up first. */
  role: v.optional(v.picklist(newcomerRoles, 'BAD_REQUEST')),
  language: v.optional(v.picklist(['he', 'en'], 'BAD_REQUEST'), newcomerDefaults.language),
  search: v.optional(v.pipe(v.string('BAD_REQUEST'), v.maxLength(500, 'BAD_REQUEST')), ''),
});

export function makeGoogle({ store, account, google, limits }: Parts): Google {
  const { origin } = account.publicUrl;
  let accounts: Accounts | null = null;
  // Beside the accounts that know passwords alone: a provider that does not answer holds up nobody else.
  async function withProvider(): Promise<Accounts> {
    accounts ??= makeAccounts(store, account, [providerOf(google)]);
    const { socialProviders } = await accounts.$context;
    // Whose metadata was exchanged on the way names an issuer that is not at its own address.
    if (socialProviders.some(({ issuer = '' }) => bare(issuer) === bare(issuerAt(google.discoveryUrl))))
      return accounts;
    // It was not to be reached, or not to be believed, when it was asked for its addresses; the next one asks anew.
    accounts = null;
    throw new Denied(502, 'SOMETHING_WRONG', 'The identity provider does not answer.');
  }

  return {
    async start(body, address) {
      const { role, language, search } = valid(asked, body);
      await limits.count('googleFromAddress', { address });
      const provider = await withProvider();
      const response = await provider.api.signInSocial({
        body: {
          provider: 'google',
          callbackURL: `${origin}/login${kept(search)}`,
          errorCallbackURL: `${origin}/login`,
          requestSignUp: role !== undefined,
          disableRedirect: true,
          additionalData: { role, language },
        },
        headers: new Headers(),
        asResponse: true,
      });
      const answer: unknown = await response.json();
      const url = typeof answer === 'object' && answer !== null && 'url' in answer ? answer.url : null;
      if (!response.ok || typeof url !== 'string')
        throw new Error(`the way to the identity provider answered ${response.status}`);
      return { url, cookies: response.headers.getSetCookie() };
    },
    async comeBack(req) {
      const { cookie = '' } = req.headers;
      return (await withProvider()).handler(
        new Request(new URL(req.url ?? '/', origin), { headers: { cookie } }),
      );
    },
  };
}

const issuerAt = (discoveryUrl: string): string => discoveryUrl.split('/.well-known/')[0] ?? '';
const bare = (address: string): string => address.replace(/\/$/, '');

/** Of the page's own parameters only those that the way after sign-in depends on. */
function kept(search: string): string {
  const given = new URLSearchParams(search);
  const left = new URLSearchParams();
  for (const name of ['subscribe', 'teacherId']) {
    const value = given.get(name);
    if (value !== null) left.set(name, value);
  }
  return left.size > 0 ? `?${left.toString()}` : '';
}

function providerOf({ clientId, clientSecret, discoveryUrl }: Parts['google']) {
  return genericOAuth({
    config: [
      {
        providerId: 'google',
        clientId,
        clientSecret,
        discoveryUrl,
        requireIdTokenVerification: true,
        // The library believes an answer without an ID token, and one that speaks of somebody else than it.
        accountSubject({ tokens: { idToken }, profile }) {
          const named = subjectOf(idToken);
          if (named !== profile['sub']) throw new Error('no ID token names whom the provider speaks of');
          return named;
        },
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        disableImplicitSignUp: true,
        async mapProfileToUser({ name, email }) {
          const said = await getOAuthState();
          const role = newcomerRoles.find((one) => one === said?.['role']);
          return { name: tidied(name ?? '') || String(email ?? ''), ...(role ? { role } : {}) };
        },
      },
    ],
  });
}

/** Of a token that the library has verified. */
function subjectOf(idToken = ''): string {
  const claims: unknown = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  return v.parse(v.object({ sub: v.pipe(v.string(), v.nonEmpty()) }), claims).sub;
}
