/** The language that the screen speaks now, and its direction. */
import { useTranslation } from 'react-i18next';
import { directionOf, isLanguage, usualLanguage, type Language } from '../../../domain/basics/languages.ts';

export function useLanguage(): { language: Language; dir: 'rtl' | 'ltr' } {
  const { i18n } = useTranslation();
  const language: Language = isLanguage(i18n.language) ? i18n.language : usualLanguage;
  return { language, dir: directionOf(language) };
}
