/** Places that one who learns waits for, and one that was freed for them: to take, or to pass on, and until when. */
import { useTranslation } from 'react-i18next';
import type { Id } from '../../../domain/basics/ids.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { Step } from '../../../domain/operations.ts';
import type { WireWaiting } from '../../../domain/requests/waiting.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useSession } from '../../lib/session/session.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { subjectInk } from '../../ui/subjectInk.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { SubjectDot } from '../../ui/SubjectDot.tsx';
import { AnswerRefused } from '../requests/AnswerRefused.tsx';
import { isOffered, isWaiting, nextOfGroup } from '../requests/fullGroups.ts';
import { useAnswer } from '../requests/useAnswer.ts';
import { stretchOf } from '../../lib/i18n/stretch.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { hourOf, shortDay, weekday } from '../../lib/i18n/when.ts';

export function OwnPlaces({ learnerId, nowMs, whose }: { learnerId: Id; nowMs: number; whose?: string }) {
  const { t } = useTranslation();
  const waitings = useEntityStore((school) => school.waitings);
  const own = waitings.filter((one) => one.studentId === learnerId && isWaiting(one));
  if (own.length === 0) return null;
  return (
    <section aria-label={whose ? `${t('queue.own')}, ${whose}` : t('queue.own')} className="grid gap-1">
      <h2 className="text-md font-strong">{t('queue.own')}</h2>
      <ul className="grid">
        {own.map((waiting) => (
          <Place key={waiting.id} waiting={waiting} nowMs={nowMs} />
        ))}
      </ul>
    </section>
  );
}

function Place({ waiting, nowMs }: { waiting: WireWaiting; nowMs: number }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const teachers = useEntityStore((school) => school.teachers);
  // Named, because the group's next lesson is another when its rows change.
  useEntityStore((school) => school.meetings);
  const { send, sending, refusal, lost } = useAnswer();
  const meetingId = waiting.meetingId ?? '';
  const next = nextOfGroup(meetingId, loadedMeetings(), { zone, nowMs });
  const teacher = teachers.find(({ id }) => id === waiting.teacherId)?.username ?? '';
  const title = [next?.subject || t('queue.group'), teacher].filter((part) => part !== '').join(', ');
  const offered = isOffered(waiting, nowMs);
  const until = waiting.expiresAt ? toWall(Number(waiting.expiresAt), zone) : null;
  const answer = (name: 'takePlace' | 'leaveWaitlist', told: string): void => {
    const step: Step = { name, args: { meetingId, studentId: waiting.studentId ?? null } };
    void send([step], told);
  };
  return (
    <li aria-label={title} className="grid gap-2 border-t border-line py-3 first:border-t-0">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-2 text-md font-mid">
          <SubjectDot ink={subjectInk(next?.color ?? null, next?.subject ?? '')} />
          <span className="min-w-0">{title}</span>
          {offered ? <Badge tone="success">{t('queue.free')}</Badge> : null}
        </p>
        {next ? <p className="text-sm">{isolated(stretchOf(next.start, next.end, language))}</p> : null}
        <p className="text-sm text-on-surface-muted">
          {offered && until
            ? isolated(
                t('queue.keptUntil', {
                  when: `${weekday(until, language)} ${shortDay(until, language)}, ${hourOf(until)}`,
                }),
              )
            : t('queue.waits')}
        </p>
      </div>
      <AnswerRefused refusal={refusal} lost={lost} />
      <div className="flex flex-wrap gap-1.5">
        {offered ? (
          <Button
            size="sm"
            variant="primary"
            disabled={sending}
            onClick={() => answer('takePlace', t('queue.taken'))}
          >
            {t('queue.take')}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="quietDanger"
          disabled={sending}
          onClick={() => answer('leaveWaitlist', t(offered ? 'queue.passed' : 'queue.left'))}
        >
          {t(offered ? 'queue.pass' : 'queue.leave')}
        </Button>
      </div>
    </li>
  );
}
