/** An ID token that is not the provider's word for this browser, now and to us, opens nothing, whoever stands between. */
import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aServer, type TestServer } from '../testServer.ts';
import { aProvider, type TestProvider } from './openIdProvider.ts';
import { begin, comeBack, enterBy, whoIs } from './providerBrowser.ts';

type Json = Record<string, unknown>;

const email = 'owner@example.test';

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await aProvider('http://localhost:4000');
  server = await aServer({ google: provider.google });
  await enterBy({ server, provider }, email, { role: 'teacher' });
});
afterAll(async () => {
  await server.stop();
  await provider.close();
});
beforeEach(() => {
  // What the provider and the library say of refused tries is no news here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  provider.tamper.clear();
  vi.restoreAllMocks();
});

const parts = (token: string) => token.split('.');
const read = (part = ''): Json => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;
const written = (part: Json): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const inRsa = (key: JsonWebKey) => (text: string) =>
  sign('sha256', Buffer.from(text), { key, format: 'jwk' }).toString('base64url');
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

function forged(token: string, head: Json, claims: Json, signed: (text: string) => string): string {
  const [header, body] = parts(token);
  const text = `${written({ ...read(header), ...head })}.${written({ ...read(body), ...claims })}`;
  return `${text}.${signed(text)}`;
}

/** Written anew by the provider's own key, so that nothing but the claim is wrong. */
const saying = (claims: Json) => (token: string) => forged(token, {}, claims, inRsa(provider.key));

const enterWith = (change: (token: string) => string | undefined) => {
  provider.tamper.set('/token', (answer) => ({ ...answer, id_token: change(String(answer['id_token'])) }));
  return enterBy({ server, provider }, email);
};

const seconds = () => Math.floor(Date.now() / 1000);

describe('by the identity provider', () => {
  test('whoever it names comes in, though their token is written anew by its own key', async () => {
    const { browser, at } = await enterWith(saying({}));
    expect(at).toBe('/login');
    expect(await whoIs(browser)).toMatchObject({ email });
  });

  test.each<[string, (token: string) => string | undefined]>([
    [
      'with one claim changed under its signature',
      (token) => {
        const [header, body, signature] = parts(token);
        return [header, written({ ...read(body), sub: 'somebody else' }), signature].join('.');
      },
    ],
    ['signed by a stranger', (token) => forged(token, {}, {}, inRsa(stranger))],
    [
      'signed by a key that it brings along',
      (token) => {
        const { kty, n, e } = stranger;
        const jwk = { kty, n, e };
        return forged(
          token,
          { jwk, jku: 'http://127.0.0.1:9/keys', x5u: 'http://127.0.0.1:9/keys' },
          {},
          inRsa(stranger),
        );
      },
    ],
    ['signed by nobody', (token) => forged(token, { alg: 'none' }, {}, () => '')],
    [
      'signed by the public key as if it were a secret',
      (token) => {
        const secret = createPublicKey({ key: provider.key, format: 'jwk' }).export({
          format: 'pem',
          type: 'spki',
        });
        return forged(token, { alg: 'HS256' }, {}, (text) =>
          createHmac('sha256', secret).update(text).digest('base64url'),
        );
      },
    ],
    ['that is over', (token) => saying({ iat: seconds() - 7200, exp: seconds() - 3600 })(token)],
    ['that does not hold yet', (token) => saying({ nbf: seconds() + 3600 })(token)],
    ['of another issuer', (token) => saying({ iss: 'https://accounts.example' })(token)],
    ['for another program', (token) => saying({ aud: 'another program' })(token)],
    ['of another way here', (token) => saying({ nonce: 'the nonce of another' })(token)],
    [
      'that is an access token, of no way here',
      (token) => saying({ nonce: undefined, scope: 'openid' })(token),
    ],
    ['that is no such token', () => 'opaque'],
    ['that is not there', () => undefined],
    ['of somebody else than the provider then speaks of', (token) => saying({ sub: 'somebody else' })(token)],
  ])('an ID token %s opens nothing', async (_what, change) => {
    const { browser, at } = await enterWith(change);
    expect(at).toMatch(/error=/);
    expect(await whoIs(browser)).toBeNull();
  });

  test('an ID token of an earlier way opens no later one', async () => {
    const tokens: string[] = [];
    await enterWith((token) => {
      tokens.push(token);
      return token;
    });
    const { browser, at } = await enterWith(() => tokens[0]);
    expect(at).toMatch(/error=/);
    expect(await whoIs(browser)).toBeNull();
  });

  test('a person is whom the provider’s own number names, whatever their address has become', async () => {
    const mine = (await enterBy({ server, provider }, 'gal@old.test', { role: 'student' })).browser;
    provider.saysOf.set('gal@old.test', { email: 'gal@new.test' });
    const again = (await enterBy({ server, provider }, 'gal@old.test')).browser;
    expect(await whoIs(again)).toEqual(await whoIs(mine));
    // The address that they gave up may become another's: it does not open what was theirs.
    provider.saysOf.set('heir', { email: 'gal@new.test', email_verified: true });
    const heir = await enterBy({ server, provider }, 'heir', { role: 'student' });
    expect(await whoIs(heir.browser)).not.toEqual(await whoIs(mine));
  });
});

test('metadata that names another issuer than its address is not believed, at the start nor on the way back', async () => {
  provider.tamper.set('/.well-known/openid-configuration', (answer) => ({
    ...answer,
    issuer: 'https://accounts.example',
  }));
  const fresh = await aServer({ google: provider.google });
  const { status, body } = await fresh.visitor().post('/auth/google/start', {});
  expect([status, body['code']]).toEqual([502, 'SOMETHING_WRONG']);
  provider.tamper.clear();
  const browser = fresh.visitor();
  const url = await provider.walk(await begin(browser), email);
  expect(await comeBack(fresh, browser, url)).toMatch(/^\/login/);
  await fresh.stop();
});
