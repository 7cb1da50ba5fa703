/** A day in words, as the reader's language writes it. */
export const dateWords = (ms: number, language: string): string =>
  new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', { dateStyle: 'long' }).format(ms);
