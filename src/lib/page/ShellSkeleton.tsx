/** The frame before anything is known: the same places, so that nothing jumps; without a line it says so. */
import { useTranslation } from 'react-i18next';
import { useOnline } from '../device/useOnline.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function ShellSkeleton() {
  const { t } = useTranslation();
  const isOffline = useOnline((line) => line.offlineSinceMs !== null);
  return (
    <div className="flex h-dvh flex-col bg-desk">
      <div
        role="status"
        aria-label={t('shell.loading')}
        className="flex h-14 shrink-0 items-center gap-3 px-4 tablet:h-12"
      >
        <Skeleton className="h-4 w-5" />
        <Skeleton className="h-4 w-20" />
      </div>
      <div role="status">
        {isOffline ? (
          <p className="mx-3 rounded-md bg-asked-tint px-3 py-1.5 text-sm text-on-asked tablet:mx-4">
            <b className="font-mid">{t('shell.offline')}</b> {t('shell.offlineFirst')}
          </p>
        ) : null}
      </div>
    </div>
  );
}
