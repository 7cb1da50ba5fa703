/** Brings what reads sentences: while the page is idle, so that it is here before the line may be gone, and again until it has come. */

import { untilItComes } from '../../../lib/page/untilItComes.ts';
import { whenIdle } from '../../../lib/page/whenIdle.ts';
import { LaterCard } from './LaterCard.ts';

export type NluClient = typeof import('./nluClient.ts');

let client: NluClient | null = null;

/** What has been fetched already; null before. */
export const readerHere = (): NluClient | null => client;

/** With what draws its answers, so that none of them stands empty first. */
export async function wake(): Promise<NluClient> {
  [client] = await Promise.all([client ?? import('./nluClient.ts'), LaterCard.fetchPart()]);
  return client;
}

/** Fetches the reader, then the parts of the language that few sentences need, then lays out its first phrases. */
export function fetchReaderWhileIdle(): void {
  whenIdle(() => void untilItComes(wake).then((nlu) => whenIdle(() => void untilItComes(nlu.getReady))));
}
