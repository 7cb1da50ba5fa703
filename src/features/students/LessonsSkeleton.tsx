/** The student's lessons before they have come. */
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function LessonsSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shell.loading')} className="mx-auto grid max-w-[42rem] gap-4 px-5 py-6">
      <Skeleton className="h-32 rounded-lg" />
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  );
}
