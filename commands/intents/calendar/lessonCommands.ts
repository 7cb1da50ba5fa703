/** The commands that book, change and call off lessons. */
import { meetingAdd } from './meeting.add.ts';
import { meetingAddBatch } from './meeting.addBatch.ts';
import { meetingMove } from './meeting.move.ts';
import { meetingCancel } from './meeting.cancel.ts';
import { meetingResize } from './meeting.resize.ts';
import { meetingChange } from './meeting.change.ts';
import { meetingRepeat } from './meeting.repeat.ts';
import { meetingPlace } from './meeting.place.ts';
import { meetingPrice } from './meeting.price.ts';
import { meetingAttendees } from './meeting.attendees.ts';
import { meetingLeave } from './meeting.leave.ts';
import { meetingOpen } from './meeting.open.ts';

export const lessonCommands = [
  meetingAdd,
  meetingAddBatch,
  meetingMove,
  meetingCancel,
  meetingResize,
  meetingChange,
  meetingRepeat,
  meetingPlace,
  meetingPrice,
  meetingAttendees,
  meetingLeave,
  meetingOpen,
];
