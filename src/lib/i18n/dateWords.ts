/** A day in words, as the reader's language writes it. */
import { datesOf, type Language } from '../../../domain/basics/languages.ts';

export const dateWords = (ms: number, language: Language): string =>
  new Intl.DateTimeFormat(datesOf(language), { dateStyle: 'long' }).format(ms);
