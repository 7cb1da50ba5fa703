/** Lessons by hand: new, changed, moved or cancelled; what would change is shown before it is saved. A plan's lessons are leafed through and saved together. */
import { ChevronLeft, ChevronRight, FileDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Step } from '../../../../domain/operations.ts';
import { codecNow } from '../../../lib/entities/codecNow.ts';
import { useEntityStore } from '../../../lib/entities/entityStore.ts';
import { conflictSentence } from '../../effects/conflictSentence.ts';
import { ConflictAnyway } from '../../effects/ConflictChoice.tsx';
import { conflictView } from '../../effects/conflictView.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../../ui/Dialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { useByHand, type Foreseen } from './byHand.ts';
import type { MeetingFields } from './meetingFields.ts';
import { MeetingFieldset } from './MeetingFieldset.tsx';
import { MeetingOutcome } from './MeetingOutcome.tsx';
import { firstFields, lacking, lessonHeld, stepOf, type ByHand, type OpenForm } from './openForm.ts';
import { repeatOf, repeatOnDay, sameRepeat } from '../../recurrence/repeat.ts';
import { ScopeField } from './ScopeField.tsx';
import { WhoComes } from './WhoComes.tsx';
import type { SchoolMeetings } from '../../../lib/lessons/schoolMeetings.ts';
import { undoByHand } from '../../../lib/operations/undoByHand.ts';

export type { ByHand } from './openForm.ts';

type Props = {
  byHand: readonly ByHand[];
  school: SchoolMeetings;
  onSaved(): void;
  onClose(): void;
};

export function MeetingDialog({ byHand, school, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const usualMinutes = useEntityStore((state) => state.teachers[0]?.userData?.lessonDuration ?? 45);
  const { currency, zone } = codecNow();
  const codec = useMemo(() => ({ currency, zone }), [currency, zone]);
  const [open, setOpen] = useState((): (OpenForm | Step)[] =>
    byHand.map((each) => {
      if (each.kind === 'fixed') return each.step;
      const lesson = lessonHeld(each, school);
      return {
        byHand: each,
        lesson,
        fields: firstFields(each, lesson, usualMinutes, codec),
        cancelling: each.kind === 'edit' && each.cancelling === true,
      };
    }),
  );
  const forms = open.filter((each) => 'byHand' in each);
  const [page, setPage] = useState(0);
  const form = forms[page];

  const steps = useMemo((): Step[] | null => {
    // A colleague's change may have come meanwhile: what is saved is said of the lesson as it is now.
    const made = open.map((each) =>
      'byHand' in each ? stepOf({ ...each, lesson: lessonHeld(each.byHand, school) }, codec) : each,
    );
    return made.every((step) => step !== null) ? made : null;
  }, [open, school, codec]);
  const { seen, state, save, takeWay } = useByHand(steps);
  const { language } = useLanguage();
  if (!form) return null;
  const view = seen?.conflict ? conflictView(seen.conflict, { t, language }) : null;
  const held = form.byHand.kind === 'edit' ? lessonHeld(form.byHand, school) : null;

  const put = (part: Partial<OpenForm>): void =>
    setOpen((all) => all.map((each) => (each === form ? { ...form, ...part } : each)));
  const change = (part: Partial<MeetingFields>): void => {
    const rule = part.repeat && form.lesson?.meeting.rrule && !sameRepeat(part.repeat, form.fields.repeat);
    // A rule is the series': whoever changes it does not mean this lesson alone.
    const scope = rule && form.fields.scope === 'this' ? { scope: 'future' as const } : {};
    put({ fields: { ...form.fields, ...scope, ...part, ...onItsDay(form, part) } });
  };
  const { lesson, fields, cancelling } = form;
  const missing = lacking(form, currency);
  const lackingPage = forms.findIndex((each) => lacking(each, currency) !== null);

  const confirm = async (insist: boolean): Promise<void> => {
    const changeId = await save(insist);
    if (changeId === null) return;
    toast(t('calendar.form.saved'), {
      action: { label: t('calendar.form.undo'), onClick: () => void undoByHand(changeId, t) },
    });
    onSaved();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent aria-describedby={undefined} className="max-w-[36rem]">
        <DialogTitle>{t(titleKey(form))}</DialogTitle>
        {forms.length > 1 ? <Pages page={page} pages={forms.length} onPage={setPage} /> : null}
        {held && !cancelling ? <WhoComes lesson={held} school={school} /> : null}
        <form
          // What cannot be saved is told under the form; the browser knows lengths by fives only.
          noValidate
          className="grid grid-cols-[minmax(0,1fr)] gap-3.5 [&_[data-slot=field]]:mb-0 [&_[data-slot=field]>p:empty]:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            // Enter takes the safe way out of a conflict; insisting is an act of its own.
            if (seen?.possible) void confirm(false);
          }}
        >
          {cancelling ? null : (
            <MeetingFieldset
              key={page}
              fields={fields}
              short={form.byHand.kind === 'move'}
              least={lesson?.meeting.capacity ?? 1}
              school={school}
              usualMinor={usualMinorOf(seen, form)}
              onChange={change}
            />
          )}
          {lesson?.meeting.rrule ? <ScopeField fields={fields} onChange={change} /> : null}
          <label className="flex items-center gap-2 text-sm text-on-surface-muted">
            <Switch checked={fields.quiet} onCheckedChange={(quiet) => change({ quiet })} />
            {t('calendar.form.quiet')}
          </label>
          <MeetingOutcome
            seen={seen}
            failure={state.refusal}
            blamed={state.blamed}
            lost={state.lost}
            onWay={takeWay}
          />
          {missing === 'subject' || missing === 'student' ? (
            <p className="text-sm text-on-surface-muted">
              {t(missing === 'subject' ? 'calendar.form.needsSubject' : 'calendar.form.needsStudent')}
            </p>
          ) : null}
          {missing === null && lackingPage >= 0 ? (
            <p className="text-sm text-on-surface-muted">
              {t('calendar.form.pageLacks', { page: lackingPage + 1 })}
            </p>
          ) : null}
          <DialogFooter>
            <Button
              type="submit"
              variant={cancelling ? 'danger' : 'primary'}
              disabled={!seen?.possible || state.sending}
            >
              {cancelling
                ? t('calendar.form.cancelLesson')
                : view?.confirm && seen?.possible
                  ? view.confirm
                  : forms.length > 1
                    ? t('calendar.form.saveAll', { count: forms.length })
                    : t('calendar.form.save')}
            </Button>
            <Button variant="quiet" onClick={cancelling ? () => put({ cancelling: false }) : onClose}>
              {t('calendar.form.back')}
            </Button>
            <span className="grow" />
            {lesson && !cancelling && form.byHand.kind === 'edit' ? (
              <Button
                variant="quiet"
                size="icon"
                aria-label={t('calendar.share.saveOne')}
                onClick={() =>
                  void import('../share/saveLessons.ts').then(({ saveLessons }) =>
                    saveLessons(lesson.meeting.id),
                  )
                }
              >
                <FileDown />
              </Button>
            ) : null}
            {lesson && !cancelling && form.byHand.kind === 'edit' ? (
              <Button variant="quietDanger" onClick={() => put({ cancelling: true })}>
                {t('calendar.form.cancelLesson')}
              </Button>
            ) : null}
          </DialogFooter>
          {seen?.conflict && view?.anyway ? (
            <ConflictAnyway
              anyway={view.anyway}
              sentences={seen.conflict.conflicts.map((one) => conflictSentence(one, { t, language }))}
              disabled={state.sending}
              onInsist={() => void confirm(true)}
            />
          ) : null}
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** A rule that is chosen here goes with its day; a series that stands is moved by its own rules. */
function onItsDay({ lesson, fields }: OpenForm, { day }: Partial<MeetingFields>): Partial<MeetingFields> {
  const isChosen = !lesson || !sameRepeat(fields.repeat, repeatOf(lesson.meeting.rrule));
  return day !== undefined && isChosen ? { repeat: repeatOnDay(fields.repeat, fields.day, day) } : {};
}

function titleKey({ byHand, cancelling }: OpenForm) {
  if (byHand.kind === 'new') return 'calendar.form.addTitle';
  if (cancelling) return 'calendar.form.cancelLesson';
  return byHand.kind === 'move' ? 'calendar.form.moveTitle' : 'calendar.form.editTitle';
}

/** The price as the very rules reckon it: of the row that would be written, else of the lesson as it stands. */
function usualMinorOf(seen: Foreseen | null, { lesson, fields }: OpenForm): number | null {
  if (fields.price !== '') return null;
  const start = `${fields.day}T${fields.hour}`;
  for (const { after } of seen?.preview.rows ?? []) {
    if (after?.kind === 'meeting' && (after.id === lesson?.meeting.id || after.start === start))
      return after.costMinor;
    if (after?.kind === 'occurrence' && after.meetingId === lesson?.meeting.id)
      return after.own.costMinor ?? lesson.meeting.costMinor;
  }
  return lesson?.costMinor ?? null;
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage(page: number): void }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-1 text-sm text-on-surface-muted">
      <Button
        variant="quiet"
        size="iconSm"
        disabled={page === 0}
        aria-label={t('calendar.form.pageBefore')}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft className="rtl:-scale-x-100" />
      </Button>
      <span role="status">{t('calendar.form.page', { page: page + 1, pages })}</span>
      <Button
        variant="quiet"
        size="iconSm"
        disabled={page === pages - 1}
        aria-label={t('calendar.form.pageAfter')}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight className="rtl:-scale-x-100" />
      </Button>
    </div>
  );
}
