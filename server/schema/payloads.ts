/** Which payload each mutation answers with (the row under its entity's name). */
import type { OperationName } from '../../domain/operations.ts';

export const payloads = {
  addMeeting: 'MeetingPayload',
  addBatchMeetings: 'MeetingPayload',
  updateMeeting: 'MeetingPayload',
  deleteMeeting: 'MeetingPayload',
  markAttendance: 'MeetingPayload',
  cancelMyAttendance: 'AttendancePayload',
  leaveMeeting: 'AttendancePayload',
  addRestrictedTime: 'RestrictedTimePayload',
  updateRestrictedTime: 'RestrictedTimePayload',
  removeRestrictedTime: 'RestrictedTimePayload',
  addPendingMeeting: 'PendingMeetingPayload',
  updatePendingMeeting: 'PendingMeetingPayload',
  removePendingMeeting: 'PendingMeetingPayload',
  undoChange: 'MeetingPayload',
} as const satisfies Record<OperationName, string>;
