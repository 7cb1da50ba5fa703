/** The side menu: the entries that exist, the person, the way out. */
import {
  BookOpen,
  CalendarDays,
  CalendarOff,
  CalendarPlus,
  CircleHelp,
  House,
  Languages,
  LogOut,
  type LucideIcon,
  Moon,
  Settings,
  Users,
  X,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useComposer } from '../../chat/composer/useComposer.ts';
import { cn } from '../../design/cn.ts';
import { useTheme } from '../../design/theme.ts';
import { Avatar } from '../../design/ui/Avatar.tsx';
import { Button } from '../../design/ui/Button.tsx';
import {
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerDescription,
  DrawerTitle,
} from '../../design/ui/Drawer.tsx';
import { Ltr } from '../../design/ui/Ltr.tsx';
import { Switch } from '../../design/ui/Switch.tsx';
import { chooseLanguage } from '../../words/language.ts';
import { useLanguage } from '../../words/useLanguage.ts';
import { menuOf, type MenuPath } from '../routeTable.ts';
import { useSession } from '../session.ts';
import { useShell } from './useShell.ts';

const entry =
  'calm flex h-10 w-full items-center gap-3 rounded-sm px-3 text-md hover:bg-sunk coarse:h-12 [&_svg]:size-4.5 [&_svg]:text-on-surface-muted';

const icons: Record<MenuPath, LucideIcon> = {
  '/home': CalendarDays,
  '/restrictedTimes': CalendarOff,
  '/subjects': BookOpen,
  '/settings': Settings,
  '/students': Users,
  '/students/home': House,
  '/studentMeetingCreation': CalendarPlus,
  '/parent/home': House,
  '/admin': House,
};

function Entry({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={cn(entry, className)} {...props} />;
}

export function SideMenu() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { theme, toggle } = useTheme();
  const { user, signOut } = useSession();
  const { menuOpen, openMenu, show, fold } = useShell();
  if (!user) return null;

  return (
    <Drawer open={menuOpen} onOpenChange={openMenu}>
      <DrawerContent>
        <div className="flex items-center gap-3 p-4 pb-3">
          <Avatar name={user.username} className="size-10 text-sm" />
          <div className="min-w-0 flex-1">
            <DrawerTitle className="truncate text-md font-strong">{user.username}</DrawerTitle>
            <DrawerDescription className="truncate text-xs text-on-surface-faint">
              <Ltr>{user.email}</Ltr>
            </DrawerDescription>
          </div>
          <DrawerClose asChild>
            <Button variant="quiet" size="iconSm" aria-label={t('shell.close')}>
              <X />
            </Button>
          </DrawerClose>
        </div>

        <nav aria-label={t('shell.menu')} className="grid gap-0.5 px-2">
          {menuOf(user.role).map(({ path, words }) => {
            const Icon = icons[path];
            return (
              <NavLink
                key={path}
                to={path}
                className={({ isActive }) =>
                  cn(entry, isActive && 'bg-accent-tint text-on-accent-tint [&_svg]:text-current')
                }
                onClick={() => {
                  openMenu(false);
                  show('work');
                }}
              >
                <Icon />
                {t(words)}
              </NavLink>
            );
          })}
          <Entry
            onClick={() => {
              openMenu(false);
              fold(false);
              show('talk');
              useComposer.getState().write(t('chat.helpSentence'));
            }}
          >
            <CircleHelp />
            {t('shell.help')}
          </Entry>
        </nav>

        <div className="mt-auto grid gap-0.5 p-2">
          <label className={cn(entry, 'cursor-pointer')}>
            <Moon />
            <span className="flex-1">{t('shell.theme')}</span>
            <Switch checked={theme === 'dark'} onCheckedChange={toggle} />
          </label>
          <Entry
            lang={language === 'he' ? 'en' : 'he'}
            aria-label={t('shell.languageLabel')}
            onClick={() => void chooseLanguage(language === 'he' ? 'en' : 'he')}
          >
            <Languages />
            {t('shell.language')}
          </Entry>
          <Entry
            onClick={() => {
              openMenu(false);
              void signOut();
            }}
          >
            <LogOut className="rtl:-scale-x-100" />
            {t('shell.signOut')}
          </Entry>
        </div>
      </DrawerContent>
    </Drawer>
  );
}
