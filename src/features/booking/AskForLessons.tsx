/** Three steps of asking one of some teachers for lessons: where, when, how many; for oneself, or on a child's behalf. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Step } from '../../../domain/operations.ts';
import { useEntityStore, type TeacherAnswer } from '../../lib/entities/entityStore.ts';
import { useSteps } from '../../lib/operations/useOperation.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useBackLayer } from '../../lib/device/backLayers.ts';
import { offered } from './bookingPrice.ts';
import { HowMany } from './HowMany.tsx';
import { When } from './When.tsx';
import { Where } from './Where.tsx';
import type { BookingOf, Booking } from './booking.ts';

const firstOf = ({ teacher, subjects }: BookingOf): Booking => ({
  teacherId: teacher.id,
  subjectId: subjects[0]?.id ?? '',
  place: offered(teacher)[0] ?? null,
  minutes: teacher.userData?.lessonDuration || 45,
  start: null,
  count: 1,
  note: '',
});

type Props = Pick<BookingOf, 'learnerId' | 'isChild'> & {
  /** At least one. */
  teachers: readonly TeacherAnswer[];
  onSent(): void;
};

export function AskForLessons({ teachers, onSent, ...whose }: Props) {
  const subjects = useEntityStore((school) => school.subjects);
  const [teacherId, setTeacherId] = useState<Id | null>(null);
  const teacher = teachers.find(({ id }) => id === teacherId) ?? teachers[0];
  if (!teacher) return null;
  return (
    <Steps
      key={teacher.id}
      of={{
        teacher,
        subjects: subjects.filter((one) => !one.teacherId || one.teacherId === teacher.id),
        ...whose,
      }}
      teachers={teachers}
      onTeacher={setTeacherId}
      onSent={onSent}
    />
  );
}

type StepsProps = {
  of: BookingOf;
  teachers: readonly TeacherAnswer[];
  onTeacher(id: Id): void;
  onSent(): void;
};

function Steps({ of, teachers, onTeacher, onSent }: StepsProps) {
  const { t } = useTranslation();
  const [booking, setBooking] = useState(() => firstOf(of));
  const [at, setAt] = useState<1 | 2 | 3>(1);
  const { send: sendAsked, sending, refusal, lost } = useSteps();
  const change = (part: Partial<Booking>): void => setBooking((all) => ({ ...all, ...part }));
  const { teacher, subjects, learnerId } = of;
  useBackLayer(at > 1, () => setAt(1));
  useBackLayer(at > 2, () => setAt(2));
  // One that was taken away meanwhile is chosen anew.
  const subject = subjects.find(({ id }) => id === booking.subjectId);
  const isBlocked = (teacher.userData?.blockedStudentsIds ?? []).includes(learnerId);
  if (isBlocked)
    return <p className="rounded-md bg-danger-tint px-4 py-3 text-on-danger-tint">{t('booking.blocked')}</p>;

  async function send(steps: Step[]) {
    const sent = await sendAsked(steps);
    if (sent.outcome !== 'done') return;
    tellDone(t('booking.sent', { name: teacher.username ?? '' }), sent.changeId, t);
    onSent();
  }

  return (
    <div className="grid gap-4">
      <p className="text-sm text-on-surface-muted" aria-live="polite">
        {t('booking.step', { at: subject ? at : 1 })}
      </p>
      {at === 1 || !subject ? (
        <Where
          of={of}
          teachers={teachers}
          booking={booking}
          onTeacher={onTeacher}
          onChange={change}
          onNext={() => setAt(2)}
        />
      ) : at === 2 ? (
        <When of={of} booking={booking} onChange={change} onBack={() => setAt(1)} onNext={() => setAt(3)} />
      ) : (
        <HowMany
          of={of}
          subject={subject}
          booking={booking}
          sending={sending}
          refusal={refusal}
          lost={lost}
          onChange={change}
          onBack={() => setAt(2)}
          onSend={(steps) => void send(steps)}
        />
      )}
    </div>
  );
}
