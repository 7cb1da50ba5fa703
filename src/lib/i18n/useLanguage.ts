/** The language that the screen speaks now, and its direction. */
import { useTranslation } from 'react-i18next';
import { directionOf, type Language } from './language.ts';

export function useLanguage(): { language: Language; dir: 'rtl' | 'ltr' } {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'en' ? 'en' : 'he';
  return { language, dir: directionOf(language) };
}
