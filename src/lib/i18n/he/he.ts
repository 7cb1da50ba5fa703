/** All words of one language, by area. */
import { feedback } from './feedback.ts';
import { discounts } from './discounts.ts';
import { payments } from './payments.ts';
import { access } from './access.ts';
import { asks } from './asks.ts';
import { booking } from './booking.ts';
import { calendar } from './calendar.ts';
import { chat } from './chat.ts';
import { closed } from './closed.ts';
import { commands } from './commands.ts';
import { actions } from './actions.ts';
import { insight } from './insight.ts';
import { joining } from './joining.ts';
import { landing } from './landing.ts';
import { learning } from './learning.ts';
import { notices } from './notices.ts';
import { palette } from './palette.ts';
import { pictures } from './pictures.ts';
import { plans } from './plans.ts';
import { queue } from './queue.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { students } from './students.ts';
import { subjects } from './subjects.ts';

export const he = {
  feedback,
  discounts,
  payments,
  access,
  asks,
  booking,
  calendar,
  chat,
  closed,
  commands,
  actions,
  insight,
  joining,
  landing,
  learning,
  notices,
  palette,
  pictures,
  plans,
  queue,
  refusals,
  settings,
  shell,
  students,
  subjects,
};
