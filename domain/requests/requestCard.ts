/** What the card of a request for a lesson says it comes to: it goes by how the request will stand. */
import type { RowChange } from '../kernel/rows.ts';
import type { PendingStatus } from './pendingMeeting.ts';

const ofStatus = {
  Pending: 'ask',
  Offered: 'offer',
  Approved: 'approve',
  Declined: 'decline',
  Withdrawn: 'withdraw',
} as const satisfies Record<PendingStatus, string>;

type Effect = (typeof ofStatus)[PendingStatus];

export function effectOfRequest(_args: unknown, rows: readonly RowChange[]): Effect | null {
  const pending = rows.find(({ after }) => after?.kind === 'pendingMeeting')?.after;
  return pending?.kind === 'pendingMeeting' ? ofStatus[pending.status] : null;
}
