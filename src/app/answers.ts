/** Facts for operations from what has been loaded, so that a plan is previewed without asking the server. */
import { toMinor } from '../../domain/basics/money.ts';
import type { Answers } from '../../domain/facts.ts';
import type { Plan, SubscriptionStatus, Teacher, Weekday, WorkingHours } from '../../domain/people/people.ts';
import type { SchoolMeetings } from '../calendar/schoolMeetings.ts';
import type { StudentAnswer, SubjectAnswer, TeacherAnswer } from './school.ts';

export type Loaded = {
  teacher: TeacherAnswer;
  subjects: SubjectAnswer[];
  students: StudentAnswer[];
  school: SchoolMeetings;
};

const minutesOfHour = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

function workingHoursOf(answer: TeacherAnswer): WorkingHours {
  const hours: WorkingHours = {};
  for (const [weekday, ranges] of Object.entries(answer.userData?.workingHours ?? {})) {
    // GraphQL adds __typename beside the weekdays.
    if (!Array.isArray(ranges)) continue;
    hours[weekday as Weekday] = ranges.map(({ from, to }) => ({
      from: minutesOfHour(from),
      to: minutesOfHour(to),
    }));
  }
  return hours;
}

export function teacherOf(answer: TeacherAnswer): Teacher {
  const currency = answer.preferences?.currency ?? 'ILS';
  const places = answer.userData?.teachLocations ?? {};
  const place = (offered: string, cost: string) => ({
    offered: places[offered] === true,
    costMinor: toMinor(Number(places[cost] ?? 0), currency) ?? 0,
  });
  return {
    id: answer.id,
    name: answer.username ?? '',
    zone: answer.preferences?.timeZone ?? 'Asia/Jerusalem',
    currency,
    plan: (answer.userData?.subscriptionPlan ?? 'basic') as Plan,
    status: (answer.userData?.subscriptionStatus ?? 'ACTIVE') as SubscriptionStatus,
    lessonMinutes: answer.userData?.lessonDuration ?? 45,
    workingHours: workingHoursOf(answer),
    locations: {
      teacher: place('teachAtTeacher', 'teachAtTeacherCost'),
      student: place('teachAtStudent', 'teachAtStudentCost'),
      online: place('teachOnline', 'teachOnlineCost'),
    },
  };
}

export function answersOf({ teacher, subjects, students, school }: Loaded): Answers {
  const known = teacherOf(teacher);
  const byId = new Map(school.held.map((each) => [each.meeting.id, each]));
  const byOccurrence = new Map(
    school.held.flatMap((each) => each.occurrences.map((row) => [row.id, each] as const)),
  );
  return {
    teacher: ({ teacherId }) => (teacherId === known.id ? known : null),
    subjects: () =>
      subjects.map(({ id, name, cost, color }) => ({
        id,
        name,
        hourlyMinor: toMinor(cost ?? 0, known.currency) ?? 0,
        color: color ?? '',
      })),
    students: ({ ids }) =>
      students
        .filter(({ id }) => ids.includes(id))
        .map(({ id, username }) => ({ id, name: username ?? '', blocked: false, archived: false })),
    meeting: ({ id }) => byId.get(id) ?? byOccurrence.get(id) ?? null,
    series: ({ seriesId }) =>
      school.held
        .filter(({ meeting }) => meeting.seriesId === seriesId)
        .sort((a, b) => (a.meeting.start < b.meeting.start ? -1 : 1)),
    schedule: () => school.held,
    // Only the server keeps the log; undo is not previewed.
    change: () => null,
  };
}
