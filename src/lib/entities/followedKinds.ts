/** The kinds of rows that a tab holds whole for each of its teachers, and follows; meetings, being many, go a way of their own. */
import type { TypedDocumentNode } from '@apollo/client';
import {
  inOrderMade,
  type Entities,
  type WholeKind,
  type WholeRows,
  type WireKind,
} from '../../../domain/kernel/rows.ts';
import { wireKinds } from '../../../domain/payloads.ts';
import type { WireDiscount } from '../../../domain/money/wireDiscount.ts';
import type { WirePendingMeeting } from '../../../domain/requests/wirePendingMeeting.ts';
import { DiscountFieldsFragmentDoc, DiscountsDocument, DiscountsLiveDocument } from './discount.generated.ts';
import {
  JoinRequestFieldsFragmentDoc,
  JoinRequestsDocument,
  JoinRequestsLiveDocument,
  type JoinRequestFieldsFragment,
} from './joinRequest.generated.ts';
import {
  PendingFieldsFragmentDoc,
  PendingsDocument,
  PendingsLiveDocument,
} from './pendingMeeting.generated.ts';
import {
  StudentFieldsFragmentDoc,
  StudentsDocument,
  StudentsLiveDocument,
  type StudentFieldsFragment,
} from './student.generated.ts';
import type { StudentQuery } from './learner.generated.ts';
import {
  SubjectFieldsFragmentDoc,
  SubjectsDocument,
  SubjectsLiveDocument,
  type SubjectFieldsFragment,
} from './subject.generated.ts';
import { wholeRows } from './wholeRows.generated.ts';

/** Rows as the tab holds them: what was not asked for, or not told, is missing. */
export type Held<Row, Always extends keyof Row> = Pick<Row, Always> & Partial<Row>;

/** Only of what is gone the name is not told, and that is not kept. */
export type SubjectAnswer = Held<SubjectFieldsFragment, 'id' | 'cost' | 'color'> & { name: string };
export type JoinRequestAnswer = Held<JoinRequestFieldsFragment, 'id'>;

type Learner = NonNullable<StudentQuery['getStudentById']>;
type LearnerData = NonNullable<Learner['userData']>;
type Link = NonNullable<StudentFieldsFragment['links']>[number];

/** A teacher's own student, or a learner of whoever is in: these learn of several teachers, and are not followed row by row. */
export type StudentAnswer = Held<
  Omit<StudentFieldsFragment & Learner, 'userData' | 'links'>,
  'id' | 'username' | 'email'
> & {
  userData?: Held<LearnerData, 'numberOfBadCancels'> | null;
  /** How they stand with a teacher: their own teacher finds the one link, the student all. */
  links?: Held<Link, Exclude<keyof Link, 'version' | 'since'>>[] | null;
};

/** By the name under which the tab holds them: of what kind they are, and what is known of each. */
type Followed = {
  students: ['link', StudentFieldsFragment];
  joinRequests: ['joinRequest', JoinRequestFieldsFragment];
  subjects: ['subject', SubjectFieldsFragment];
  pendings: ['pendingMeeting', WirePendingMeeting];
  discounts: ['discount', WireDiscount];
} & FollowedWhole;

type FollowedWhole = {
  [Kind in WholeKind as Entities[Kind]['wire']['whole']['as']]: [Kind, WholeRows[Kind]];
};

export type FollowedRowsOf = { [Name in keyof Followed]: Followed[Name][1] };

export type FollowedName = keyof FollowedRowsOf;

type OfTeacher = { teacherId: string };

export type FollowedKind<Row, Kind extends WireKind = WireKind> = {
  kind: Kind;
  query: TypedDocumentNode<Record<string, Row[]>, OfTeacher>;
  live: TypedDocumentNode<Record<string, Row>, OfTeacher>;
  /** What is asked of its rows where a mutation's payload carries them. */
  fragment: TypedDocumentNode<Row>;
  teacherOf(row: Row): string | null | undefined;
  compare?(a: Row, b: Row): number;
  /** Whom the server tells of them; the others are not asked for. */
  for: 'everyone' | 'teacher';
};

type Kinds<Names extends FollowedName> = {
  [Name in Names]: FollowedKind<Followed[Name][1], Followed[Name][0]>;
};

type Whole = Pick<FollowedKind<never>, 'for' | 'compare'> & { as: string };

const documents: { [Kind in WholeKind]: Pick<FollowedKind<WholeRows[Kind]>, 'query' | 'live' | 'fragment'> } =
  wholeRows;

const wholeKinds = Object.fromEntries(
  (Object.keys(documents) as WholeKind[]).map((kind) => {
    const { as, ...told }: Whole = wireKinds[kind].whole;
    const teacherOf = (row: { teacherId?: string | null }) => row.teacherId;
    return [as, { kind, teacherOf, ...documents[kind], ...told }];
  }),
) as unknown as Kinds<keyof FollowedWhole>;

export const followedKinds: Kinds<FollowedName> = {
  ...wholeKinds,
  // A teacher's own; who learns with several finds themselves another way (learners.ts).
  students: {
    kind: 'link',
    for: 'teacher',
    query: StudentsDocument,
    live: StudentsLiveDocument,
    fragment: StudentFieldsFragmentDoc,
    teacherOf: (row) => row.links?.[0]?.teacherId,
  },
  joinRequests: {
    kind: 'joinRequest',
    for: 'teacher',
    query: JoinRequestsDocument,
    live: JoinRequestsLiveDocument,
    fragment: JoinRequestFieldsFragmentDoc,
    teacherOf: (row) => row.teacherId,
  },
  subjects: {
    kind: 'subject',
    for: 'everyone',
    query: SubjectsDocument,
    live: SubjectsLiveDocument,
    fragment: SubjectFieldsFragmentDoc,
    teacherOf: (row) => row.teacherId,
    compare: (a, b) => (a.position ?? 0) - (b.position ?? 0) || (a.id < b.id ? -1 : 1),
  },
  pendings: {
    kind: 'pendingMeeting',
    for: 'everyone',
    query: PendingsDocument,
    live: PendingsLiveDocument,
    fragment: PendingFieldsFragmentDoc,
    teacherOf: (row) => row.organizer,
  },
  discounts: {
    kind: 'discount',
    for: 'everyone',
    query: DiscountsDocument,
    live: DiscountsLiveDocument,
    fragment: DiscountFieldsFragmentDoc,
    teacherOf: (row) => row.teacherId,
    compare: inOrderMade,
  },
};

/** The field of a mutation's payload that carries the rows of a kind. */
export const payloadField = (kind: WireKind): string => `${wireKinds[kind].name}s`;

export const followedNames = Object.keys(followedKinds) as FollowedName[];

/** The rows of a kind, by its plural, out of what a tab holds. */
export const rowsHeld = (
  held: { [Name in FollowedName]: readonly { id: string }[] },
  plural: `${Followed[FollowedName][0]}s`,
): readonly { id: string }[] => {
  const name = followedNames.find((each) => `${followedKinds[each].kind}s` === plural);
  return name === undefined ? [] : held[name];
};

export const noRows = Object.fromEntries(followedNames.map((name) => [name, []])) as unknown as Record<
  FollowedName,
  never[]
>;
