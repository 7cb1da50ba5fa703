/** A server of its own for a test file, on a free port over an empty database, and browsers that call it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Role } from '../../domain/kernel/actor.ts';
import { hashPassword } from '../../server/modules/access/passwordHash.ts';
import { createAccount } from '../../server/modules/access/createAccount.ts';
import type { AppParts } from '../../server/app/startServices.ts';
import { startApp } from '../../server/app/startApp.ts';
import type { Store } from '../../server/db/database.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';

type Answer = { status: number; headers: Headers; body: Record<string, unknown> };
type GraphqlAnswer = {
  data: Record<string, unknown> | null;
  code: string | undefined;
  status: number;
};

export type Browser = {
  id: string;
  cookie: string;
  /** What the page of this server would send. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  graphql(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
};

export type TestServer = {
  address: string;
  origin: string;
  database: FreshDatabase;
  visitor(): Browser;
  /** A person whose address is proved, signed in. */
  signUp(
    role: Exclude<Role, 'admin'>,
    more?: { name?: string; email?: string; password?: string },
  ): Promise<Browser>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  socket(cookie: string, origin?: string): WebSocket;
  /** Where the mail of this server lies. */
  outbox: string;
  stop(): Promise<void>;
};

type Choice = {
  publicUrl?: string;
  maintenance?: boolean;
  demo?: boolean;
  mail?: Partial<AppParts['settings']['mail']>;
  google?: AppParts['settings']['google'];
  stripe?: AppParts['settings']['stripe'];
  push?: AppParts['settings']['push'];
  appLinks?: AppParts['settings']['appLinks'];
  trustProxy?: number;
  metricsToken?: string;
  /** The database of another server, which closes it. */
  over?: FreshDatabase;
  /** What the server is given instead of the database itself. */
  storeOver?: (database: Store) => Store;
  /** As the product hashes passwords, where a test is about that: it takes a quarter of a second each time. */
  hashesFully?: boolean;
} & Pick<AppParts, 'pageFolder' | 'nowMs' | 'logEvent'>;

export const goodPassword = 'a fine password';

/** Hashing is slow on purpose, and most tests are not about passwords. */
const lowCost = { N: 16, r: 1, p: 1 };

/** Most people here have the same password. */
const hashes: Record<string, Promise<string>> = {};
const hashOf = (password: string, cost?: typeof lowCost): Promise<string> =>
  (hashes[`${cost?.N} ${password}`] ??= hashPassword(password, cost));

const phone = { country: 'IL', countryCode: '972', number: '525550101' };

/** What somebody who signs up fills in. */
export const newcomer = {
  role: 'teacher',
  name: 'Noa Levi',
  email: 'noa@example.test',
  phone: { country: 'IL', number: '052-555-0101' },
  address: 'Herzl 12, Rehovot',
  password: goodPassword,
  language: 'en',
};

const lesserSettings = ({ push, appLinks, trustProxy, metricsToken }: Choice) => ({
  push: push ?? { fcm: null, toLoopback: false },
  appLinks: appLinks ?? { appId: 'app.lessondesk', androidCertificates: [], appleTeamId: null },
  trustProxy: trustProxy ?? 0,
  metricsToken: metricsToken ?? null,
});

const partsOf = ({ hashesFully, nowMs }: Choice) => ({
  passwordCost: hashesFully ? undefined : lowCost,
  ...(nowMs ? { nowMs } : {}),
});

export async function aServer(choice: Choice = {}): Promise<TestServer> {
  const database = choice.over ?? (await freshDatabase());
  const noPage = mkdtempSync(join(tmpdir(), 'no-page-'));
  const outbox = join(noPage, 'outbox');
  const { publicUrl = 'http://localhost:4000', maintenance = false, demo = false } = choice;
  const running = await startApp({
    settings: {
      port: 0,
      host: '127.0.0.1',
      publicUrl,
      sessionSecret: 'x'.repeat(32),
      maintenance,
      demo,
      mail: { smtpUrl: null, from: null, folder: outbox, ...choice.mail },
      google: choice.google ?? null,
      stripe: choice.stripe ?? null,
      ...lesserSettings(choice),
    },
    store: choice.storeOver?.(database) ?? database,
    databaseUrl: database.url,
    production: false,
    logEvent: choice.logEvent ?? (() => undefined),
    pageFolder: choice.pageFolder ?? noPage,
    ...partsOf(choice),
  });
  const address = `http://127.0.0.1:${running.port}`;
  const origin = new URL(publicUrl).origin;
  function browser(): Browser {
    const self: Browser = {
      id: '',
      cookie: '',
      async post(path, body, headers = {}) {
        const response = await fetch(address + path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            origin,
            ...(self.cookie ? { cookie: self.cookie } : {}),
            ...headers,
          },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        });
        keep(self, response.headers);
        const text = await response.text();
        return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
      },
      async graphql(query, variables = {}) {
        const { status, body } = await self.post('/graphql', { query, variables });
        const errors = body['errors'] as { extensions?: { code?: string } }[] | undefined;
        return {
          status,
          data: (body['data'] ?? null) as GraphqlAnswer['data'],
          code: errors?.[0]?.extensions?.code,
        };
      },
    };
    return self;
  }

  let people = 0;
  return {
    address,
    origin,
    database,
    outbox,
    visitor: browser,
    async signUp(role, more = {}) {
      const self = browser();
      people += 1;
      const { name = 'Avi Levi', email = `${role}${people}@example.test`, password = goodPassword } = more;
      const passwordHash = await hashOf(password, partsOf(choice).passwordCost);
      const newcomer = { name, email, role, passwordHash, phone, address: 'Herzl 12, Rehovot' };
      await createAccount(database, { ...newcomer, language: 'he' }, (choice.nowMs ?? Date.now)());
      const { status, body } = await self.post('/auth/sign-in/email', { email, password });
      if (status !== 200) throw new Error(`signing in answered ${status} ${JSON.stringify(body)}`);
      self.id = (body['user'] as { id: string }).id;
      return self;
    },
    get: (path, headers = {}) => fetch(address + path, { headers }),
    socket: (cookie, from = origin) =>
      new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        headers: { cookie, origin: from },
      }),
    async stop() {
      await running.stop();
      if (!choice.over) await database.close();
      rmSync(noPage, { recursive: true, force: true });
    },
  };
}

/** As a browser keeps cookies: the last one of a name counts, and one that is over goes. */
function keep(browser: { cookie: string }, headers: Headers): void {
  const kept = new Map(
    browser.cookie
      .split('; ')
      .filter(Boolean)
      .map((one) => one.split('=', 2) as [string, string]),
  );
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (/max-age=0/i.test(line)) kept.delete(name);
    else kept.set(name, pair.slice(name.length + 1));
  }
  browser.cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
}
