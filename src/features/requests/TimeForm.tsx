/** Another time for a lesson: day, hour and length, with hours that are free. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addMinutes, minutesBetween, type Wall } from '../../../domain/basics/wallTime.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Field } from '../../ui/Field.tsx';
import { TimeField } from '../../ui/TimeField.tsx';

type Props = {
  start: Wall;
  end: Wall;
  now: Wall;
  send: string;
  sending: boolean;
  onSend(start: Wall, end: Wall): void;
  onBack(): void;
};

export function TimeForm({ start, end, now, send, sending, onSend, onBack }: Props) {
  const { t } = useTranslation();
  const [day, setDay] = useState(start.slice(0, 10));
  const [hour, setHour] = useState(start.slice(11));
  const [minutes, setMinutes] = useState(minutesBetween(start, end));
  const chosen = `${day}T${hour}`;
  const isSame = chosen === start && minutes === minutesBetween(start, end);
  return (
    <form
      // A lesson may last 52 minutes, which the browser would refuse by its steps.
      noValidate
      className="grid gap-3 rounded-md bg-desk p-3 [&_[data-slot=field]]:mb-0 [&_[data-slot=field]>p:empty]:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(chosen, addMinutes(chosen, minutes));
      }}
    >
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-[1.4fr_1fr_1fr]">
        <DateField
          label={t('asks.form.date')}
          className="col-span-2 tablet:col-span-1"
          value={day}
          today={now.slice(0, 10)}
          min={now.slice(0, 10)}
          onChange={setDay}
        />
        <TimeField label={t('asks.form.hour')} value={hour} onChange={setHour} />
        <Field
          label={t('asks.form.minutes')}
          type="number"
          inputMode="numeric"
          min={5}
          max={24 * 60}
          step={5}
          value={minutes || ''}
          onChange={(event) => setMinutes(Math.trunc(event.target.valueAsNumber) || 0)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          size="sm"
          disabled={sending || isSame || chosen <= now || minutes < 5}
        >
          {send}
        </Button>
        <Button variant="quiet" size="sm" onClick={onBack}>
          {t('asks.form.back')}
        </Button>
      </div>
    </form>
  );
}
