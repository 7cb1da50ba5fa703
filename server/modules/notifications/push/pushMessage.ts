/** What a device is sent of a notification: written in the person's language, and what it is about, so that a click leads there. */
import type { MailLanguage } from '../../mail/letter.ts';

export type PushMessage = {
  /** The notification's: the same at every attempt and on every device. */
  id: string;
  heading: string;
  body: string;
  language: MailLanguage;
  role: string;
  /** The notification's own title and parameters. */
  title: string;
  message: string;
};

/** gone: the device is not there any more. refused: it will never take this one. */
export type Sending = 'sent' | 'gone' | 'refused';
