/** What each student pays less: a part of the price, or a fixed sum. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toMajor, toMinor } from '../../../../domain/basics/money.ts';
import type { Id } from '../../../../domain/basics/ids.ts';
import { Input } from '../../../ui/Input.tsx';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { money } from '../../../lib/i18n/money.ts';
import type { Discount, MeetingFields } from './meetingFields.ts';

type Props = {
  fields: MeetingFields;
  /** What one student pays without a discount; null while it is not known. */
  costMinor: number | null;
  currency: string;
  nameOf(studentId: Id): string;
  onChange(discounts: MeetingFields['discounts']): void;
};

const largestPercent = 100;

/** What is left of the price. */
function paysMinor(costMinor: number, { type, value }: Discount): number {
  const off = type === 'percentage' ? Math.round((costMinor * value) / largestPercent) : value;
  return Math.max(0, costMinor - off);
}

export function DiscountsField({ fields, costMinor, currency, nameOf, onChange }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const id = useId();
  const { students, discounts } = fields;
  const set = (studentId: Id, discount: Discount | null): void => {
    const { [studentId]: _before, ...others } = discounts;
    onChange(discount ? { ...others, [studentId]: discount } : others);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm text-on-surface-muted">{t('calendar.form.discounts')}</legend>
      {students.map((studentId) => {
        const discount = discounts[studentId];
        const name = nameOf(studentId);
        return (
          <div key={studentId} className="flex flex-wrap items-center gap-2 text-sm">
            <span id={`${id}-${studentId}`} dir="auto" className="min-w-24 grow">
              {name}
            </span>
            <select
              aria-label={t('calendar.form.discountKind', { name })}
              value={discount?.type ?? 'none'}
              onChange={(event) => {
                const type = event.target.value;
                if (type === 'percentage') set(studentId, { type, value: 10 });
                else if (type === 'fixed') set(studentId, { type, value: toMinor(10, currency) ?? 0 });
                else set(studentId, null);
              }}
              className="h-9 rounded-sm border border-line-strong bg-sheet px-2 coarse:h-11"
            >
              {(['none', 'percentage', 'fixed'] as const).map((value) => (
                <option key={value} value={value}>
                  {t(`calendar.form.discountKinds.${value}`)}
                </option>
              ))}
            </select>
            {discount ? (
              <Input
                type="number"
                inputMode="decimal"
                aria-label={t('calendar.form.discountValue', { name })}
                className="h-9 w-20"
                min={0}
                max={discount.type === 'percentage' ? largestPercent : undefined}
                value={discount.type === 'percentage' ? discount.value : toMajor(discount.value, currency)}
                onChange={(event) => {
                  const typed = Math.max(0, event.target.valueAsNumber || 0);
                  const value =
                    discount.type === 'percentage'
                      ? Math.min(largestPercent, typed)
                      : (toMinor(typed, currency) ?? discount.value);
                  set(studentId, { ...discount, value });
                }}
              />
            ) : null}
            <output className="min-w-14 text-end text-on-surface-muted">
              {costMinor === null
                ? ''
                : money(discount ? paysMinor(costMinor, discount) : costMinor, currency, language)}
            </output>
          </div>
        );
      })}
    </fieldset>
  );
}
