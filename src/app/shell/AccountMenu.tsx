/** Under the person's picture: language, theme, the way out. */
import { Languages, LogOut, Moon, Sun, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../design/theme.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../design/ui/DropdownMenu.tsx';
import { Ltr } from '../../design/ui/Ltr.tsx';
import { chooseLanguage } from '../../words/language.ts';
import { useLanguage } from '../../words/useLanguage.ts';
import { go } from '../go.ts';
import { useSession } from '../session.ts';

export function AccountMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { theme, toggle } = useTheme();
  const { user, signOut } = useSession();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>
          <span className="block text-sm font-mid text-on-surface">{user?.username}</span>
          <Ltr>{user?.email}</Ltr>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => go('/UserEditScreen')}>
          <UserRound />
          {t('access.own.title')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void chooseLanguage(language === 'he' ? 'en' : 'he')}>
          <Languages />
          <span lang={language === 'he' ? 'en' : 'he'}>{t('shell.language')}</span>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={toggle}>
          {theme === 'dark' ? <Sun /> : <Moon />}
          {theme === 'dark' ? t('shell.themeLight') : t('shell.theme')}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void signOut()}>
          <LogOut className="rtl:-scale-x-100" />
          {t('shell.signOut')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
