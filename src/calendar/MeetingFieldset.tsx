/** The fields of a lesson; a moved one shows only its day and hours. */
import { useTranslation } from 'react-i18next';
import type { Location } from '../../domain/calendar/meeting.ts';
import { useSchool } from '../app/school.ts';
import { Field } from '../design/ui/Field.tsx';
import { Choice } from './Choice.tsx';
import { repeats, type MeetingFields } from './meetingFields.ts';
import { StudentsField } from './StudentsField.tsx';

const locations: readonly Location[] = ['teacher', 'student', 'online'];

type Props = {
  fields: MeetingFields;
  short: boolean;
  onChange(part: Partial<MeetingFields>): void;
};

export function MeetingFieldset({ fields, short, onChange }: Props) {
  const { t } = useTranslation();
  const subjects = useSchool((state) => state.subjects);
  const when = (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-[1.4fr_1fr_1fr]">
      <Field
        label={t('calendar.form.date')}
        type="date"
        required
        className="col-span-2 tablet:col-span-1"
        value={fields.day}
        onChange={(event) => event.target.value && onChange({ day: event.target.value })}
      />
      <Field
        label={t('calendar.form.from')}
        type="time"
        required
        step={300}
        value={fields.hour}
        onChange={(event) => event.target.value && onChange({ hour: event.target.value.slice(0, 5) })}
      />
      <Field
        label={t('calendar.form.minutes')}
        type="number"
        inputMode="numeric"
        required
        min={5}
        max={24 * 60}
        step={5}
        value={fields.minutes}
        onChange={(event) => onChange({ minutes: Math.trunc(event.target.valueAsNumber) || 0 })}
      />
    </div>
  );
  if (short) return when;
  return (
    <>
      <Choice
        label={t('calendar.form.subject')}
        value={fields.subject}
        options={[
          { value: '', label: t('calendar.form.chooseSubject') },
          ...subjects.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(subject) => onChange({ subject })}
      />
      <StudentsField chosen={fields.students} onChange={(students) => onChange({ students })} />
      {when}
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
        <Choice
          label={t('calendar.form.place')}
          value={fields.location}
          options={locations.map((value) => ({ value, label: t(`calendar.form.places.${value}`) }))}
          onChange={(location) => onChange({ location })}
        />
        {fields.repeat === null ? null : (
          <Choice
            label={t('calendar.form.repeat')}
            value={fields.repeat}
            options={repeats.map((value) => ({ value, label: t(`calendar.form.repeats.${value}`) }))}
            onChange={(repeat) => onChange({ repeat })}
          />
        )}
        {fields.repeat === null || fields.repeat === 'none' ? null : (
          <Field
            label={t('calendar.form.until')}
            type="date"
            min={fields.day}
            value={fields.until}
            onChange={(event) => onChange({ until: event.target.value })}
          />
        )}
        <Field
          label={t('calendar.form.capacity')}
          type="number"
          inputMode="numeric"
          min={Math.max(1, fields.students.length)}
          max={500}
          value={fields.capacity}
          onChange={(event) => onChange({ capacity: Math.trunc(event.target.valueAsNumber) || 1 })}
        />
      </div>
      <Field
        label={t('calendar.form.description')}
        value={fields.description}
        dir="auto"
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </>
  );
}
