/** What a plan comes to, in one word: what its card is called, and what its button says. */
import type { Step } from '../../../domain/operations.ts';
import type { RowChange } from '../../../domain/rows.ts';
import { personDeedOf, type PersonDeed } from './peopleFacts.ts';
import { settingFacts } from './settingFacts.ts';
import { subjectDeedOf, type SubjectDeed } from './subjectFacts.ts';
import type { PendingStatus } from '../../../domain/requests/pendingMeeting.ts';

/** Deeds that are no plain moving, booking, cancelling or changing of lessons; words.deeds names each. */
export type Deed =
  | 'close'
  | 'open'
  | 'ask'
  | 'offer'
  | 'approve'
  | 'decline'
  | 'withdraw'
  | 'attend'
  | 'leave'
  | 'wait'
  | 'leaveQueue'
  | 'takePlace'
  | 'passOn'
  | PersonDeed
  | 'setting'
  | SubjectDeed;

const ofStatus: Record<PendingStatus, Deed> = {
  Pending: 'ask',
  Offered: 'offer',
  Approved: 'approve',
  Declined: 'decline',
  Withdrawn: 'withdraw',
};

function deedOfStep(step: Step, rows: readonly RowChange[]): Deed | null {
  switch (step.name) {
    case 'addRestrictedTime':
      return 'close';
    case 'updateRestrictedTime':
    case 'removeRestrictedTime':
      return 'open';
    case 'addPendingMeeting':
    case 'updatePendingMeeting':
    case 'removePendingMeeting': {
      const pending = rows.find(({ after }) => after?.kind === 'pendingMeeting')?.after;
      return pending?.kind === 'pendingMeeting' ? ofStatus[pending.status] : null;
    }
    case 'markAttendance':
      return 'attend';
    case 'leaveMeeting':
      return 'leave';
    case 'joinWaitlist':
      return 'wait';
    case 'leaveWaitlist':
      return 'leaveQueue';
    case 'takePlace':
      return 'takePlace';
    case 'passPlaceOn':
      return 'passOn';
    default:
      return personDeedOf(step);
  }
}

/** null for what is done to lessons alone, and for plans that mix deeds. */
export function deedOf(steps: readonly Step[], rows: readonly RowChange[]): Deed | null {
  // A subject's price takes lessons along; they are part of it.
  const ofSubject = steps.flatMap((step) => subjectDeedOf(step) ?? [])[0];
  if (ofSubject) return ofSubject;
  if (settingFacts(steps, rows)) return 'setting';
  const deeds = new Set(steps.map((step) => deedOfStep(step, rows)));
  const [only] = deeds;
  return deeds.size === 1 && only ? only : null;
}
