/** All words of one language, by area. */
import { access } from './access.ts';
import { calendar } from './calendar.ts';
import { chat } from './chat.ts';
import { commands } from './commands.ts';
import { palette } from './palette.ts';
import { refusals } from './refusals.ts';
import { shell } from './shell.ts';

export const en = { access, calendar, chat, commands, palette, refusals, shell };
