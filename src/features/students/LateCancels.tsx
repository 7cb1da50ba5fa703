/** How many late cancels are counted with each teacher, of those that are forgiven. */
import { useTranslation } from 'react-i18next';
import type { StudentAnswer, TeacherAnswer } from '../../lib/entities/entityStore.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { Allowance } from '../../ui/Allowance.tsx';

type Props = { learner: StudentAnswer; teachers: readonly TeacherAnswer[]; whose?: string };

export function LateCancels({ learner, teachers, whose }: Props) {
  const { t } = useTranslation();
  const own = teachers.filter(({ id }) => learner.userData?.teachersIds?.includes(id));
  if (own.length === 0) return null;
  return (
    <section
      aria-label={whose ? `${t('learning.late')}, ${whose}` : t('learning.late')}
      className="grid content-start gap-2 rounded-lg bg-desk px-4 py-3"
    >
      <h2 className="text-sm text-on-surface-muted">{t('learning.late')}</h2>
      {own.map((teacher) => {
        const used =
          learner.userData?.badCancelsByTeacher?.find(({ teacherId }) => teacherId === teacher.id)?.count ??
          0;
        const allowed = teacher.userData?.numberOfBadCancelsAllowed ?? 0;
        const isBlocked = teacher.userData?.blockedStudentsIds?.includes(learner.id) === true;
        return (
          <div key={teacher.id} className="grid gap-1 text-sm">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>{teacher.username}</span>
              <span className="text-on-surface-muted">
                {isolated(t('learning.lateOf', { used, allowed }))}
              </span>
              <Allowance used={used} allowed={allowed} />
            </p>
            {isBlocked ? (
              <p className="text-danger">
                {t(used > allowed ? 'learning.blocked' : 'learning.blockedByTeacher')}
              </p>
            ) : null}
          </div>
        );
      })}
    </section>
  );
}
