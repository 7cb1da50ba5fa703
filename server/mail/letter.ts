/** What a mail says, before it has a form. */

export type MailLanguage = 'he' | 'en';

export type Letter = {
  subject: string;
  title: string;
  /** One paragraph each. */
  says: string[];
  /** Shown large, on a line of its own. */
  code?: string;
  button?: { label: string; url: string };
  /** Below the line: why one was sent this. */
  small: string[];
};

export type Mail = {
  /** The same for each try at sending it, so that who receives it twice sees it once. */
  id: string;
  to: string;
  language: MailLanguage;
  letter: Letter;
};

export const mailLanguage = (language: string | null | undefined): MailLanguage =>
  language === 'en' ? 'en' : 'he';
