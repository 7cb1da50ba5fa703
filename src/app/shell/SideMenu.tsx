/** The teacher's side menu: the person, the entries that exist, the way out (spec section 2). */
import {
  Bell,
  CircleHelp,
  CircleQuestionMark,
  GraduationCap,
  Info,
  Languages,
  LogOut,
  Moon,
  Tag,
  X,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { nameOfLanguage, otherLanguages } from '../../../domain/basics/languages.ts';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { cn } from '../../ui/cn.ts';
import { useTheme } from '../../ui/tokens/theme.ts';
import { Button } from '../../ui/Button.tsx';
import { Drawer, DrawerClose, DrawerContent, DrawerTitle } from '../../ui/Drawer.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { chooseLanguage } from '../../lib/i18n/language.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { go } from '../../lib/routes/go.ts';
import { isPayment } from '../../lib/routes/isPayment.ts';
import { isScreen, menuOf } from '../../lib/routes/routeTable.ts';
import { useSession } from '../../lib/session/session.ts';
import { OwnTap } from './OwnTap.tsx';
import { unreadIn, useNotices } from '../../lib/entities/useNotices.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useShell } from '../../lib/page/useShell.ts';

const entry =
  'calm flex h-10 w-full items-center gap-3 rounded-sm px-3 text-md hover:bg-sunk coarse:h-12 [&_svg]:size-4.5 [&_svg]:text-on-surface-muted';

/** The public pages that it names too, each as soon as it stands. */
const pages = (
  [
    ['/pricing', 'landing.pricing', Tag],
    ['/faq', 'landing.faq', CircleQuestionMark],
    ['/about', 'landing.about', Info],
  ] as const
).filter(([path]) => isScreen(path) && !isPayment(path));

function Entry({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={cn(entry, className)} {...props} />;
}

export function SideMenu() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { theme, toggle } = useTheme();
  const { user, signOut } = useSession();
  const { menuOpen, openMenu, show } = useShell();
  if (user?.role !== 'teacher') return null;

  return (
    <Drawer open={menuOpen} onOpenChange={openMenu}>
      <DrawerContent aria-describedby={undefined}>
        <div className="flex items-center gap-1 p-2 pe-3">
          <DrawerTitle className="sr-only">{user.username}</DrawerTitle>
          <OwnTap
            user={user}
            onOpen={() => {
              openMenu(false);
              show('work');
              go('/UserEditScreen');
            }}
          />
          <DrawerClose asChild>
            <Button variant="quiet" size="iconSm" aria-label={t('shell.close')}>
              <X />
            </Button>
          </DrawerClose>
        </div>

        <nav aria-label={t('shell.menu')} className="grid gap-0.5 px-2">
          {menuOf(user.role).map(({ path, words, icon: Icon }) => {
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
          <NoticesEntry />
          {pages.map(([path, words, Icon]) => (
            <NavLink key={path} to={path} className={entry} onClick={() => openMenu(false)}>
              <Icon />
              {t(words)}
            </NavLink>
          ))}
          <Guidance />
        </nav>

        <div className="mt-auto grid gap-0.5 p-2">
          <label className={cn(entry, 'cursor-pointer')}>
            <Moon />
            <span className="flex-1">{t('shell.theme')}</span>
            <Switch checked={theme === 'dark'} onCheckedChange={toggle} />
          </label>
          {otherLanguages(language).map((other) => (
            <Entry key={other} lang={other} onClick={() => void chooseLanguage(other)}>
              <Languages />
              {nameOfLanguage(other)}
            </Entry>
          ))}
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

function Guidance() {
  return (
    <>
      <Tutorials />
      <HelpEntry />
    </>
  );
}

const tutorials = [
  ['calendar', '/home'],
  ['subjects', '/subjects'],
] as const;

function Tutorials() {
  const { t } = useTranslation();
  const { openMenu, show } = useShell();
  return (
    <div role="group" aria-label={t('calendar.tutorial.menu')} className="grid gap-0.5">
      {tutorials.map(([name, path]) => (
        <Entry
          key={name}
          onClick={() => {
            openMenu(false);
            show('work');
            go(`${path}?tutorial=${name}`);
          }}
        >
          <GraduationCap />
          {t(`calendar.tutorial.${name}`)}
        </Entry>
      ))}
    </div>
  );
}

/** Opens the list of notifications, and tells how many wait. */
function NoticesEntry() {
  const { t } = useTranslation();
  const { openMenu, openNotices } = useShell();
  const unread = useNotices(unreadIn);
  return (
    <Entry
      onClick={() => {
        openMenu(false);
        openNotices(true);
      }}
    >
      <Bell />
      <span className="flex-1 text-start">{t('notices.list.title')}</span>
      {unread > 0 ? <Badge tone="accent">{t('notices.list.news', { count: unread })}</Badge> : null}
    </Entry>
  );
}

function HelpEntry() {
  const { t } = useTranslation();
  const { openMenu, show, fold } = useShell();
  return (
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
  );
}
