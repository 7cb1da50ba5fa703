/** The kinds of rows that a tab holds whole for each of its teachers, and follows; meetings, being many, go a way of their own. */
import type { DocumentNode } from '@apollo/client';
import type { WireKind } from '../../../domain/kernel/rows.ts';
import { wireKinds } from '../../../domain/payloads.ts';
import type { WireExpense } from '../../../domain/money/wireExpense.ts';
import type { WireRestrictedTime } from '../../../domain/calendar/wireRestrictedTime.ts';
import type { WireDiscount } from '../../../domain/money/wireDiscount.ts';
import type { WirePayment } from '../../../domain/money/wirePayment.ts';
import type { LessonSoon } from '../../../domain/subjects/wireSubject.ts';
import type { WirePendingMeeting } from '../../../domain/requests/wirePendingMeeting.ts';
import type { WireWaiting } from '../../../domain/requests/wireWaiting.ts';
import { expenseDocuments } from './expenseDocuments.ts';
import { discountDocuments } from './discountDocuments.ts';
import { JOIN_REQUEST_FIELDS, JOIN_REQUESTS, JOIN_REQUESTS_LIVE } from './joinRequestDocuments.ts';
import { STUDENT_FIELDS, STUDENTS, STUDENTS_LIVE } from './studentDocuments.ts';
import { PENDING_FIELDS, PENDINGS, PENDINGS_LIVE } from './pendingDocuments.ts';
import { RESTRICTED_FIELDS, RESTRICTED_TIMES, RESTRICTED_TIMES_LIVE } from './restrictedTimeDocuments.ts';
import { SUBJECT_FIELDS, SUBJECTS, SUBJECTS_LIVE } from './subjectDocuments.ts';
import { followedDocuments } from './followedDocuments.ts';
import type { WireRow } from './followRows.ts';

type LessonAnswer = {
  id: string;
  name: string;
  repetition: number;
  urls: string[];
  private: boolean;
  /** Which lessons of the learners take it within a week; null to the teacher. */
  soon?: LessonSoon[] | null;
};

export type SubjectAnswer = WireRow & {
  teacherId?: string | null;
  name: string;
  cost: number | null;
  color: string | null;
  position?: number | null;
  lessons?: LessonAnswer[] | null;
};

export type StudentAnswer = WireRow & {
  username: string | null;
  email: string | null;
  profileImage?: string | null;
  /** Of a teacher's own: who pays. */
  payerId?: string | null;
  phoneNumber?: { country: string | null; countryCode: string | null; number: string | null } | null;
  location?: { address: string | null } | null;
  userData?: {
    numberOfBadCancels: number | null;
    /** Only the student and their parents learn of several teachers. */
    teachersIds?: string[] | null;
    badCancelsByTeacher?: { teacherId: string; count: number }[] | null;
  } | null;
  /** How they stand with a teacher: their own teacher finds the one link, the student all. */
  links?: StudentLinkAnswer[] | null;
};

type StudentLinkAnswer = {
  teacherId: string;
  version?: number | null;
  blocked: boolean;
  archived: boolean;
  badCancels: number;
  notes: string;
  homework: string;
  personalDiscount: { type: string; value: number } | null;
  since?: string;
};

export type JoinRequestAnswer = WireRow & {
  teacherId?: string | null;
  teacherName?: string | null;
  studentId?: string | null;
  studentName?: string | null;
  meetingId?: string | null;
  meetingName?: string | null;
  status?: string | null;
  personalDiscount?: { type: string; value: number } | null;
  price?: number | null;
  message?: string | null;
  createdAt?: string | null;
  updatedAt?: string | null;
};

export type FollowedRowsOf = {
  students: StudentAnswer;
  joinRequests: JoinRequestAnswer;
  subjects: SubjectAnswer;
  pendings: WirePendingMeeting;
  waitings: WireWaiting;
  payments: WirePayment;
  closed: WireRestrictedTime;
  expenses: WireExpense;
  discounts: WireDiscount;
};

export type FollowedName = keyof FollowedRowsOf;

export type FollowedKind<Row> = {
  kind: WireKind;
  query: DocumentNode;
  live: DocumentNode;
  /** The root field of both documents. */
  field: { query: string; live: string };
  /** What is asked of its rows where a mutation's payload carries them. */
  fragment: { name: string; document: DocumentNode };
  teacherOf(row: Row): string | null | undefined;
  compare?(a: Row, b: Row): number;
  /** Whom the server tells of them; the others are not asked for. */
  for: 'everyone' | 'teacher';
};

type Made = { id: string; createdAt?: string | null };

const inOrderMade = (a: Made, b: Made): number =>
  Number(a.createdAt ?? 0) - Number(b.createdAt ?? 0) || (a.id < b.id ? -1 : 1);
const ofRows = ['id', 'version', 'removed', 'teacherId'];

export const followedKinds: { [Name in FollowedName]: FollowedKind<FollowedRowsOf[Name]> } = {
  // A teacher's own; who learns with several finds themselves another way (learners.ts).
  students: {
    kind: 'link',
    for: 'teacher',
    query: STUDENTS,
    live: STUDENTS_LIVE,
    field: { query: 'getStudentsByTeacherId', live: 'students' },
    fragment: { name: 'StudentFields', document: STUDENT_FIELDS },
    teacherOf: (row) => row.links?.[0]?.teacherId,
  },
  joinRequests: {
    kind: 'joinRequest',
    for: 'teacher',
    query: JOIN_REQUESTS,
    live: JOIN_REQUESTS_LIVE,
    field: { query: 'getJoinRequestsByTeacherId', live: 'joinRequests' },
    fragment: { name: 'JoinRequestFields', document: JOIN_REQUEST_FIELDS },
    teacherOf: (row) => row.teacherId,
  },
  subjects: {
    kind: 'subject',
    for: 'everyone',
    query: SUBJECTS,
    live: SUBJECTS_LIVE,
    field: { query: 'subjectsById', live: 'subjects' },
    fragment: { name: 'SubjectFields', document: SUBJECT_FIELDS },
    teacherOf: (row) => row.teacherId,
    compare: (a, b) => (a.position ?? 0) - (b.position ?? 0) || (a.id < b.id ? -1 : 1),
  },
  pendings: {
    kind: 'pendingMeeting',
    for: 'everyone',
    query: PENDINGS,
    live: PENDINGS_LIVE,
    field: { query: 'pendingMeetingsByOrganizerId', live: 'pendingMeetings' },
    fragment: { name: 'PendingFields', document: PENDING_FIELDS },
    teacherOf: (row) => row.organizer,
  },
  waitings: {
    kind: 'waiting',
    for: 'everyone',
    ...followedDocuments({
      type: 'Waiting',
      query: 'waitingsByTeacherId',
      live: 'waitings',
      fields: [
        ...ofRows,
        'meetingId',
        'seriesId',
        'studentId',
        'studentName',
        'requestedBy',
        'status',
        'createdAt',
        'offeredAt',
        'expiresAt',
      ],
    }),
    teacherOf: (row) => row.teacherId,
    // Who came first is offered first.
    compare: inOrderMade,
  },
  payments: {
    kind: 'payment',
    for: 'everyone',
    ...followedDocuments({
      type: 'Payment',
      query: 'paymentsByTeacherId',
      live: 'payments',
      fields: [
        ...ofRows,
        'type',
        'payerId',
        'studentId',
        'amount',
        'currency',
        'method',
        'date',
        'note',
        'lessons',
        'endDate',
        'refundOf',
        'createdAt',
      ],
    }),
    teacherOf: (row) => row.teacherId,
  },
  closed: {
    kind: 'restrictedTime',
    for: 'everyone',
    query: RESTRICTED_TIMES,
    live: RESTRICTED_TIMES_LIVE,
    field: { query: 'restrictedTimesByTeacherId', live: 'restrictedTimes' },
    fragment: { name: 'RestrictedFields', document: RESTRICTED_FIELDS },
    teacherOf: (row) => row.teacherId,
  },
  expenses: {
    kind: 'expense',
    for: 'teacher',
    ...expenseDocuments,
    teacherOf: (row) => row.teacherId,
  },
  discounts: {
    kind: 'discount',
    for: 'everyone',
    ...discountDocuments,
    teacherOf: (row) => row.teacherId,
    compare: inOrderMade,
  },
};

/** The field of a mutation's payload that carries the rows of a kind. */
export const payloadField = (kind: WireKind): string => `${wireKinds[kind].name}s`;

export const followedNames = Object.keys(followedKinds) as FollowedName[];

export const noRows = Object.fromEntries(followedNames.map((name) => [name, []])) as unknown as {
  [Name in FollowedName]: FollowedRowsOf[Name][];
};
