/** One lesson that waits: what and when, who asked, what stands in the way, and the answers of whoever looks. */
import { Clock, MapPin, Repeat } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/basics/languages.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { PendingStatus } from '../../../domain/requests/pendingMeeting.ts';
import { findReplaced, isTheirsAlone } from '../../../domain/requests/findReplaced.ts';
import type { Step } from '../../../domain/operations.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import type { WayOut } from '../../lib/operations/wayOut.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { ConflictAnyway, ConflictWays } from '../effects/ConflictChoice.tsx';
import { isolated } from '../../ui/Sentence.tsx';
import { subjectInk } from '../../ui/subjectInk.ts';
import { Button } from '../../ui/Button.tsx';
import { SubjectDot } from '../../ui/SubjectDot.tsx';
import { stretchOf } from '../../lib/i18n/stretch.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { listOf } from '../../lib/i18n/when.ts';
import type { requestTrouble } from './requestTrouble.ts';
import { AlsoAsked } from './AlsoAsked.tsx';
import { AnswerRefused } from './AnswerRefused.tsx';
import { TimeForm } from './TimeForm.tsx';
import { useAnswer } from './useAnswer.ts';
import { stepToAnswer, waitsForTeacher, type Waiting } from './waiting.ts';

type Props = {
  waiting: Waiting;
  as: 'teacher' | 'learner';
  /** What stands in the way of a yes; what finds that takes every rule along. */
  judge?: typeof requestTrouble;
  now: Wall;
};

type ApproveProps = Pick<Props, 'judge'> & { teaches: boolean; sending: boolean; onApprove(): void };

/** A yes waits until it is known what stands in its way. */
function Approve({ teaches, sending, judge, onApprove }: ApproveProps) {
  const { t } = useTranslation();
  return (
    <Button variant="primary" size="sm" disabled={sending || !judge} onClick={onApprove}>
      {t(teaches ? 'asks.approve' : 'asks.accept')}
    </Button>
  );
}

function useRequestData({ teacherId, subject }: Waiting['pending']) {
  const { meetings, subjects, teachers } = useEntities('meetings', 'subjects', 'teachers');
  const teacherName = teachers.find(({ id }) => id === teacherId)?.username ?? '';
  const color = subjects.find(({ name }) => name === subject)?.color ?? null;
  return { meetings, teacherName, color };
}

/** The lesson whose time it asks to change: when it stands, and whether others come to it too. */
function insteadOf(pending: Waiting['pending'], meetings: readonly unknown[], language: Language) {
  const found = meetings.length > 0 ? findReplaced(pending, loadedMeetings().held) : null;
  if (!found || found.lesson.cancelled) return null;
  const { zone } = codecNow();
  const { startMs, endMs } = found.lesson;
  return {
    when: stretchOf(toWall(startMs, zone), toWall(endMs, zone), language),
    others: !isTheirsAlone(found.lesson, pending),
  };
}

export function RequestRow({ waiting, as, judge, now }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pending, names, isPast } = waiting;
  const { meetings, teacherName, color } = useRequestData(pending);
  const { send, sending, refusal, lost } = useAnswer();
  const [choosing, choose] = useState(false);
  const mine = waitsForTeacher(waiting) === (as === 'teacher');
  const teaches = as === 'teacher';

  const [way, takeWay] = useState<WayOut | null>(null);
  const trouble = useMemo(
    // Named, because a change by somebody else makes the preview anew.
    () => (judge && mine && meetings.length > 0 ? judge(pending, way, { t, language }) : null),
    [judge, mine, meetings, pending, way, t, language],
  );

  const instead = useMemo(() => insteadOf(pending, meetings, language), [pending, meetings, language]);

  const sendAll = (steps: Step[], status: PendingStatus): void =>
    void send(steps, t(`asks.did.${status}`)).then((done) => done && choose(false));
  const answer = (status: PendingStatus): void => sendAll([stepToAnswer(pending, { status })], status);
  const who = listOf(names, language);
  const title = [pending.subject || pending.summary || t('calendar.lesson'), teaches ? who : teacherName]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <li aria-label={title} className="grid gap-2 border-t border-line py-3 first:border-t-0">
      <div className="grid gap-0.5">
        <p className="flex items-center gap-2 text-md font-mid">
          <SubjectDot ink={subjectInk(color, pending.subject)} />
          <span className="min-w-0">{title}</span>
        </p>
        <WhenAndWhere waiting={waiting} />
        {instead === null ? null : (
          <p className="text-sm text-on-surface-muted">
            {isolated(t('asks.instead', { when: instead.when }))}
            {teaches && instead.others ? ` ${t('asks.groupStays', { name: who })}` : ''}
          </p>
        )}
        {pending.description === '' ? null : (
          <p dir="auto" className="text-sm text-on-surface-muted">
            {isolated(pending.description)}
          </p>
        )}
        {mine && !teaches ? <p className="text-sm">{t('asks.offeredBy', { name: teacherName })}</p> : null}
        {mine || isPast ? null : (
          <p className="flex items-center gap-1.5 text-sm text-on-surface-muted">
            <Clock aria-hidden className="size-3.5" />
            {t('asks.waitsFor', { name: teaches ? who : teacherName })}
          </p>
        )}
        {isPast ? <p className="text-sm text-warning">{t('asks.gone')}</p> : null}
      </div>
      {trouble && !isPast ? (
        <div className="text-sm">
          <ConflictWays
            sentences={trouble.sentences}
            ways={trouble.view.ways}
            disabled={sending}
            onWay={takeWay}
          />
        </div>
      ) : null}
      <AnswerRefused {...{ refusal, lost }} />
      {choosing ? (
        <OtherTime {...{ waiting, teaches, now, sending }} onSend={sendAll} onBack={() => choose(false)} />
      ) : (
        <div className="flex flex-wrap gap-1.5">
          {mine && !isPast && !trouble ? (
            <Approve {...{ teaches, sending, judge }} onApprove={() => answer('Approved')} />
          ) : null}
          {trouble?.safe && !isPast ? (
            <Button
              variant="primary"
              size="sm"
              disabled={sending}
              onClick={() => sendAll(trouble.safe ?? [], 'Offered')}
            >
              {trouble.view.confirm}
            </Button>
          ) : null}
          {teaches || !mine ? (
            <Button size="sm" variant="plain" disabled={sending} onClick={() => choose(true)}>
              {t(teaches ? 'asks.offer' : 'asks.change')}
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="quietDanger"
            disabled={sending}
            onClick={() => answer(teaches || mine ? 'Declined' : 'Withdrawn')}
          >
            {t(
              teaches
                ? mine
                  ? 'asks.decline'
                  : 'asks.takeOfferBack'
                : mine
                  ? 'asks.noThanks'
                  : 'asks.withdraw',
            )}
          </Button>
        </div>
      )}
      {trouble?.view.anyway && !isPast && !choosing ? (
        <ConflictAnyway
          anyway={trouble.view.anyway}
          sentences={trouble.sentences}
          disabled={sending}
          onInsist={() => sendAll(trouble.insisted, 'Approved')}
        />
      ) : null}
    </li>
  );
}

type OtherTimeProps = {
  waiting: Waiting;
  teaches: boolean;
  now: Wall;
  sending: boolean;
  onSend(steps: Step[], status: PendingStatus): void;
  onBack(): void;
};

function OtherTime({ waiting, teaches, now, sending, onSend, onBack }: OtherTimeProps) {
  const { t } = useTranslation();
  const { pending, start, end } = waiting;
  const status = teaches ? 'Offered' : 'Pending';
  return (
    <TimeForm
      start={start}
      end={end}
      now={now}
      send={t(teaches ? 'asks.form.sendOffer' : 'asks.form.sendRequest')}
      sending={sending}
      stepsFor={(from, to) => [stepToAnswer(pending, { status, start: from, end: to })]}
      onSend={(steps) => onSend(steps, status)}
      onBack={onBack}
    />
  );
}

function WhenAndWhere({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pending, start, end } = waiting;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <span>{isolated(stretchOf(start, end, language))}</span>
        {pending.rrule === null ? null : (
          <span className="inline-flex items-center gap-1 text-on-surface-muted">
            <Repeat aria-hidden className="size-3.5" /> {t('asks.repeats')}
          </span>
        )}
        <span className="inline-flex items-center gap-1 text-on-surface-muted">
          <MapPin aria-hidden className="size-3.5" /> {t(`calendar.form.places.${pending.location}`)}
        </span>
      </p>
      <AlsoAsked waiting={waiting} />
    </>
  );
}
