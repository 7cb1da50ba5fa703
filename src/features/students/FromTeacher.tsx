/** What each teacher has written for the one who learns to read: homework and notes. */
import { useTranslation } from 'react-i18next';
import type { StudentAnswer, TeacherAnswer } from '../../lib/entities/entityStore.ts';
import { Avatar } from '../../ui/Avatar.tsx';

type Props = { learner: StudentAnswer; teachers: readonly TeacherAnswer[]; whose?: string };

export function FromTeacher({ learner, teachers, whose }: Props) {
  const { t } = useTranslation();
  const written = (learner.links ?? []).filter(({ homework, notes }) => homework !== '' || notes !== '');
  if (written.length === 0) return null;
  const title = t('learning.family.fromTeacher');
  return (
    <section aria-label={whose ? `${title}, ${whose}` : title} className="grid gap-2">
      <h2 className="text-md font-strong">{title}</h2>
      {written.map(({ teacherId, homework, notes }) => (
        <div key={teacherId} className="grid gap-1 text-sm">
          <TeacherLine teacher={teachers.find(({ id }) => id === teacherId)} />
          {[['homework', homework] as const, ['notes', notes] as const].map(([kind, text]) =>
            text === '' ? null : (
              <p key={kind} dir="auto" className="whitespace-pre-line">
                <span className="font-mid">{t(`learning.family.${kind}`)}</span> {text}
              </p>
            ),
          )}
        </div>
      ))}
    </section>
  );
}

function TeacherLine({ teacher }: { teacher: TeacherAnswer | undefined }) {
  const name = teacher?.username ?? '';
  if (!teacher || name === '') return null;
  return (
    <p className="flex items-center gap-2 text-on-surface-muted">
      <Avatar name={name} image={teacher.profileImage} />
      <bdi>{name}</bdi>
    </p>
  );
}
