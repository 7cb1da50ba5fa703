/** How far a discount goes: dates, uses, and amounts that it does not pass. */
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Field } from '../../ui/Field.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { Editing } from './discountFields.ts';
import { useDiscounts } from './useDiscounts.ts';

const amounts = ['maximum', 'minimum', 'perMeeting'] as const;

export function LimitFields({ fields, problems, change }: Editing) {
  const { t } = useTranslation();
  const { wording } = useDiscounts();
  const today = dayOf(toWall(wording.nowMs, wording.zone));
  return (
    <details className="grid gap-3 [&[open]>summary]:mb-3">
      <summary className="cursor-pointer text-sm font-mid">{t('discounts.limits')}</summary>
      <div className="grid items-start gap-3 @sm:grid-cols-2">
        {(['startDate', 'endDate'] as const).map((side) => (
          <div key={side} className="grid justify-items-start gap-1">
            <DateField
              label={t(`discounts.${side}`)}
              value={fields[side]}
              today={today}
              className="w-full"
              onChange={(day) => change({ [side]: day })}
            />
            {fields[side] === '' ? null : (
              <Button variant="quiet" size="sm" onClick={() => change({ [side]: '' })}>
                {t('discounts.clearDate')}
              </Button>
            )}
          </div>
        ))}
        <Field
          label={t('discounts.usageLimit')}
          inputMode="numeric"
          value={fields.usageLimit}
          error={problems.usageLimit ? t('discounts.wrong.count') : null}
          onChange={(event) => change({ usageLimit: event.target.value })}
        />
        {amounts.map((field) => (
          <Field
            key={field}
            label={t(`discounts.${field}`)}
            inputMode="decimal"
            value={fields[field]}
            error={problems[field] ? t('discounts.wrong.amount') : null}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        ))}
      </div>
      {fields.condition === 'recurringMeeting' ? null : (
        <label className="mt-3 flex items-center gap-3 text-sm">
          <Switch
            checked={fields.applyToRecurring}
            onCheckedChange={(applyToRecurring) => change({ applyToRecurring })}
          />
          {t('discounts.applyToRecurring')}
        </label>
      )}
    </details>
  );
}
