/** Who asks to come: each request with its sentence, and the two answers. */
import { MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '../../../domain/basics/ids.ts';
import { toMinor } from '../../../domain/basics/money.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { useEntityStore, type JoinRequestAnswer } from '../../lib/entities/entityStore.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { isolated } from '../../ui/Sentence.tsx';
import { nextOfGroup } from '../requests/fullGroups.ts';
import { money } from '../../lib/i18n/money.ts';
import { stretchOf } from '../../lib/i18n/stretch.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay } from '../../lib/i18n/when.ts';

export function JoinRequests() {
  const { t } = useTranslation();
  const titleId = useId();
  const requests = useEntityStore((school) => school.joinRequests);
  const { zone } = codecNow();
  const nowMs = useNow(zone).ms;
  const open = requests.filter(({ status }) => status === 'Pending');
  const answered = requests
    .filter(
      ({ status, removed, updatedAt }) =>
        !removed && isAnswered(status) && Number(updatedAt ?? 0) > nowMs - shownMs,
    )
    .toSorted((a, b) => Number(b.updatedAt ?? 0) - Number(a.updatedAt ?? 0));
  if (open.length + answered.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mx-4 mb-2 grid gap-3 rounded-lg bg-desk p-3">
      <h2 id={titleId} className="text-md font-strong">
        {t('joining.teacherTitle')}
      </h2>
      <ul className="grid gap-3">
        {open.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
      {answered.length > 0 ? <Answered requests={answered} /> : null}
    </section>
  );
}

type Status = 'Approved' | 'Rejected';

const isAnswered = (status: unknown): status is Status => status === 'Approved' || status === 'Rejected';

/** What is answered leaves the list after this. */
const shownMs = 30 * 86_400_000;

function Answered({ requests }: { requests: readonly JoinRequestAnswer[] }) {
  const { t } = useTranslation();
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer text-on-surface-muted">
        {t('joining.answered')} ({requests.length})
      </summary>
      <ul className="mt-2 grid max-h-48 gap-2 overflow-y-auto">
        {requests.map(({ id, studentName, meetingName, status }) => (
          <li key={id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 truncate">
              <bdi>{studentName}</bdi>
              {meetingName ? <>, {t('joining.group', { name: meetingName })}</> : null}
            </span>
            {isAnswered(status) ? (
              <Badge tone={status === 'Approved' ? 'success' : 'danger'}>
                {t(`joining.status.${status}`)}
              </Badge>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

function WhoAsks({ request: { studentName, meetingName, createdAt, price: major } }: RequestProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency, zone } = codecNow();
  const name = studentName ?? '';
  const sentOn = createdAt ? toWall(Number(createdAt), zone) : null;
  const price = major == null ? null : money(toMinor(major, currency) ?? 0, currency, language);
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate text-md font-mid">
          <bdi>{name}</bdi>
        </span>
        <span className="truncate text-xs text-on-surface-muted">
          {meetingName ? <>{t('joining.group', { name: meetingName })} · </> : null}
          {price ? (
            <>
              <Ltr>{price}</Ltr> ·{' '}
            </>
          ) : null}
          {sentOn ? t('joining.sentAt', { day: shortDay(sentOn, language) }) : null}
        </span>
      </span>
    </div>
  );
}

/** When and where the group is held that somebody asks to join. */
function GroupHeld({ meetingId }: { meetingId: Id }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { zone } = codecNow();
  const nowMs = useNow(zone).ms;
  // Named, because the group's next lesson is another when its rows change.
  useEntityStore((school) => school.meetings);
  const next = nextOfGroup(meetingId, loadedMeetings(), { zone, nowMs });
  if (!next) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span>{isolated(stretchOf(next.start, next.end, language))}</span>
      {next.location ? (
        <span className="inline-flex items-center gap-1 text-on-surface-muted">
          <MapPin aria-hidden className="size-3.5" />
          {t(`calendar.form.places.${next.location}`)}
        </span>
      ) : null}
    </p>
  );
}

type RequestProps = { request: JoinRequestAnswer };

function Request({ request }: RequestProps) {
  const { t } = useTranslation();
  const [percent, setPercent] = useState('');
  const [approving, setApproving] = useState(false);
  const { run, sending, refusal, lost } = useOperation('updateJoinRequest');
  const name = request.studentName ?? '';
  const badPercent = percent.trim() !== '' && !/^(100|\d{1,2})$/.test(percent.trim());

  async function answer(status: Status) {
    if (status === 'Approved' && badPercent) return;
    const value = Number(percent);
    const sent = await run({
      id: request.id,
      status,
      ...(status === 'Approved' && value > 0
        ? { personalDiscount: { type: 'percentage' as const, value } }
        : {}),
      ...(request.version == null ? {} : { version: request.version }),
    });
    if (sent.outcome === 'done')
      tellDone(
        t(status === 'Approved' ? 'joining.approved' : 'joining.rejected', { name }),
        sent.changeId,
        t,
      );
  }

  return (
    <li className="grid gap-2">
      <WhoAsks request={request} />
      {request.meetingId ? <GroupHeld meetingId={request.meetingId} /> : null}
      {request.message ? (
        <p dir="auto" className="text-sm whitespace-pre-line text-on-surface-muted">
          {request.message}
        </p>
      ) : null}
      {approving ? (
        <Field
          label={t('joining.discount')}
          inputMode="numeric"
          value={percent}
          error={badPercent ? t('joining.discountWrong') : null}
          onChange={(event) => setPercent(event.target.value)}
        />
      ) : null}
      {refusal ? <RefusalSentence code={refusal.code} params={refusal.params} /> : null}
      {lost ? <p role="alert">{t('joining.saveFailed')}</p> : null}
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="primary"
          disabled={sending}
          onClick={() => (approving ? void answer('Approved') : setApproving(true))}
        >
          {t('joining.approve')}
        </Button>
        <Button size="sm" disabled={sending} onClick={() => void answer('Rejected')}>
          {t('joining.reject')}
        </Button>
      </div>
    </li>
  );
}
