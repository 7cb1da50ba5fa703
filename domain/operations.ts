/** The one list of operations; names and types derive from it. */
import type { InferOutput } from 'valibot';
import { addBatchMeetings } from './calendar/addBatchMeetings.ts';
import { addMeeting } from './calendar/addMeeting.ts';
import { addRestrictedTime } from './calendar/addRestrictedTime.ts';
import { cancelMyAttendance } from './calendar/cancelMyAttendance.ts';
import { deleteMeeting } from './calendar/deleteMeeting.ts';
import { leaveMeeting } from './calendar/leaveMeeting.ts';
import { markAttendance } from './calendar/markAttendance.ts';
import { removeRestrictedTime } from './calendar/removeRestrictedTime.ts';
import { updateMeeting } from './calendar/updateMeeting.ts';
import { addPendingMeeting } from './requests/addPendingMeeting.ts';
import { removePendingMeeting } from './requests/removePendingMeeting.ts';
import { updatePendingMeeting } from './requests/updatePendingMeeting.ts';
import { undoChange } from './calendar/undoChange.ts';
import { updateRestrictedTime } from './calendar/updateRestrictedTime.ts';

export const operations = {
  addMeeting,
  addBatchMeetings,
  updateMeeting,
  deleteMeeting,
  markAttendance,
  cancelMyAttendance,
  leaveMeeting,
  addRestrictedTime,
  updateRestrictedTime,
  removeRestrictedTime,
  addPendingMeeting,
  updatePendingMeeting,
  removePendingMeeting,
  undoChange,
};

export type OperationName = keyof typeof operations;

export type ArgsOf<Name extends OperationName> = InferOutput<(typeof operations)[Name]['args']>;

/** One step of a plan: an operation with its arguments, in wall time and minor units. */
export type Step = { [Name in OperationName]: { name: Name; args: ArgsOf<Name> } }[OperationName];
