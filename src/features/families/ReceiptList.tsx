/** /receipt without a lesson: the lessons of a month to choose from, a family's own or a teacher's. */
import { useTranslation } from 'react-i18next';
import { openedLater } from '../../lib/page/openedLater.tsx';
import { useSession } from '../../lib/session/session.ts';

const OfTeacher = openedLater(async () => (await import('./ReceiptsOfTeacher.tsx')).ReceiptsOfTeacher);
const OfFamily = openedLater(async () => (await import('./ReceiptsOfFamily.tsx')).ReceiptsOfFamily);

export function ReceiptList() {
  const { t } = useTranslation();
  const role = useSession((session) => session.user?.role);
  return (
    <section aria-labelledby="receipts" className="h-full overflow-y-auto px-4 py-6 tablet:px-10">
      <div className="mx-auto grid max-w-[42rem] gap-6">
        <header className="grid gap-1">
          <h1 id="receipts" className="text-xl font-strong">
            {t('payments.receipt.list')}
          </h1>
          <p className="text-on-surface-muted">{t('payments.receipt.choose')}</p>
        </header>
        {role === 'teacher' ? <OfTeacher /> : <OfFamily />}
      </div>
    </section>
  );
}
