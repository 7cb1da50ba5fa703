/** The foot of the public pages: every page that anybody may read, the ways in, and the language. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languages, nameOfLanguage } from '../../../domain/basics/languages.ts';
import { chooseLanguage } from '../../lib/i18n/language.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { cn } from '../../ui/cn.ts';
import { isPayment } from '../../lib/routes/isPayment.ts';
import { Brand } from './Brand.tsx';

const groups = [
  {
    words: 'landing.product',
    pages: [
      ['/', 'landing.home'],
      ['/pricing', 'landing.pricing'],
      ['/faq', 'landing.faq'],
    ],
  },
  {
    words: 'landing.us',
    pages: [
      ['/about', 'landing.about'],
      ['/contact', 'landing.contact'],
      ['/terms-of-use', 'landing.terms'],
      ['/privacy-policy', 'landing.privacy'],
    ],
  },
  {
    words: 'landing.account',
    pages: [
      ['/login', 'access.signIn'],
      ['/register', 'access.signUp'],
    ],
  },
] as const;

export function PublicFooter() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <footer className="bg-sunk text-sm">
      <div className="mx-auto w-full max-w-6xl px-4 pt-12 pb-8 tablet:px-6">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 tablet:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-2 grid content-start gap-2 tablet:col-span-1">
            <Brand />
            <p className="max-w-xs text-on-surface-muted">{t('landing.foot')}</p>
          </div>
          {groups.map(({ words, pages }) => (
            <nav key={words} aria-label={t(words)} className="grid content-start">
              <h2 className="mb-1 text-xs font-mid text-on-surface-muted">{t(words)}</h2>
              {pages
                .filter(([path]) => !isPayment(path))
                .map(([path, name]) => (
                  <Link
                    key={path}
                    to={path}
                    className="flex min-h-8 w-fit items-center underline-offset-4 hover:underline coarse:min-h-11"
                  >
                    {t(name)}
                  </Link>
                ))}
            </nav>
          ))}
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line-strong pt-4 text-xs text-on-surface-muted">
          <span>
            © <bdi dir="ltr">2026</bdi> {t('shell.product')}
          </span>
          <div role="group" aria-label={t('landing.languages')} className="flex rounded-sm bg-desk p-0.5">
            {languages.map((each) => (
              <button
                key={each}
                type="button"
                lang={each}
                aria-pressed={each === language}
                onClick={() => void chooseLanguage(each)}
                className={cn(
                  'calm rounded-xs px-3 py-1 text-sm coarse:py-2.5',
                  each === language && 'bg-sheet font-mid text-on-surface shadow-hairline',
                )}
              >
                {nameOfLanguage(each)}
              </button>
            ))}
          </div>
        </div>
      </div>
    </footer>
  );
}
