/** The texts of mail by language, and filling in their values. */
import type { MailLanguage } from './letter.ts';
import { en } from './en.ts';
import { he } from './he.ts';

export const mailWords: Record<MailLanguage, typeof he> = { he, en };

export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
