/** The rows that operations change: the client draws them as a preview, the server writes them, the log keeps them. */
import type { Meeting } from './calendar/meeting.ts';
import type { Occurrence } from './calendar/occurrence.ts';
import type { RestrictedTime } from './calendar/restrictedTime.ts';
import type { Expense } from './money/expense.ts';
import type { Acceptance } from './requests/contract.ts';
import type { JoinRequest } from './requests/joinRequest.ts';
import type { Guardianship, Person } from './people/personRow.ts';
import type { Invitation } from './people/invitation.ts';
import type { PendingMeeting } from './requests/pendingMeeting.ts';
import type { Waiting } from './requests/waiting.ts';
import type { Link } from './people/link.ts';
import type { TeacherProfile } from './people/teacherProfile.ts';
import type { Subject } from './subjects/subject.ts';

/** By kind; what is true of each kind stands in rowKinds.ts. */
export type Rows = {
  meeting: Meeting;
  occurrence: Occurrence;
  restrictedTime: RestrictedTime;
  link: Link;
  pendingMeeting: PendingMeeting;
  waiting: Waiting;
  subject: Subject;
  expense: Expense;
  teacher: TeacherProfile;
  acceptance: Acceptance;
  joinRequest: JoinRequest;
  invitation: Invitation;
  person: Person;
  guardianship: Guardianship;
};

export type RowKind = keyof Rows;
export type Row = Rows[RowKind];

/**
 * before null = a new row, after null = a row that goes (where the kind is not marked, but erased).
 * `revision` in `after` is still the one before: the store sets it as it writes.
 */
export type RowChange = { before: Row | null; after: Row | null };

export const rowKey = (row: Row): string => `${row.kind}:${row.id}`;
