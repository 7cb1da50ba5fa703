/** The contract with a teacher as it stands: its text, which version each learner agreed to and when, and agreeing to a newer one. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { wholeLanguage } from '../../../domain/basics/languages.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { client } from '../../lib/apollo/apollo.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import type { StudentAnswer, TeacherAnswer } from '../../lib/entities/entityStore.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ContractWithDocument, type ContractWithQuery } from './api/contract.generated.ts';
import { AnswerRefused } from '../requests/AnswerRefused.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay } from '../../lib/i18n/when.ts';

type Props = { teacher: TeacherAnswer; learners: readonly StudentAnswer[]; onClose(): void };

export function ContractDialog({ teacher, learners, onClose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(ContractWithDocument, {
    client,
    variables: { teacherId: teacher.id, locale: wholeLanguage(language) },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const again = async (): Promise<void> => {
    await refetch().catch(() => undefined);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t('learning.teachers.contractWith', { name: teacher.username ?? '' })}</DialogTitle>
        {data ? (
          <>
            <p
              dir="auto"
              tabIndex={0}
              className="max-h-[50dvh] overflow-y-auto rounded-md bg-desk p-4 leading-relaxed whitespace-pre-line"
            >
              {data.contractOf.text}
            </p>
            <ul className="grid gap-2">
              {learners.map((learner) => (
                <Agreed
                  key={learner.id}
                  learner={learner}
                  isAlone={learners.length === 1}
                  teacherId={teacher.id}
                  {...data}
                  again={again}
                />
              ))}
            </ul>
          </>
        ) : error ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{t('learning.teachers.failed')}</p>
            <Button onClick={() => void again()}>{t('shell.retry')}</Button>
          </div>
        ) : (
          <div role="status" aria-label={t('joining.loading')}>
            <Skeleton className="h-40 rounded-md" />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

type AgreedProps = ContractWithQuery & {
  learner: StudentAnswer;
  isAlone: boolean;
  teacherId: string;
  again(): Promise<void>;
};

function Agreed({ learner, isAlone, teacherId, contractOf, contractAcceptances, again }: AgreedProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const state = useOperation('acceptContract');
  const { version, locale } = contractOf;
  const own = contractAcceptances
    .filter(({ studentId }) => studentId === learner.id)
    .toSorted((a, b) => Number(a.acceptedAt) - Number(b.acceptedAt));
  const agreed = own.findLast((one) => one.version === version);
  const last = agreed ?? own.at(-1);
  const { zone } = codecNow();
  const day = last ? shortDay(toWall(Number(last.acceptedAt), zone), language) : '';

  async function agree() {
    const args = {
      teacherId,
      version,
      studentId: learner.id,
      locale: wholeLanguage(locale),
    };
    await state.run(args);
    // Whether it was agreed to, or is another one by now.
    await again();
  }

  return (
    <li className="grid gap-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1 text-on-surface-muted">
          {isAlone ? null : (
            <>
              <bdi className="font-mid text-on-surface">{learner.username}</bdi>:{' '}
            </>
          )}
          {agreed
            ? t('learning.teachers.agreed', { day })
            : last
              ? t('learning.teachers.agreedBefore', { day })
              : t('learning.teachers.notAgreed')}
        </span>
        {agreed ? null : (
          <Button
            size="sm"
            variant="primary"
            disabled={state.sending}
            aria-label={
              isAlone ? undefined : t('learning.teachers.agreeFor', { name: learner.username ?? '' })
            }
            onClick={() => void agree()}
          >
            {t('learning.teachers.agree')}
          </Button>
        )}
      </div>
      <AnswerRefused refusal={state.refusal?.code ?? null} lost={state.lost} />
    </li>
  );
}
