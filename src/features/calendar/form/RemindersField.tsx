/** Who is reminded when: minutes, hours or days before the lesson. */
import { useTranslation } from 'react-i18next';
import { cn } from '../../../ui/cn.ts';
import type { Reminder } from './meetingFields.ts';

const usual = [10, 30, 60, 120, 1440];
const mostReminders = 10;

export function RemindersField({
  reminders,
  onChange,
}: {
  reminders: Reminder[];
  onChange(reminders: Reminder[]): void;
}) {
  const { t } = useTranslation();
  const said = reminders.map(({ trigger }) => -trigger);
  const offered = [...new Set([...usual, ...said])].sort((a, b) => a - b);
  const name = (minutes: number): string =>
    minutes > 0 && minutes % 1440 === 0
      ? t('calendar.form.daysBefore', { count: minutes / 1440 })
      : minutes > 0 && minutes % 60 === 0
        ? t('calendar.form.hoursBefore', { count: minutes / 60 })
        : t('calendar.form.minutesBefore', { count: minutes });
  return (
    <div className="grid gap-1.5">
      <span className="text-sm text-on-surface-muted">{t('calendar.form.reminders')}</span>
      <div role="group" aria-label={t('calendar.form.reminders')} className="flex flex-wrap gap-1.5">
        {offered.map((minutes) => {
          const on = said.includes(minutes);
          return (
            <button
              key={minutes}
              type="button"
              aria-pressed={on}
              disabled={!on && reminders.length >= mostReminders}
              onClick={() =>
                onChange(
                  on
                    ? reminders.filter(({ trigger }) => -trigger !== minutes)
                    : [...reminders, { trigger: -minutes, description: '' }],
                )
              }
              className={cn(
                'calm h-8 rounded-full px-3 text-sm coarse:h-10',
                on
                  ? 'bg-read-when font-mid text-on-read-when'
                  : 'bg-sheet text-on-surface-muted shadow-hairline hover:bg-sunk',
              )}
            >
              {name(minutes)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
