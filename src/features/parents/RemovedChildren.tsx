/** Whom a parent has taken off the list and may still bring back, on whatever device and however long after within the thirty days. */
import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toWall } from '../../../domain/basics/zones.ts';
import { client } from '../../lib/apollo/apollo.ts';
import { RemovedChildrenDocument } from './api/removedChildren.generated.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useSession } from '../../lib/session/session.ts';
import { undoByHand } from '../../lib/operations/undoByHand.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay } from '../../lib/i18n/when.ts';

export function RemovedChildren({ nowMs }: { nowMs: number }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const parentId = useSession((session) => session.user?.id) ?? '';
  const children = useEntityStore((school) => school.students);
  const { data, refetch } = useQuery(RemovedChildrenDocument, {
    client,
    variables: { id: parentId },
    fetchPolicy: 'no-cache',
  });
  // Whenever the list of children comes anew, here or by another device, so does this one.
  const seen = useRef(children);
  const again = useEffectEvent(() => void refetch().catch(() => undefined));
  useEffect(() => {
    if (seen.current === children) return;
    seen.current = children;
    again();
  }, [children]);

  const { zone } = codecNow();
  const away = (data?.getParentById?.userData?.removedStudents ?? []).filter(
    ({ id, until }) => Number(until) > nowMs && !children.some((child) => child.id === id),
  );
  if (away.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {away.map(({ id, username, profileImage, changeId, until }) => {
        const name = username ?? '';
        return (
          <li key={id} className="flex flex-wrap items-center gap-3 text-sm">
            <Avatar name={name} image={profileImage} />
            <span className="me-auto">{t('learning.family.removed', { name })}</span>
            <span className="text-on-surface-muted">
              {t('learning.family.until', { day: shortDay(toWall(Number(until), zone), language) })}
            </span>
            <Button
              size="sm"
              aria-label={t('learning.family.bringBackWho', { name })}
              onClick={() => void undoByHand(changeId, t)}
            >
              {t('learning.family.bringBack')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
