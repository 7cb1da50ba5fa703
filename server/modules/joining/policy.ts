/** Who may see what of share links, contracts and join requests. */
import type { AccessPolicy, FieldRule } from '../../kernel/entities/policy.ts';

const whole = (fields: string): Record<string, FieldRule> =>
  Object.fromEntries(fields.split(' ').map((field) => [field, 'asParent']));

export const joiningPolicy = {
  Query: {
    publicTeacher: 'anyone',
    contractOf: 'signedIn',
    contractVersions: ['teacher'],
    contractAcceptances: 'signedIn',
    getJoinRequestsByTeacherId: ['teacher'],
    getJoinRequestsByStudentId: 'signedIn',
  },
  Subscription: { joinRequests: 'signedIn' },
  types: {
    PublicTeacher: whole(
      'id username profileImage aboutMe yearsExperience lessonDuration teachLocations currency timeZone subjects contract',
    ),
    PublicSubject: whole('id name cost color'),
    Contract: whole('version text locale hash createdAt rateNoticeDays'),
    ContractAcceptance: whole('id teacherId version hash locale text studentId actorId acceptedAt'),
    JoinRequest: whole(
      'id version removed teacherId teacherName studentId studentName requestedBy meetingId meetingName status personalDiscount price message createdAt updatedAt',
    ),
  },
} as const satisfies AccessPolicy;
