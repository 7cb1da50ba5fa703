/** What one who learns has asked for, and what was offered to them. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { untilItComes } from '../../lib/page/untilItComes.ts';
import type { requestTrouble } from '../requests/requestTrouble.ts';
import { RequestRow } from '../requests/RequestRow.tsx';
import type { Waiting } from '../requests/waiting.ts';

type Props = { waiting: readonly Waiting[]; learnerId: Id; now: Wall; whose?: string };

export function OwnRequests({ waiting, learnerId, now, whose }: Props) {
  const { t } = useTranslation();
  const [judge, setJudge] = useState<{ of: typeof requestTrouble } | null>(null);
  useEffect(() => {
    void untilItComes(() => import('../requests/requestTrouble.ts')).then((part) =>
      setJudge({ of: part.requestTrouble }),
    );
  }, []);
  const own = waiting.filter(({ pending }) =>
    pending.attendees.some(({ studentId }) => studentId === learnerId),
  );
  if (own.length === 0) return null;
  return (
    <section
      aria-label={whose ? `${t('learning.requests')}, ${whose}` : t('learning.requests')}
      className="grid gap-1"
    >
      <h2 className="text-md font-strong">{t('learning.requests')}</h2>
      <ul className="grid">
        {own.map((one) => (
          <RequestRow
            key={one.pending.id}
            waiting={one}
            as="learner"
            {...(judge ? { judge: judge.of } : {})}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
}
