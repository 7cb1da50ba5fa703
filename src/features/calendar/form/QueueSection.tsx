/** Who waits for a place in a group, in the order in which they are offered one; the teacher may pass an offer on, or take one off the list. */
import { useTranslation } from 'react-i18next';
import { toWall } from '../../../../domain/basics/zones.ts';
import type { Lesson } from '../../../../domain/calendar/lesson.ts';
import type { Step } from '../../../../domain/operations.ts';
import type { WireWaiting } from '../../../../domain/requests/waiting.ts';
import { useEntityStore } from '../../../lib/entities/entityStore.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/page/useNow.ts';
import { isolated } from '../../../ui/Sentence.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AnswerRefused } from '../../requests/AnswerRefused.tsx';
import { isOffered, isWaiting } from '../../requests/fullGroups.ts';
import { useAnswer } from '../../requests/useAnswer.ts';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { hourOf, shortDay, weekday } from '../../../lib/i18n/when.ts';

export function QueueSection({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const now = useNow(zone);
  const waitings = useEntityStore((school) => school.waitings);
  const { send, sending, refusal, lost } = useAnswer();
  const { seriesId, id: meetingId } = lesson.meeting;
  const queue = waitings.filter((one) => one.seriesId === seriesId && isWaiting(one));
  if (queue.length === 0) return null;
  const answer = (name: 'passPlaceOn' | 'leaveWaitlist', { studentId }: WireWaiting, told: string): void => {
    const step: Step = { name, args: { meetingId, studentId: studentId ?? null } };
    void send([step], told);
  };
  return (
    <section aria-label={t('queue.title')} className="grid gap-2 rounded-md bg-desk p-3">
      <h3 className="text-sm font-mid">{t('queue.title')}</h3>
      <ol className="grid gap-1.5">
        {queue.map((one) => {
          const until = one.expiresAt ? toWall(Number(one.expiresAt), zone) : null;
          const offered = isOffered(one, now.ms);
          const name = one.studentName ?? '';
          return (
            <li
              key={one.id}
              aria-label={name}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm"
            >
              <span className="min-w-0 flex-1">
                {isolated(name)}
                {offered && until ? (
                  <span className="block text-xs text-on-surface-muted">
                    {isolated(
                      t('queue.offeredUntil', {
                        when: `${weekday(until, language)} ${shortDay(until, language)}, ${hourOf(until)}`,
                      }),
                    )}
                  </span>
                ) : null}
              </span>
              {offered ? (
                <Button
                  size="sm"
                  disabled={sending}
                  onClick={() => answer('passPlaceOn', one, t('queue.passedOn'))}
                >
                  {t('queue.passOn')}
                </Button>
              ) : null}
              <Button
                size="sm"
                variant="quietDanger"
                disabled={sending}
                onClick={() => answer('leaveWaitlist', one, t('queue.takenOff'))}
              >
                {t('queue.takeOff')}
              </Button>
            </li>
          );
        })}
      </ol>
      <AnswerRefused refusal={refusal} lost={lost} />
    </section>
  );
}
