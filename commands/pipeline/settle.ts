/** Compares what the commands heard: one of them, a choice, or none. */
import { isOneName } from '../people/newName.ts';
import type { Hearing } from './match.ts';

export type Settled = { hearing: Hearing | null; rival: Hearing | null };

const close = 0.5;

/** How many words may stay unread before a sentence counts as not understood; where it will be asked about, more. */
export function isHeard({ command, heard }: Hearing, isAsked = false): boolean {
  const read = heard.items.length + (heard.verb?.words ?? 0);
  const isStranger = command.deed === 'does' && command.takes.includes('person') && isOneName(heard);
  const isNobody = !heard.items.some(({ kind }) => kind === 'person');
  const unread = isStranger && isNobody ? 1 : heard.unread.length;
  if (isAsked) return unread <= Math.min(4, read);
  return command.deed === 'reads' ? unread <= Math.max(1, read) : unread <= 1 || (unread === 2 && read >= 4);
}

export function settle(hearings: Hearing[], isAsked = false): Settled {
  const fit = hearings.filter((one) => isHeard(one, isAsked));
  const [first, second] = fit;
  if (first === undefined) return { hearing: null, rival: null };
  const rival =
    second !== undefined &&
    second.cost - first.cost < close &&
    (first.command.deed !== 'reads' || second.command.deed !== 'reads')
      ? second
      : null;
  return { hearing: first, rival };
}
