/** The rail on top: the teacher's menu, the screen's name, the finder, the person. */
import { Bell, Menu, PanelRightClose, PanelRightOpen, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Keys } from '../../ui/Kbd.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useSession } from '../../lib/session/session.ts';
import { isApple } from '../../lib/device/isApple.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useShell } from '../../lib/page/useShell.ts';
import { unreadIn, useNotices } from '../../lib/entities/useNotices.ts';

export function Header({ wide }: { wide: boolean }) {
  const { t } = useTranslation();
  const { screenTitle, panel, show, openPalette, folded, fold } = useShell();
  const user = useSession((state) => state.user);
  const paletteKeys = [isApple() ? '⌘' : 'Ctrl', 'K'];

  return (
    <header className="flex h-14 shrink-0 items-center gap-1 px-2 tablet:h-12 tablet:gap-3 tablet:pe-4">
      {user?.role === 'teacher' ? <MenuButton /> : <NoticesButton />}

      {wide ? (
        <>
          <span className="ms-1 truncate text-md font-strong">{screenTitle}</span>
          <Tooltip label={folded ? t('shell.expand') : t('shell.collapse')}>
            <Button
              variant="quiet"
              size="iconSm"
              aria-label={folded ? t('shell.expand') : t('shell.collapse')}
              aria-expanded={!folded}
              aria-controls="conversation"
              onClick={() => fold(!folded)}
            >
              {folded ? (
                <PanelRightClose className="rtl:-scale-x-100" />
              ) : (
                <PanelRightOpen className="rtl:-scale-x-100" />
              )}
            </Button>
          </Tooltip>
          <span className="flex-1" />
          <button
            type="button"
            onClick={() => openPalette(true)}
            className="calm flex h-8.5 w-66 items-center gap-2 rounded-sm bg-sunk ps-3 pe-1.5 text-sm text-on-surface-muted hover:text-on-surface"
          >
            <Search className="size-4" />
            <span className="min-w-0 flex-1 truncate">{t('shell.find')}</span>
            <Keys keys={paletteKeys} className="bg-sheet shadow-hairline" />
          </button>
        </>
      ) : (
        <>
          <span className="flex min-w-0 flex-1 justify-center">
            <Segmented
              label={t('shell.view')}
              value={panel}
              onChange={show}
              // A long name of a screen is shortened before the person's picture leaves the screen.
              className="max-w-full min-w-0"
              segments={[
                { value: 'talk', label: t('shell.conversation') },
                { value: 'work', label: screenTitle || t('shell.workspace'), className: 'min-w-0 shrink' },
              ]}
            />
          </span>
          <Button variant="quiet" size="icon" aria-label={t('shell.find')} onClick={() => openPalette(true)}>
            <Search className="size-4.5" />
          </Button>
        </>
      )}

      {user ? (
        <AccountMenu>
          <button
            type="button"
            className="grid place-items-center rounded-full coarse:size-11"
            aria-label={t('shell.profileOf', { name: user.username })}
          >
            <Avatar name={user.username} image={user.profileImage} />
          </button>
        </AccountMenu>
      ) : null}
    </header>
  );
}

/** Opens the side menu, and tells how many notifications wait; both are the teacher's alone (spec section 2). */
function MenuButton() {
  const { t } = useTranslation();
  const openMenu = useShell((shell) => shell.openMenu);
  const unread = useNotices(unreadIn);
  return (
    <Button
      variant="quiet"
      size="icon"
      className="relative"
      aria-label={unread > 0 ? t('shell.menuUnread', { count: unread }) : t('shell.menu')}
      onClick={() => openMenu(true)}
    >
      <Menu className="size-4.5" />
      <Waiting count={unread} />
    </Button>
  );
}

/** Whoever has no side menu finds the list of notifications here. */
function NoticesButton() {
  const { t } = useTranslation();
  const openNotices = useShell((shell) => shell.openNotices);
  const unread = useNotices(unreadIn);
  const role = useSession((state) => state.user?.role);
  if (role !== 'student' && role !== 'parent') return null;
  return (
    <Button
      variant="quiet"
      size="icon"
      className="relative"
      aria-label={unread > 0 ? t('notices.list.openCount', { count: unread }) : t('notices.list.open')}
      onClick={() => openNotices(true)}
    >
      <Bell className="size-4.5" />
      <Waiting count={unread} />
    </Button>
  );
}

function Waiting({ count }: { count: number }) {
  return count > 0 ? (
    <Badge tone="count" className="absolute -end-1 top-0 ring-2 ring-desk">
      {count > 99 ? '99+' : count}
    </Badge>
  ) : null;
}
