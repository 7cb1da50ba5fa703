/** An answer: a short list by days, or the free hours of each day, where one can be tapped. Long lists fold. */
import type { TFunction } from 'i18next';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { CardHead, CardTitle } from '../../../ui/Card.tsx';
import { Ltr } from '../../../ui/Ltr.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SubjectDot } from '../../../ui/SubjectDot.tsx';
import { subjectInk } from '../../../ui/subjectInk.ts';
import { hourOf, listOf, shortDay, weekday } from '../../../lib/i18n/when.ts';
import type { Language } from '../../../../domain/basics/languages.ts';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { MaterialLink, placeOf } from '../../subjects/MaterialLink.tsx';
import { isolated } from '../../../ui/Sentence.tsx';
import type { AnswerRow, CardOf } from '../turns/turns.ts';
import type { Slots } from '../../../../commands/kernel/plan.ts';
import { Examples } from './Examples.tsx';
import { FreeSlots } from './FreeSlots.tsx';
import { OtherReadingsLine } from './OtherReadings.tsx';
import { UnreadLine } from './UnreadLine.tsx';
import { ThreadCard } from '../../effects/ThreadCard.tsx';
import { lazyPart } from '../../../lib/page/lazyPart.ts';

// What a yes would conflict with is decided by all that decides: it comes after the first paint.
const WaitingRequests = lazyPart(async () => (await import('./WaitingRequests.tsx')).WaitingRequests);

/** More rows than this fold. */
const shownRows = 8;

export function AnswerCard({ card, onOther }: { card: CardOf<'answer'>; onOther(slots: Slots): void }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [all, setAll] = useState(false);
  const rows = all ? card.rows : card.rows.slice(0, shownRows);
  const hint = card.plan.reply?.hint;
  const hidden = card.rows.length - rows.length;
  // The first line is the answer; what more there is to say is no heading.
  const [title = '', ...more] = answerTitle(card, { t, language }).split('\n');
  return (
    <ThreadCard name={t('chat.answer')}>
      <CardHead>
        <CardTitle>{isolated(title)}</CardTitle>
      </CardHead>
      {more.map((line) => (
        <p key={line}>{isolated(line)}</p>
      ))}
      {card.plan.status === 'ready' ? <UnreadLine words={card.plan.unread} /> : null}
      {card.slots && card.slots.length > 0 ? <FreeSlots slots={card.slots} /> : null}
      {card.pendings ? (
        <Suspense fallback={<Skeleton className="h-20" />}>
          <WaitingRequests ids={card.pendings} />
        </Suspense>
      ) : null}
      <AnswerDays rows={rows} titled={card.rows.length === 1} />
      {hidden > 0 ? (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          {t('chat.moreDates', { count: hidden })}
        </Button>
      ) : null}
      {hint ? (
        <div className="grid gap-1">
          <p className="text-on-surface-muted">{isolated(hint.text)}</p>
          <Examples sentences={[hint.says]} />
        </div>
      ) : null}
      <OtherReadingsLine others={card.plan.others} onOther={onOther} />
    </ThreadCard>
  );
}

/** One lesson alone is told by its day and hour. */
export function answerTitle(
  { rows: [first, second], title }: Pick<CardOf<'answer'>, 'rows' | 'title'>,
  { t, language }: { t: TFunction; language: Language },
): string {
  if (!first?.start || second) return title;
  const day = `${weekday(first.start, language)} ${shortDay(first.start, language)}`;
  return t('chat.at', { day, time: hourOf(first.start) });
}

/** `titled`: one lesson alone has its day and hour in the title. */
export function AnswerDays({ rows, titled = false }: { rows: readonly AnswerRow[]; titled?: boolean }) {
  const days = Map.groupBy(rows, ({ start }) => start?.slice(0, 10) ?? '');
  return [...days].map(([day, ofDay]) => <AnswerDay key={day} day={day} titled={titled} rows={ofDay} />);
}

function Material({ url }: { url: string }) {
  const place = placeOf(url);
  return place === null ? null : <MaterialLink url={url} place={place} />;
}

function AnswerDay({ day, titled, rows }: { day: string; titled: boolean; rows: readonly AnswerRow[] }) {
  const { language } = useLanguage();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      {!titled && day ? (
        <p className="text-xs text-on-surface-faint">
          {weekday(day, language)} <Ltr>{shortDay(day, language)}</Ltr>
        </p>
      ) : null}
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {rows.map((row) => (
          <li key={row.id} className="flex min-h-7 flex-wrap items-center gap-x-2.5">
            {row.start && !titled ? (
              <span className="min-w-10.5 text-on-surface-muted">
                <Ltr>{hourOf(row.start)}</Ltr>
              </span>
            ) : null}
            {row.color === undefined ? null : <SubjectDot ink={subjectInk(row.color, row.title)} />}
            <span className="min-w-24 flex-1 truncate">
              <span className="font-mid">{row.title}</span>{' '}
              <span className="text-on-surface-muted">
                {row.names?.length ? listOf(row.names, language) : null}
              </span>
            </span>
            {row.note ? <span className="text-xs text-on-surface-faint">{isolated(row.note)}</span> : null}
            {row.url ? <Material url={row.url} /> : null}
            {row.figure ? <Ltr className="font-mid">{row.figure}</Ltr> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
