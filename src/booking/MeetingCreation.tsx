/** /studentMeetingCreation: a student asks for lessons in three steps: where, when, how many. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { addMinutes, type Wall } from '../../domain/basics/wallTime.ts';
import type { Location } from '../../domain/calendar/meeting.ts';
import type { Refusal } from '../../domain/basics/refusal.ts';
import type { Step } from '../../domain/operations.ts';
import { codecNow } from '../app/codecNow.ts';
import { useSchool, type SubjectAnswer, type TeacherAnswer } from '../app/school.ts';
import { sendSteps } from '../app/sendSteps.ts';
import { useScreenTitle } from '../app/shell/useScreenTitle.ts';
import { Button } from '../design/ui/Button.tsx';
import { Skeleton } from '../design/ui/Skeleton.tsx';
import { PasteLink } from '../joining/PasteLink.tsx';
import { offered } from './bookingPrice.ts';
import { HowMany } from './HowMany.tsx';
import { When } from './When.tsx';
import { Where } from './Where.tsx';

export type Booking = {
  teacherId: string;
  subjectId: string;
  place: Location | null;
  minutes: number;
  start: Wall | null;
  count: number;
  note: string;
};

export type BookingOf = { teacher: TeacherAnswer; subjects: SubjectAnswer[] };

const firstOf = ({ teacher, subjects }: BookingOf): Booking => ({
  teacherId: teacher.id,
  subjectId: subjects[0]?.id ?? '',
  place: offered(teacher)[0] ?? null,
  minutes: teacher.userData?.lessonDuration || 45,
  start: null,
  count: 1,
  note: '',
});

export function MeetingCreation() {
  const { t } = useTranslation();
  const { status, teachers, subjects, retry } = useSchool();
  useScreenTitle(t('booking.title'));
  const [teacherId, setTeacherId] = useState<string | null>(null);
  const teacher = teachers.find(({ id }) => id === teacherId) ?? teachers[0];
  return (
    <div className="h-full overflow-y-auto px-4 py-6 tablet:px-10">
      <div className="mx-auto grid max-w-[42rem] gap-6">
        <h1 className="text-xl font-strong">{t('booking.title')}</h1>
        {status === 'failed' ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{t('booking.failed')}</p>
            <Button onClick={() => void retry()}>{t('shell.retry')}</Button>
          </div>
        ) : status !== 'ready' ? (
          <Skeleton className="h-64 rounded-lg" />
        ) : !teacher ? (
          <div className="grid gap-3 rounded-lg bg-desk p-5">
            <p className="text-on-surface-muted">{t('booking.noTeacher')}</p>
            <PasteLink learners={null} />
          </div>
        ) : (
          <Steps
            key={teacher.id}
            of={{
              teacher,
              subjects: subjects.filter((one) => !one.teacherId || one.teacherId === teacher.id),
            }}
            teachers={teachers}
            onTeacher={setTeacherId}
          />
        )}
      </div>
    </div>
  );
}

type StepsProps = { of: BookingOf; teachers: readonly TeacherAnswer[]; onTeacher(id: string): void };

function Steps({ of, teachers, onTeacher }: StepsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [booking, setBooking] = useState(() => firstOf(of));
  const [at, setAt] = useState<1 | 2 | 3>(1);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [lost, setLost] = useState(false);
  // The same request goes under the same name, so that one whose answer was lost is done once.
  const sentAs = useRef({ step: '', requestId: '' });
  const change = (part: Partial<Booking>): void => setBooking((all) => ({ ...all, ...part }));
  const { teacher, subjects } = of;
  // One that was taken away meanwhile is chosen anew.
  const subject = subjects.find(({ id }) => id === booking.subjectId);
  const isBlocked = (teacher.userData?.blockedStudentsIds ?? []).length > 0;
  if (isBlocked)
    return <p className="rounded-md bg-danger-tint px-4 py-3 text-on-danger-tint">{t('booking.blocked')}</p>;

  async function send() {
    const { start, place, minutes, count, note } = booking;
    if (!start || !place || !subject) return;
    const step: Step = {
      name: 'addPendingMeeting',
      args: {
        input: {
          organizer: teacher.id,
          start,
          end: addMinutes(start, minutes),
          subject: subject.name,
          location: place,
          ...(count > 1 ? { rrule: `FREQ=WEEKLY;INTERVAL=1;COUNT=${count}` } : {}),
          ...(note.trim() === '' ? {} : { description: note.trim() }),
        },
      },
    };
    const text = JSON.stringify(step);
    if (sentAs.current.step !== text) sentAs.current = { step: text, requestId: crypto.randomUUID() };
    setSending(true);
    const sent = await sendSteps([step], sentAs.current.requestId, codecNow());
    setSending(false);
    setRefusal(sent.outcome === 'refused' ? sent.refusal : null);
    setLost(sent.outcome === 'unknown');
    if (sent.outcome === 'refused') sentAs.current = { step: '', requestId: '' };
    if (sent.outcome !== 'done') return;
    toast(t('booking.sent', { name: teacher.username ?? '' }));
    void navigate('/students/home');
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
          onSend={() => void send()}
        />
      )}
    </div>
  );
}
