/** The first step: with whom, what, and where; each place says what it costs. */
import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/Choice.tsx';
import type { TeacherAnswer } from '../../lib/entities/entityStore.ts';
import { Button } from '../../ui/Button.tsx';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { offered, placeMinor } from './bookingPrice.ts';
import type { Booking, BookingOf } from './booking.ts';

type Props = {
  of: BookingOf;
  teachers: readonly TeacherAnswer[];
  booking: Booking;
  onTeacher(id: string): void;
  onChange(part: Partial<Booking>): void;
  onNext(): void;
};

export function Where({ of: { teacher, subjects }, teachers, booking, onTeacher, onChange, onNext }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const currency = teacher.preferences?.currency ?? 'ILS';
  const places = offered(teacher);
  const isGone = !subjects.some(({ id }) => id === booking.subjectId);
  return (
    <section aria-labelledby="where" className="grid gap-4">
      <h2 id="where" className="text-lg font-strong">
        {t('booking.where')}
      </h2>
      {teachers.length > 1 ? (
        <Choice
          label={t('booking.teacher')}
          value={teacher.id}
          options={teachers.map(({ id, username }) => ({ value: id, label: username ?? '' }))}
          onChange={onTeacher}
        />
      ) : null}
      {subjects.length > 0 ? (
        <Choice
          label={t('booking.subject')}
          value={isGone ? '' : booking.subjectId}
          options={[
            ...(isGone ? [{ value: '', label: t('booking.choose') }] : []),
            ...subjects.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(subjectId) => onChange({ subjectId })}
        />
      ) : (
        <p className="text-on-surface-muted">{t('booking.noSubject')}</p>
      )}
      {places.length === 0 ? (
        <p className="text-on-surface-muted">{t('booking.noPlace')}</p>
      ) : (
        <RadioGroup.Root
          aria-labelledby="where"
          value={booking.place ?? ''}
          onValueChange={(value) =>
            onChange({ place: places.find((place) => place === value) ?? null, start: null })
          }
          className="grid gap-2 tablet:grid-cols-3"
        >
          {places.map((place) => {
            const more = placeMinor(teacher, place);
            return (
              <RadioGroup.Item
                key={place}
                value={place}
                className="calm grid min-h-16 content-center gap-0.5 rounded-md bg-sheet px-4 py-3 text-start shadow-hairline hover:bg-sunk data-[state=checked]:bg-accent-tint data-[state=checked]:text-on-accent-tint"
              >
                <span className="text-md font-mid">{t(`booking.place.${place}`)}</span>
                {more > 0 ? (
                  <span className="text-xs">
                    {t('booking.more', { price: money(more, currency, language) })}
                  </span>
                ) : null}
              </RadioGroup.Item>
            );
          })}
        </RadioGroup.Root>
      )}
      <Button
        variant="primary"
        className="justify-self-start"
        disabled={booking.place === null || isGone}
        onClick={onNext}
      >
        {t('booking.next')}
      </Button>
    </section>
  );
}
