/** Stands under the header while there is no line: how old the calendar is, and what becomes of what is confirmed. */
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toWall } from '../../../domain/basics/zones.ts';
import { agoOf, hourOf, shortDay } from '../../lib/i18n/when.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useOnline } from '../../lib/device/useOnline.ts';

export function OfflineSign() {
  const { offlineSinceMs, asOfMs } = useOnline();
  // What was opened from the device is older than the line's breaking.
  const sinceMs = asOfMs ?? offlineSinceMs;
  return (
    // The region itself always stands, so that a screen reader hears what comes into it.
    <div role="status">{sinceMs === null ? null : <Age sinceMs={sinceMs} />}</div>
  );
}

function Age({ sinceMs }: { sinceMs: number }) {
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const now = useNow(zone);
  const { language } = useLanguage();
  const { t } = useTranslation();
  const wall = toWall(sinceMs, zone);
  const isToday = wall.slice(0, 10) === now.wall.slice(0, 10);
  const time = isToday ? hourOf(wall) : `${shortDay(wall, language)} ${hourOf(wall)}`;
  return (
    <p className="mx-3 mb-2 flex items-center gap-2 rounded-md bg-asked-tint px-3 py-1.5 text-sm text-on-asked tablet:mx-4">
      <WifiOff aria-hidden className="size-4 shrink-0" />
      <span>
        <b className="font-mid">{t('shell.offline')}</b>{' '}
        {isolated(t('shell.offlineSince', { ago: agoOf(now.ms - sinceMs, language), time }))}
      </span>
    </p>
  );
}
