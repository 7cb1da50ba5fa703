/** What a condition asks for besides its kind: a count, hours, days. */
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Field } from '../../ui/Field.tsx';
import { cn } from '../../ui/cn.ts';
import type { Editing } from './discountFields.ts';
import { dayName } from '../effects/discountWords.ts';

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

export function ConditionFields({ fields, problems, change }: Editing) {
  const { t } = useTranslation();
  const { condition } = fields;
  if (condition === 'timeBased') return <Hours fields={fields} problems={problems} change={change} />;
  if (condition === '' || condition === null || condition === 'recurringMeeting') return null;
  return (
    <div className="grid gap-3 @sm:grid-cols-2">
      <Field
        label={t(`discounts.atLeast.${condition}`)}
        inputMode="numeric"
        value={fields.conditionValue}
        placeholder={condition === 'firstMeeting' ? '1' : condition === 'freeSpaces' ? '' : '2'}
        error={problems.conditionValue ? t('discounts.wrong.count') : null}
        onChange={(event) => change({ conditionValue: event.target.value })}
      />
      {condition === 'freeSpaces' ? (
        <Field
          label={t('discounts.freeSpaceDays')}
          inputMode="numeric"
          value={fields.freeSpaceDays}
          error={problems.freeSpaceDays ? t('discounts.wrong.freeSpaceDays') : null}
          onChange={(event) => change({ freeSpaceDays: event.target.value })}
        />
      ) : null}
    </div>
  );
}

function Hours({ fields, problems, change }: Editing) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div className="grid gap-3">
      <div role="group" aria-label={t('discounts.days')} className="flex flex-wrap gap-1.5">
        {weekdays.map((day) => {
          const isOn = fields.days.includes(day);
          return (
            <button
              key={day}
              type="button"
              aria-pressed={isOn}
              className={cn(
                'calm rounded-full px-3 py-1.5 text-sm shadow-hairline',
                isOn ? 'bg-accent text-on-accent' : 'bg-sheet',
              )}
              onClick={() =>
                change({
                  days: weekdays.filter((each) => (each === day ? !isOn : fields.days.includes(each))),
                })
              }
            >
              {dayName(day, language)}
            </button>
          );
        })}
      </div>
      <div className="grid grid-cols-2 gap-3 tablet:max-w-xs">
        {(['from', 'to'] as const).map((side) => (
          <Field
            key={side}
            label={t(side === 'from' ? 'discounts.fromHour' : 'discounts.toHour')}
            dir="ltr"
            placeholder={side === 'from' ? '10:00' : '13:00'}
            value={fields[side]}
            error={side === 'from' && problems.from ? t('discounts.wrong.hours') : null}
            onChange={(event) => change({ [side]: event.target.value })}
          />
        ))}
      </div>
    </div>
  );
}
