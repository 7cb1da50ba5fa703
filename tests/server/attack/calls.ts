/** For every call of the schema: what it is asked with, and what each persona is answered (access.md). A call without a row here fails. */
import { newId } from '../../../server/basics/newId.ts';
import { aName } from './unusedName.ts';
import type { Targets } from './rowsOfTeacher.ts';
import type { Persona } from '../people/personas.ts';
import {
  adminOnly,
  aroundStudent,
  between,
  betweenPeople,
  eachPerson,
  eachTeacher,
  everybody,
  herList,
  herRows,
  linked,
  nobody,
  oneReader,
  oneself,
  others,
  owesNothing,
  ownNotices,
  ownSeat,
  ownStudent,
  signedIn,
  type Answer,
} from './answers.ts';

export type Call = {
  args(of: Targets, freshTimes: { start: string; end: string }): Record<string, unknown>;
  expected: Record<Persona, Answer>;
  /** Whether the arguments name rows: then rows that do not exist must be answered like foreign ones. */
  names: boolean;
};

const call = (expected: Call['expected'], args: Call['args'], names = true): Call => ({
  args,
  expected,
  names,
});

const aLetter = { subject: 'The week', details: 'It is empty.' };
const aYear = { from: '2026-01-01', to: '2026-12-31' };
const aWriter = { name: 'Noa', email: 'noa@example.test' };

export const calls: Record<string, Call> = {
  'Query.status': call(everybody, () => ({}), false),
  'Query.me': call(everybody, () => ({}), false),
  'Query.getTeacherById': call(signedIn, ({ teacher }) => ({ id: teacher }), false),
  'Query.getTeachersByIds': call(signedIn, ({ teacher }) => ({ ids: [teacher] }), false),
  'Query.getStudents': call(eachTeacher, () => ({ email: 's@example.test' }), false),
  'Query.getStudentsByEmails': call(eachTeacher, () => ({ emails: ['s@example.test'] }), false),
  'Query.invitationsByTeacherId': call(herList, ({ teacher }) => ({ teacherId: teacher })),
  'Query.publicTeacher': call(everybody, () => ({ slug: 'nowhere' }), false),
  'Query.guides': call(signedIn, () => ({}), false),
  'Mutation.keepGuide': call(signedIn, () => ({ name: 'calendar', step: 1, ended: false }), false),
  'Query.claim': call(everybody, () => ({ code: 'nowhere' }), false),
  'Query.contractOf': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Query.contractVersions': call(herList, ({ teacher }) => ({ teacherId: teacher })),
  'Query.contractAcceptances': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Query.getJoinRequestsByTeacherId': call(herList, ({ teacher }) => ({ teacherId: teacher })),
  'Query.getJoinRequestsByStudentId': call(aroundStudent, ({ student }) => ({ studentId: student })),
  'Query.getStudentById': call(aroundStudent, ({ student }) => ({ id: student })),
  'Query.getParentById': call(oneself, ({ parent }) => ({ id: parent })),
  'Query.getStudentsByTeacherId': call(herList, ({ teacher }) => ({ teacherId: teacher })),
  'Query.subjectsById': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Query.getExpensesByTeacherId': call(herList, ({ teacher }) => ({ teacherId: teacher })),
  'Query.getDiscountsByTeacherId': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Query.meetingsByTeacherId': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Query.calendarParts': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Query.restrictedTimesByTeacherId': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Query.pendingMeetingsByOrganizerId': call(linked, ({ teacher }) => ({ organizerId: teacher })),
  'Query.waitingsByTeacherId': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Query.paymentsByTeacherId': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Query.familyMailsByTeacherId': call(herList, ({ teacher }) => ({ teacherId: teacher })),
  'Query.familyAccounts': call(linked, ({ teacher, student }) => ({ teacherId: teacher, payerId: student })),
  'Query.changeLog': call(eachTeacher, () => ({}), false),
  'Query.receipt': call(between, (of) => ({
    teacherId: of.teacher,
    meetingId: of.meeting,
    studentId: of.student,
  })),
  'Query.pendingMeetingById': call(between, ({ pending }) => ({ id: pending })),
  'Query.getNotificationSettings': call(signedIn, () => ({}), false),
  'Query.getNotifications': call(ownNotices, ({ student }) => ({ userId: student })),
  'Query.adminStats': call(adminOnly, () => ({}), false),
  'Query.userGrowth': call(adminOnly, () => ({ period: 'month' }), false),
  'Query.revenueAnalytics': call(adminOnly, () => ({ dateRange: aYear }), false),
  'Query.systemHealth': call(adminOnly, () => ({}), false),
  'Query.myFeed': call(eachPerson, () => ({}), false),
  'Mutation.rotateFeed': call(eachPerson, () => ({}), false),
  'Mutation.cancelSubscription': call(eachTeacher, () => ({}), false),
  'Mutation.choosePlan': call(eachTeacher, () => ({ plan: 'ultra' }), false),
  'Mutation.addFeedback': call(eachTeacher, () => ({ input: { type: 'bug', ...aLetter } }), false),
  'Mutation.addContactMessage': call(everybody, () => ({ input: { ...aWriter, ...aLetter } }), false),
  'Mutation.addMeeting': call(eachTeacher, (_, times) => ({ input: times, insist: true }), false),
  'Mutation.addBatchMeetings': call(eachTeacher, (_, times) => ({ inputs: [times], insist: true }), false),
  'Mutation.updateMeeting': call(herRows, ({ meeting }) => ({ input: { id: meeting, summary: 'Mine now' } })),
  'Mutation.deleteMeeting': call(herRows, ({ meeting }) => ({ id: meeting })),
  'Mutation.updateMeetingSubjectName': call(herRows, ({ meeting }) => ({ ids: [meeting], subjectName: '' })),
  'Mutation.updateMeetingsCost': call(herRows, ({ meeting }) => ({ ids: [meeting], cost: 1 })),
  'Mutation.updateMeetingsLocation': call(herRows, ({ meeting }) => ({ ids: [meeting], location: 'online' })),
  'Mutation.updateMeetingsCostMultiplier': call(herRows, ({ meeting }) => ({
    ids: [meeting],
    costMultiplier: 2,
    requestId: crypto.randomUUID(),
  })),
  'Mutation.markAttendance': call(herRows, ({ meeting, student }) => ({
    marks: [{ meetingId: meeting, attendeeId: student, kind: 'noShow' }],
  })),
  'Mutation.markPayments': call(herRows, ({ meeting, student }) => ({
    marks: [{ meetingId: meeting, attendeeId: student }],
  })),
  // The student learns with both: each notes what came to her.
  'Mutation.addPayment': call(
    eachTeacher,
    ({ student }) => ({ input: { type: 'payment', payerId: student, amount: 1 } }),
    false,
  ),
  'Mutation.refundPayment': call(herRows, ({ payment }) => ({ id: payment })),
  'Mutation.removePayment': call(herRows, ({ payment }) => ({ id: payment })),
  'Mutation.changeCurrency': call(herRows, ({ teacher }) => ({
    teacherId: teacher,
    currency: 'ILS',
    rate: 1,
    requestId: crypto.randomUUID(),
  })),
  'Mutation.remindFamily': call(owesNothing, ({ student }) => ({ payerId: student }), false),
  // A teacher names a family, whoever learns the teacher; each is sent what they may see.
  'Mutation.sendStatement': call(
    { ...linked, T2: 'ok', A: 'FORBIDDEN' },
    ({ teacher, student }) => ({ teacherId: teacher, payerId: student, month: '2026-10' }),
    false,
  ),
  'Mutation.settleCharges': call(eachTeacher, () => ({}), false),
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
  'Mutation.addSubject': call(eachTeacher, () => ({ input: { name: newId() } }), false),
  'Mutation.updateSubject': call(herRows, ({ subject }) => ({ input: { id: subject, cost: 1 } })),
  'Mutation.updateSubjectsCost': call(herRows, ({ subject }) => ({
    subjects: [{ id: subject, cost: 1 }],
    scope: 'all',
  })),
  'Mutation.removeSubject': call(herRows, ({ subject }) => ({ id: subject })),
  'Mutation.addExpense': call(eachTeacher, (_, { start }) => ({ input: { amount: 12, start } }), false),
  'Mutation.updateExpense': call(herRows, ({ expense }) => ({ input: { id: expense, amount: 1 } })),
  'Mutation.removeExpense': call(herRows, ({ expense }) => ({ id: expense })),
  'Mutation.updateExpensesCostMultiplier': call(herRows, ({ teacher }) => ({
    teacherId: teacher,
    costMultiplier: 2,
    requestId: crypto.randomUUID(),
  })),
  'Mutation.createDiscount': call(
    eachTeacher,
    () => ({ discount: { name: newId(), type: 'percentage', value: 5 } }),
    false,
  ),
  'Mutation.updateDiscount': call(herRows, ({ discount }) => ({ discount: { id: discount, active: false } })),
  'Mutation.deleteDiscount': call(herRows, ({ discount }) => ({ id: discount })),
  'Mutation.updateDiscountCost': call(herRows, ({ teacher }) => ({
    teacherId: teacher,
    costMultiplier: 2,
    requestId: crypto.randomUUID(),
  })),
  'Mutation.updateTeacher': call(herRows, ({ teacher }) => ({
    input: { id: teacher, userData: { aboutMe: newId() } },
  })),
  // Each teacher's own: nothing of hers is named.
  'Mutation.rotateShareLink': call(eachTeacher, () => ({}), false),
  'Mutation.joinWaitlist': call(betweenPeople, ({ group, student }) => ({
    meetingId: group,
    studentId: student,
  })),
  'Mutation.leaveWaitlist': call(betweenPeople, ({ queue, student }) => ({
    meetingId: queue,
    studentId: student,
  })),
  'Mutation.takePlace': call(ownSeat, ({ offer, student }) => ({ meetingId: offer, studentId: student })),
  'Mutation.passPlaceOn': call(herRows, ({ offer, student }) => ({ meetingId: offer, studentId: student })),
  'Mutation.updateStudentLink': call(eachTeacher, ({ student }) => ({
    input: { studentId: student, notes: newId() },
  })),
  'Mutation.addStudent': call(eachTeacher, () => ({ input: { username: aName() } }), false),
  'Mutation.updateKeptStudent': call(herRows, ({ keptStudent }) => ({
    input: { studentId: keptStudent, email: `${newId()}@example.test` },
  })),
  'Mutation.inviteStudent': call(eachTeacher, () => ({ email: `${newId()}@example.test` }), false),
  'Mutation.removeInvitation': call(herRows, ({ invitation }) => ({ id: invitation })),
  // Each names two, of whom one may be known to the asker: see the tests of their own.
  'Mutation.acceptContract': call(
    ownSeat,
    ({ teacher, student }) => ({ teacherId: teacher, studentId: student, version: 1 }),
    false,
  ),
  'Mutation.addJoinRequest': call(
    ownSeat,
    ({ teacher, student, openGroup }) => ({
      joinRequest: { teacherId: teacher, studentId: student, meetingId: openGroup },
    }),
    false,
  ),
  'Mutation.updateJoinRequest': call(herRows, ({ request }) => ({ id: request, status: 'Rejected' })),
  'Mutation.removeJoinRequest': call(betweenPeople, ({ request }) => ({ id: request })),
  'Mutation.updateParent': call(
    { ...nobody, ...others('FORBIDDEN'), P: 'ok', P2: 'NOT_FOUND' },
    ({ parent }) => ({ parent: { id: parent, preferences: { theme: 'dark' } } }),
    false,
  ),
  'Mutation.updateStudent': call(ownStudent, ({ student }) => ({
    input: { id: student, preferences: { theme: 'dark' } },
  })),
  'Mutation.updateMyPreferences': call(
    { ...signedIn, T: 'FORBIDDEN', T2: 'FORBIDDEN' },
    () => ({ preferences: { theme: 'dark' } }),
    false,
  ),
  'Mutation.addStudentToParent': call(
    { ...nobody, ...others('FORBIDDEN'), P: 'ok', P2: 'ok' },
    () => ({ username: 'Noa' }),
    false,
  ),
  // The parent takes the child off; what is left of the family is put back by hand: see the test of its own.
  'Mutation.removeStudent': call(
    { ...nobody, ...others('FORBIDDEN'), P: 'NOT_FOUND', P2: 'NOT_FOUND' },
    ({ teacher }) => ({ studentId: teacher }),
    false,
  ),
  'Mutation.updateStudentImageByParent': call(
    { ...nobody, ...others('FORBIDDEN'), P: 'ok', P2: 'NOT_FOUND' },
    ({ student }) => ({ studentId: student, image: null }),
    false,
  ),
  'Mutation.createLinkCode': call(
    { ...nobody, ...others('NOT_FOUND'), T: 'FORBIDDEN', T2: 'FORBIDDEN', A: 'FORBIDDEN', S: 'ok', P: 'ok' },
    ({ student }) => ({ studentId: student }),
  ),
  'Mutation.inviteKeptStudent': call(herRows, ({ keptStudent }) => ({ studentId: keptStudent })),
  // Whoever has the code of an invitation: see the test of its own.
  'Mutation.claimStudent': call(
    { ...nobody, ...others('CODE_WRONG'), T: 'FORBIDDEN', T2: 'FORBIDDEN', A: 'FORBIDDEN' },
    () => ({ code: 'nowhere' }),
    false,
  ),
  'Mutation.markNotificationAsRead': call(oneReader, ({ notification }) => ({ id: notification })),
  'Mutation.deleteNotification': call(oneReader, ({ notification, student }) => ({
    id: notification,
    userId: student,
  })),
  'Mutation.markAllNotificationsAsRead': call(oneReader, ({ student }) => ({ userId: student })),
  'Mutation.updateNotificationSettings': call(signedIn, () => ({ input: { remindMinutes: 30 } }), false),
  'Mutation.deleteUserNotifications': call(oneReader, ({ student }) => ({ userId: student })),
  'Mutation.undoChange': call(
    { ...nobody, ...others('NOT_FOUND'), T: 'ok', A: 'FORBIDDEN' },
    ({ change }) => ({ changeId: change }),
  ),
  'Subscription.subjects': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Subscription.discounts': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Subscription.parentUpdated': call(
    { ...nobody, ...others('FORBIDDEN'), P: 'ok', P2: 'NOT_FOUND' },
    ({ parent }) => ({ parentId: parent }),
  ),
  'Subscription.studentUpdated': call(ownNotices, ({ student }) => ({ id: student })),
  'Subscription.teacherUpdated': call(linked, ({ teacher }) => ({ id: teacher })),
  'Subscription.students': call(herList, ({ teacher }) => ({ teacherId: teacher })),
  'Subscription.joinRequests': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Subscription.expenses': call(herList, ({ teacher }) => ({ teacherId: teacher })),
  'Subscription.meetings': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Subscription.restrictedTimes': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Subscription.pendingMeetings': call(linked, ({ teacher }) => ({ organizerId: teacher })),
  'Subscription.payments': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Subscription.waitings': call(linked, ({ teacher }) => ({ teacherId: teacher })),
  'Subscription.notifications': call(ownNotices, ({ student }) => ({ userId: student })),
};
