/** A teacher notes who came, who told in time or too late, and who did not show up; or cancels a lesson for one of several. */
import * as v from 'valibot';
import type { Id } from '../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { id, type Marks } from '../basics/wire.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import type { Pricing } from '../money/pricing.ts';
import { pricingFacts } from '../money/pricingFacts.ts';
import { countLate } from '../people/countLate.ts';
import type { LinkedStudent } from '../people/link.ts';
import type { Notice } from '../notices/notice.ts';
import { operation, type Change } from '../kernel/operation.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Teacher } from '../people/people.ts';
import type { RowChange } from '../kernel/rows.ts';
import { openDraft } from '../calendar/draft.ts';
import { hasBegun, type Lesson } from '../calendar/lesson.ts';
import { markAbsence } from './markAbsence.ts';
import { addressOf } from '../calendar/meetingFacts.ts';
import { notify, occurrence } from '../kernel/sharedInput.ts';
import { tellAttendees } from '../calendar/meetingNotices.ts';
import type { AbsenceKind, MeetingWithOccurrences } from '../calendar/occurrence.ts';
import { attends } from '../calendar/attends.ts';

const mark = v.pipe(
  v.strictObject({
    meetingId: id,
    occurrence,
    attendeeId: id,
    // absent: told in time; late: told too late, which counts against the allowance; cancelled: by the teacher, for this one alone
    kind: v.picklist(['present', 'absent', 'late', 'noShow', 'cancelled']),
  }),
  v.metadata({ input: 'AttendanceMarkInput' } satisfies Marks),
);

const kinds = {
  present: null,
  absent: 'student',
  late: 'late',
  noShow: 'noShow',
  cancelled: 'teacher',
} as const satisfies Record<string, AbsenceKind | null>;

const args = v.strictObject({ marks: v.pipe(v.array(mark), v.minLength(1), v.maxLength(500)), notify });

type MarkFacts = {
  teacher: Teacher;
  held: Map<Id, MeetingWithOccurrences>;
  students: LinkedStudent[];
  pricing: Pricing;
};

export const markAttendance = operation({
  name: 'markAttendance',
  writes: ['meeting', 'link'],
  card: { effect: 'attend' },
  args,
  *facts({ marks }, actor: Actor): Gathering<MarkFacts | Refusal> {
    if (actor.role !== 'teacher') return refuse('FORBIDDEN');
    const teacher = yield* need('teacher', { teacherId: actor.id });
    if (!teacher) return refuse('NOT_FOUND');
    const held = new Map<Id, MeetingWithOccurrences>();
    for (const [i, { meetingId }] of marks.entries()) {
      if (held.has(meetingId)) continue;
      const found = yield* need('meeting', { teacherId: actor.id, id: meetingId });
      if (!found || found.meeting.removedMs !== null) return refuse('NOT_FOUND', `marks.${i}.meetingId`);
      held.set(meetingId, found);
    }
    const ids = [...new Set(marks.map(({ attendeeId }) => attendeeId))];
    const students = yield* need('students', { teacherId: actor.id, ids });
    return { teacher, held, students, pricing: yield* pricingFacts(actor.id) };
  },
  // What happened may be noted by a lapsed teacher too.
  change({ marks, notify: wish }, { teacher, held, students, pricing }, { nowMs, newId }): Change | Refusal {
    const draft = openDraft([...new Map([...held.values()].map((each) => [each.meeting.id, each])).values()]);
    const standing = new Map(students.map((student) => [student.id, student]));
    const links: RowChange[] = [];
    const about: Id[] = [];
    const tell: Notice[] = [];
    for (const [i, { meetingId, occurrence: said, attendeeId, kind }] of marks.entries()) {
      const addressed = held.get(meetingId);
      if (!addressed) return refuse('NOT_FOUND', `marks.${i}.meetingId`);
      const at = addressOf(
        { id: meetingId, occurrence: said, scope: 'this' },
        { teacher, addressed, series: [addressed] },
      );
      if (isRefusal(at)) return { ...at, field: `marks.${i}.occurrence` };
      if (!attends(at.lesson, attendeeId)) return refuse('NOT_FOUND', `marks.${i}.attendeeId`);
      about.push(at.lesson.meeting.id);
      const now = kinds[kind];
      const before = markAbsence(draft, at.lesson, {
        studentId: attendeeId,
        kind: now,
        pricing,
        nowMs,
        newId,
      });
      // What has been is only written down; that one need not come is told.
      if (now === 'teacher' && before !== now && !hasBegun(at.lesson, nowMs))
        tell.push(...tellOne(teacher, at.lesson, attendeeId, wish));
      const more = Number(now === 'late') - Number(before === 'late');
      const student = standing.get(attendeeId);
      if (more === 0 || !student) continue;
      const counted = countLate(student, more, teacher);
      standing.set(attendeeId, counted.student);
      links.push(counted.row);
    }
    return { rows: [...draft.changes(), ...links], about: [...new Set(about)], tell };
  },
});

function tellOne(
  teacher: Teacher,
  { meeting, startMs }: Lesson,
  studentId: Id,
  wish: string | null | undefined,
): Notice[] {
  const alone = { ...meeting, attendees: meeting.attendees.filter((each) => each.studentId === studentId) };
  return tellAttendees(
    { teacher, meeting: alone, title: 'MeetingCancelled', params: { date: startMs } },
    wish,
  );
}
