/** On which days and at which hours the teacher works. */
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { weekFrom } from '../../../domain/basics/wallTime.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { weekdays, type OwnProfile, type Range, type Weekday } from './ownProfile.ts';
import { Section } from './Section.tsx';
import { useWeekStart } from '../../lib/i18n/useWeekStart.ts';
import { useDraft } from '../../lib/forms/useDraft.ts';
import { useSaveProfile } from './useSaveProfile.ts';

type Hours = Record<Weekday, Range[]> & { holidaysOff: boolean };

const usual: Range = { from: '14:00', to: '19:00' };

const hoursOf = ({ userData }: OwnProfile): Hours => ({
  ...(Object.fromEntries(
    weekdays.map((day) => [day, (userData.workingHours?.[day] ?? []).map(({ from, to }) => ({ from, to }))]),
  ) as Record<Weekday, Range[]>),
  holidaysOff: userData.holidaysOff === true,
});

const isOdd = (ranges: readonly Range[]): boolean => {
  const sorted = ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return sorted.some(({ from, to }, at) => from >= to || from < (sorted[at - 1]?.to ?? ''));
};

export function HoursPart({ profile, again }: { profile: OwnProfile; again(): Promise<void> }) {
  const { t } = useTranslation();
  const weekStart = useWeekStart();
  const { fields, changed, change } = useDraft(hoursOf(profile));
  const saving = useSaveProfile(profile, again);
  const { holidaysOff, ...workingHours } = fields;
  const odd = weekdays.some((day) => isOdd(fields[day]));
  return (
    <Section
      id="hours"
      title={t('settings.hours.title')}
      body={t('settings.hours.body')}
      changed={changed && !odd}
      saving={saving}
      onSave={() => void saving.save({ userData: { workingHours, holidaysOff } })}
    >
      <ul className="grid gap-1">
        {weekFrom(weekStart)
          .flatMap((at) => weekdays[at] ?? [])
          .map((day) => (
            <Day key={day} day={day} ranges={fields[day]} onChange={(ranges) => change({ [day]: ranges })} />
          ))}
      </ul>
      <label className="flex items-start gap-3 text-md">
        <Switch
          className="mt-0.5"
          checked={holidaysOff}
          onCheckedChange={(off) => change({ holidaysOff: off })}
        />
        <span className="grid">
          {t('settings.hours.holidays')}
          <span className="text-xs text-on-surface-muted">{t('settings.hours.holidaysHint')}</span>
        </span>
      </label>
      {odd ? (
        <p role="alert" className="text-sm text-danger">
          {t('settings.hours.wrong')}
        </p>
      ) : null}
    </Section>
  );
}

type DayProps = { day: Weekday; ranges: readonly Range[]; onChange(ranges: Range[]): void };

function Day({ day, ranges, onChange }: DayProps) {
  const { t } = useTranslation();
  const name = t(`settings.hours.days.${day}`);
  const put = (at: number, part: Partial<Range>): void =>
    onChange(ranges.map((range, i) => (i === at ? { ...range, ...part } : range)));
  const last = ranges.at(-1);
  return (
    <li className="grid min-h-12 grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-x-2 py-1 tablet:grid-cols-[2.5rem_5.5rem_minmax(0,1fr)]">
      <span className="grid h-10 place-items-center">
        <Switch
          aria-label={t('settings.hours.works', { day: name })}
          checked={ranges.length > 0}
          onCheckedChange={(works) => onChange(works ? [usual] : [])}
        />
      </span>
      <span className="flex h-10 items-center text-md">{name}</span>
      <div className="grid gap-1.5 max-tablet:col-start-2">
        {ranges.length === 0 ? (
          <span className="flex h-10 items-center text-on-surface-faint">{t('settings.hours.off')}</span>
        ) : null}
        {ranges.map((range, at) => (
          <div key={at} className="flex items-center gap-2">
            <TimeField
              label={`${name} ${t('settings.hours.from')}`}
              value={range.from}
              className="w-20 [&_label]:sr-only tablet:w-24"
              onChange={(from) => put(at, { from })}
            />
            <span aria-hidden>–</span>
            <TimeField
              label={`${name} ${t('settings.hours.to')}`}
              value={range.to}
              className="w-20 [&_label]:sr-only tablet:w-24"
              onChange={(to) => put(at, { to })}
            />
            {ranges.length > 1 ? (
              <Button
                variant="quiet"
                size="iconSm"
                aria-label={t('settings.hours.removeRange', {
                  range: `${range.from}–${range.to}`,
                  day: name,
                })}
                onClick={() => onChange(ranges.filter((_, i) => i !== at))}
              >
                <X />
              </Button>
            ) : null}
            {at === ranges.length - 1 && last && last.to < '22:00' ? (
              <Button
                variant="quiet"
                size="iconSm"
                aria-label={t('settings.hours.addRange', { day: name })}
                onClick={() =>
                  onChange([...ranges, { from: hourLater(last.to, 1), to: hourLater(last.to, 2) }])
                }
              >
                <Plus />
              </Button>
            ) : null}
          </div>
        ))}
      </div>
    </li>
  );
}

const hourLater = (hour: string, by: number): string =>
  `${String(Math.min(23, Number(hour.slice(0, 2)) + by)).padStart(2, '0')}:${hour.slice(3)}`;
