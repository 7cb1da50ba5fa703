/** A sentence as it would have been typed without slips of the finger. */
import type { NormalText } from './normalize.ts';

/** `read`: the text with the words that were meant, each where it was typed. */
export type Respelling = { read(typed: NormalText): NormalText; isSure: boolean };
