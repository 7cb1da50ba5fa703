/** What a student, or a parent for a child, has asked to join, and what came of it. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { client } from '../../lib/apollo/apollo.ts';
import type { JoinRequestAnswer } from '../../lib/entities/entityStore.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { OwnJoinRequestsDocument } from '../../lib/entities/joinRequest.generated.ts';
import type { Learner } from './JoinTeacher.tsx';

const tones = { Pending: 'warning', Approved: 'success', Rejected: 'danger', Withdrawn: 'plain' } as const;

const isStatus = (status: unknown): status is keyof typeof tones =>
  typeof status === 'string' && status in tones;

/** Settled ones leave the screen after this. */
const shownMs = 30 * 86_400_000;

/** `whose`: the child's name, where several stand on one screen. */
type Props = { learner: Learner; nowMs: number; whose?: string };

export function OwnJoinRequests({ learner, nowMs, whose }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(OwnJoinRequestsDocument, {
    client,
    variables: { studentId: learner.id },
    fetchPolicy: 'cache-and-network',
    pollInterval: 60_000,
  });
  const { run } = useOperation('removeJoinRequest');
  const requests = (data?.getJoinRequestsByStudentId ?? []).filter(
    ({ status, updatedAt, removed }) =>
      !removed && (status === 'Pending' || Number(updatedAt ?? 0) > nowMs - shownMs),
  );

  async function withdraw({ id, version }: JoinRequestAnswer) {
    const sent = await run({ id, ...(version == null ? {} : { version }) });
    if (sent.outcome === 'done') tellDone(t('joining.withdrawn'), sent.changeId, t);
    else toast(t('joining.saveFailed'));
    await refetch();
  }

  if (error && !data)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
        <p>{t('joining.loadFailed')}</p>
        <Button size="sm" onClick={() => void refetch().catch(() => undefined)}>
          {t('shell.retry')}
        </Button>
      </div>
    );
  if (requests.length === 0) return null;
  return (
    <section
      aria-label={whose ? `${t('joining.waiting')}, ${whose}` : t('joining.waiting')}
      className="grid gap-2"
    >
      <h2 className="text-md font-strong">{t('joining.waiting')}</h2>
      <ul className="grid gap-2">
        {requests.map((request) => (
          <li key={request.id} className="flex flex-wrap items-center gap-3 text-sm">
            <span className="min-w-0 flex-1 truncate">
              {request.teacherName}
              {request.meetingName ? <>, {request.meetingName}</> : null}
            </span>
            {isStatus(request.status) ? (
              <Badge tone={tones[request.status]}>{t(`joining.status.${request.status}`)}</Badge>
            ) : null}
            {request.status === 'Pending' ? (
              <Button size="sm" variant="quiet" onClick={() => void withdraw(request)}>
                {t('joining.withdraw')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
