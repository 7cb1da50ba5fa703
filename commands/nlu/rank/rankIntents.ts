/** Compares what the commands heard: one of them, a choice, or none. */
import type { Command } from '../../kernel/command.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import type { IntentCandidate } from '../../kernel/intentCandidate.ts';

export type RankedIntents = { hearing: IntentCandidate | null; rival: IntentCandidate | null };

const close = 0.5;

/** First and family name of somebody who is not known are one word that is. */
const isStranger = (
  { effect, takes }: Command,
  { unread: [first, last, more], items }: Interpretation,
): boolean =>
  last !== undefined &&
  more === undefined &&
  last.from === (first?.to ?? 0) + 1 &&
  effect === 'does' &&
  takes.includes('person') &&
  !items.some(({ kind }) => kind === 'person');

/** How many words may stay unread before a sentence counts as not understood; where it will be asked about, more. */
export function isHeard({ command, heard }: IntentCandidate, isAsked = false): boolean {
  const read = heard.items.length + (heard.verb?.words ?? 0);
  const unread = isStranger(command, heard) ? 1 : heard.unread.length;
  if (isAsked) return unread <= Math.min(4, read);
  return command.effect === 'reads'
    ? unread <= Math.max(1, read)
    : unread <= 1 || (unread === 2 && read >= 4);
}

export function rankIntents(hearings: IntentCandidate[], isAsked = false): RankedIntents {
  const fit = hearings.filter((one) => isHeard(one, isAsked));
  const [first, second] = fit;
  if (first === undefined) return { hearing: null, rival: null };
  const rival =
    second !== undefined &&
    second.cost - first.cost < close &&
    (first.command.effect !== 'reads' || second.command.effect !== 'reads')
      ? second
      : null;
  return { hearing: first, rival };
}
