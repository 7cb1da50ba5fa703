/** What a student's own action needs to know: the lesson, whose calendar it stands in, and for which student it is done. */
import type { Id } from '../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { teacherIdOf, type Actor } from '../kernel/actor.ts';
import type { LinkedStudent } from '../people/link.ts';
import type { Pricing } from '../money/pricing.ts';
import { pricingFacts } from '../money/pricingFacts.ts';
import type { Lesson } from '../calendar/lesson.ts';
import { seriesFacts, type MeetingFacts } from '../calendar/meetingFacts.ts';
import type { Rows } from '../kernel/rows.ts';

export type OwnLessonFacts = MeetingFacts & {
  student: LinkedStudent;
  subjects: Rows['subject'][];
  pricing: Pricing;
};

/** A lesson that none of the actor's students attends is not there for them. */
export function* ownLessonFacts(
  { id, attendeeId }: { id: Id; attendeeId?: Id | null | undefined },
  actor: Actor,
): Gathering<OwnLessonFacts | Refusal> {
  if (actor.role !== 'student' && actor.role !== 'parent') return refuse('FORBIDDEN');
  const teacherId = teacherIdOf(actor);
  const teacher = yield* need('teacher', { teacherId });
  const facts = teacher ? yield* seriesFacts(teacher, id) : refuse('NOT_FOUND', 'id');
  if (isRefusal(facts)) return facts;
  const own = facts.addressed.meeting.attendees
    .map(({ studentId }) => studentId)
    .filter((each) => actor.acting?.studentIds.includes(each));
  if (own.length === 0) return refuse('NOT_FOUND', 'id');
  const [only, another] = own;
  if (!attendeeId && another !== undefined) return refuse('BAD_REQUEST', 'attendeeId');
  const studentId = attendeeId ?? only;
  if (studentId === undefined || !own.includes(studentId)) return refuse('NOT_FOUND', 'attendeeId');
  const [student] = yield* need('students', { teacherId, ids: [studentId] });
  if (!student) return refuse('NOT_FOUND', 'id');
  const subjects = yield* need('subjects', { teacherId });
  return { ...facts, student, subjects, pricing: yield* pricingFacts(teacherId) };
}

const hourMs = 3_600_000;

/** Later than this it is too late to cancel without its being counted. */
export const noticeEndsMs = (nowMs: number, noticeHours: number): number => nowMs + noticeHours * hourMs;

export const isLate = (lesson: Lesson, nowMs: number, noticeHours: number): boolean =>
  lesson.startMs < noticeEndsMs(nowMs, noticeHours);
