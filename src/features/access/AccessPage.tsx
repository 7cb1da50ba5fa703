/** Signing in and signing up share one page: what the product is on one side, the form on the other. */
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { LanguageChoice } from '../../ui/LanguageChoice.tsx';
import { useTheme } from '../../ui/tokens/theme.ts';
import { Specimen } from './Specimen.tsx';

export function AccessPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { theme, toggle } = useTheme();
  return (
    <div className="grid min-h-dvh bg-desk desk:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] desk:p-3">
      <section
        aria-label={t('access.tagline')}
        className="hidden content-center justify-items-center p-12 desk:grid"
      >
        <Specimen />
      </section>
      <main className="flex flex-col bg-sheet desk:rounded-lg desk:shadow-sheet">
        <div className="flex items-center gap-1 p-3 ps-6">
          <span className="flex-1 text-md font-strong">{t('shell.product')}</span>
          <LanguageChoice />
          <Button
            variant="quiet"
            size="icon"
            aria-label={theme === 'dark' ? t('shell.themeLight') : t('shell.theme')}
            onClick={toggle}
          >
            {theme === 'dark' ? <Sun /> : <Moon />}
          </Button>
        </div>
        <div className="grid flex-1 content-start justify-items-center px-6 pt-[clamp(1rem,14vh,9rem)] pb-12">
          <div className="w-full max-w-sm">
            <h1 className="mb-6 text-2xl font-strong">{title}</h1>
            {children}
          </div>
        </div>
      </main>
    </div>
  );
}
