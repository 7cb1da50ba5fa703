/** One child in two lines: what is due for them, and what they have within a week. */
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays, dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { openSums } from '../families/openSums.ts';
import type { TeacherAccount } from '../families/useFamilyAccounts.ts';
import type { Learner } from '../joining/JoinTeacher.tsx';
import type { LearnerLesson } from '../students/learnerLessons.ts';

type Props = {
  learner: Pick<Learner, 'id'>;
  coming: readonly LearnerLesson[];
  accounts: readonly TeacherAccount[] | null;
  now: Wall;
};

export function ChildStanding({ learner, coming, accounts, now }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const until = addDays(dayOf(now), 7);
  const within = coming.filter(({ start }) => dayOf(start) < until).length;
  const open = openSums(accounts ?? [], language, learner.id);
  return (
    <dl className="grid content-start gap-2 rounded-lg bg-desk px-4 py-3 text-sm">
      {accounts === null || accounts.length === 0 ? null : (
        <div className="flex items-center justify-between gap-3">
          <dt className="text-on-surface-muted">{t('payments.family.due')}</dt>
          <dd>
            {open.length > 0 ? (
              <Ltr className="font-mid tabular-nums">{open.join(' + ')}</Ltr>
            ) : (
              <Badge tone="success">
                <Check aria-hidden className="size-3.5" />
                {t('payments.family.nothingDue')}
              </Badge>
            )}
          </dd>
        </div>
      )}
      <div className="flex items-center justify-between gap-3">
        <dt className="text-on-surface-muted">{t('learning.comingWeek')}</dt>
        <dd>{within === 0 ? t('learning.family.noLessons') : t('chat.lessons', { count: within })}</dd>
      </div>
    </dl>
  );
}
