/** The content of a mail, before it is rendered. */
import { wholeLanguage, type WholeLanguage } from '../../../domain/basics/languages.ts';

export type MailLanguage = WholeLanguage;

export type Letter = {
  subject: string;
  title: string;
  /** One paragraph each. */
  says: string[];
  /** Shown large, on a line of its own. */
  code?: string;
  button?: { label: string; url: string };
  /** Below the line: why the mail was sent. */
  small: string[];
};

/** A file that goes with a mail. */
export type Enclosure = { name: string; type: string; content: Uint8Array };

export type Mail = {
  /** The same for each attempt to send it, so that a repeated delivery is shown once. */
  id: string;
  to: string;
  language: MailLanguage;
  letter: Letter;
  /** Who is answered by answering the mail; by default nobody. */
  replyTo?: string;
  enclosures?: readonly Enclosure[];
};

/** A mail is written as a whole, so a language of the screen alone is answered in its fallback. */
export const mailLanguage = (language: string | null | undefined): MailLanguage => wholeLanguage(language);
