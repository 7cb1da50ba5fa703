/** For every call of the schema: what it is asked with, and what each persona is answered (access.md). A call without a row here fails. */
import type { Persona } from '../people/aNeighbourhood.ts';

export type Answer = 'ok' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';

/** What there is of one teacher, to be asked for by everybody; made anew for each call. */
export type Targets = Record<
  'teacher' | 'student' | 'meeting' | 'change' | 'restrictedTime' | 'pending',
  string
>;

export type Call = {
  args(of: Targets, freshTimes: { start: string; end: string }): Record<string, unknown>;
  expected: Record<Persona, Answer>;
  /** Whether the arguments name rows: then rows that do not exist must be answered like foreign ones. */
  names: boolean;
};

const nobody = { anon: 'UNAUTHENTICATED', exp: 'UNAUTHENTICATED' } as const;
const others = (answer: Answer): Record<Exclude<Persona, 'anon' | 'exp'>, Answer> => ({
  T: answer,
  T2: answer,
  S: answer,
  Sb: answer,
  Sa: answer,
  S2: answer,
  P: answer,
  P2: answer,
  A: answer,
});

const everybody = { anon: 'ok', exp: 'ok', ...others('ok') } as const;
const signedIn = { ...nobody, ...others('ok') } as const;
const linked = { ...nobody, ...others('NOT_FOUND'), T: 'ok', S: 'ok', Sb: 'ok', Sa: 'ok', P: 'ok' } as const;
/** The student, who learns with both teachers, and the parent. */
const aroundStudent = { ...nobody, ...others('NOT_FOUND'), T: 'ok', T2: 'ok', S: 'ok', P: 'ok' } as const;
const ownNotices = { ...nobody, ...others('NOT_FOUND'), S: 'ok', P: 'ok' } as const;
const herList = { ...nobody, ...others('FORBIDDEN'), T: 'ok', T2: 'NOT_FOUND' } as const;
/** Rows of hers: another teacher is told that there are none, whoever is no teacher that this is not for them. */
const herRows = { ...nobody, ...others('FORBIDDEN'), T: 'ok', T2: 'NOT_FOUND' } as const;
/** A student's own deed, or a parent's for their child; whoever does not attend is told that there is no such lesson. */
const ownSeat = {
  ...nobody,
  ...others('NOT_FOUND'),
  T: 'FORBIDDEN',
  T2: 'FORBIDDEN',
  A: 'FORBIDDEN',
  S: 'ok',
  P: 'ok',
} as const;
/** What is between the teacher and the student who asked. */
const between = { ...nobody, ...others('NOT_FOUND'), T: 'ok', S: 'ok', P: 'ok' } as const;
const betweenPeople = { ...between, A: 'FORBIDDEN' } as const;
/** Nothing of hers is named: each teacher writes a calendar of their own. */
const eachTeacher = { ...nobody, ...others('FORBIDDEN'), T: 'ok', T2: 'ok' } as const;

const call = (expected: Call['expected'], args: Call['args'], names = true): Call => ({
  args,
  expected,
  names,
});

export const calls: Record<string, Call> = {
  'Query.status': call(everybody, () => ({}), false),
  'Query.me': call(everybody, () => ({}), false),
  'Query.getTeacherById': call(signedIn, ({ teacher }) => ({ id: teacher }), false),
  'Query.getStudentById': call(aroundStudent, ({ student }) => ({ id: student })),
  'Query.getStudentsByTeacherId': call(herList, ({ teacher }) => ({ teacherId: teacher })),
  'Query.subjectsById': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Query.meetingsByTeacherId': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Query.restrictedTimesByTeacherId': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Query.pendingMeetingsByOrganizerId': call(linked, ({ teacher }) => ({ organizerId: teacher })),
  'Query.pendingMeetingById': call(between, ({ pending }) => ({ id: pending })),
  'Query.getNotifications': call(ownNotices, ({ student }) => ({ userId: student })),
  'Mutation.addMeeting': call(eachTeacher, (_, times) => ({ input: times, insist: true }), false),
  'Mutation.addBatchMeetings': call(eachTeacher, (_, times) => ({ inputs: [times], insist: true }), false),
  'Mutation.updateMeeting': call(herRows, ({ meeting }) => ({ input: { id: meeting, summary: 'Mine now' } })),
  'Mutation.deleteMeeting': call(herRows, ({ meeting }) => ({ id: meeting })),
  'Mutation.markAttendance': call(herRows, ({ meeting, student }) => ({
    marks: [{ meetingId: meeting, attendeeId: student, kind: 'noShow' }],
  })),
  'Mutation.cancelMyAttendance': call(ownSeat, ({ meeting }) => ({ id: meeting })),
  'Mutation.leaveMeeting': call(ownSeat, ({ meeting }) => ({ id: meeting })),
  'Mutation.addRestrictedTime': call(eachTeacher, (_, times) => ({ input: times }), false),
  'Mutation.updateRestrictedTime': call(herRows, ({ restrictedTime }) => ({
    input: { id: restrictedTime, reason: 'Mine now' },
  })),
  'Mutation.removeRestrictedTime': call(herRows, ({ restrictedTime }) => ({ id: restrictedTime })),
  // Names two, of whom one may be known to the asker: see the test of its own.
  'Mutation.addPendingMeeting': call(
    betweenPeople,
    ({ teacher, student }, times) => ({
      input: { ...times, organizer: teacher, attendees: [{ attendeeId: student }] },
    }),
    false,
  ),
  'Mutation.updatePendingMeeting': call(betweenPeople, ({ pending }) => ({
    input: { id: pending },
    status: 'Declined',
  })),
  'Mutation.removePendingMeeting': call(betweenPeople, ({ pending }) => ({ id: pending })),
  'Mutation.undoChange': call(herRows, ({ change }) => ({ changeId: change })),
  'Subscription.meetings': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Subscription.restrictedTimes': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Subscription.pendingMeetings': call(linked, ({ teacher }) => ({ organizerId: teacher })),
  'Subscription.notifications': call(ownNotices, ({ student }) => ({ userId: student })),
};
