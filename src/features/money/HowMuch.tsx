/** How much a discount takes off: a part or an amount, flat or in steps that are drawn as stairs. */
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { newStep, stepsIn, type DiscountFields, type Editing } from './discountFields.ts';
import { Stairs } from './Stairs.tsx';
import { useDiscounts } from './useDiscounts.ts';

const types = ['percentage', 'fixed'] as const;
const shapes = ['flat', 'progressive'] as const;

export function HowMuch({ fields, problems, change }: Editing) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap justify-between gap-2">
        <Segmented
          label={t('discounts.typeLabel')}
          value={fields.type}
          segments={types.map((value) => ({ value, label: t(`discounts.type.${value}`) }))}
          onChange={(type) => change({ type })}
        />
        {fields.condition === 'freeSpaces' ? null : (
          <Segmented
            label={t('discounts.shape')}
            value={fields.isProgressive ? 'progressive' : 'flat'}
            segments={shapes.map((value) => ({ value, label: t(`discounts.${value}`) }))}
            onChange={(shape) =>
              change({
                isProgressive: shape === 'progressive',
                ...(shape === 'progressive' &&
                  fields.steps.length === 0 && { steps: [newStep('4'), newStep('8')] }),
              })
            }
          />
        )}
      </div>
      {fields.isProgressive ? (
        <Steps fields={fields} problems={problems} change={change} />
      ) : (
        <Field
          label={t(fields.type === 'percentage' ? 'discounts.percent' : 'discounts.amount')}
          inputMode="decimal"
          className="tablet:max-w-40"
          value={fields.value}
          error={problems.value ? t(`discounts.wrong.${fields.type}`) : null}
          onChange={(event) => change({ value: event.target.value })}
        />
      )}
    </div>
  );
}

const countsStudents = ({ condition }: DiscountFields): boolean =>
  condition === 'groupMeeting' || condition === 'studentCount';

function hintOf(fields: DiscountFields, t: TFunction): string {
  if (countsStudents(fields)) return t('discounts.stepsHint.students');
  return t(fields.condition === 'firstMeeting' ? 'discounts.stepsHint.first' : 'discounts.stepsHint.month');
}

function Steps({ fields, problems, change }: Editing) {
  const { t } = useTranslation();
  const { wording } = useDiscounts();
  const { steps } = fields;
  const put = (key: string, part: { threshold?: string; value?: string }): void =>
    change({ steps: steps.map((each) => (each.key === key ? { ...each, ...part } : each)) });
  const drawn = stepsIn(fields, wording.currency);
  return (
    <div className="grid gap-3 @sm:grid-cols-2">
      <ol className="grid content-start gap-2">
        {steps.map(({ key, threshold, value }, i) => (
          <li key={key} className="flex items-center gap-2 text-sm">
            <span className="min-w-0 flex-1 truncate">
              {t(countsStudents(fields) ? 'discounts.stepFrom.student' : 'discounts.stepFrom.lesson')}
            </span>
            <Input
              aria-label={t('discounts.stepThreshold', { n: i + 1 })}
              inputMode="numeric"
              className="w-16"
              value={threshold}
              onChange={(event) => put(key, { threshold: event.target.value })}
            />
            <Input
              aria-label={t('discounts.stepValue', { n: i + 1 })}
              inputMode="decimal"
              className="w-20"
              value={value}
              onChange={(event) => put(key, { value: event.target.value })}
            />
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('discounts.removeStep', { n: i + 1 })}
              onClick={() => change({ steps: steps.filter((each) => each.key !== key) })}
            >
              <X />
            </Button>
          </li>
        ))}
        <li>
          <Button variant="quiet" size="sm" onClick={() => change({ steps: [...steps, newStep()] })}>
            <Plus />
            {t('discounts.addStep')}
          </Button>
        </li>
      </ol>
      {drawn.length > 0 ? (
        <Stairs terms={{ type: fields.type, progressiveSteps: drawn }} wording={wording} />
      ) : null}
      <p className="text-sm text-on-surface-muted @sm:col-span-2">{hintOf(fields, t)}</p>
      {problems.steps ? (
        <p role="alert" className="text-xs text-danger @sm:col-span-2">
          {t('discounts.wrong.steps')}
        </p>
      ) : null}
    </div>
  );
}
