/** How the lesson repeats: one of the usual ways, or a rule of one's own; and when it ends. */
import { useTranslation } from 'react-i18next';
import { addDays, weekFrom, type Day } from '../../../domain/basics/wallTime.ts';
import type { Frequency } from '../../../domain/calendar/recurrence.ts';
import { cn } from '../../ui/cn.ts';
import { CountField } from '../../ui/CountField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useWeekStart } from '../../lib/i18n/useWeekStart.ts';
import { weekdayLong } from '../../lib/i18n/when.ts';
import { Choice } from '../../ui/Choice.tsx';
import { numberedOf, repeatKinds, type Repeat } from './repeat.ts';

type Props = { repeat: Repeat; day: Day; onChange(repeat: Repeat): void };

const frequencies: readonly Frequency[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const ends = ['never', 'until', 'count'] as const;
/** Any Sunday: the names of the weekdays are told from it. */
const aSunday = '2026-11-22';

export function RepeatField({ repeat, day, onChange }: Props) {
  const { t } = useTranslation();
  const weekStart = useWeekStart();
  const change = (part: Partial<Repeat>): void => onChange({ ...repeat, ...part });
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3 tablet:grid-cols-3">
        <Choice
          label={t('calendar.form.repeat')}
          value={repeat.kind}
          options={repeatKinds.map((value) => ({ value, label: t(`calendar.form.repeats.${value}`) }))}
          onChange={(kind) => change({ kind, ...(repeat.kind === 'none' ? { weekStart } : {}) })}
        />
        {repeat.kind === 'none' ? null : (
          <Choice
            label={t('calendar.form.ends')}
            value={repeat.end}
            options={ends.map((value) => ({ value, label: t(`calendar.form.endsAt.${value}`) }))}
            onChange={(end) =>
              change({ end, ...(end === 'until' && repeat.until === '' ? { until: addDays(day, 90) } : {}) })
            }
          />
        )}
        {repeat.kind !== 'none' && repeat.end === 'until' ? (
          <DateField
            label={t('calendar.form.until')}
            value={repeat.until}
            today={day}
            min={day}
            onChange={(until) => change({ until })}
          />
        ) : null}
        {repeat.kind !== 'none' && repeat.end === 'count' ? (
          <CountField
            min={1}
            label={t('calendar.form.count')}
            max={1000}
            value={repeat.count}
            onChange={(count) => change({ count })}
          />
        ) : null}
      </div>
      {repeat.kind === 'custom' ? <CustomRule repeat={repeat} day={day} onChange={onChange} /> : null}
    </>
  );
}

function CustomRule({ repeat, day, onChange }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const change = (part: Partial<Repeat>): void => onChange({ ...repeat, ...part });
  const numbered = numberedOf(day);
  return (
    <fieldset className="grid gap-3 rounded-md bg-desk p-3">
      <legend className="sr-only">{t('calendar.form.repeats.custom')}</legend>
      <div className="grid grid-cols-2 gap-3">
        <CountField
          min={1}
          label={t('calendar.form.every')}
          max={999}
          value={repeat.interval}
          onChange={(interval) => change({ interval })}
        />
        <Choice
          label={t('calendar.form.unit')}
          value={repeat.frequency}
          options={frequencies.map((value) => ({ value, label: t(`calendar.form.units.${value}`) }))}
          onChange={(frequency) => change({ frequency })}
        />
      </div>
      {repeat.frequency === 'WEEKLY' ? (
        <Weekdays weekdays={repeat.weekdays} onChange={(weekdays) => change({ weekdays })} />
      ) : null}
      {repeat.frequency === 'MONTHLY' ? (
        <Choice
          label={t('calendar.form.monthly')}
          value={repeat.numbered.length > 0 ? 'weekday' : 'date'}
          options={[
            { value: 'date', label: t('calendar.form.onDate', { date: Number(day.slice(8)) }) },
            {
              value: 'weekday',
              label: t('calendar.form.onWeekday', {
                nth: t(`calendar.form.nth.n${numbered.nth as 1 | 2 | 3 | 4 | 5}`),
                weekday: weekdayLong(day, language),
              }),
            },
          ]}
          onChange={(how) => change({ numbered: how === 'weekday' ? [numbered] : [] })}
        />
      ) : null}
    </fieldset>
  );
}

function Weekdays({ weekdays, onChange }: { weekdays: number[]; onChange(weekdays: number[]): void }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const weekStart = useWeekStart();
  return (
    <div role="group" aria-label={t('calendar.form.weekdays')} className="flex flex-wrap gap-1.5">
      {weekFrom(weekStart).map((weekday) => {
        const on = weekdays.includes(weekday);
        const name = weekdayLong(addDays(aSunday, weekday), language);
        return (
          <button
            key={weekday}
            type="button"
            aria-pressed={on}
            onClick={() =>
              onChange(
                on ? weekdays.filter((one) => one !== weekday) : [...weekdays, weekday].sort((a, b) => a - b),
              )
            }
            className={cn(
              'calm h-8 rounded-full px-3 text-sm coarse:h-10',
              on
                ? 'bg-read-when font-mid text-on-read-when'
                : 'bg-sheet text-on-surface-muted shadow-hairline',
            )}
          >
            {name.replace(/^יום /u, '')}
          </button>
        );
      })}
    </div>
  );
}
