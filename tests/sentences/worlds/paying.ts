/** A teacher whose lessons have prices, with what was paid and the discounts that she gives, as each role sees of it. */
import type { SpeakerRole, World } from '../../../commands/world/world.ts';
import { teacherWorld } from '../../corpus/world.ts';

/** An hour of each. */
const costs: Record<string, number> = { Maths: 160, English: 150, Physics: 200 };

const minutesOf = ({ start, end }: { start: unknown; end: unknown }): number =>
  (Date.parse(`${String(end)}Z`) - Date.parse(`${String(start)}Z`)) / 60_000;

/** Series begin in the middle of February, so that few lessons are open: Dana has four, Noam four, the group three. */
const meetings = teacherWorld.meetings.map((meeting) => ({
  ...meeting,
  teacherId: 't1',
  cost: ((costs[meeting.subject ?? ''] ?? 0) * minutesOf(meeting)) / 60,
  ...(meeting.rrule
    ? {
        start: (meeting.start as string).replace('2026-01', '2026-02'),
        end: (meeting.end as string).replace('2026-01', '2026-02'),
      }
    : {}),
}));

const teacher: World = {
  ...teacherWorld,
  user: {
    ...teacherWorld.user,
    id: 't1',
    preferences: { currency: 'ILS', timeZone: 'Asia/Jerusalem' },
    userData: { lessonDuration: 45, subscriptionPlan: 'ultra', subscriptionStatus: 'ACTIVE' },
  },
  students: teacherWorld.students.map((student) =>
    student.id === 'dana' || student.id === 'itay' ? { ...student, payerId: 'mother' } : student,
  ),
  meetings,
  payments: [
    {
      id: 'pay-noam',
      teacherId: 't1',
      payerId: 'noam',
      amount: 150,
      currency: 'ILS',
      method: 'bit',
      date: '2026-03-03',
    },
    {
      id: 'pay-noa',
      teacherId: 't1',
      payerId: 'noa',
      amount: 100,
      currency: 'ILS',
      method: 'cash',
      date: '2026-02-20',
    },
    {
      id: 'pay-noa-2',
      teacherId: 't1',
      payerId: 'noa',
      amount: 300,
      currency: 'ILS',
      method: 'cash',
      date: '2026-03-01',
    },
  ],
  discounts: [
    {
      id: 'd-siblings',
      teacherId: 't1',
      name: 'siblings',
      type: 'percentage',
      value: 10,
      active: true,
      applyToRecurring: true,
      createdAt: '0',
    },
    {
      id: 'd-morning',
      teacherId: 't1',
      name: 'morning',
      type: 'fixed',
      value: 20,
      active: true,
      applyToRecurring: true,
      conditionType: 'timeBased',
      days: [],
      hours: { from: '08:00', to: '12:00' },
      createdAt: '0',
    },
  ],
};

const teachers = [{ id: 't1', username: teacherWorld.user?.username ?? '' }];

/** What somebody is shown of it: the lessons of their own, and what they paid. */
const seenBy = (id: string, learners: readonly string[]): Partial<World> => ({
  user: { ...teacherWorld.user, id, preferences: { currency: 'ILS', timeZone: 'Asia/Jerusalem' } },
  students: [],
  teachers,
  discounts: [],
  meetings: meetings.filter(({ attendees }) =>
    attendees?.some((one) => typeof one !== 'string' && learners.includes(one.attendeeId ?? '')),
  ),
});

const student: World = {
  ...teacher,
  ...seenBy('noam', ['noam']),
  role: 'student',
  payments: (teacher.payments ?? []).filter(({ payerId }) => payerId === 'noam'),
};

const parent: World = {
  ...teacher,
  ...seenBy('mother', ['dana', 'itay']),
  role: 'parent',
  children: teacherWorld.students.filter(({ id }) => id === 'dana' || id === 'itay'),
  payments: [
    {
      id: 'pay-1',
      teacherId: 't1',
      payerId: 'mother',
      amount: 120,
      currency: 'ILS',
      method: 'bit',
      date: '2026-02-10',
    },
    {
      id: 'pay-2',
      teacherId: 't1',
      payerId: 'mother',
      amount: 240,
      currency: 'ILS',
      method: 'cash',
      date: '2026-02-24',
    },
    {
      id: 'pay-3',
      teacherId: 't1',
      payerId: 'mother',
      amount: 200,
      currency: 'ILS',
      method: 'bit',
      date: '2026-03-05',
    },
  ],
};

export const payingWorlds: Partial<Record<SpeakerRole, World>> = { teacher, student, parent };

const late: Record<string, string[]> = {
  'm-dana': ['2026-03-08T16:00'],
  'm-noam': ['2026-03-02T17:00', '2026-03-09T17:00'],
};

/** The same, after Dana called off one lesson too late and Noam two. */
export const lateCancelledWorld: World = {
  ...teacher,
  meetings: meetings.map((meeting) => ({
    ...meeting,
    attendees: meeting.attendees?.map((attendee) =>
      typeof attendee === 'string'
        ? attendee
        : {
            ...attendee,
            absences: (late[meeting.id] ?? []).map((occurrence) => ({ occurrence, kind: 'late' })),
          },
    ),
  })),
};
