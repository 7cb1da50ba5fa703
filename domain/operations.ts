/** The one list of operations; names and types derive from it. */
import type { InferOutput } from 'valibot';
import { addBatchMeetings } from './calendar/meetings/addBatchMeetings.ts';
import { addMeeting } from './calendar/meetings/addMeeting.ts';
import { cancelMyAttendance } from './attendance/cancelMyAttendance.ts';
import {
  addRestrictedTime,
  removeRestrictedTime,
  updateRestrictedTime,
} from './calendar/availability/restrictedTimeOperations.ts';
import { deleteMeeting } from './calendar/meetings/deleteMeeting.ts';
import { leaveMeeting } from './attendance/leaveMeeting.ts';
import { markAttendance } from './attendance/markAttendance.ts';
import { updateMeeting } from './calendar/meetings/updateMeeting.ts';
import { addPendingMeeting } from './requests/addPendingMeeting.ts';
import { joinWaitlist } from './requests/joinWaitlist.ts';
import { leaveWaitlist } from './requests/leaveWaitlist.ts';
import { passPlaceOn } from './requests/passPlaceOn.ts';
import { takePlace } from './requests/takePlace.ts';
import { removePendingMeeting } from './requests/removePendingMeeting.ts';
import { updatePendingMeeting } from './requests/updatePendingMeeting.ts';
import { addStudent } from './people/addStudent.ts';
import { updateKeptStudent } from './people/updateKeptStudent.ts';
import { inviteStudent } from './people/inviteStudent.ts';
import { removeInvitation } from './people/removeInvitation.ts';
import { addStudentToParent } from './people/addStudentToParent.ts';
import { removeStudent } from './people/removeStudent.ts';
import { updateMyPreferences } from './people/updateMyPreferences.ts';
import { updateParent } from './people/updateParent.ts';
import { updateStudent } from './people/updateStudent.ts';
import { updateStudentImageByParent } from './people/updateStudentImageByParent.ts';
import { rotateShareLink } from './people/rotateShareLink.ts';
import { updateTeacher } from './people/updateTeacher.ts';
import { updateStudentLink } from './people/updateStudentLink.ts';
import { acceptContract } from './requests/acceptContract.ts';
import { addJoinRequest } from './requests/addJoinRequest.ts';
import { removeJoinRequest } from './requests/removeJoinRequest.ts';
import { updateJoinRequest } from './requests/updateJoinRequest.ts';
import { addSubject } from './subjects/addSubject.ts';
import { removeSubject } from './subjects/removeSubject.ts';
import { updateSubject } from './subjects/updateSubject.ts';
import { updateSubjectsCost } from './subjects/updateSubjectsCost.ts';
import { addExpense } from './money/addExpense.ts';
import { removeExpense } from './money/removeExpense.ts';
import { updateExpense } from './money/updateExpense.ts';
import { updateExpensesCostMultiplier } from './money/updateExpensesCostMultiplier.ts';
import { createDiscount } from './money/createDiscount.ts';
import { deleteDiscount } from './money/deleteDiscount.ts';
import { updateDiscount } from './money/updateDiscount.ts';
import { updateDiscountCost } from './money/updateDiscountCost.ts';
import { addPayment } from './money/addPayment.ts';
import { markPayments } from './money/markPayments.ts';
import { refundPayment } from './money/refundPayment.ts';
import { removePayment } from './money/removePayment.ts';
import { changeCurrency } from './money/changeCurrency.ts';
import { remindFamily } from './money/remindFamily.ts';
import { sendStatement } from './money/sendStatement.ts';
import { settleCharges } from './money/settleCharges.ts';
import { deleteNotification } from './notifications/deleteNotification.ts';
import { deleteUserNotifications } from './notifications/deleteUserNotifications.ts';
import { markAllNotificationsAsRead } from './notifications/markAllNotificationsAsRead.ts';
import { markNotificationAsRead } from './notifications/markNotificationAsRead.ts';
import { updateNotificationSettings } from './notifications/updateNotificationSettings.ts';
import { undoChange } from './undo/undoChange.ts';
import { updateMeetingsCost } from './calendar/meetings/updateMeetingsCost.ts';
import { updateMeetingsCostMultiplier } from './calendar/meetings/updateMeetingsCostMultiplier.ts';
import { updateMeetingsLocation } from './calendar/meetings/updateMeetingsLocation.ts';
import { updateMeetingSubjectName } from './calendar/meetings/updateMeetingSubjectName.ts';

export const operations = {
  addMeeting,
  addBatchMeetings,
  updateMeeting,
  deleteMeeting,
  updateMeetingSubjectName,
  updateMeetingsCost,
  updateMeetingsLocation,
  updateMeetingsCostMultiplier,
  markAttendance,
  cancelMyAttendance,
  leaveMeeting,
  addRestrictedTime,
  updateRestrictedTime,
  removeRestrictedTime,
  addPendingMeeting,
  updatePendingMeeting,
  removePendingMeeting,
  joinWaitlist,
  leaveWaitlist,
  takePlace,
  passPlaceOn,
  addSubject,
  updateSubject,
  updateSubjectsCost,
  removeSubject,
  addExpense,
  updateExpense,
  removeExpense,
  updateExpensesCostMultiplier,
  createDiscount,
  updateDiscount,
  deleteDiscount,
  updateDiscountCost,
  updateTeacher,
  rotateShareLink,
  updateParent,
  updateStudent,
  updateMyPreferences,
  addStudentToParent,
  removeStudent,
  updateStudentImageByParent,
  updateStudentLink,
  addStudent,
  updateKeptStudent,
  inviteStudent,
  removeInvitation,
  acceptContract,
  addJoinRequest,
  updateJoinRequest,
  removeJoinRequest,
  markPayments,
  addPayment,
  refundPayment,
  removePayment,
  settleCharges,
  remindFamily,
  sendStatement,
  changeCurrency,
  markNotificationAsRead,
  markAllNotificationsAsRead,
  deleteNotification,
  deleteUserNotifications,
  updateNotificationSettings,
  undoChange,
};

export type OperationName = keyof typeof operations;

export type ArgsOf<Name extends OperationName> = InferOutput<(typeof operations)[Name]['args']>;

/** One step of a plan: an operation with its arguments, in wall time and minor units. */
export type Step = { [Name in OperationName]: { name: Name; args: ArgsOf<Name> } }[OperationName];

type Cards = (typeof operations)[OperationName]['card'];

/** Every word for what an operation comes to. */
export type Effect = Cards extends infer Card
  ? Card extends { effect: infer Made }
    ? Extract<Made, string> | Extract<Made extends (...args: never[]) => infer Told ? Told : never, string>
    : never
  : never;
