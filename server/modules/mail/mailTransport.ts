/** Sends mail through an SMTP server if one is configured; otherwise writes it to a folder where it can be read. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { codeOf } from '../../basics/cannotStart.ts';
import { dressLetter } from './renderLetter.ts';
import type { Mail } from './letter.ts';
import { mailWords } from './mailWords.ts';

export type MailSettings = {
  smtpUrl: string | null;
  /** 'name <address>', or an address alone. */
  from: string | null;
  /** Where mail is written if no SMTP server is configured. */
  folder: string;
  publicUrl: string;
};

export type MailTransport = {
  /** Throws if the mail was not accepted; it is sent again then with the same Message-ID. */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** A server that hangs is given up; the job is retried later. */
const patienceMs = 15_000;

export function makeMailTransport({ smtpUrl, from, folder, publicUrl }: MailSettings): MailTransport {
  const host = new URL(publicUrl).hostname;

  const messageOf = ({ id, to, language, letter, replyTo, enclosures = [] }: Mail) => ({
    messageId: `<${id}@${host}>`,
    from: from ?? { name: mailWords[language].product, address: `no-reply@${host}` },
    // As an object, so that nothing in it is parsed as a second address.
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: letter.subject,
    ...dressLetter(letter, language),
    attachments: enclosures.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  if (smtpUrl === null) {
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    return {
      async send(mail) {
        const message = messageOf(mail);
        const { message: eml } = await composer.sendMail(message);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await lay(join(folder, `${mail.id}.html`), message.html);
        // Last, so that whoever waits for this file finds both.
        await lay(join(folder, `${mail.id}.eml`), eml as Buffer);
      },
      close: () => composer.close(),
    };
  }

  const smtp = createTransport({ url: smtpUrl, connectionTimeout: patienceMs, socketTimeout: patienceMs });
  return {
    async send(mail) {
      try {
        await smtp.sendMail(messageOf(mail));
      } catch (fault) {
        // The fault's own message may contain the address.
        const reply =
          fault instanceof Error && 'responseCode' in fault ? ` ${String(fault.responseCode)}` : '';
        throw new Error(`the mail server did not take it (${codeOf(fault) ?? 'no reason given'}${reply})`);
      }
    },
    close: () => smtp.close(),
  };
}

/** Written completely or not at all; a repetition replaces the first file. */
async function lay(path: string, content: string | Buffer): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await writeFile(aside, content, { mode: 0o600 });
  await rename(aside, path);
}
