/** The words that Arabic has: the shell. Whatever is not here is said in English (domain/basics/languages.ts). */
import { ar as dayNames } from 'date-fns/locale/ar';
import { access } from './access.ts';
import { calendar } from './calendar.ts';
import { chat } from './chat.ts';
import { landing } from './landing.ts';
import { notices } from './notices.ts';
import { refusals } from './refusals.ts';
import * as screens from './screens.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';

export { dayNames };

export const ar = { ...screens, access, calendar, chat, landing, notices, refusals, settings, shell };
