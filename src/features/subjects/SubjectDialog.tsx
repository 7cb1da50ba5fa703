/** A subject by hand: its name, price, colour and plan; what a new price or name does to the calendar is shown before it is saved. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { largestMinor } from '../../../domain/basics/money.ts';
import { dayOf, type Day } from '../../../domain/basics/wallTime.ts';
import { isRefused } from '../../../domain/decide.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import type { SubjectAnswer } from '../../lib/entities/entityStore.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useAction, type Action } from '../../lib/operations/useAction.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { PlanNotes } from '../effects/PlanNotes.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { money } from '../../lib/i18n/money.ts';
import { shortDay } from '../../lib/i18n/when.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { effectNotes } from '../effects/effectNotes.ts';
import { InkField } from './InkField.tsx';
import { LessonsField } from './LessonsField.tsx';
import { priceEffect } from '../effects/priceEffect.ts';
import {
  fieldsOf,
  problemsOf,
  stepToAdd,
  stepToChange,
  type SubjectFields,
  type SubjectProblem,
  type SubjectProblems,
} from './subjectFields.ts';

type Props = {
  /** null for a new one. */
  subject: SubjectAnswer | null;
  onRemove?: (() => void) | undefined;
  onClose(): void;
};

const scopes = ['none', 'future', 'all'] as const;

type PriceProps = {
  price: string;
  problem: SubjectProblem | undefined;
  change(part: Pick<SubjectFields, 'price'>): void;
};

function PriceField({ price, problem, change }: PriceProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const most = money(largestMinor, codecNow().currency, language);
  return (
    <Field
      label={t('subjects.price')}
      inputMode="decimal"
      value={price}
      error={problem ? t(`subjects.wrong.${problem}`, { most }) : null}
      onChange={(event) => change({ price: event.target.value })}
    />
  );
}

export function SubjectDialog({ subject, onRemove, onClose }: Props) {
  const { t } = useTranslation();
  const { subjects, meetings } = useEntities('subjects', 'meetings');
  const { currency } = codecNow();
  const [fields, setFields] = useState<SubjectFields>(() =>
    fieldsOf(subject, currency, (subjects.length % 12) + 1),
  );
  // A sentence under a field comes when it was tried to save, not while it is being written.
  const [tried, setTried] = useState(false);
  const others = subjects.filter(({ id }) => id !== subject?.id);
  const problems = problemsOf(fields, others, currency);
  const isRight = Object.keys(problems).length === 0;
  const shown: SubjectProblems = tried ? problems : {};
  const step = useMemo(() => {
    if (!isRight) return null;
    return subject ? stepToChange(subject, fields, currency) : stepToAdd(fields, currency);
  }, [isRight, subject, fields, currency]);
  const call = useAction(step, meetings);
  const change = (part: Partial<SubjectFields>): void => setFields((all) => ({ ...all, ...part }));
  const isNewPrice = subject !== null && fields.price !== fieldsOf(subject, currency, fields.ink).price;

  async function save() {
    setTried(true);
    if (!isRight) return;
    if (!step) {
      onClose();
      return;
    }
    const { done, changeId } = await call.save();
    if (!done) return;
    tellDone(subject ? t('subjects.saved') : t('subjects.added', { name: fields.name.trim() }), changeId, t);
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{subject ? t('subjects.editTitle') : t('subjects.add')}</DialogTitle>
        <form
          noValidate
          className="grid grid-cols-[minmax(0,1fr)] gap-4 [&_[data-slot=field]]:mb-0 [&_[data-slot=field]>p:empty]:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <div className="grid items-start gap-3 tablet:grid-cols-[minmax(0,1fr)_9rem]">
            <Field
              label={t('subjects.name')}
              value={fields.name}
              maxLength={100}
              error={shown['name'] ? t(`subjects.wrong.${shown['name']}`) : null}
              onChange={(event) => change({ name: event.target.value })}
            />
            <PriceField price={fields.price} problem={shown['price']} change={change} />
          </div>
          {isNewPrice ? (
            <div className="grid gap-1.5">
              <span className="text-sm font-mid">{t('subjects.priceScope')}</span>
              <Segmented
                label={t('subjects.priceScope')}
                value={fields.scope}
                segments={scopes.map((value) => ({ value, label: t(`subjects.scope.${value}`) }))}
                onChange={(scope) => change({ scope })}
                className="w-full max-tablet:flex-col [&>*]:flex-1 [&>*]:justify-center [&>*]:px-1.5 max-tablet:[&>*]:py-2"
              />
              {fields.scope === 'future' ? (
                <PriceFrom from={fields.from} onChange={(from) => change({ from })} />
              ) : null}
            </div>
          ) : null}
          <Effect call={call} currency={currency} />
          <InkField ink={fields.ink} onChange={(ink) => change({ ink })} />
          <LessonsField
            lessons={fields.lessons}
            problems={shown}
            onChange={(lessons) => change({ lessons })}
          />
          {call.lost ? (
            <p role="alert" className="rounded-md bg-warning-tint px-3 py-2.5 text-sm text-on-warning-tint">
              {subject ? t('subjects.saveFailed') : t('subjects.addFailed')}
              <br />
              {t('subjects.lost')}
            </p>
          ) : null}
          {call.refusal ? <RefusalSentence code={call.refusal.code} params={call.refusal.params} /> : null}
          <DialogFooter>
            <Button type="submit" variant="primary" disabled={call.sending}>
              {subject ? t('subjects.save') : t('subjects.create')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('subjects.back')}
            </Button>
            <span className="grow" />
            {onRemove ? (
              <Button variant="quietDanger" onClick={onRemove}>
                {t('subjects.remove')}
              </Button>
            ) : null}
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** The day with which the new price begins in lessons that stand; the subject's own price does not wait for it. */
function PriceFrom({ from, onChange }: { from: SubjectFields['from']; onChange(day: Day): void }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { zone } = codecNow();
  const today = dayOf(useNow(zone).wall);
  return (
    <>
      <DateField
        label={t('subjects.priceFrom')}
        value={from === '' ? today : from}
        today={today}
        min={today}
        className="mt-1 tablet:max-w-56"
        onChange={onChange}
      />
      {from > today ? (
        <p className="text-sm text-on-surface-muted">
          {t('subjects.priceWaits', { day: shortDay(from, language) })}
        </p>
      ) : null}
    </>
  );
}

/** What the change does to lessons that stand in the calendar already. */
function Effect({ call: { preview }, currency }: { call: Action; currency: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { zone } = codecNow();
  const { ms: nowMs } = useNow(zone);
  if (!preview || isRefused(preview)) return null;
  const effect = priceEffect(loadedMeetings().held, preview.rows, { nowMs, zone });
  const { lessons, renamed } = effect;
  if (lessons === 0 && renamed === 0) return null;
  return (
    <div role="status" className="grid gap-2 rounded-md bg-desk px-3 py-2.5 text-sm">
      <PlanNotes notes={effectNotes(effect, { t, language, currency })} />
      {renamed > 0 ? <p>{t('subjects.renames', { count: renamed })}</p> : null}
    </div>
  );
}
