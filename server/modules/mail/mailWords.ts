/** The texts of mail by language, and filling in their values. */
import { beforeLatin } from '../../../domain/basics/beforeLatin.ts';
import type { MailLanguage } from './letter.ts';
import { en } from './en.ts';
import { he } from './he.ts';

export const mailWords: Record<MailLanguage, typeof he> = { he, en };

const hebrew = /[א-ת]/;
const latin = /[A-Za-z]/;

/** A name that runs against the sentence is a run of its own, or what stands after it would come before it. */
const isolated = (value: string, words: string): string => {
  const runsAgainst = (hebrew.test(words) && latin.test(value)) || (latin.test(words) && hebrew.test(value));
  return runsAgainst ? `\u2068${value}\u2069` : value;
};

export const filled = (text: string, values: Record<string, string | number>): string =>
  beforeLatin(
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      isolated(String(values[name] ?? ''), text.replace(/\{\{\w+\}\}/g, '')),
    ),
  );
