import type { Language } from '../../lib/i18n/language.ts';

/** 2026-11: "Nov", "נוב׳". */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'he' ? 'he' : 'en-GB', { month: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  );
