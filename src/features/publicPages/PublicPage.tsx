/** A page outside the frame: the bar above, the footer below. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicBar } from './PublicBar.tsx';
import { PublicFooter } from './PublicFooter.tsx';

export function PublicPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-dvh flex-col bg-desk">
      <a
        href="#main"
        className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:start-3 focus-visible:top-2 focus-visible:z-50 focus-visible:rounded-sm focus-visible:bg-raised focus-visible:px-3 focus-visible:py-2 focus-visible:text-sm focus-visible:shadow-raised"
      >
        {t('landing.skip')}
      </a>
      <PublicBar />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
