/** With whom one learns, and the contract with each; a sentence leads here with the teacher whose contract it speaks of. */
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { StudentAnswer, TeacherAnswer } from '../../lib/entities/entityStore.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { ContractDialog } from './ContractDialog.tsx';

const contract = 'contract';

type Props = { learners: readonly StudentAnswer[]; teachers: readonly TeacherAnswer[] };

export function OwnTeachers({ learners, teachers }: Props) {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const show = (teacherId: string | null): void =>
    setAddress(
      (before) => {
        if (teacherId === null) before.delete(contract);
        else before.set(contract, teacherId);
        return before;
      },
      { replace: true },
    );
  if (teachers.length === 0) return null;
  const shown = teachers.find(({ id }) => id === address.get(contract));
  return (
    <section aria-label={t('learning.teachers.title')} className="grid gap-2">
      <h2 className="text-md font-strong">{t('learning.teachers.title')}</h2>
      <ul className="grid gap-1">
        {teachers.map((teacher) => {
          const name = teacher.username ?? '';
          return (
            <li key={teacher.id} className="flex items-center gap-3">
              <Avatar name={name} image={teacher.profileImage} />
              <span className="min-w-0 flex-1 truncate">
                <bdi>{name}</bdi>
              </span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('learning.teachers.contractWith', { name })}
                onClick={() => show(teacher.id)}
              >
                <FileText />
                {t('learning.teachers.contract')}
              </Button>
            </li>
          );
        })}
      </ul>
      {shown ? (
        <ContractDialog
          teacher={shown}
          learners={learners.filter(({ userData }) => userData?.teachersIds?.includes(shown.id))}
          onClose={() => show(null)}
        />
      ) : null}
    </section>
  );
}
