/** Mail leaves by SMTP where that is set, and else lies in a folder where it can be read. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeMailTransport, type MailTransport } from '../../../server/modules/mail/mailTransport.ts';
import { mailOf, type MailJob } from '../../../server/modules/mail/mailJob.ts';
import { codeOfRow } from '../../../server/modules/mail/oneTimeCode.ts';
import { mailsIn } from './outbox.ts';

const secret = 's'.repeat(32);
const publicUrl = 'https://lessons.example';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const job = (more: Partial<MailJob> = {}): MailJob =>
  ({
    id: 'signUp-1',
    to: 'noa@example.test',
    language: 'he',
    kind: 'signUp',
    codeId: 'c1',
    sends: 1,
    untilMs: Number.MAX_SAFE_INTEGER,
    ...more,
  }) as MailJob;

const mail = (more?: Partial<MailJob>) => mailOf(job(more), { secret, publicUrl });

describe('without SMTP', () => {
  const endpoint = (): MailTransport => makeMailTransport({ smtpUrl: null, from: null, folder, publicUrl });

  test('a mail lies in the folder as .eml and as a page, readable by its owner alone', async () => {
    await endpoint().send(mail());
    const [laid] = mailsIn(folder);
    expect(laid?.eml).toContain('Message-ID: <signUp-1@lessons.example>');
    expect(laid?.eml).toContain('To: noa@example.test');
    expect(laid?.html).toContain(codeOfRow(secret, 'c1', 1));
    expect(statSync(join(folder, 'signUp-1.eml')).mode & 0o077).toBe(0);
  });

  test('a mail that is sent again lies there once', async () => {
    const one = endpoint();
    await one.send(mail());
    await one.send(mail());
    expect(mailsIn(folder)).toHaveLength(1);
  });

  test.each(['he', 'en'] as const)(
    'in %s it has its direction, its language, and nothing to fetch',
    async (language) => {
      await endpoint().send(mail({ language, kind: 'reset' }));
      const html = mailsIn(folder)[0]?.html ?? '';
      expect(html).toContain(`<html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">`);
      expect(html).not.toMatch(/<img|<link|<script|url\(|src=/i);
      expect([...html.matchAll(/https?:\/\/[^"\s<]+/g)].map(([url]) => url)).toEqual([
        'https://lessons.example/resetPassword?request=c1',
      ]);
      expect(/[\u0590-\u05ff]/.test(html)).toBe(language === 'he');
    },
  );

  test('a name in a mail is text, whatever is written in it', async () => {
    await endpoint().send({
      ...mail(),
      letter: {
        subject: 'a\r\nBcc: all@example.test',
        title: '<script>x</script>',
        says: ['"&\''],
        small: [],
      },
    });
    const [laid] = mailsIn(folder);
    expect(laid?.html).toContain('&lt;script&gt;');
    expect(laid?.eml.split('\n\n')[0]).not.toMatch(/^Bcc:/im);
  });
});

describe('by SMTP', () => {
  type Taken = { to: string[]; from: string; text: string };
  let taken: Taken[];
  let refusing: boolean;
  let smtp: SMTPServer;
  let endpoint: MailTransport;

  beforeEach(async () => {
    taken = [];
    refusing = false;
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let text = '';
        stream.on('data', (part: Buffer) => (text += part.toString('utf8')));
        stream.on('end', () => {
          if (refusing)
            return done(Object.assign(new Error('no room for noa@example.test'), { responseCode: 452 }));
          const { mailFrom, rcptTo } = session.envelope;
          taken.push({
            to: rcptTo.map(({ address }) => address),
            from: mailFrom ? mailFrom.address : '',
            text,
          });
          return done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
    const { port } = smtp.server.address() as AddressInfo;
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    endpoint = makeMailTransport({ smtpUrl, from: 'Lessons <office@lessons.example>', folder, publicUrl });
  });
  afterEach(async () => {
    endpoint.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });

  test('it reaches the server with its sender, its receiver and its stable id; nothing is laid down', async () => {
    await endpoint.send(mail());
    await endpoint.send(mail());
    expect(taken.map(({ to, from }) => [from, ...to])).toEqual([
      ['office@lessons.example', 'noa@example.test'],
      ['office@lessons.example', 'noa@example.test'],
    ]);
    const ids = taken.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
    expect(new Set(ids)).toEqual(new Set(['<signUp-1@lessons.example>']));
    expect(taken[0]?.text).toMatch(/multipart\/alternative/);
    expect(mailsIn(folder)).toEqual([]);
  });

  test('an address is one receiver, however it is written', async () => {
    await endpoint.send(mail({ to: 'a@example.test,b@example.test' })).catch(() => undefined);
    expect(taken.flatMap(({ to }) => to)).not.toContain('b@example.test');
  });

  test('a mail that is not taken is a fault that does not name the address', async () => {
    refusing = true;
    const fault = await endpoint.send(mail()).then(
      () => 'sent',
      (reason: unknown) => String(reason),
    );
    expect(fault).toMatch(/did not take it .*452/);
    expect(fault).not.toContain('noa@');
  });
});

describe('over a line that is not safe nothing is sent', () => {
  const from = 'Lessons <office@lessons.example>';
  let heard: string[];
  let smtp: SMTPServer;

  async function tryWith(options: SMTPServerOptions, addressOf: (port: number) => string): Promise<string> {
    heard = [];
    smtp = new SMTPServer({
      ...options,
      authOptional: true,
      onMailFrom({ address }, _session, done) {
        heard.push(address);
        done();
      },
    });
    smtp.on('error', () => undefined);
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
    const smtpUrl = addressOf((smtp.server.address() as AddressInfo).port);
    const endpoint = makeMailTransport({ smtpUrl, from, folder, publicUrl });
    const fault = await endpoint.send(mail()).then(
      () => 'sent',
      (reason: unknown) => String(reason),
    );
    endpoint.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    return fault;
  }

  test('a mail server whose certificate nobody vouches for', async () => {
    expect(await tryWith({ secure: true }, (port) => `smtps://127.0.0.1:${port}`)).toMatch(/did not take it/);
    expect(heard).toEqual([]);
  });

  test('one that offers no TLS where it is demanded', async () => {
    const plain = { disabledCommands: ['STARTTLS'] };
    expect(await tryWith(plain, (port) => `smtp://127.0.0.1:${port}?requireTLS=true`)).toMatch(
      /did not take it/,
    );
    expect(heard).toEqual([]);
  });
});
