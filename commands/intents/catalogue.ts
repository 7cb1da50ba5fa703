/** All commands, area by area; each area lists its own. Of two readings that are worth the same the earlier command is taken. */
import { lessonCommands } from './calendar/lessonCommands.ts';
import { calendarCommands } from './calendar/calendarCommands.ts';
import { peopleCommands } from './people/peopleCommands.ts';
import { everywhereCommands } from './everywhere/everywhereCommands.ts';
import { requestsCommands } from './requests/requestsCommands.ts';
import { subjectsCommands } from './subjects/subjectsCommands.ts';
import { accessCommands } from './access/accessCommands.ts';
import { plansCommands } from './plans/plansCommands.ts';
import { moneyCommands } from './money/moneyCommands.ts';
import { noticesCommands } from './notices/noticesCommands.ts';

export const catalogue = [
  ...lessonCommands,
  ...peopleCommands,
  ...calendarCommands,
  ...everywhereCommands,
  ...requestsCommands,
  ...subjectsCommands,
  ...accessCommands,
  ...plansCommands,
  ...moneyCommands,
  ...noticesCommands,
];
