/** A student, or a parent for their child, cancels one lesson, leaves a series or asks for another time; what follows is said before. */
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { askForTime } from '../../../commands/intents/calendar/askForTime.ts';
import type { Step } from '../../../domain/operations.ts';
import { isRefused } from '../../../domain/decide.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { previewSteps } from '../../lib/operations/previewSteps.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useSession } from '../../lib/session/session.ts';
import { worldNow } from '../../lib/entities/worldNow.ts';
import { lateCostMinor } from '../../../domain/money/lateCost.ts';
import { noteView, type NoteView } from '../effects/noteWords.ts';
import { planNotes } from '../effects/planNotes.ts';
import { PlanNotes } from '../effects/PlanNotes.tsx';
import { isolated } from '../../ui/Sentence.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { AnswerRefused } from '../requests/AnswerRefused.tsx';
import { TimeForm } from '../requests/TimeForm.tsx';
import { useAnswer } from '../requests/useAnswer.ts';
import { stretchOf } from '../../lib/i18n/stretch.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { LessonPlan } from './LessonPlan.tsx';
import type { LearnerLesson } from './learnerLessons.ts';

export type LessonAction = 'cancel' | 'leave' | 'ask';

type Props = {
  lesson: LearnerLesson;
  action: LessonAction;
  now: string;
  onAction(action: LessonAction): void;
  onClose(): void;
};

function stepOf({ lesson, learnerId, slot, recurring }: LearnerLesson, action: LessonAction): Step {
  const { id, revision: version } = lesson.meeting;
  const args = { id, attendeeId: learnerId, version };
  return action === 'leave'
    ? { name: 'leaveMeeting', args }
    : { name: 'cancelMyAttendance', args: { ...args, ...(recurring ? { occurrence: slot } : {}) } };
}

function stepsToAsk({ lesson, slot, learnerId }: LearnerLesson, start: string, end: string): Step[] {
  const world = worldNow();
  const slots = { meeting: lesson.meeting.id, occurrence: slot, child: learnerId };
  return world ? askForTime({ start, end }, slots, world) : [];
}

function doneLine(t: TFunction, action: LessonAction, child: string): string {
  const isLeaving = action === 'leave';
  if (child === '') return t(isLeaving ? 'learning.dialog.left' : 'learning.dialog.cancelled');
  return t(isLeaving ? 'learning.dialog.leftOf' : 'learning.dialog.cancelledOf', { name: child });
}

/** What counts as late says so, and what it costs. */
function confirmWords(action: 'cancel' | 'leave', notes: readonly NoteView[], t: TFunction): string {
  const late = notes.find(({ tone }) => tone === 'late');
  if (!late) return t(`learning.dialog.${action}`);
  return late.cost ? t(`actions.costs.${action}`, { sum: late.cost }) : t(`learning.dialog.${action}Late`);
}

export function LessonDialog({ lesson, action, now, onAction, onClose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const meetings = useEntityStore((school) => school.meetings);
  const { send, sending, refusal, lost } = useAnswer();
  const { start, end, subject, teacherName } = lesson;
  // A parent may have several children in one lesson.
  const isParent = useSession(({ user }) => user?.role === 'parent');
  const child = isParent ? loadedMeetings().nameOf(lesson.learnerId) : '';
  const when = stretchOf(start, end, language);
  const step = stepOf(lesson, action);
  const seen = useMemo(() => {
    // Named, because a change by somebody else makes the preview anew.
    const preview = meetings.length > 0 && action !== 'ask' ? previewSteps([stepOf(lesson, action)]) : null;
    if (!preview) return null;
    const school = loadedMeetings();
    const teacher = school.teacherOf?.(lesson.lesson.meeting.teacherId) ?? null;
    const notes = planNotes([], preview, {
      nameOf: school.nameOf,
      teacherNameOf: () => teacherName,
      noticeHours: teacher?.noticeHours ?? null,
      costsMinor: [lateCostMinor(lesson.lesson, lesson.learnerId)],
      mayCostLess: school.mayCostLess === true,
    });
    return { refusal: isRefused(preview) ? preview.refused.refusal.code : null, notes };
  }, [meetings, action, lesson, teacherName]);
  const { currency } = codecNow();
  const notes = (seen?.notes ?? []).flatMap((note) => noteView(note, { t, language, currency }) ?? []);
  const problem = refusal ?? seen?.refusal ?? null;

  const confirm = (): void => void send([step], doneLine(t, action, child)).then((done) => done && onClose());
  const ask = (steps: Step[]): void =>
    void send(steps, t('asks.did.asked')).then((done) => done && onClose());

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t(`learning.dialog.${action}Title`)}</DialogTitle>
        <p className="text-md">
          {child === '' ? null : <span className="block font-mid">{child}</span>}
          {[subject, teacherName].filter((part) => part !== '').join(', ')}
          <span className="block text-sm text-on-surface-muted">{isolated(when)}</span>
        </p>
        <LessonPlan planned={lesson.planned} />
        {action === 'ask' ? (
          <>
            <p className="text-sm text-on-surface-muted">{t('learning.dialog.askBody')}</p>
            <TimeForm
              start={start}
              end={end}
              now={now}
              send={t('asks.form.sendRequest')}
              sending={sending}
              stepsFor={(from, to) => stepsToAsk(lesson, from, to)}
              onSend={ask}
              onBack={onClose}
            />
          </>
        ) : (
          <>
            <div className="grid gap-2 text-sm">
              {action === 'leave' ? <p>{t('learning.dialog.leaves')}</p> : null}
              <PlanNotes notes={notes} />
              {teacherName === '' ? null : (
                <p className="text-on-surface-muted">{t('learning.dialog.told', { name: teacherName })}</p>
              )}
              {action === 'cancel' && problem === null ? (
                <Button variant="link" className="justify-self-start" onClick={() => onAction('ask')}>
                  {t('learning.dialog.insteadAsk')}
                </Button>
              ) : null}
            </div>
          </>
        )}
        <AnswerRefused refusal={problem} lost={lost} />
        {action === 'ask' ? null : (
          <DialogFooter>
            <Button
              variant="danger"
              disabled={sending || seen === null || seen.refusal !== null}
              onClick={confirm}
            >
              <span>{isolated(confirmWords(action, notes, t))}</span>
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('learning.dialog.keep')}
            </Button>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}
