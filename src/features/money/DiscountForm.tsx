/** A discount by hand: for whom, how much, how far; what it changes on the lessons ahead is shown before it is saved. */
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../domain/basics/refusal.ts';
import { isRefused } from '../../../domain/decide.ts';
import { conditions, type Discount } from '../../../domain/money/discount.ts';
import type { Step } from '../../../domain/operations.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useAction } from '../../lib/operations/useAction.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Field } from '../../ui/Field.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { fieldsOf, problemsOf, stepOf, type DiscountFields, type Editing } from './discountFields.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { HowMuch } from './HowMuch.tsx';
import { LimitFields } from './LimitFields.tsx';
import { PriceChanges } from './PriceChanges.tsx';

type Props = { discount: Discount | null; onClose(): void };

function useDiscountActions(discount: Discount | null, step: Step | null, onClose: () => void) {
  const { t } = useTranslation();
  const world = useEntityStore((school) => school.discounts);
  const action = useAction(step, world);
  const removal = useOperation('deleteDiscount');
  return {
    action,
    removal,
    failed: t(discount ? 'discounts.updateFailed' : 'discounts.createFailed'),
    async save(name: string) {
      const { done, changeId } = await action.save();
      if (!done) return;
      tellDone(t(discount ? 'discounts.saved' : 'discounts.added', { name }), changeId, t);
      onClose();
    },
    async remove() {
      if (!discount) return;
      const sent = await removal.run({ id: discount.id });
      if (sent.outcome !== 'done') return;
      tellDone(t('discounts.removed', { name: discount.terms.name }), sent.changeId, t);
      onClose();
    },
  };
}

/** What it comes to; what it does to prices is told before it has a name. */
function useStep(discount: Discount | null, fields: DiscountFields, currency: string) {
  const { t } = useTranslation();
  const problems = problemsOf(fields, currency);
  const wrong = Object.keys(problems);
  const isPriced = wrong.every((field) => field === 'name');
  const step = useMemo(() => {
    const name = fields.name.trim() || t('discounts.newTitle');
    return isPriced ? stepOf(discount, { ...fields, name }, currency) : null;
  }, [isPriced, discount, fields, currency, t]);
  return { problems, isRight: wrong.length === 0, step };
}

export function DiscountForm({ discount, onClose }: Props) {
  const { t } = useTranslation();
  const { currency } = codecNow();
  const [fields, setFields] = useState<DiscountFields>(() => fieldsOf(discount, currency));
  // A sentence under a field comes when it was tried to save, not while it is being written.
  const [tried, setTried] = useState(false);
  const { problems, isRight, step } = useStep(discount, fields, currency);
  const { action, removal, failed, save, remove } = useDiscountActions(discount, step, onClose);
  const editing: Editing = {
    fields,
    problems: tried ? problems : {},
    change: (part) => setFields((all) => ({ ...all, ...part })),
  };

  return (
    <form
      noValidate
      aria-labelledby="discount-form"
      className="@container grid content-start gap-4 rounded-lg bg-desk p-4 [&_[data-slot=field]]:mb-0 [&_[data-slot=field]>p:empty]:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isRight) void save(fields.name.trim());
      }}
    >
      <Head isNew={discount === null} onClose={onClose} />
      <ForWhom {...editing} />
      <ConditionFields {...editing} />
      <HowMuch {...editing} />
      <p className="text-sm text-on-surface-muted">{t('discounts.bestCounts')}</p>
      <LimitFields {...editing} />
      {step && action.preview && !isRefused(action.preview) ? (
        <PriceChanges rows={action.preview.rows} />
      ) : null}
      <Trouble
        lost={action.lost || removal.lost}
        refusal={action.refusal}
        failed={removal.lost ? t('discounts.deleteFailed') : failed}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" disabled={action.sending}>
          {t('discounts.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('discounts.discard')}
        </Button>
        <span className="grow" />
        {discount ? (
          <Button variant="quietDanger" disabled={removal.sending} onClick={() => void remove()}>
            {t('discounts.remove')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function ForWhom({ fields, problems, change }: Editing) {
  const { t } = useTranslation();
  const subjects = useEntityStore((school) => school.subjects);
  return (
    <div className="grid gap-3 @lg:grid-cols-3">
      <Field
        label={t('discounts.name')}
        value={fields.name}
        maxLength={100}
        error={problems.name ? t('discounts.wrong.name') : null}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Choice
        label={t('discounts.subject')}
        value={fields.subject}
        options={[
          { value: '', label: t('discounts.anySubject') },
          ...subjects.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(subject) => change({ subject })}
      />
      <Choice
        label={t('discounts.for')}
        value={fields.condition ?? ''}
        options={[
          ...conditions.map((value) => ({ value, label: t(`discounts.forWhom.${value}`) })),
          { value: '' as const, label: t('discounts.forWhom.byHand') },
        ]}
        onChange={(condition) => change({ condition })}
      />
    </div>
  );
}

type TroubleProps = { lost: boolean; refusal: Refusal | null; failed: string };

function Trouble({ lost, refusal, failed }: TroubleProps) {
  const { t } = useTranslation();
  if (!lost && !refusal) return null;
  return (
    <div role="alert" className="grid gap-2 text-sm">
      <p className="font-mid">{failed}</p>
      {lost ? <p>{t('discounts.lost')}</p> : null}
      {refusal ? <RefusalSentence code={refusal.code} params={refusal.params} /> : null}
    </div>
  );
}

function Head({ isNew, onClose }: { isNew: boolean; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <header className="flex items-center">
      <h2 id="discount-form" className="flex-1 text-lg font-strong">
        {t(isNew ? 'discounts.newTitle' : 'discounts.editTitle')}
      </h2>
      <Button variant="quiet" size="sm" aria-label={t('discounts.close')} onClick={onClose}>
        <X />
      </Button>
    </header>
  );
}
