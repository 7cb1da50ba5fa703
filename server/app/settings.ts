/** What the person who starts the program may set, read from the environment and the command line. */
import { join } from 'node:path';
import { isDemoFolder, isNewFolder, keepSessionSecret, makeDataFolder } from '../db/embedded/dataFolder.ts';
import { readAppLinks, type AppLinks } from '../http/appLinks.ts';
import type { Orders } from '../modules/access/adminCli.ts';
import type { GoogleSettings } from '../modules/access/google.ts';
import { readPushSettings, type PushSettings } from '../modules/notifications/push/pushSettings.ts';
import type { StripeSettings } from '../modules/plans/stripeBilling.ts';
import { CannotStart } from '../basics/cannotStart.ts';

export type Settings = {
  port: number;
  host: string;
  /** Where people reach the program, without a slash at the end; links, cookies and allowed origins are derived from it. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  sessionSecret: string;
  /** Maintenance: everybody is told, and nothing is written. */
  maintenance: boolean;
  /** The demo school: seeded into an empty database, with its one-tap sign-in. */
  demo: boolean;
  mail: {
    /** null: mail is written to the folder, where it can be read. */
    smtpUrl: string | null;
    from: string | null;
    folder: string;
  };
  /** Sign-in with Google, or with any other OpenID provider; null: there is no such button. */
  google: GoogleSettings | null;
  /** Payment for plans; null: plans are recorded in our own ledger, and nothing is paid. */
  stripe: StripeSettings | null;
  /** How many proxies of our own are in front of the server; each adds an address to X-Forwarded-For. */
  trustProxy: number;
  /** Who may read /metrics from elsewhere than this machine; null: nobody. */
  metricsToken: string | null;
  push: PushSettings;
  appLinks: AppLinks;
  orders: Orders;
};

/** Why the program cannot start with these settings: one sentence. */
export type SettingsRefusal = { sentence: string };

export type Environment = Record<string, string | undefined>;

const shortestSecret = 32;

export function readSettings(env: Environment, argv: string[]): Settings | SettingsRefusal {
  try {
    return read(env, argv);
  } catch (fault) {
    if (fault instanceof CannotStart) return { sentence: fault.message };
    throw fault;
  }
}

export const isSettingsRefusal = (value: Settings | SettingsRefusal): value is SettingsRefusal =>
  'sentence' in value;

function read(env: Environment, argv: string[]): Settings {
  const port = readPort(given(env, 'PORT'));
  const host = given(env, 'HOST') ?? '127.0.0.1';
  const databaseUrl = readDatabaseUrl(given(env, 'DATABASE_URL'));
  const publicUrl = readPublicUrl(given(env, 'PUBLIC_URL')) ?? `http://${addressName(host)}:${port}`;
  const { empty, ...orders } = readArguments(argv);
  const dataDir = makeDataFolder(dataDirOf(env));
  return {
    port,
    host,
    publicUrl,
    dataDir,
    databaseUrl,
    sessionSecret: readSecret(given(env, 'SESSION_SECRET'), databaseUrl) ?? keepSessionSecret(dataDir),
    maintenance: readSwitch('MAINTENANCE', given(env, 'MAINTENANCE')),
    demo: decideDemo({ dataDir, host, databaseUrl, empty }),
    mail: {
      smtpUrl: readSmtpUrl(given(env, 'SMTP_URL')),
      from: given(env, 'MAIL_FROM') ?? null,
      folder: join(dataDir, 'outbox'),
    },
    google: readGoogle(env),
    stripe: readStripe(env),
    trustProxy: readTrustProxy(given(env, 'TRUST_PROXY')),
    metricsToken: readMetricsToken(given(env, 'METRICS_TOKEN')),
    push: readPushSettings((name) => given(env, name)),
    appLinks: readAppLinks((name) => given(env, name)),
    orders,
  };
}

export const dataDirOf = (env: Environment): string => given(env, 'DATA_DIR') ?? '.data';

const googleDiscovery = 'https://accounts.google.com/.well-known/openid-configuration';

function readGoogle(env: Environment): Settings['google'] {
  const clientId = given(env, 'GOOGLE_CLIENT_ID');
  const clientSecret = given(env, 'GOOGLE_CLIENT_SECRET');
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined || clientSecret === undefined) {
    throw new CannotStart('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together; one of them is missing.');
  }
  const discoveryUrl = given(env, 'GOOGLE_DISCOVERY_URL') ?? googleDiscovery;
  const url = URL.parse(discoveryUrl);
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLoopback(url.hostname))) {
    throw new CannotStart(`GOOGLE_DISCOVERY_URL is "${discoveryUrl}"; it must be an https address.`);
  }
  return { clientId, clientSecret, discoveryUrl };
}

function readStripe(env: Environment): Settings['stripe'] {
  const secretKey = given(env, 'STRIPE_SECRET_KEY');
  const webhookSecret = given(env, 'STRIPE_WEBHOOK_SECRET');
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined || webhookSecret === undefined) {
    throw new CannotStart('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together; one of them is missing.');
  }
  const apiUrl = given(env, 'STRIPE_API_URL') ?? null;
  const url = apiUrl === null ? null : URL.parse(apiUrl);
  if (
    apiUrl !== null &&
    url?.protocol !== 'https:' &&
    !(url?.protocol === 'http:' && isLoopback(url.hostname))
  ) {
    throw new CannotStart(`STRIPE_API_URL is "${apiUrl}"; it must be an https address.`);
  }
  return { secretKey, webhookSecret, apiUrl };
}

function readSmtpUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^smtps?:\/\/./.test(text) || !URL.canParse(text)) {
    // Not printed back: it may hold a password.
    throw new CannotStart('SMTP_URL must be an address such as smtps://user:password@mail.example:465.');
  }
  return overTls(text, {
    schemes: ['smtp:'],
    switches: ['requireTLS', 'ignoreTLS'],
    demand: 'requireTLS=true',
  });
}

/** Connections to other machines are encrypted, unless the address itself says otherwise. */
function overTls(
  address: string,
  { schemes, switches, demand }: { schemes: string[]; switches: string[]; demand: string },
): string {
  const url = URL.parse(address);
  // An address without a host is a socket on this machine.
  const isOutside =
    url && schemes.includes(url.protocol) && url.hostname !== '' && !isLoopback(bareHost(url));
  if (!isOutside || switches.some((name) => url.searchParams.has(name))) return address;
  return `${address}${url.search === '' ? '?' : '&'}${demand}`;
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

function readTrustProxy(text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^\d$/.test(text)) {
    throw new CannotStart(
      `TRUST_PROXY is "${text}"; it must be how many proxies stand before it, from 0 to 9.`,
    );
  }
  return Number(text);
}

/** The demo school's passwords are public: it is served on this machine only, and never from a database that others may reach. */
function decideDemo(where: {
  dataDir: string;
  host: string;
  databaseUrl: string | null;
  empty: boolean;
}): boolean {
  const { dataDir, host, databaseUrl, empty } = where;
  const mayServe = isLoopback(host) && databaseUrl === null;
  if (!isDemoFolder(dataDir)) return mayServe && !empty && isNewFolder(dataDir);
  if (databaseUrl !== null) {
    throw new CannotStart(
      `The data folder ${dataDir} holds the demo school, which does not go with DATABASE_URL. Choose another folder with DATA_DIR.`,
    );
  }
  if (!mayServe) {
    throw new CannotStart(
      `The data folder ${dataDir} holds the demo school, whose passwords are public, so it is not served on ${host}. Leave HOST out, or choose another folder with DATA_DIR.`,
    );
  }
  if (empty) {
    throw new CannotStart(
      `The data folder ${dataDir} already holds the demo school. Choose another for an empty one: DATA_DIR=.school npm start -- --empty`,
    );
  }
  return true;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function readPort(text: string | undefined): number {
  const port = Number(text ?? 4000);
  if (text !== undefined && (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535)) {
    throw new CannotStart(`PORT is "${text}"; it must be a number from 1 to 65535.`);
  }
  return port;
}

function readPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username
  ) {
    throw new CannotStart(
      `PUBLIC_URL is "${text}"; it must be an address such as https://lessons.example, without a path.`,
    );
  }
  return url.origin;
}

function readDatabaseUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^postgres(ql)?:\/\//.test(text)) {
    // Not printed back: it may hold a password.
    throw new CannotStart('DATABASE_URL must be an address such as postgres://user:password@host:5432/name.');
  }
  const schemes = ['postgres:', 'postgresql:'];
  return overTls(text, { schemes, switches: ['sslmode', 'ssl'], demand: 'sslmode=verify-full' });
}

function readSecret(text: string | undefined, databaseUrl: string | null): string | undefined {
  if (text === undefined && databaseUrl !== null) {
    throw new CannotStart(
      'SESSION_SECRET must be given with DATABASE_URL, the same for every server that uses the database: a long random text.',
    );
  }
  if (text !== undefined && text.length < shortestSecret) {
    throw new CannotStart(`SESSION_SECRET is too short; give at least ${shortestSecret} random characters.`);
  }
  return text;
}

function readMetricsToken(text: string | undefined): string | null {
  if (text !== undefined && text.length < shortestSecret) {
    throw new CannotStart(`METRICS_TOKEN is too short; give at least ${shortestSecret} random characters.`);
  }
  return text ?? null;
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (text === undefined || /^(0|false|off|no)$/i.test(text)) return false;
  if (/^(1|true|on|yes)$/i.test(text)) return true;
  throw new CannotStart(`${name} is "${text}"; it must be 1 or 0.`);
}

const order = /^--(?<name>make-admin|end-sessions|end-second-factor)=(?<whom>.+)$/;

function readArguments(argv: string[]): Orders & { empty: boolean } {
  const unknown = argv.find((argument) => argument !== '--empty' && !order.test(argument));
  if (unknown !== undefined) {
    throw new CannotStart(
      `${unknown} is not known; there are --empty, which begins without the demo school, --make-admin=<address>, --end-sessions=<address or everybody> and --end-second-factor=<address>.`,
    );
  }
  const whom = (name: string): string | null => {
    const given = argv.findLast((one) => order.exec(one)?.groups?.['name'] === name);
    return (given && order.exec(given)?.groups?.['whom']) ?? null;
  };
  return {
    empty: argv.includes('--empty'),
    makeAdmin: whom('make-admin'),
    endSessions: whom('end-sessions'),
    endSecondFactor: whom('end-second-factor'),
  };
}

/** An empty value means that nothing was set: shells and container files leave things out this way. */
function given(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

const addressName = (host: string) =>
  host === '0.0.0.0' || host === '::' || host === '127.0.0.1'
    ? 'localhost'
    : host.includes(':')
      ? `[${host}]`
      : host;
