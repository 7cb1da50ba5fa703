/** Another time for a lesson: day, hour and length; where that hour is taken, a free one nearby is what is sent. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addMinutes, minutesBetween, type Wall } from '../../../domain/basics/wallTime.ts';
import type { Step } from '../../../domain/operations.ts';
import { RequestAnyway, RequestWays } from '../effects/RequestConflictParts.tsx';
import { useRequestConflict } from '../effects/useRequestConflict.ts';
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
  stepsFor(start: Wall, end: Wall): Step[];
  onSend(steps: Step[]): void;
  onBack(): void;
};

export function TimeForm({ start, end, now, send, sending, stepsFor, onSend, onBack }: Props) {
  const { t } = useTranslation();
  const [day, setDay] = useState(start.slice(0, 10));
  const [hour, setHour] = useState(start.slice(11));
  const [minutes, setMinutes] = useState(minutesBetween(start, end));
  const chosen = `${day}T${hour}`;
  const isSame = chosen === start && minutes === minutesBetween(start, end);
  const isTime = !isSame && chosen > now && minutes >= 5;
  const asked = isTime ? stepsFor(chosen, addMinutes(chosen, minutes)) : null;
  const conflict = useRequestConflict(asked);
  const submit = (): void => {
    if (conflict && !conflict.safe) onBack();
    else if (asked && conflict !== undefined) onSend(conflict?.safe ?? asked);
  };
  return (
    <form
      // A lesson may last 52 minutes, which the browser would refuse by its steps.
      noValidate
      className="grid gap-3 rounded-md bg-desk p-3 [&_[data-slot=field]]:mb-0 [&_[data-slot=field]>p:empty]:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Fields {...{ day, hour, minutes, now, setDay, setHour, setMinutes }} />
      <RequestWays conflict={conflict} sending={sending} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          size="sm"
          disabled={sending || !isTime || conflict === undefined}
        >
          {conflict?.view.confirm ?? send}
        </Button>
        <Button variant="quiet" size="sm" onClick={onBack}>
          {t('asks.form.back')}
        </Button>
      </div>
      <RequestAnyway conflict={conflict} sending={sending} onInsist={() => asked && onSend(asked)} />
    </form>
  );
}

type FieldsProps = {
  day: string;
  hour: string;
  minutes: number;
  now: Wall;
  setDay(day: string): void;
  setHour(hour: string): void;
  setMinutes(minutes: number): void;
};

function Fields({ day, hour, minutes, now, setDay, setHour, setMinutes }: FieldsProps) {
  const { t } = useTranslation();
  return (
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
  );
}
