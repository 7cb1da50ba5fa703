/** The commands about what stands in the calendar, and about the calendar itself. */
import { dayClear } from './day.clear.ts';
import { scheduleShow } from './schedule.show.ts';
import { scheduleNext } from './schedule.next.ts';
import { scheduleFree } from './schedule.free.ts';
import { scheduleCheck } from './schedule.check.ts';
import { meetingRequest } from './meeting.request.ts';
import { timeBlock } from './time.block.ts';
import { timeUnblock } from './time.unblock.ts';
import { calendarView } from './calendar.view.ts';
import { calendarGoto } from './calendar.goto.ts';
import { attendanceMark } from './attendance.mark.ts';
import { attendanceCancel } from './attendance.cancel.ts';
import { calendarExport } from './calendar.export.ts';
import { calendarImport } from './calendar.import.ts';
import { calendarSave } from './calendar.save.ts';
import { calendarSearch } from './calendar.search.ts';
import { feedCopy } from './feed.copy.ts';
import { lessonCount } from './lesson.count.ts';
import { lessonGroupmates } from './lesson.groupmates.ts';
import { meetingDescribe } from './meeting.describe.ts';
import { meetingNumber } from './meeting.number.ts';
import { meetingRemind } from './meeting.remind.ts';
import { meetingScalePrice } from './meeting.scalePrice.ts';
import { scheduleLast } from './schedule.last.ts';
import { timeShow } from './time.show.ts';
import { weekCopy } from './week.copy.ts';

export const calendarCommands = [
  dayClear,
  scheduleShow,
  scheduleNext,
  scheduleFree,
  scheduleCheck,
  meetingRequest,
  timeBlock,
  timeUnblock,
  calendarView,
  calendarGoto,
  attendanceMark,
  attendanceCancel,
  calendarExport,
  calendarImport,
  calendarSave,
  calendarSearch,
  feedCopy,
  lessonCount,
  lessonGroupmates,
  meetingDescribe,
  meetingNumber,
  meetingRemind,
  meetingScalePrice,
  scheduleLast,
  timeShow,
  weekCopy,
];
