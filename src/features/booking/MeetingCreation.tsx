/** /studentMeetingCreation: a student asks for lessons in three steps. */
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { useSession } from '../../lib/session/session.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PasteLink } from '../joining/PasteLink.tsx';
import { AskForLessons } from './AskForLessons.tsx';

export function MeetingCreation() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { status, teachers, retry } = useEntities('status', 'teachers', 'retry');
  const learnerId = useSession((session) => session.user?.id) ?? '';
  useScreenTitle(t('booking.title'));
  return (
    <div className="h-full overflow-y-auto px-4 py-6 tablet:px-10">
      <div className="mx-auto grid max-w-[42rem] gap-6">
        <h1 className="text-xl font-strong">{t('booking.title')}</h1>
        {status === 'failed' ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{t('booking.failed')}</p>
            <Button onClick={() => void retry()}>{t('shell.retry')}</Button>
          </div>
        ) : status !== 'ready' ? (
          <Skeleton className="h-64 rounded-lg" />
        ) : teachers.length === 0 ? (
          <div className="grid gap-3 rounded-lg bg-desk p-5">
            <p className="text-on-surface-muted">{t('booking.noTeacher')}</p>
            <PasteLink learners={null} />
          </div>
        ) : (
          <AskForLessons
            learnerId={learnerId}
            isChild={false}
            teachers={teachers}
            onSent={() => void navigate('/students/home')}
          />
        )}
      </div>
    </div>
  );
}
