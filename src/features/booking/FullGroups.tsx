/** Groups that meet on the day that is looked at and have no place left: one may wait for a place. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Day } from '../../../domain/basics/wallTime.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { useSession } from '../../lib/session/session.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { AnswerRefused } from '../requests/AnswerRefused.tsx';
import { fullGroupsOn, isWaiting } from '../requests/fullGroups.ts';
import { useAnswer } from '../requests/useAnswer.ts';
import { hoursOf } from '../../lib/i18n/when.ts';

type Props = { teacherId: Id; learnerId: Id; day: Day };

export function FullGroups({ teacherId, learnerId, day }: Props) {
  const { t } = useTranslation();
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const nowMs = useNow(zone).ms;
  const { meetings, waitings } = useEntities('meetings', 'waitings');
  const { send, sending, refusal, lost } = useAnswer();
  const groups = useMemo(
    () => fullGroupsOn(day, { teacherId, zone, nowMs }, loadedMeetings(), meetings),
    [day, teacherId, zone, nowMs, meetings],
  );
  if (groups.length === 0) return null;
  const waits = new Set(
    waitings.filter((one) => isWaiting(one) && one.studentId === learnerId).map(({ meetingId }) => meetingId),
  );
  return (
    <section aria-label={t('queue.full')} className="grid gap-2 rounded-md bg-desk px-4 py-3">
      <h3 className="text-sm font-mid">{t('queue.full')}</h3>
      <ul className="grid gap-2">
        {groups.map(({ meetingId, start, end }) => (
          <li key={`${meetingId} ${start}`} className="flex flex-wrap items-center gap-3 text-sm">
            <span className="flex-1">
              {t('queue.group')} <Ltr>{hoursOf(start, end)}</Ltr>
            </span>
            {waits.has(meetingId) ? (
              <Badge tone="warning">{t('queue.onList')}</Badge>
            ) : (
              <Button
                size="sm"
                disabled={sending}
                aria-label={`${t('queue.wait')}, ${hoursOf(start, end)}`}
                onClick={() =>
                  void send(
                    [{ name: 'joinWaitlist', args: { meetingId, studentId: learnerId } }],
                    t('queue.joined'),
                  )
                }
              >
                {t('queue.wait')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <AnswerRefused refusal={refusal} lost={lost} />
    </section>
  );
}
