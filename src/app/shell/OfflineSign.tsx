/** Stands under the header while there is no line: since when the screen is as it is, and what becomes of what is confirmed. */
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toWall } from '../../../domain/basics/zones.ts';
import { hourOf } from '../../lib/i18n/when.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useOnline } from '../../lib/device/useOnline.ts';

export function OfflineSign() {
  const { t } = useTranslation();
  const sinceMs = useOnline((line) => line.offlineSinceMs);
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  return (
    // The region itself always stands, so that a screen reader hears what comes into it.
    <div role="status">
      {sinceMs === null ? null : (
        <p className="mx-3 mb-2 flex items-center gap-2 rounded-md bg-asked-tint px-3 py-1.5 text-sm text-on-asked tablet:mx-4">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          <span>
            <b className="font-mid">{t('shell.offline')}</b>{' '}
            {isolated(t('shell.offlineSince', { time: hourOf(toWall(sinceMs, zone)) }))}
          </span>
        </p>
      )}
    </div>
  );
}
