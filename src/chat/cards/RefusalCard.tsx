/** Why it is not done, and the way out. */
import { Shield } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RefusalCode } from '../../../domain/basics/refusal.ts';
import { Button } from '../../design/ui/Button.tsx';
import { Card, CardFoot, CardTitle } from '../../design/ui/Card.tsx';
import { isolated } from '../Sentence.tsx';
import type { CardOf } from '../turns.ts';

const ExclusiveFeature = lazy(async () => ({
  default: (await import('../../plans/ExclusiveFeature.tsx')).ExclusiveFeature,
}));

export function RefusalSentence({
  code,
  params,
}: {
  code: RefusalCode;
  params?: Record<string, unknown> | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex gap-3">
      <Shield className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden />
      <div className="grid min-w-0 gap-1">
        <CardTitle>{t(`refusals.${code}.title`)}</CardTitle>
        <p className="text-on-surface-muted">{isolated(t(`refusals.${code}.why`, { ...params }))}</p>
        {code === 'PLAN_LIMIT' ? <WhatPlansHold params={params} /> : null}
      </div>
    </div>
  );
}

function WhatPlansHold({ params }: { params: Record<string, unknown> | undefined }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('plans.whatHolds')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ExclusiveFeature params={params} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

export function RefusalCard({ card }: { card: CardOf<'refusal'> }) {
  const { t } = useTranslation();
  const way =
    card.way ?? (card.code === 'UNAUTHENTICATED' ? { label: t('chat.waySignIn'), to: '/login' } : null);
  return (
    <Card aria-label={t('chat.refusal')}>
      <RefusalSentence code={card.code} params={card.params} />
      {way ? (
        <CardFoot>
          <Button asChild>
            <Link to={way.to}>{way.label}</Link>
          </Button>
        </CardFoot>
      ) : null}
    </Card>
  );
}
