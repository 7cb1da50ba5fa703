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
        className="sr-only rounded-sm bg-sheet px-4 py-2 font-mid focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:z-10"
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
