/** Joining a teacher: who she is, the contract as it stands, and the request; a parent says for which child. */
import { useState } from 'react';
import { UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { wholeLanguage } from '../../../domain/basics/languages.ts';
import type { Step } from '../../../domain/operations.ts';
import { useSteps } from '../../lib/operations/useOperation.ts';
import { Choice } from '../../ui/Choice.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AgreeToContract } from './AgreeToContract.tsx';
import { usePublicTeacher, type PublicTeacher } from './publicTeacher.ts';
import { TeacherCard } from './TeacherCard.tsx';

export type Learner = { id: string; username: string | null };

type Props = {
  slug: string;
  /** null: for themselves. */
  learners: readonly Learner[] | null;
  /** Opens what adds a child over this. */
  onAddChild?(): void;
  /** asked: the request was sent. */
  onClose(asked: boolean): void;
};

export function JoinTeacher({ slug, learners, onAddChild, onClose }: Props) {
  const { t } = useTranslation();
  const found = usePublicTeacher(slug);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose(false)}>
      <DialogContent aria-describedby={undefined}>
        {found.status === 'found' ? (
          <Join
            teacher={found.teacher}
            slug={slug}
            learners={learners}
            onAddChild={onAddChild ?? null}
            onChanged={found.again}
            onClose={onClose}
          />
        ) : (
          <>
            <DialogTitle>
              {found.status === 'away' ? t('joining.vacationTitle') : t('joining.open')}
            </DialogTitle>
            {found.status === 'loading' ? (
              <Skeleton className="h-40 rounded-md" />
            ) : (
              <p className="text-on-surface-muted">
                {found.status === 'away' ? t('joining.vacationBody') : t('access.failure.CONNECTION')}
              </p>
            )}
            {found.status === 'failed' ? <Button onClick={found.again}>{t('shell.retry')}</Button> : null}
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Join({
  teacher,
  slug,
  learners,
  onAddChild,
  onChanged,
  onClose,
}: {
  teacher: PublicTeacher;
  slug: string;
  learners: readonly Learner[] | null;
  onAddChild: (() => void) | null;
  /** The contract is another one by now. */
  onChanged(): void;
  onClose(asked: boolean): void;
}) {
  const { t } = useTranslation();
  const [childId, setChildId] = useState<string | null>(null);
  const [known] = useState(() => new Set(learners?.map(({ id }) => id)));
  const [agreed, setAgreed] = useState(false);
  const [message, setMessage] = useState('');
  const { send, sending, refusal, lost } = useSteps();
  const name = teacher.username;
  // Whoever was added out of this invitation is the one it is for.
  const added = learners?.findLast(({ id }) => !known.has(id));
  const child = learners?.find(({ id }) => id === childId) ?? added ?? learners?.[0];
  const version = teacher.contract?.version ?? 0;

  async function ask() {
    const whose = child ? { studentId: child.id } : {};
    const steps: Step[] = [
      {
        name: 'acceptContract',
        args: {
          teacherId: teacher.id,
          version,
          slug,
          locale: wholeLanguage(teacher.contract?.locale),
          ...whose,
        },
      },
      {
        name: 'addJoinRequest',
        args: {
          joinRequest: {
            teacherId: teacher.id,
            slug,
            ...whose,
            ...(message.trim() === '' ? {} : { message: message.trim() }),
          },
        },
      },
    ];
    const sent = await send(steps);
    if (sent.outcome === 'refused' && sent.refusal.code === 'CONTRACT_CHANGED') {
      // Nobody has agreed to what they have not read.
      setAgreed(false);
      onChanged();
    }
    if (sent.outcome !== 'done') return;
    toast(t('joining.asked', { name }));
    onClose(true);
  }

  return (
    <>
      <DialogTitle>{t('joining.joinTitle', { name })}</DialogTitle>
      <TeacherCard teacher={teacher} />
      {learners && onAddChild ? (
        <div className="grid justify-items-start gap-2">
          {learners.length === 0 ? <p>{t('joining.noChildren')}</p> : null}
          <Button
            {...(learners.length === 0 ? {} : { variant: 'quiet' as const, size: 'sm' as const })}
            onClick={onAddChild}
          >
            <UserRoundPlus />
            {t('learning.family.add')}
          </Button>
        </div>
      ) : learners && learners.length === 0 ? (
        <p>{t('joining.noChildren')}</p>
      ) : null}
      {learners && learners.length > 0 ? (
        <Choice
          label={t('joining.forWhom')}
          value={child?.id ?? ''}
          options={learners.map(({ id, username }) => ({ value: id, label: username ?? '' }))}
          onChange={setChildId}
        />
      ) : null}
      <AgreeToContract
        contract={teacher.contract ?? null}
        childName={child ? (child.username ?? '') : null}
        agreed={agreed}
        onAgreed={setAgreed}
      />
      <Field
        label={t('joining.message')}
        maxLength={1000}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      {refusal ? <RefusalSentence code={refusal.code} params={refusal.params} /> : null}
      {lost ? <p role="alert">{t('joining.saveFailed')}</p> : null}
      <DialogFooter>
        <Button
          variant="primary"
          disabled={!agreed || sending || (learners !== null && !child)}
          onClick={() => void ask()}
        >
          {t('joining.ask')}
        </Button>
        <Button variant="quiet" onClick={() => onClose(false)}>
          {t('joining.later')}
        </Button>
      </DialogFooter>
    </>
  );
}
