/** A lesson by hand: new, changed, moved or cancelled; what would change is shown before it is saved. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { addMinutes, minutesBetween, type Wall } from '../../domain/basics/wallTime.ts';
import { lessonOf, type Lesson } from '../../domain/calendar/lesson.ts';
import type { Step } from '../../domain/operations.ts';
import { useSchool } from '../app/school.ts';
import { Button } from '../design/ui/Button.tsx';
import { Switch } from '../design/ui/Switch.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../design/ui/Dialog.tsx';
import { useByHand } from './byHand.ts';
import { undoByHand } from './undoByHand.ts';
import {
  fieldsOfLesson,
  stepToAdd,
  stepToCancel,
  stepToChange,
  type MeetingFields,
} from './meetingFields.ts';
import { MeetingFieldset } from './MeetingFieldset.tsx';
import { MeetingOutcome } from './MeetingOutcome.tsx';
import type { SchoolMeetings } from './schoolMeetings.ts';
import { ScopeField } from './ScopeField.tsx';
import type { Shown } from './shown.ts';

export type ByHand =
  | { kind: 'new'; start: Wall; end: Wall | null; fields?: Partial<MeetingFields> }
  | { kind: 'edit'; shown: Addressed; fields?: Partial<MeetingFields>; cancelling?: boolean }
  | { kind: 'move'; shown: Addressed; start: Wall; end: Wall };

type Addressed = Pick<Shown, 'meetingId' | 'slot'>;

function lessonHeld(byHand: ByHand, school: SchoolMeetings): Lesson | null {
  if (byHand.kind === 'new') return null;
  const held = school.held.find(({ meeting }) => meeting.id === byHand.shown.meetingId);
  return held ? lessonOf(held, byHand.shown.slot) : null;
}

function firstFields(byHand: ByHand, lesson: Lesson | null, usualMinutes: number): MeetingFields {
  if (lesson && byHand.kind === 'move') return fieldsOfLesson(lesson, byHand.start, byHand.end);
  const given = byHand.kind === 'move' ? {} : byHand.fields;
  if (lesson) return { ...fieldsOfLesson(lesson, lesson.start, lesson.end), ...given };
  const start = byHand.kind === 'new' ? byHand.start : '';
  const end = (byHand.kind === 'new' ? byHand.end : null) ?? addMinutes(start, usualMinutes);
  return {
    subject: '',
    students: [],
    day: start.slice(0, 10),
    hour: start.slice(11, 16),
    minutes: minutesBetween(start, end),
    location: 'teacher',
    repeat: 'none',
    until: '',
    capacity: 1,
    description: '',
    scope: 'this',
    quiet: false,
    ...given,
  };
}

export function MeetingDialog({
  byHand,
  school,
  onSaved,
  onClose,
}: {
  byHand: ByHand;
  school: SchoolMeetings;
  onSaved(): void;
  onClose(): void;
}) {
  const { t } = useTranslation();
  const teacher = useSchool((state) => state.teachers[0]);
  const lesson = useMemo(() => lessonHeld(byHand, school), [byHand, school]);
  const [fields, setFields] = useState(() =>
    firstFields(byHand, lesson, teacher?.userData?.lessonDuration ?? 45),
  );
  const [cancelling, setCancelling] = useState(byHand.kind === 'edit' && byHand.cancelling === true);
  const change = (part: Partial<MeetingFields>): void => setFields((all) => ({ ...all, ...part }));

  const complete =
    fields.subject !== '' && fields.students.length > 0 && fields.minutes > 0 && fields.hour !== '';
  const step = useMemo((): Step | null => {
    if (lesson) return cancelling ? stepToCancel(lesson, fields) : stepToChange(lesson, fields, false);
    return complete ? stepToAdd(fields, false) : null;
  }, [lesson, cancelling, fields, complete]);
  const { seen, state, save } = useByHand(step);

  const confirm = async (insist: boolean): Promise<void> => {
    const changeId = await save(insist);
    if (changeId === null) return;
    toast(t('calendar.form.saved'), {
      action: { label: t('calendar.form.undo'), onClick: () => void undoByHand(changeId, t) },
    });
    onSaved();
    onClose();
  };
  const title =
    byHand.kind === 'new'
      ? t('calendar.form.addTitle')
      : cancelling
        ? t('calendar.form.cancelLesson')
        : byHand.kind === 'move'
          ? t('calendar.form.moveTitle')
          : t('calendar.form.editTitle');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{title}</DialogTitle>
        <form
          className="grid grid-cols-[minmax(0,1fr)] gap-3.5 [&_[data-slot=field]]:mb-0 [&_[data-slot=field]>p:empty]:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            void confirm(seen?.clashes === true);
          }}
        >
          {cancelling ? null : (
            <MeetingFieldset fields={fields} short={byHand.kind === 'move'} onChange={change} />
          )}
          {lesson?.meeting.rrule ? <ScopeField fields={fields} onChange={change} /> : null}
          <label className="flex items-center gap-2 text-sm text-on-surface-muted">
            <Switch checked={fields.quiet} onCheckedChange={(quiet) => change({ quiet })} />
            {t('calendar.form.quiet')}
          </label>
          <MeetingOutcome
            seen={seen}
            failure={state.refusal}
            lost={state.lost}
            onFree={(start) => change({ day: start.slice(0, 10), hour: start.slice(11, 16) })}
          />
          {complete || lesson ? null : (
            <p className="text-sm text-on-surface-muted">
              {t(fields.subject === '' ? 'calendar.form.needsSubject' : 'calendar.form.needsStudent')}
            </p>
          )}
          <DialogFooter>
            <Button
              type="submit"
              variant={cancelling ? 'danger' : 'primary'}
              disabled={!seen?.possible || state.sending}
            >
              {cancelling
                ? t('calendar.form.cancelLesson')
                : seen?.clashes
                  ? t('calendar.form.saveAnyway')
                  : t('calendar.form.save')}
            </Button>
            <Button variant="quiet" onClick={cancelling ? () => setCancelling(false) : onClose}>
              {t('calendar.form.back')}
            </Button>
            <span className="grow" />
            {lesson && !cancelling && byHand.kind === 'edit' ? (
              <Button variant="quietDanger" onClick={() => setCancelling(true)}>
                {t('calendar.form.cancelLesson')}
              </Button>
            ) : null}
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
