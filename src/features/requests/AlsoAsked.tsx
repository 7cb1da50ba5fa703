/** Who else asked for a lesson at the same time: a teacher can say yes to one of them, a parent has to bring both. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toMs } from '../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import { asLesson, type PendingMeeting } from '../../../domain/requests/pendingMeeting.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { listOf } from '../../lib/i18n/when.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { waitingOf, type Waiting } from './waiting.ts';

const aheadMs = 400 * 86_400_000;
const mostLooked = 60;

const timesOf = (pending: PendingMeeting) => {
  const fromMs = toMs(pending.start, pending.zone);
  return lessonsBetween(asLesson(pending), fromMs, fromMs + aheadMs).slice(0, mostLooked);
};

export function AlsoAsked({ waiting: { pending, isPast } }: { waiting: Waiting }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pendings } = useEntities('pendings');
  const { ms: nowMs } = useNow('UTC');
  const names = useMemo(() => {
    const own = timesOf(pending);
    const others = waitingOf(pendings, { ...codecNow(), nowMs }).filter(
      (one) =>
        one.pending.id !== pending.id &&
        !one.isPast &&
        timesOf(one.pending).some((each) =>
          own.some(({ startMs, endMs }) => each.startMs < endMs && each.endMs > startMs),
        ),
    );
    return [...new Set(others.flatMap((one) => one.names))];
  }, [pending, pendings, nowMs]);
  if (isPast || names.length === 0) return null;
  return (
    <p className="text-sm text-on-warning-tint">
      {isolated(t('asks.alsoAsked', { names: listOf(names, language) }))}
    </p>
  );
}
