/** What one command makes of a sentence, and how well it accounts for the words. */
import type { Command } from './command.ts';
import type { Interpretation } from './interpretation.ts';

export type IntentCandidate = { command: Command; heard: Interpretation; cost: number };
