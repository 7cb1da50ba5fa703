/** The one list of commands. */
import { meetingMove } from './calendar/meeting.move.ts';
import type { Command } from './command.ts';

export const catalogue: Command[] = [meetingMove];
