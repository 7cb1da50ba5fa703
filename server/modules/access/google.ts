/** Sign-in through an OpenID provider: better-auth handles PKCE, state and nonce; who may sign in, and in which role, is decided here (access.md T27). */
import type { IncomingMessage } from 'node:http';
import { getOAuthState } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins';
import * as v from 'valibot';
import { languages } from '../../../domain/basics/languages.ts';
import { newcomerDefaults, newcomerRoles, tidied } from '../../../domain/access/accountRules.ts';
import { Denied } from '../../basics/httpDenied.ts';
import type { Store } from '../../db/database.ts';
import { makeAccounts, type Accounts, type AccountSettings } from './accounts.ts';
import type { Limits } from '../../kernel/limits/rateLimits.ts';
import { valid } from './newAccount.ts';

export const googleCallback = '/auth/callback/google';

export type Google = {
  /** Where to send the browser, and the cookies that bind its return to this browser. */
  start(body: unknown, address: string): Promise<{ url: string; cookies: string[] }>;
  /** The browser returns; the answer redirects it and, on success, opens a session. */
  comeBack(req: IncomingMessage): Promise<Response>;
};

/** Any OpenID provider; Google by default. */
export type GoogleSettings = { clientId: string; clientSecret: string; discoveryUrl: string };

type Parts = {
  store: Store;
  account: AccountSettings;
  google: GoogleSettings;
  limits: Limits;
};

const asked = v.object({
  /** Given on sign-up; without it somebody without an account is told to sign up first. */
  role: v.optional(v.picklist(newcomerRoles, 'BAD_REQUEST')),
  language: v.optional(v.picklist(languages, 'BAD_REQUEST'), newcomerDefaults.language),
  search: v.optional(v.pipe(v.string('BAD_REQUEST'), v.maxLength(500, 'BAD_REQUEST')), ''),
});

export function makeGoogle({ store, account, google, limits }: Parts): Google {
  const { origin } = account.publicUrl;
  let accounts: Accounts | null = null;
  // Separate from the accounts with passwords, so that a provider that does not answer holds up nobody else.
  async function withProvider(): Promise<Accounts> {
    accounts ??= makeAccounts(store, account, [providerOf(google)]);
    const { socialProviders } = await accounts.$context;
    // Metadata that was tampered with names an issuer other than its own address.
    if (socialProviders.some(({ issuer = '' }) => bare(issuer) === bare(issuerAt(google.discoveryUrl))))
      return accounts;
    // The provider was unreachable or not trustworthy when its metadata was loaded; the next attempt loads it again.
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

/** Keeps only those parameters of the page that matter after sign-in. */
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
        // The library accepts an answer without an ID token, and one about somebody other than the token's subject.
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

/** The subject of a token that the library has verified. */
function subjectOf(idToken = ''): string {
  const claims: unknown = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  return v.parse(v.object({ sub: v.pipe(v.string(), v.nonEmpty()) }), claims).sub;
}
