/** Requests that an answer names, as they stand now: each can be answered where it is read. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '../../../../domain/basics/ids.ts';
import { useEntityStore } from '../../../lib/entities/entityStore.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/page/useNow.ts';
import { RequestRow } from '../../requests/RequestRow.tsx';
import { requestTrouble } from '../../requests/requestTrouble.ts';
import { waitingOf } from '../../requests/waiting.ts';

export function WaitingRequests({ ids }: { ids: readonly Id[] }) {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  const zone = user?.preferences.timeZone ?? 'Asia/Jerusalem';
  const now = useNow(zone);
  const pendings = useEntityStore((school) => school.pendings);
  const currency = user?.preferences.currency ?? 'ILS';
  const shown = useMemo(
    () =>
      waitingOf(pendings, { zone, currency, nowMs: now.ms }).filter(({ pending }) =>
        ids.includes(pending.id),
      ),
    [pendings, zone, currency, now.ms, ids],
  );
  if (shown.length === 0) return <p className="text-on-surface-muted">{t('asks.emptyTitle')}</p>;
  return (
    <ul className="grid">
      {shown.map((one) => (
        <RequestRow
          key={one.pending.id}
          waiting={one}
          as={user?.role === 'teacher' ? 'teacher' : 'learner'}
          judge={requestTrouble}
          now={now.wall}
        />
      ))}
    </ul>
  );
}
