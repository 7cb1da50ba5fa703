/** One lesson that waits: what and when, who asked, what stands in the way, and the answers of whoever looks. */
import { Clock, Repeat, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addMinutes, type Wall } from '../../domain/basics/wallTime.ts';
import { toWall } from '../../domain/basics/zones.ts';
import type { PendingStatus } from '../../domain/requests/pendingMeeting.ts';
import { findReplaced, isTheirsAlone } from '../../domain/requests/replacedLesson.ts';
import { isRefused } from '../../domain/decide.ts';
import { codecNow } from '../app/codecNow.ts';
import { loadedMeetings, previewSteps } from '../app/previewSteps.ts';
import { useSchool } from '../app/school.ts';
import { isolated } from '../chat/Sentence.tsx';
import { subjectInk } from '../design/subjectInk.ts';
import { Button } from '../design/ui/Button.tsx';
import { SubjectDot } from '../design/ui/SubjectDot.tsx';
import { stretchOf } from '../words/stretch.ts';
import { useLanguage } from '../words/useLanguage.ts';
import { listOf } from '../words/when.ts';
import { TimeForm } from './TimeForm.tsx';
import { useAnswer } from './useAnswer.ts';
import { stepToAnswer, waitsForTeacher, type Waiting } from './waiting.ts';

type Props = {
  waiting: Waiting;
  as: 'teacher' | 'learner';
  now: Wall;
  color: string | null;
  teacherName: string;
};

export function RequestRow({ waiting, as, now, color, teacherName }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pending, names, start, end, isPast } = waiting;
  const meetings = useSchool((school) => school.meetings);
  const { send, sending, refusal, lost } = useAnswer();
  const [choosing, choose] = useState(false);
  const mine = waitsForTeacher(waiting) === (as === 'teacher');
  const teaches = as === 'teacher';

  const trouble = useMemo(() => {
    // Named, because a change by somebody else makes the preview anew.
    if (!teaches || !mine || meetings.length === 0) return null;
    const preview = previewSteps([stepToAnswer(pending, { status: 'Approved' })]);
    if (!preview || !isRefused(preview) || preview.refused.refusal.code !== 'CLASH') return null;
    const [clash] = preview.clashes;
    const free = preview.refused.refusal.params?.['free'];
    return {
      what: clash
        ? [clash.subject || clash.summary, stretchOf(clash.start, clash.end, language)]
            .filter((part) => part !== '')
            .join(', ')
        : '',
      free: Array.isArray(free) ? free.filter((one): one is Wall => typeof one === 'string') : [],
    };
  }, [teaches, mine, meetings, pending, language]);

  const instead = useMemo(() => {
    const found = meetings.length > 0 ? findReplaced(pending, loadedMeetings().held) : null;
    if (!found || found.lesson.cancelled) return null;
    const { zone } = codecNow();
    const { startMs, endMs } = found.lesson;
    return {
      when: stretchOf(toWall(startMs, zone), toWall(endMs, zone), language),
      others: !isTheirsAlone(found.lesson, pending),
    };
  }, [meetings, pending, language]);

  const answer = (status: PendingStatus, time?: { start: Wall; end: Wall }): void =>
    void send(
      [stepToAnswer(pending, { status, ...time, insist: status === 'Approved' && trouble !== null })],
      t(`asks.did.${status}`),
    ).then((done) => done && choose(false));
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
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <span>{isolated(stretchOf(start, end, language))}</span>
          {pending.rrule === null ? null : (
            <span className="inline-flex items-center gap-1 text-on-surface-muted">
              <Repeat aria-hidden className="size-3.5" /> {t('asks.repeats')}
            </span>
          )}
          <span className="text-on-surface-muted">{t(`calendar.form.places.${pending.location}`)}</span>
        </p>
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
        <div className="grid gap-1.5 rounded-md bg-warning-tint px-3 py-2 text-sm text-on-warning-tint">
          <p className="flex gap-2">
            <TriangleAlert aria-hidden className="mt-px size-4 shrink-0" />
            <span>{isolated(t('asks.clash', { what: trouble.what }))}</span>
          </p>
          {trouble.free.length > 0 ? (
            <div className="flex flex-wrap items-center gap-1.5">
              <span>{t('asks.free')}</span>
              {trouble.free.map((free) => (
                <button
                  key={free}
                  type="button"
                  disabled={sending}
                  className="calm min-h-7.5 rounded-full px-3 font-mid shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--on-warning-tint)_45%,transparent)] hover:bg-sheet hover:text-on-surface coarse:min-h-10"
                  onClick={() => answer('Offered', { start: free, end: addMinutes(free, pending.minutes) })}
                >
                  {isolated(stretchOf(free, addMinutes(free, pending.minutes), language))}
                </button>
              ))}
            </div>
          ) : null}
        </div>
      ) : null}
      {refusal || lost ? (
        <p role="alert" className="text-sm text-danger">
          {refusal
            ? `${t(`refusals.${refusal}.title`)}. ${t(`refusals.${refusal}.why`)}`
            : t('asks.form.lost')}
        </p>
      ) : null}
      {choosing ? (
        <TimeForm
          start={start}
          end={end}
          now={now}
          send={t(teaches ? 'asks.form.sendOffer' : 'asks.form.sendRequest')}
          sending={sending}
          onSend={(from, to) => answer(teaches ? 'Offered' : 'Pending', { start: from, end: to })}
          onBack={() => choose(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-1.5">
          {mine && !isPast ? (
            <Button
              variant={trouble ? 'plain' : 'primary'}
              size="sm"
              disabled={sending}
              onClick={() => answer('Approved')}
            >
              {t(!teaches ? 'asks.accept' : trouble ? 'asks.approveAnyway' : 'asks.approve')}
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
    </li>
  );
}
