/** Brings what reads sentences: while the page is idle, so that it is here before the line may be gone, and again until it has come. */

import { untilItComes } from '../../../lib/page/untilItComes.ts';
import { whenIdle } from '../../../lib/page/whenIdle.ts';
import { LaterCard } from './LaterCard.ts';

export type Brain = typeof import('./brain.ts');

let brain: Brain | null = null;

/** What has been fetched already; null before. */
export const readerHere = (): Brain | null => brain;

/** With what draws its answers, so that none of them stands empty first. */
export async function wake(): Promise<Brain> {
  [brain] = await Promise.all([brain ?? import('./brain.ts'), LaterCard.fetchPart()]);
  return brain;
}

/** Fetches the reader, then the parts of the language that few sentences need, then lays out its first phrases. */
export function fetchReaderWhileIdle(): void {
  whenIdle(() => void untilItComes(wake).then((mind) => whenIdle(() => void untilItComes(mind.getReady))));
}
