/** The one list of commands. */
import { dayClear } from './calendar/day.clear.ts';
import { meetingAdd } from './calendar/meeting.add.ts';
import { meetingAddBatch } from './calendar/meeting.addBatch.ts';
import { meetingCancel } from './calendar/meeting.cancel.ts';
import { meetingMove } from './calendar/meeting.move.ts';
import { scheduleCheck } from './calendar/schedule.check.ts';
import { scheduleFree } from './calendar/schedule.free.ts';
import { scheduleNext } from './calendar/schedule.next.ts';
import { scheduleShow } from './calendar/schedule.show.ts';
import type { Command } from './command.ts';
import { answer } from './everywhere/answer.ts';
import { help } from './everywhere/help.ts';
import { languageChange } from './everywhere/language.change.ts';
import { pageOpen } from './everywhere/page.open.ts';
import { themeChange } from './everywhere/theme.change.ts';
import { undo } from './everywhere/undo.ts';

export const catalogue: Command[] = [
  meetingAdd,
  meetingAddBatch,
  meetingMove,
  meetingCancel,
  dayClear,
  scheduleShow,
  scheduleNext,
  scheduleFree,
  scheduleCheck,
  help,
  undo,
  answer,
  pageOpen,
  themeChange,
  languageChange,
];
