import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSentence } from '../../server/basics/cannotStart.ts';
import { readSettings, type Settings } from '../../server/app/settings.ts';
import { markDemoFolder } from '../../server/db/embedded/dataFolder.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lesson-desk-settings-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

type Environment = Record<string, string>;

const read = (env: Environment = {}, ...argv: string[]) => readSettings({ DATA_DIR: dataDir, ...env }, argv);

function settings(env?: Environment, ...argv: string[]): Settings {
  const result = read(env, ...argv);
  if ('sentence' in result) throw new Error(`refused: ${result.sentence}`);
  return result;
}

function refusal(env?: Environment, ...argv: string[]): string {
  const result = read(env, ...argv);
  if (!('sentence' in result)) throw new Error('not refused');
  expect(result.sentence).not.toContain('\n');
  return result.sentence;
}

const external = { DATABASE_URL: 'postgres://app:pw@db.example/school', SESSION_SECRET: 'x'.repeat(32) };

test('with nothing set it serves this machine alone, on port 4000', () => {
  expect(settings()).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    dataDir,
    databaseUrl: null,
    maintenance: false,
    demo: true,
  });
});

test('an admin is made and sessions are ended by whoever starts it, and by no other argument', () => {
  expect(settings().orders).toEqual({ makeAdmin: null, endSessions: null, endSecondFactor: null });
  expect(
    settings(
      {},
      '--make-admin=tamar@example.test',
      '--end-sessions=everybody',
      '--end-second-factor=noa@example.test',
    ).orders,
  ).toEqual({
    makeAdmin: 'tamar@example.test',
    endSessions: 'everybody',
    endSecondFactor: 'noa@example.test',
  });
  for (const wrong of [
    '--make-admin',
    '--make-admin=',
    '--make-teacher=x@example.test',
    'tamar@example.test',
  ])
    expect(refusal({}, wrong)).toContain(`${wrong} is not known`);
});

test('what is set is taken, and an empty value counts as not set', () => {
  expect(settings({ PORT: '8080', HOST: '0.0.0.0', PUBLIC_URL: 'https://lessons.example/' })).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://lessons.example',
  });
  expect(settings({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
  });
  expect(settings({ HOST: '::1', PORT: '1' }).publicUrl).toBe('http://[::1]:1');
  expect(settings({ MAINTENANCE: '1' }).maintenance).toBe(true);
  expect(settings({ MAINTENANCE: 'off' }).maintenance).toBe(false);
});

test('the session secret is made once, for its owner’s eyes alone', () => {
  const first = settings().sessionSecret;
  expect(first.length).toBeGreaterThanOrEqual(40);
  expect(settings().sessionSecret).toBe(first);
  const path = join(dataDir, 'session-secret');
  expect(readFileSync(path, 'utf8').trim()).toBe(first);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(settings({ SESSION_SECRET: 'y'.repeat(32) }).sessionSecret).toBe('y'.repeat(32));
});

describe('each wrong setting is told in one sentence that names it', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty"; it must be a number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT is "0"; it must be a number from 1 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536"; it must be a number from 1 to 65535.'],
    [{ PORT: '40.5' }, 'PORT is "40.5"; it must be a number from 1 to 65535.'],
    [{ PUBLIC_URL: 'lessons.example' }, /^PUBLIC_URL is "lessons.example"; it must be an address such as/],
    [{ PUBLIC_URL: 'ftp://lessons.example' }, /^PUBLIC_URL is/],
    [{ PUBLIC_URL: 'https://lessons.example/school' }, /without a path/],
    [{ DATABASE_URL: 'mysql://root:pw@db' }, /^DATABASE_URL must be/],
    [{ DATABASE_URL: external.DATABASE_URL }, /^SESSION_SECRET must be given with DATABASE_URL/],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET is too short/],
    [{ MAINTENANCE: 'perhaps' }, /^MAINTENANCE is "perhaps"/],
  ])('%o', (env, sentence) => {
    expect(refusal(env as unknown as Environment)).toMatch(sentence);
  });

  test('an argument that does not exist', () => {
    expect(refusal({}, '--emtpy')).toMatch(/^--emtpy is not known/);
  });

  test('a password in a wrong address is not printed', () => {
    expect(refusal({ DATABASE_URL: 'mysql://root:secret@db' })).not.toContain('secret');
  });

  test('a folder that cannot be written', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(refusal({ DATA_DIR: file })).toMatch(/^The data folder .* cannot be written \(E\w+\)/);
  });
});

describe('the demo school', () => {
  test('is there on a first start, not with --empty, and not for other machines', () => {
    expect(settings().demo).toBe(true);
    expect(settings({}, '--empty').demo).toBe(false);
    expect(settings({ HOST: '0.0.0.0' }).demo).toBe(false);
    expect(settings(external).demo).toBe(false);
  });

  test('never comes into a folder that already has a school', () => {
    mkdirSync(join(dataDir, 'postgres'));
    expect(settings().demo).toBe(false);
  });

  test('stays on this machine: its folder is refused for any other host, and with DATABASE_URL', () => {
    markDemoFolder(dataDir);
    mkdirSync(join(dataDir, 'postgres'));
    expect(settings().demo).toBe(true);
    expect(settings({ HOST: 'localhost' }).demo).toBe(true);
    expect(refusal({ HOST: '0.0.0.0' })).toMatch(
      /demo school, whose passwords are public, so it is not served on 0\.0\.0\.0/,
    );
    expect(refusal({ HOST: '192.168.1.4' })).toMatch(/demo school/);
    expect(refusal({ HOST: '127.0.0.1.example' })).toMatch(/demo school/);
    expect(refusal(external)).toMatch(/demo school, which does not go with DATABASE_URL/);
    expect(refusal({}, '--empty')).toMatch(/already holds the demo school/);
  });
});

test('a taken port, a forbidden one and an address of another machine are told in a sentence; a fault of ours is not', () => {
  const where = { host: '127.0.0.1', port: 4000 };
  const fault = (code: string) => Object.assign(new Error(code), { code });
  expect(startSentence(fault('EADDRINUSE'), where)).toMatch(/^Port 4000 on 127\.0\.0\.1 is taken/);
  expect(startSentence(fault('EACCES'), { ...where, port: 80 })).toMatch(/may not listen on port 80/);
  expect(startSentence(fault('EADDRNOTAVAIL'), where)).toMatch(/no address/);
  expect(startSentence(new TypeError('x is undefined'), where)).toBeNull();
});

test('mail lies in the data folder unless an SMTP server is set, whose address is never printed', () => {
  expect(settings().mail).toEqual({ smtpUrl: null, from: null, folder: join(dataDir, 'outbox') });
  const smtpUrl = 'smtps://me:secret@mail.example:465';
  expect(settings({ SMTP_URL: smtpUrl, MAIL_FROM: 'Lessons <office@example.test>' }).mail).toMatchObject({
    smtpUrl,
    from: 'Lessons <office@example.test>',
  });
  expect(refusal({ SMTP_URL: 'https://me:secret@mail.example' })).not.toContain('secret');
});

test('Google needs its id and its secret, and is asked over https unless it is on this machine', () => {
  expect(settings().google).toBeNull();
  const keys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush' };
  expect(settings(keys).google).toMatchObject({
    discoveryUrl: 'https://accounts.google.com/.well-known/openid-configuration',
  });
  expect(refusal({ GOOGLE_CLIENT_ID: 'id' })).toContain('go together');
  expect(refusal({ ...keys, GOOGLE_DISCOVERY_URL: 'http://provider.example/x' })).toContain('https');
  const local = 'http://127.0.0.1:9/x';
  expect(settings({ ...keys, GOOGLE_DISCOVERY_URL: local }).google?.discoveryUrl).toBe(local);
});

test('Stripe needs its key and the secret of its events, and is asked over https unless it is on this machine', () => {
  expect(settings().stripe).toBeNull();
  const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' };
  expect(settings(keys).stripe).toEqual({ secretKey: 'sk', webhookSecret: 'whsec', apiUrl: null });
  expect(refusal({ STRIPE_SECRET_KEY: 'sk' })).toContain('go together');
  expect(refusal({ ...keys, STRIPE_API_URL: 'http://pay.example' })).toContain('https');
  expect(settings({ ...keys, STRIPE_API_URL: 'http://127.0.0.1:9' }).stripe?.apiUrl).toBe(
    'http://127.0.0.1:9',
  );
});

test('proxies are counted', () => {
  expect([settings().trustProxy, settings({ TRUST_PROXY: '2' }).trustProxy]).toEqual([0, 2]);
  expect(refusal({ TRUST_PROXY: 'yes' })).toContain('TRUST_PROXY');
});

describe('beyond this machine nothing goes in the clear', () => {
  const secret = { SESSION_SECRET: 'x'.repeat(32) };
  test.each([
    ['postgres://app:pw@db.example/school', 'postgres://app:pw@db.example/school?sslmode=verify-full'],
    ['postgresql://db.example/school?x=1', 'postgresql://db.example/school?x=1&sslmode=verify-full'],
    ['postgres://db.example/school?sslmode=disable', 'postgres://db.example/school?sslmode=disable'],
    ['postgres://app:pw@127.0.0.1:5432/school', 'postgres://app:pw@127.0.0.1:5432/school'],
    ['postgres://app:pw@[::1]/school', 'postgres://app:pw@[::1]/school'],
    ['postgres:///school?host=/run/postgresql', 'postgres:///school?host=/run/postgresql'],
  ])('the database %s is asked as %s', (address, asked) => {
    expect(settings({ ...secret, DATABASE_URL: address }).databaseUrl).toBe(asked);
  });

  test.each([
    ['smtp://office:pw@mail.example:587', 'smtp://office:pw@mail.example:587?requireTLS=true'],
    ['smtps://office:pw@mail.example:465', 'smtps://office:pw@mail.example:465'],
    ['smtp://mail.example?ignoreTLS=true', 'smtp://mail.example?ignoreTLS=true'],
    ['smtp://localhost:25', 'smtp://localhost:25'],
  ])('mail to %s leaves by %s', (address, asked) => {
    expect(settings({ SMTP_URL: address }).mail.smtpUrl).toBe(asked);
  });
});
