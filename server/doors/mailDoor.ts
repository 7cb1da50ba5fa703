/** The way out for mail: an SMTP server where one is set, else a folder in which each mail can be read. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { codeOf } from '../cannotStart.ts';
import { dressLetter } from '../mail/dressLetter.ts';
import type { Mail } from '../mail/letter.ts';
import { mailWords } from '../mail/words/mailWords.ts';

export type MailSettings = {
  smtpUrl: string | null;
  /** 'name <address>', or an address alone. */
  from: string | null;
  /** Where mail is laid down when no SMTP server is set. */
  folder: string;
  publicUrl: string;
};

export type MailDoor = {
  /** Throws where the mail was not taken; it is sent again then, under the same Message-ID. */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** A server that hangs is given up; the job comes again later. */
const patienceMs = 15_000;

export function makeMailDoor({ smtpUrl, from, folder, publicUrl }: MailSettings): MailDoor {
  const host = new URL(publicUrl).hostname;

  const messageOf = ({ id, to, language, letter }: Mail) => ({
    messageId: `<${id}@${host}>`,
    from: from ?? { name: mailWords[language].product, address: `no-reply@${host}` },
    // As an object, so that nothing within it is read as a second address.
    to: { name: '', address: to },
    subject: letter.subject,
    ...dressLetter(letter, language),
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
        // Last, so that whoever waits for this one finds both.
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
        // The fault's own words may hold the address.
        const reply =
          fault instanceof Error && 'responseCode' in fault ? ` ${String(fault.responseCode)}` : '';
        throw new Error(`the mail server did not take it (${codeOf(fault) ?? 'no reason given'}${reply})`);
      }
    },
    close: () => smtp.close(),
  };
}

/** Whole or not at all; a second time in the place of the first. */
async function lay(path: string, content: string | Buffer): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await writeFile(aside, content, { mode: 0o600 });
  await rename(aside, path);
}
