/** Hours are closed, changed or opened by hand; the lessons that stand in them are named before it is saved. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { RestrictedTime } from '../../../domain/calendar/availability/restrictedTime.ts';
import { isRefused } from '../../../domain/decide.ts';
import type { Step } from '../../../domain/operations.ts';
import { previewSteps } from '../../lib/operations/previewSteps.ts';
import { stepToChange, stepToClose, stepToOpen } from '../../lib/lessons/closedHours.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { repeatOnDay, sameRepeat } from '../recurrence/repeat.ts';
import { RepeatField } from '../recurrence/RepeatField.tsx';
import { PlanNotes } from '../effects/PlanNotes.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { insideNote } from './insideNote.ts';
import { changesOf, fieldsOf, newFields, newStretch, timesOf } from './restrictedFields.ts';
import type { RestrictedFields } from './restrictedFields.ts';
import { useAnswer } from '../requests/useAnswer.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';

export type ClosingByHand =
  | {
      kind: 'new';
      start: Wall;
      end: Wall | null;
      rrule?: string | null | undefined;
      reason?: string | null | undefined;
    }
  | { kind: 'edit'; row: RestrictedTime };

type Props = { byHand: ClosingByHand; today: string; onSaved?: () => void; onClose(): void };

/** The same operations that sentences plan; null where there is nothing to be done, or the end is not after the start. */
function stepOf(row: RestrictedTime | null, fields: RestrictedFields): Step | null {
  if (row === null) {
    const stretch = newStretch(fields);
    return stretch && stepToClose(stretch);
  }
  const changes = changesOf(row, fields);
  return changes && stepToChange(row, changes);
}

export function RestrictedTimeDialog({ byHand, today, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const row = byHand.kind === 'edit' ? byHand.row : null;
  const [fields, setFields] = useState<RestrictedFields>(() =>
    byHand.kind === 'edit'
      ? fieldsOf(byHand.row)
      : newFields(byHand.start, byHand.end, byHand.rrule ?? null, byHand.reason ?? ''),
  );
  const change = (part: Partial<RestrictedFields>): void => setFields((all) => ({ ...all, ...part }));
  const { start, end } = timesOf(fields);
  const isBackwards = end <= start;
  const meetings = useEntityStore((school) => school.meetings);
  const step = useMemo(() => stepOf(row, fields), [row, fields]);
  // Named, because a change by somebody else makes the preview anew.
  const asked = useMemo(() => ({ step, meetings }), [step, meetings]);
  const preview = useMemo(() => (asked.step ? previewSteps([asked.step]) : null), [asked]);
  const { send, sending, refusal: refused, lost } = useAnswer();
  const inside = preview && !isRefused(preview) ? insideNote(preview.inside, t, language) : null;
  const refusal = (preview && isRefused(preview) ? preview.refused.refusal.code : null) ?? refused;

  const finish = async (steps: Step[], words: string): Promise<void> => {
    if (!(await send(steps, words))) return;
    onSaved?.();
    onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t(row ? 'closed.form.editTitle' : 'closed.form.addTitle')}</DialogTitle>
        <form
          className="grid grid-cols-[minmax(0,1fr)] gap-3.5 [&_[data-slot=field]]:mb-0 [&_[data-slot=field]>p:empty]:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            if (step) void finish([step], t('closed.saved'));
          }}
        >
          <label className="flex items-center gap-2 text-md">
            <Switch checked={fields.isAllDay} onCheckedChange={(isAllDay) => change({ isAllDay })} />
            {t('closed.form.allDay')}
          </label>
          <div className="grid grid-cols-2 gap-3">
            <DateField
              label={t('closed.form.fromDay')}
              value={fields.day}
              today={today}
              onChange={(day) =>
                change({
                  day,
                  ...(row && sameRepeat(fields.repeat, fieldsOf(row).repeat)
                    ? {}
                    : { repeat: repeatOnDay(fields.repeat, fields.day, day) }),
                  lastDay: fields.lastDay < day || fields.lastDay === fields.day ? day : fields.lastDay,
                })
              }
            />
            {fields.isAllDay ? (
              <span />
            ) : (
              <TimeField
                label={t('closed.form.fromHour')}
                value={fields.hour}
                onChange={(hour) => change({ hour })}
              />
            )}
            <DateField
              label={t('closed.form.toDay')}
              value={fields.lastDay}
              today={fields.day}
              min={fields.day}
              onChange={(lastDay) => change({ lastDay })}
            />
            {fields.isAllDay ? null : (
              <TimeField
                label={t('closed.form.toHour')}
                value={fields.lastHour}
                onChange={(lastHour) => change({ lastHour })}
              />
            )}
          </div>
          {isBackwards ? (
            <p role="alert" className="text-xs text-danger">
              {t('closed.form.order')}
            </p>
          ) : null}
          <RepeatField repeat={fields.repeat} day={fields.day} onChange={(repeat) => change({ repeat })} />
          <Field
            label={t('closed.form.reason')}
            hint={t('closed.form.reasonHint')}
            value={fields.reason}
            dir="auto"
            maxLength={500}
            onChange={(event) => change({ reason: event.target.value })}
          />
          <div role="status" className="grid gap-2 text-sm empty:hidden">
            {inside ? <PlanNotes notes={[inside]} /> : null}
            {refusal ? (
              <p className="text-danger">
                {t(`refusals.${refusal}.title`)}. {t(`refusals.${refusal}.why`)}
              </p>
            ) : null}
            {lost ? <p className="text-danger">{t('closed.form.lost')}</p> : null}
          </div>
          <DialogFooter>
            <Button
              type="submit"
              variant="primary"
              disabled={preview === null || isRefused(preview) || sending}
            >
              {t(row ? 'closed.form.saveChanges' : 'closed.form.save')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('closed.form.back')}
            </Button>
            <span className="grow" />
            {row ? (
              <Button
                variant="quietDanger"
                disabled={sending}
                onClick={() => void finish([stepToOpen(row)], t('closed.removed'))}
              >
                {t('closed.form.remove')}
              </Button>
            ) : null}
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
