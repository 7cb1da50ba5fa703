/** What one command makes of a sentence, and how well it accounts for the words. */
import type { Command } from './command.ts';
import type { Heard } from './interpretation.ts';

export type Hearing = { command: Command; heard: Heard; cost: number };
