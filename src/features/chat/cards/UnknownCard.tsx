/** What was not understood, the nearest three sentences that would be, and the screen where it can be done by hand. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { homeOf } from '../../../lib/routes/homeOf.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { CardTitle } from '../../../ui/Card.tsx';
import { useShell } from '../../../lib/page/useShell.ts';
import { isolated } from '../../../ui/Sentence.tsx';
import type { CardOf } from '../turns/turns.ts';
import { Examples } from './Examples.tsx';
import { ThreadCard } from '../../effects/ThreadCard.tsx';

export function UnknownCard({ card }: { card: CardOf<'unknown'> }) {
  const { t } = useTranslation();
  const role = useSession((session) => session.user?.role);
  const show = useShell((state) => state.show);
  if (card.list !== undefined) return <Listed list={card.list} />;
  return (
    <ThreadCard name={t('chat.unknown')}>
      <CardTitle>
        {card.title !== undefined ? (
          isolated(card.title)
        ) : card.unread.length === 0 ? (
          card.read ? (
            isolated(t('chat.onlyRead', { words: card.read.join(', ') }))
          ) : (
            t('chat.notUnderstoodAll')
          )
        ) : (
          <>
            {t('chat.notUnderstood')} <bdi className="pen-unread">{card.unread.join(' ')}</bdi>
          </>
        )}
      </CardTitle>
      {card.examples.length > 0 ? (
        <div className="grid gap-1">
          <p className="text-on-surface-muted">{t('chat.perhaps')}</p>
          <Examples sentences={card.examples} />
        </div>
      ) : null}
      <Link
        to={role ? homeOf(role) : '/'}
        className="justify-self-start font-mid text-accent underline-offset-4 hover:underline"
        onClick={() => show('work')}
      >
        {t('chat.openClassic')}
      </Link>
    </ThreadCard>
  );
}

/** Several students at once: the screen that reads lists has them ready. */
function Listed({ list }: { list: string }) {
  const { t } = useTranslation();
  const show = useShell((state) => state.show);
  return (
    <ThreadCard name={t('students.fromList.title')}>
      <CardTitle>{t('chat.listOfStudents', { count: list.split('\n').length })}</CardTitle>
      <Button asChild variant="primary" className="justify-self-start">
        <Link to="/students" state={{ list }} onClick={() => show('work')}>
          {t('chat.openList')}
        </Link>
      </Button>
    </ThreadCard>
  );
}
