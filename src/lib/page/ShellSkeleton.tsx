/** The frame before anything is known: the same places, so that nothing jumps. */
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function ShellSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="flex h-dvh flex-col bg-desk" role="status" aria-label={t('shell.loading')}>
      <div className="flex h-14 shrink-0 items-center gap-3 px-4 tablet:h-12">
        <Skeleton className="h-4 w-5" />
        <Skeleton className="h-4 w-20" />
      </div>
    </div>
  );
}
