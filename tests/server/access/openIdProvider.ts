/** An OpenID provider on this machine, and a browser that walks through its pages. */
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export type TestProvider = {
  google: { clientId: string; clientSecret: string; discoveryUrl: string };
  /** Signs in at the provider as this person; answers the address that it sends the browser back to. */
  walk(url: string, email: string): Promise<string>;
  /** What the provider was asked for, at its authorization endpoint. */
  asked: URLSearchParams[];
  issuer: string;
  /** The key by which it signs. */
  key: JsonWebKey;
  /** What the provider says of a person beside what it would say. */
  saysOf: Map<string, Record<string, unknown>>;
  /** Somebody stands between: what is answered at a path is changed by this before it leaves. */
  tamper: Map<string, (answer: Record<string, unknown>) => Record<string, unknown>>;
  close(): Promise<void>;
};

/** Of `origin` the provider knows the address to come back to. */
export async function aProvider(origin: string): Promise<TestProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { client_id: 'lessons', client_secret: 'a secret of the provider' };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'the key of the provider', use: 'sig' };
  const saysOf: TestProvider['saysOf'] = new Map();
  const tamper: TestProvider['tamper'] = new Map();
  const provider = new Provider(issuer, {
    jwks: { keys: [key] },
    clients: [{ ...client, redirect_uris: [`${origin}/auth/callback/google`] }],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the provider'] },
    async findAccount(_context, sub) {
      return {
        accountId: sub,
        claims: () => ({
          sub,
          email: sub,
          email_verified: !sub.startsWith('unverified'),
          name: sub.startsWith('nameless') ? '' : 'Gal Gilboa',
          ...saysOf.get(sub),
        }),
      };
    },
  });
  const asked: URLSearchParams[] = [];
  const answer = provider.callback();
  server.on('request', (req, res) => {
    const url = new URL(req.url ?? '/', issuer);
    if (url.pathname === '/auth') asked.push(url.searchParams);
    const change = tamper.get(url.pathname);
    if (change) changeAnswer(res, change);
    void answer(req, res);
  });

  async function walk(first: string, email: string): Promise<string> {
    const cookies = new Map<string, string>();
    const step = async (url: string, form?: Record<string, string>): Promise<Response> => {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      return response;
    };
    let [url, form]: [string, Record<string, string> | undefined] = [first, undefined];
    for (let steps = 0; steps < 12; steps += 1) {
      const response = await step(url, form);
      const location = response.headers.get('location');
      if (location) {
        [url, form] = [new URL(location, url).href, undefined];
        if (url.startsWith(origin)) return url;
        continue;
      }
      const page = await response.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      if (!prompt) throw new Error(`the provider answered ${response.status}: ${page.slice(0, 300)}`);
      form = prompt === 'login' ? { prompt, login: email, password: 'any' } : { prompt };
    }
    throw new Error('the provider never sent the browser back');
  }

  return {
    google: {
      clientId: client.client_id,
      clientSecret: client.client_secret,
      discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    },
    walk,
    asked,
    issuer,
    key,
    saysOf,
    tamper,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The provider answers each of these at once, as JSON. */
function changeAnswer(
  res: ServerResponse,
  change: (answer: Record<string, unknown>) => Record<string, unknown>,
): void {
  const end = res.end.bind(res) as (body: string) => ServerResponse;
  res.end = ((body: string | Buffer) => {
    const changed = JSON.stringify(change(JSON.parse(String(body)) as Record<string, unknown>));
    res.setHeader('content-length', Buffer.byteLength(changed));
    return end(changed);
  }) as typeof res.end;
}
