/** Under the person's picture: the account, language, theme, the way out; for whoever has no side menu the screens too. */
import { CircleHelp, Languages, LogOut, Moon, Sun, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOfLanguage, otherLanguages } from '../../../domain/basics/languages.ts';
import { useTheme } from '../../ui/tokens/theme.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/DropdownMenu.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { chooseLanguage } from '../../lib/i18n/language.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { go } from '../../lib/routes/go.ts';
import { menuOf } from '../../lib/routes/routeTable.ts';
import { useSession } from '../../lib/session/session.ts';
import { useShell } from '../../lib/page/useShell.ts';

export function AccountMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { theme, toggle } = useTheme();
  const { user, signOut } = useSession();
  const { show, fold } = useShell();
  const screens = user && user.role !== 'teacher' ? menuOf(user.role) : [];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>
          <span className="block text-sm font-mid text-on-surface">{user?.username}</span>
          <Ltr>{user?.email}</Ltr>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {screens.map(({ path, words, icon: Icon }) => {
          return (
            <DropdownMenuItem
              key={path}
              onSelect={() => {
                show('work');
                go(path);
              }}
            >
              <Icon />
              {t(words)}
            </DropdownMenuItem>
          );
        })}
        {screens.length > 0 ? (
          <>
            <DropdownMenuItem
              onSelect={() => {
                fold(false);
                show('talk');
                useComposer.getState().write(t('chat.helpSentence'));
              }}
            >
              <CircleHelp />
              {t('shell.help')}
            </DropdownMenuItem>
            <DropdownMenuSeparator />
          </>
        ) : null}
        <DropdownMenuItem
          onSelect={() => {
            show('work');
            go('/UserEditScreen');
          }}
        >
          <UserRound />
          {t('access.own.title')}
        </DropdownMenuItem>
        <OtherLanguages />
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

function OtherLanguages() {
  const { language } = useLanguage();
  return otherLanguages(language).map((other) => (
    <DropdownMenuItem key={other} onSelect={() => void chooseLanguage(other)}>
      <Languages />
      <span lang={other}>{nameOfLanguage(other)}</span>
    </DropdownMenuItem>
  ));
}
