/** The meetings that were loaded, as rows again, and what is needed to show them. */
import type { Id } from '../../../domain/basics/ids.ts';
import { readMeetings, type WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import type { WireDiscount } from '../../../domain/money/wireDiscount.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type {
  JoinRequestAnswer,
  StudentAnswer,
  SubjectAnswer,
  TeacherAnswer,
} from '../entities/entityStore.ts';

export type SchoolMeetings = {
  held: MeetingWithOccurrences[];
  /** Meetings of which only the hour is known. */
  busy: Set<Id>;
  /** Attendees beyond those that are named, by row id: other students are only a number. */
  others: Map<Id, number>;
  nameOf(studentId: Id): string;
  /** What is told of a teacher to whoever learns with them. */
  teacherOf?(teacherId: Id): { name: string; noticeHours: number | null } | null;
  /** The subject's colour, for a lesson without one of its own. */
  colorOf(subject: string): string | null;
  /** There are discounts, so a price may be less than a family's own page can tell (decision 91). */
  mayCostLess?: boolean;
};

type Loaded = {
  meetings: WireMeeting[];
  teachers: TeacherAnswer[];
  students: StudentAnswer[];
  subjects: SubjectAnswer[];
  /** Whoever asks to join is called by their name too. */
  joinRequests?: JoinRequestAnswer[];
  discounts?: readonly Pick<WireDiscount, 'active' | 'removed'>[];
};

export function schoolMeetings({
  meetings,
  teachers,
  students,
  subjects,
  joinRequests,
  discounts,
}: Loaded): SchoolMeetings {
  const names = new Map<Id, string>();
  const busy = new Set<Id>();
  const others = new Map<Id, number>();
  for (const wire of meetings) {
    if (wire.busyOnly) busy.add(wire.id);
    const named = wire.attendees?.length ?? 0;
    others.set(wire.id, Math.max(0, (wire.attendeesCount ?? named) - named));
    for (const { attendeeId, name } of wire.attendees ?? []) if (name) names.set(attendeeId, name);
  }
  for (const { studentId, studentName } of joinRequests ?? [])
    if (studentId && studentName) names.set(studentId, studentName);
  for (const { id, username } of students) if (username) names.set(id, username);
  nameFamilies(names, students);
  const byTeacher = Map.groupBy(meetings, (wire) => wire.organizer ?? '');
  const held = teachers.flatMap((teacher) =>
    readMeetings(byTeacher.get(teacher.id) ?? [], {
      teacherId: teacher.id,
      currency: teacher.preferences?.currency ?? 'ILS',
      zone: teacher.preferences?.timeZone ?? 'Asia/Jerusalem',
    }),
  );
  const colors = new Map(subjects.map(({ name, color }) => [name, color]));
  return {
    held,
    busy,
    others,
    nameOf: (studentId) => names.get(studentId) ?? '',
    teacherOf(teacherId) {
      const teacher = teachers.find(({ id }) => id === teacherId);
      return teacher
        ? { name: teacher.username ?? '', noticeHours: teacher.userData?.noticeHours ?? null }
        : null;
    },
    colorOf: (subject) => colors.get(subject) ?? null,
    mayCostLess: hasDiscounts(discounts),
  };
}

const hasDiscounts = (discounts: Loaded['discounts']): boolean =>
  discounts?.some(({ active, removed }) => active === true && removed !== true) === true;

/** A teacher knows a family by its children. */
function nameFamilies(names: Map<Id, string>, students: Loaded['students']): void {
  for (const [payerId, of] of Map.groupBy(students, ({ id, payerId: payer }) => payer ?? id))
    if (!names.has(payerId)) names.set(payerId, of.flatMap(({ username }) => username ?? []).join(', '));
}
