/** The commands about requests, waiting lists, contracts and links. */
import { pendingShow } from './pending.show.ts';
import { pendingOpen } from './pending.open.ts';
import { pendingApprove } from './pending.approve.ts';
import { pendingDecline } from './pending.decline.ts';
import { pendingWithdraw } from './pending.withdraw.ts';
import { meetingPropose } from './meeting.propose.ts';
import { requestShow } from './request.show.ts';
import { requestAdd } from './request.add.ts';
import { requestApprove } from './request.approve.ts';
import { requestReject } from './request.reject.ts';
import { requestWithdraw } from './request.withdraw.ts';
import { waitlistJoin } from './waitlist.join.ts';
import { waitlistLeave } from './waitlist.leave.ts';
import { waitlistShow } from './waitlist.show.ts';
import { contractOpen } from './contract.open.ts';
import { contractAccept } from './contract.accept.ts';
import { teacherJoin } from './teacher.join.ts';
import { linkCopy } from './link.copy.ts';

export const requestsCommands = [
  pendingShow,
  pendingOpen,
  pendingApprove,
  pendingDecline,
  pendingWithdraw,
  meetingPropose,
  requestShow,
  requestAdd,
  requestApprove,
  requestReject,
  requestWithdraw,
  waitlistJoin,
  waitlistLeave,
  waitlistShow,
  contractOpen,
  contractAccept,
  teacherJoin,
  linkCopy,
];
