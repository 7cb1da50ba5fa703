/** The top bar of the public pages: where else to look, the language and the theme, and the way in. */
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { homeOf } from '../../lib/routes/homeOf.ts';
import { useSession } from '../../lib/session/session.ts';
import { cn } from '../../ui/cn.ts';
import { useTheme } from '../../ui/tokens/theme.ts';
import { Button } from '../../ui/Button.tsx';
import { LanguageChoice } from '../../ui/LanguageChoice.tsx';
import { isPayment } from '../../lib/routes/isPayment.ts';
import { Brand } from './Brand.tsx';

const sections = [
  ['/', 'landing.home'],
  ['/pricing', 'landing.pricing'],
  ['/faq', 'landing.faq'],
  ['/about', 'landing.about'],
] as const;

export function PublicBar() {
  const { t } = useTranslation();
  const { theme, toggle } = useTheme();
  const { status, user } = useSession();
  return (
    <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-1 gap-y-1 px-4 py-3 tablet:px-6">
      <Link to="/" className="me-auto tablet:me-5">
        <Brand />
      </Link>
      <Sections />
      <LanguageChoice isNarrow />
      <Button
        variant="quiet"
        size="icon"
        aria-label={theme === 'dark' ? t('shell.themeLight') : t('shell.theme')}
        onClick={toggle}
      >
        {theme === 'dark' ? <Sun /> : <Moon />}
      </Button>
      {status === 'in' && user ? (
        <Button asChild>
          <Link to={homeOf(user.role)}>{t('landing.myDesk')}</Link>
        </Button>
      ) : (
        <>
          <Button asChild variant="quiet">
            <Link to="/login">{t('access.signIn')}</Link>
          </Button>
          <Button asChild className="max-tablet:hidden">
            <Link to="/register">{t('access.signUp')}</Link>
          </Button>
        </>
      )}
    </header>
  );
}

function Sections() {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('landing.sections')}
      className="order-last flex w-full gap-1 tablet:order-none tablet:me-auto tablet:w-auto"
    >
      {sections
        .filter(([path]) => !isPayment(path))
        .map(([path, words]) => (
          <NavLink
            key={path}
            to={path}
            end
            className={({ isActive }) =>
              cn(
                'calm rounded-sm px-3 py-1.5 text-sm text-on-surface-muted hover:bg-sunk hover:text-on-surface coarse:py-2.5',
                isActive && 'bg-sunk font-mid text-on-surface',
              )
            }
          >
            {t(words)}
          </NavLink>
        ))}
    </nav>
  );
}
