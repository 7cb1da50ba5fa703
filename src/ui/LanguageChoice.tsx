/** The languages by their own names; the browser's own list, since it stands on pages that bring little. */
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isLanguage, languages, nameOfLanguage } from '../../domain/basics/languages.ts';
import { chooseLanguage } from '../lib/i18n/language.ts';
import { useLanguage } from '../lib/i18n/useLanguage.ts';
import { cn } from './cn.ts';

/** `isNarrow`: on a phone only the sign has room. */
export function LanguageChoice({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <span className="calm relative inline-flex h-9 items-center gap-1.5 rounded-sm px-3 text-md focus-within:outline-2 focus-within:outline-focus hover:bg-sunk coarse:h-11 [&_svg]:size-4.5">
      <Languages aria-hidden />
      <span aria-hidden className={cn(isNarrow && 'max-tablet:hidden')}>
        {nameOfLanguage(language)}
      </span>
      <select
        aria-label={t('landing.languages')}
        value={language}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target: { value } }) => {
          if (isLanguage(value)) void chooseLanguage(value);
        }}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {nameOfLanguage(each)}
          </option>
        ))}
      </select>
    </span>
  );
}
