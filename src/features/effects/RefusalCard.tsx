/** Why it is not done, and the way out. */
import { Shield } from 'lucide-react';
import type { TFunction } from 'i18next';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RefusalCode } from '../../../domain/basics/refusal.ts';
import { homeOf } from '../../lib/routes/homeOf.ts';
import { useSession, type Role } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { CardFoot, CardTitle } from '../../ui/Card.tsx';
import type { Language } from '../../../domain/basics/languages.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { hourOf, shortDay, weekdayLong } from '../../lib/i18n/when.ts';
import { isolated } from '../../ui/Sentence.tsx';
import type { Blamed } from './blamed.ts';
import { ThreadCard } from './ThreadCard.tsx';
import { lazyPart } from '../../lib/page/lazyPart.ts';

export type RefusalShown = {
  code: RefusalCode;
  params?: Record<string, unknown>;
  /** The argument that it is about, where it is about one. */
  field?: string;
  /** Of several that were to be done at once. */
  blamed?: Blamed | null;
  way?: { label: string; to: string };
};

const ExclusiveFeature = lazyPart(
  async () => (await import('../plans/ExclusiveFeature.tsx')).ExclusiveFeature,
);

export function RefusalSentence({
  code,
  params,
  field,
  blamed,
}: {
  code: RefusalCode;
  params?: Record<string, unknown> | undefined;
  /** As the refusal names it: "input.attendees". */
  field?: string | undefined;
  /** Of several that were to be done at once. */
  blamed?: Blamed | null | undefined;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const missing = code === 'BAD_REQUEST' ? missingOf(field) : undefined;
  const isInvited = code === 'ALREADY_ASKED' && field === 'email';
  const title = isInvited ? t('actions.invitedAlready.title') : t(`refusals.${code}.title`);
  const why = isInvited ? t('actions.invitedAlready.why') : t(`refusals.${code}.why`, { ...params });
  return (
    <div className="flex gap-3">
      <Shield className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden />
      <div className="grid min-w-0 gap-1">
        <CardTitle>{title}</CardTitle>
        {blamed ? <p>{isolated(blamedWords(blamed, t, language))}</p> : null}
        <p className="text-on-surface-muted">{isolated(why)}</p>
        {missing ? <p>{t('actions.missing.is', { what: t(`actions.missing.${missing}`) })}</p> : null}
        {code === 'PLAN_LIMIT' ? <WhatPlansHold params={params} /> : null}
      </div>
    </div>
  );
}

const details = [
  'attendees',
  'studentId',
  'subject',
  'start',
  'end',
  'rrule',
  'location',
  'cost',
  'name',
  'email',
  'capacity',
  'meetingId',
] as const;

/** Which detail is missing or out of place, by its name in the arguments. */
const missingOf = (field: string | undefined) =>
  details.find((each) => field?.split('.').includes(each) === true);

/** "74 of 100: Dana Levi, Sunday 22 Nov 2026 16:00" */
function blamedWords({ nth, of, names, start }: Blamed, t: TFunction, language: Language): string {
  const day = start && `${weekdayLong(start, language)} ${shortDay(start, language)} ${start.slice(0, 4)}`;
  const what = [...names, ...(start ? [`${day} ${hourOf(start)}`] : [])].join(', ');
  return `${t('chat.nthOf', { nth, of })}${what === '' ? '' : `: ${what}`}`;
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

function wayOut(code: RefusalCode, role: Role | undefined, t: TFunction) {
  if (code === 'UNAUTHENTICATED') return { label: t('chat.waySignIn'), to: '/login' };
  // There stands the place for a teacher's link.
  if (code === 'NO_TEACHER' && role) return { label: t('joining.open'), to: homeOf(role) };
  return null;
}

export function RefusalCard({ card }: { card: RefusalShown }) {
  const { t } = useTranslation();
  const role = useSession((session) => session.user?.role);
  const way = card.way ?? wayOut(card.code, role, t);
  return (
    <ThreadCard name={t('chat.refusal')}>
      <RefusalSentence code={card.code} params={card.params} field={card.field} blamed={card.blamed} />
      {way ? (
        <CardFoot>
          <Button asChild>
            <Link to={way.to}>{way.label}</Link>
          </Button>
        </CardFoot>
      ) : null}
    </ThreadCard>
  );
}
