/** The third step: once or for some weeks, what it costs, and in which weeks the hour is taken; then the request. */
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../domain/basics/refusal.ts';
import type { Step } from '../../../domain/operations.ts';
import type { SubjectAnswer } from '../../lib/entities/entityStore.ts';
import { Choice } from '../../ui/Choice.tsx';
import { RequestAnyway, RequestWays } from '../effects/RequestConflictParts.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { useRequestConflict } from '../effects/useRequestConflict.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { hourOf, shortDay, weekdayLong } from '../../lib/i18n/when.ts';
import { AlsoThen, TakenWeeks } from './TakenTimes.tsx';
import { lessonMinor } from './bookingPrice.ts';
import { bookingStep, type Booking, type BookingOf } from './booking.ts';

type Props = {
  of: BookingOf;
  subject: SubjectAnswer;
  booking: Booking;
  sending: boolean;
  refusal: Refusal | null;
  lost: boolean;
  onChange(part: Partial<Booking>): void;
  onBack(): void;
  onSend(steps: Step[]): void;
};

const counts = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 26] as const;

export function HowMany({ of, subject, booking, sending, refusal, lost, onChange, onBack, onSend }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { start, place, count } = booking;
  const step = bookingStep(of, subject, booking);
  const conflict = useRequestConflict(step && [step]);
  if (!start || !place || !step) return null;
  // Where no hour is free, another day is chosen a step before.
  const send = (): void => (conflict && !conflict.safe ? onBack() : onSend(conflict?.safe ?? [step]));
  return (
    <section aria-labelledby="how-many" className="grid gap-4">
      <h2 id="how-many" className="text-lg font-strong">
        {t('booking.howMany')}
      </h2>
      <p className="text-md">
        {t('booking.summary', {
          subject: subject.name,
          day: weekdayLong(start, language),
          date: shortDay(start, language),
          hour: hourOf(start),
        })}
        , {t(`booking.place.${place}`)}
      </p>
      <Choice
        label={t('booking.count')}
        value={String(count)}
        options={counts.map((value) => ({
          value: String(value),
          label: value === 1 ? t('booking.once') : t('booking.weekly', { count: value }),
        }))}
        onChange={(value) => onChange({ count: Number(value) })}
      />
      <div role="status" className="grid gap-1 rounded-md bg-desk px-4 py-3">
        <Price of={of} subject={subject} booking={booking} />
        {conflict ? null : <TakenWeeks of={of} booking={booking} />}
      </div>
      <RequestWays conflict={conflict} sending={sending} />
      <AlsoThen of={of} booking={booking} />
      <Field
        label={t('booking.note')}
        maxLength={500}
        value={booking.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      {refusal ? <RefusalSentence code={refusal.code} params={refusal.params} /> : null}
      {lost ? <p role="alert">{t('booking.lost')}</p> : null}
      <div className="flex gap-2">
        <Button variant="primary" disabled={sending || conflict === undefined} onClick={send}>
          {conflict?.view.confirm ?? t('booking.send')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('booking.back')}
        </Button>
      </div>
      <RequestAnyway conflict={conflict} sending={sending} onInsist={() => onSend([step])} />
    </section>
  );
}

function Price({ of: { teacher }, subject, booking }: Pick<Props, 'of' | 'subject' | 'booking'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { place, minutes, count } = booking;
  if (!place) return null;
  const currency = teacher.preferences?.currency ?? 'ILS';
  const each = lessonMinor(teacher, subject, { minutes, place });
  return (
    <>
      <p>{t('booking.price', { price: money(each, currency, language) })}</p>
      {count > 1 ? (
        <p>{t('booking.total', { count, price: money(each * count, currency, language) })}</p>
      ) : null}
    </>
  );
}
