/** What the server does with each kind of row: reads and writes it, and shows it to whoever may see it. */
import type { Id } from '../domain/basics/ids.ts';
import type { PlainKind } from '../domain/facts.ts';
import { wireKinds, type WireKind } from '../domain/payloads.ts';
import type { Row, RowKind, Rows } from '../domain/rows.ts';
import { restrictedTimeShown } from './calendar/restrictedTimeShown.ts';
import type { Shown } from './live/shown.ts';
import { mailInvitations } from './people/mailInvitations.ts';
import { invitationShown } from './people/invitationShown.ts';
import { studentShown } from './people/studentShown.ts';
import { teacherShown } from './people/teacherShown.ts';
import { acceptanceShown } from './requests/acceptanceShown.ts';
import { joinRequestShown } from './requests/joinRequestShown.ts';
import { pendingMeetingShown } from './requests/pendingMeetingShown.ts';
import { waitingShown } from './requests/waitingShown.ts';
import { readAcceptances, writeAcceptances } from './store/rows/acceptances.ts';
import { readInvitations, writeInvitations } from './store/rows/invitations.ts';
import { readJoinRequests, writeJoinRequests } from './store/rows/joinRequests.ts';
import { readLinks, writeLinks } from './store/rows/links.ts';
import { readPendingMeetings, writePendingMeetings } from './store/rows/pendingMeetings.ts';
import { readWaitings, writeWaitings } from './store/rows/waitings.ts';
import { readMeetings } from './store/rows/readMeetings.ts';
import { readOccurrences } from './store/rows/readOccurrences.ts';
import { readRestrictedTimes, writeRestrictedTimes } from './store/rows/restrictedTimes.ts';
import { readTeacherProfiles, writeTeacherProfiles } from './store/rows/teacherProfiles.ts';
import { readSubjects, writeSubjects } from './store/rows/subjects.ts';
import { writeMeetingRows, writeOccurrenceRows } from './store/rows/writeLessons.ts';
import type { Changed, Which } from './store/rows/which.ts';
import type { Queries, StoreTransaction } from './store/tables.ts';
import { subjectShown } from './subjects/subjectShown.ts';

export type ServedKind<R extends Row> = {
  read(queries: Queries, teacherId: Id, which: Which): Promise<R[]>;
  write(transaction: StoreTransaction, changed: Changed<R>, teacherId: Id): Promise<void>;
  /**
   * Its place in the payloads and on the live line. Meetings have theirs apart: what is sent of a lesson is made of a
   * meeting, its occurrences and the rows of its series together (performing/writeChange.ts, calendar/meetingFeed.ts).
   */
  shown?: Shown<R, { id: Id }, unknown>;
};

/** In this order they are written: what hangs on another row comes after it. */
const rowKinds = {
  meeting: {
    async read(queries, teacherId, which) {
      return (await readMeetings(queries, teacherId, which)).map(({ meeting }) => meeting);
    },
    write: writeMeetingRows,
  },
  occurrence: {
    read: (queries, teacherId, { ids = [] }) => readOccurrences(queries, teacherId, ids),
    write: writeOccurrenceRows,
  },
  restrictedTime: {
    read: readRestrictedTimes,
    write: (transaction, { after }) => writeRestrictedTimes(transaction, after),
    shown: restrictedTimeShown,
  },
  pendingMeeting: {
    read: readPendingMeetings,
    write: (transaction, { after }) => writePendingMeetings(transaction, after),
    shown: pendingMeetingShown,
  },
  waiting: {
    read: readWaitings,
    write: (transaction, { after }) => writeWaitings(transaction, after),
    shown: waitingShown,
  },
  subject: {
    read: readSubjects,
    write: (transaction, { after }, teacherId) => writeSubjects(transaction, after, teacherId),
    shown: subjectShown,
  },
  teacher: {
    read: readTeacherProfiles,
    write: (transaction, { after }) => writeTeacherProfiles(transaction, after),
    shown: teacherShown,
  },
  link: { read: readLinks, write: writeLinks, shown: studentShown },
  acceptance: { read: readAcceptances, write: writeAcceptances, shown: acceptanceShown },
  joinRequest: {
    read: readJoinRequests,
    write: (transaction, { after }) => writeJoinRequests(transaction, after),
    shown: joinRequestShown,
  },
  // A person's own rows are written beside those of calendars (performing/carryOutOwn.ts).
  person: { read: async () => [], write: async () => {} },
  guardianship: { read: async () => [], write: async () => {} },
  invitation: {
    read: readInvitations,
    async write(transaction, { after, changes }) {
      await writeInvitations(transaction, after);
      await mailInvitations(transaction, changes);
    },
    shown: invitationShown,
  },
} satisfies { [Kind in RowKind]: ServedKind<Rows[Kind]> };

type Kinds = typeof rowKinds;

/** What rows of a kind are called in the payloads and on the live line. */
export type NameOf<Kind extends RowKind> = Kind extends WireKind ? (typeof wireKinds)[Kind]['name'] : Kind;

export const nameOf = <Kind extends RowKind>(kind: Kind): NameOf<Kind> =>
  (kind in wireKinds ? wireKinds[kind as WireKind].name : kind) as NameOf<Kind>;

/** Kinds that payloads and the live line carry by themselves. */
export type ShownKind = { [Kind in RowKind]: Kinds[Kind] extends { shown: unknown } ? Kind : never }[RowKind];

export type WireOf<Kind extends ShownKind> = Awaited<ReturnType<Kinds[Kind]['shown']['toWire']>>[number];

// The rows of a kind and what is done with them belong together by name, which the index type alone cannot show.
export const servedKind = (kind: RowKind): ServedKind<Row> => rowKinds[kind] as unknown as ServedKind<Row>;
export const kindNames = Object.keys(rowKinds) as RowKind[];
export const shownKinds = kindNames.filter((kind): kind is ShownKind => 'shown' in rowKinds[kind]);
export const shownOf = (kind: ShownKind): Shown<Row, { id: Id }, unknown> =>
  rowKinds[kind].shown as unknown as Shown<Row, { id: Id }, unknown>;

/** What is asked by its plural in domain/facts.ts. */
export const plainKinds = kindNames.filter(
  (kind): kind is PlainKind =>
    !['meeting', 'occurrence', 'link', 'acceptance', 'person', 'guardianship'].includes(kind),
);
