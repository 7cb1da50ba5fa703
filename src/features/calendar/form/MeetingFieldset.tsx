/** The fields of a lesson; a moved one shows only its day and hours. */
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEntityStore } from '../../../lib/entities/entityStore.ts';
import { CountField } from '../../../ui/CountField.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import { useNow } from '../../../lib/page/useNow.ts';
import { codecNow } from '../../../lib/entities/codecNow.ts';
import { money } from '../../../lib/i18n/money.ts';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { Choice } from '../../../ui/Choice.tsx';
import type { SchoolMeetings } from '../../../lib/lessons/schoolMeetings.ts';
import { DiscountsField } from './DiscountsField.tsx';
import { priceOf, type MeetingFields } from './meetingFields.ts';
import { placesOf } from './places.ts';
import { RemindersField } from './RemindersField.tsx';
import { RepeatField } from '../../recurrence/RepeatField.tsx';
import { StudentsField } from './StudentsField.tsx';

type Props = {
  fields: MeetingFields;
  short: boolean;
  /** The places that the lesson has already. */
  least: number;
  school: SchoolMeetings;
  /** What one student would pay, as it is reckoned; null while that is not known. */
  usualMinor: number | null;
  onChange(part: Partial<MeetingFields>): void;
};

const largestCapacity = 500;

export function MeetingFieldset(props: Props) {
  if (props.short) return <WhenFields {...props} />;
  return (
    <>
      <WhatFields {...props} />
      <StudentsField
        chosen={props.fields.students}
        onChange={(students) => props.onChange({ students, capacity: placesFor(students.length, props) })}
      />
      <WhenFields {...props} />
      <RepeatField
        repeat={props.fields.repeat}
        day={props.fields.day}
        onChange={(repeat) => props.onChange({ repeat })}
      />
      <PlaceFields {...props} />
      <MoreFields {...props} />
    </>
  );
}

/** Places follow who is chosen until they are set by hand: a tap too many opens no place for others. */
function placesFor(count: number, { fields, least }: Props): number {
  const isFollowing = fields.capacity === Math.max(least, fields.students.length);
  return Math.max(isFollowing ? least : fields.capacity, count);
}

function WhatFields({ fields, onChange }: Props) {
  const { t } = useTranslation();
  const subjects = useEntityStore((state) => state.subjects);
  const known = subjects.map(({ name }) => name);
  // A lesson keeps the name of a subject that was removed.
  const named = fields.subject === '' || known.includes(fields.subject) ? known : [...known, fields.subject];
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Choice
        label={t('calendar.form.subject')}
        value={fields.subject}
        options={[
          { value: '', label: t('calendar.form.chooseSubject') },
          ...named.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(subject) => onChange({ subject })}
      />
      <Field
        label={t('calendar.form.lesson')}
        dir="auto"
        maxLength={200}
        placeholder={t('calendar.form.lessonHint')}
        value={fields.summary}
        onChange={(event) => onChange({ summary: event.target.value })}
      />
    </div>
  );
}

function WhenFields({ fields, onChange }: Props) {
  const { t } = useTranslation();
  const today = useNow(codecNow().zone).wall.slice(0, 10);
  return (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-[1.4fr_1fr_1fr]">
      <DateField
        label={t('calendar.form.date')}
        className="col-span-2 tablet:col-span-1"
        value={fields.day}
        today={today}
        onChange={(day) => onChange({ day })}
      />
      <TimeField
        label={t('calendar.form.from')}
        value={fields.hour}
        onChange={(hour) => onChange({ hour })}
      />
      <Field
        label={t('calendar.form.minutes')}
        type="number"
        inputMode="numeric"
        required
        min={5}
        max={24 * 60}
        step={5}
        value={fields.minutes || ''}
        onChange={(event) => onChange({ minutes: Math.trunc(event.target.valueAsNumber) || 0 })}
      />
    </div>
  );
}

function PlaceFields({ fields, usualMinor, onChange }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const teacher = useEntityStore((state) => state.teachers[0]);
  const { currency } = codecNow();
  const cost = priceOf(fields, currency);
  return (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-[1.4fr_1fr_1fr]">
      <div className="col-span-2 tablet:col-span-1">
        <Choice
          label={t('calendar.form.place')}
          value={fields.location}
          options={placesOf(teacher, fields.location, currency).map(({ location, costMinor }) => ({
            value: location,
            label:
              costMinor === 0
                ? t(`calendar.form.places.${location}`)
                : `${t(`calendar.form.places.${location}`)} (+${money(costMinor, currency, language)})`,
          }))}
          onChange={(location) => onChange({ location })}
        />
      </div>
      <Field
        label={t('calendar.form.price')}
        inputMode="decimal"
        dir="ltr"
        placeholder={usualMinor === null ? '' : money(usualMinor, currency, language)}
        value={fields.price}
        error={cost === undefined ? t('calendar.form.badPrice') : null}
        hint={fields.price === '' ? t('calendar.form.usualPrice') : t('calendar.form.ownPrice')}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <CountField
        label={t('calendar.form.capacity')}
        min={Math.max(1, fields.students.length)}
        max={largestCapacity}
        value={fields.capacity}
        onChange={(capacity) => onChange({ capacity })}
      />
    </div>
  );
}

function MoreFields({ fields, school, usualMinor, onChange }: Props) {
  const { t } = useTranslation();
  const { currency } = codecNow();
  const isUsed =
    Object.keys(fields.discounts).length > 0 || fields.reminders.length > 0 || fields.description !== '';
  return (
    <details className="group grid gap-3" {...(isUsed ? { open: true } : {})}>
      <summary className="flex cursor-pointer list-none items-center gap-1.5 text-sm text-on-surface-muted hover:text-on-surface [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden />
        {t('calendar.form.more')}
      </summary>
      <div className="mt-3 grid gap-3.5">
        {fields.students.length > 0 ? (
          <DiscountsField
            fields={fields}
            costMinor={priceOf(fields, currency) ?? usualMinor}
            currency={currency}
            nameOf={school.nameOf}
            onChange={(discounts) => onChange({ discounts })}
          />
        ) : null}
        <RemindersField reminders={fields.reminders} onChange={(reminders) => onChange({ reminders })} />
        <Field
          label={t('calendar.form.description')}
          value={fields.description}
          dir="auto"
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </div>
    </details>
  );
}
