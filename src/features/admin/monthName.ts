import { datesOf, type Language } from '../../../domain/basics/languages.ts';

/** 2026-11: "Nov", "נוב׳". */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(datesOf(language), { month: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  );
